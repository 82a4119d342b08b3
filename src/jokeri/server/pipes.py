"""Pipes to processes that answer one question at a time, and their end of them.

A question is pickled, and so is its answer, or a text that says what went wrong; both with their
length before them. Before the first question the process says ``READY``. It ends when the server's
end of its pipe closes, however that happens.
"""

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any

from jokeri.server.faults import where

LENGTH = struct.Struct("!I")
READY = "ready"


def framed(content: object) -> bytes:
    """Return a message as it goes through the pipe."""
    pickled = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(pickled)) + pickled


def answer_questions(answer: Callable[[Any], object]) -> None:
    """Answer questions until there are no more: all that such a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed is no answer
    answers.write(framed(READY))
    answers.flush()
    pipe = sys.stdin.buffer
    while len(head := pipe.read(LENGTH.size)) == LENGTH.size:
        question = pickle.loads(pipe.read(*LENGTH.unpack(head)))  # noqa: S301  # our server's
        try:
            found = answer(question)
        except Exception as fault:  # noqa: BLE001  # the server says it and goes on
            found = where(fault)
        answers.write(framed(found))
        answers.flush()
