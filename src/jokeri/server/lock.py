"""One process serves a database file: a lock on a file beside it says which."""

import os
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Locked(Exception):
    """Another process holds the file."""


class FileLock:
    """Holds ``PATH.lock`` until it is released; the system releases it when the process dies."""

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = open(f"{path}.lock", "a+b", opener=_private)  # noqa: SIM115
        try:
            _lock(self._file)
        except OSError as fault:
            self._file.close()
            raise Locked from fault

    def release(self) -> None:
        """Let go; the file stays, since removing it would let two processes hold two files."""
        self._file.close()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.set_inheritable(file.fileno(), False)  # noqa: FBT003
