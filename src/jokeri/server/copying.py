"""Backups: a whole copy of the database while it is served, and the way back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from jokeri.server import schema
from jokeri.server.database import DatabaseRefused
from jokeri.server.lock import FileLock, Locked

PAGES = 512


def back_up(database: Path, copy: Path) -> None:
    """Write a copy of the database as it is at one moment; a server may be running on it."""
    if not database.is_file():
        raise DatabaseRefused(f"There is no database at {database}.")
    if copy.exists():
        raise DatabaseRefused(f"{copy} exists already: name another file.")
    _check(database)
    _copied(database, copy)


def put_back(copy: Path, database: Path) -> None:
    """Put a copy in a database's place, whole or not at all; no server may be running on it."""
    if not copy.is_file():
        raise DatabaseRefused(f"There is no file {copy}.")
    _check(copy)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(database)
    except Locked:
        raise DatabaseRefused(f"A Jokeri serves {database}: stop it first.") from None
    except OSError as fault:
        raise DatabaseRefused(
            f"The folder of {database} cannot be written: {fault.strerror}."
        ) from fault
    try:
        fresh = database.with_name(f"{database.name}.restoring")
        fresh.unlink(missing_ok=True)
        _copied(copy, fresh)
        for ending in ("-wal", "-shm"):
            Path(f"{database}{ending}").unlink(missing_ok=True)
        fresh.replace(database)
    finally:
        lock.release()


def _copied(source: Path, target: Path) -> None:
    """Copy page by page, so that writers are held up by moments only; private to this user."""
    os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there, pages=PAGES, sleep=0.005)
            there.execute("PRAGMA journal_mode=DELETE")
            whole = there.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.Error as fault:
        target.unlink(missing_ok=True)
        raise DatabaseRefused(f"{source} cannot be copied: {fault}.") from fault
    if not whole:
        target.unlink()
        raise DatabaseRefused(f"{source} is damaged.")


def _check(path: Path) -> None:
    """Refuse what is no database of Jokeri's, or one of a newer schema."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            query = f"SELECT version_num FROM {schema.VERSION_TABLE}"  # noqa: S608  # our own name
            version = database.execute(query).fetchone()
    except sqlite3.Error as fault:
        raise DatabaseRefused(f"{path} is no database of Jokeri.") from fault
    if version is None or not str(version[0]).isdecimal() or str(version[0]) > schema.VERSION:
        raise DatabaseRefused(f"{path} was made by a newer Jokeri: update this one.")
