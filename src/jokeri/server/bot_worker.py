"""A bot's process, `python -m jokeri.server.bot_worker`: views in, choices out.

It knows views, legal moves and a seed, and nothing else. A question is a pickled tuple (bot, view,
moves, seed), an answer a pickled number, or a text that says what went wrong; both with their
length before them. It ends when the server's end of the pipe closes, however that happens.
"""

import os
import pickle
import random
import signal
import struct
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO

from jokeri.bots import BOTS
from jokeri.server.faults import where

LENGTH = struct.Struct("!I")

Question = tuple[str, Any, Sequence[Any], int]


def framed(content: object) -> bytes:
    """Return a message as it goes through the pipe."""
    pickled = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(pickled)) + pickled


def choose(question: Question) -> int:
    """Return the place in the legal moves of the one that a bot chooses."""
    bot, view, moves, seed = question
    return moves.index(BOTS[bot].choose(view, moves, random.Random(seed)))


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    while (question := _read(sys.stdin.buffer)) is not None:
        try:
            answer: int | str = choose(question)
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
