"""Places where a test lets the server die, as a power cut would."""

import os
import signal
import sys
from threading import Lock

RECEIVED = "received"
BEFORE_COMMIT = "before-commit"
AFTER_COMMIT = "after-commit"
BETWEEN_SENDS = "between-sends"
NAMES = (RECEIVED, BEFORE_COMMIT, AFTER_COMMIT, BETWEEN_SENDS)


class BadFailpoint(ValueError):
    """There is no such failpoint; its text is a sentence that says so."""


class Failpoints:
    """Dies at the ``count``-th hit of the point ``name``, in ``name:count``; else does nothing."""

    def __init__(self, text: str = "") -> None:
        name, _, count = text.partition(":")
        if name and (name not in NAMES or not count.isdecimal()):
            raise BadFailpoint(f"{text!r} is no failpoint: it is NAME:COUNT.")
        self._name = name
        self._left = int(count) if name else 0
        self._lock = Lock()

    def hit(self, name: str) -> None:
        """Die here if it is the time and place."""
        if name != self._name:
            return
        with self._lock:
            self._left -= 1
            due = self._left == 0
        if due:
            die()


def die() -> None:
    """End the process at once, with nothing flushed or closed."""
    if sys.platform == "win32":
        os._exit(137)
    os.kill(os.getpid(), signal.SIGKILL)
