"""A bot's process, `python -m jokeri.server.bot_worker`: questions in, answers out.

A question (``questions.py``) and its answer are pickled, with their length before them; a text
instead of an answer says what went wrong. Before the first question the process says ``READY``. It
ends when the server's end of the pipe closes, however that happens.
"""

import os
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO

from jokeri.bots import bots_of
from jokeri.games import GAMES
from jokeri.server.faults import where
from jokeri.server.questions import Question

LENGTH = struct.Struct("!I")
READY = "ready"


def framed(content: object) -> bytes:
    """Return a message as it goes through the pipe."""
    pickled = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(pickled)) + pickled


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    for kind in GAMES.values():
        bots_of(kind)  # loads them: a bot's time is for its thoughts
    answers.write(framed(READY))
    answers.flush()
    while (question := _read(sys.stdin.buffer)) is not None:
        try:
            answer: Any = question.answer()
        except Exception as fault:  # noqa: BLE001  # the server says it and goes on
            answer = where(fault)
        answers.write(framed(answer))
        answers.flush()


def _read(pipe: BinaryIO) -> Question | None:
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    question: Question = pickle.loads(pipe.read(*LENGTH.unpack(head)))  # noqa: S301  # our server's
    return question


if __name__ == "__main__":
    main()
