"""Backups: a whole copy of the database while it is served, and the way back.

Three names beside the database: ``.restore`` is a copy that waits to take its place, ``.replaced``
is what it takes the place of, until it is served, and ``.before-TIME`` where that is kept then.
Each step is one renaming, so that a crash in the middle leaves the old one or the new one, whole.
"""

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

import structlog

from jokeri.server import schema
from jokeri.server.database import Database, DatabaseRefused, renew
from jokeri.server.lock import FileLock, Locked

PATIENCE = 30.0
"""So many seconds a server has to take up a copy."""

log = structlog.get_logger()


def back_up(database: Path, copy: Path) -> None:
    """Write a copy of the database as it is at one moment; a server may be running on it."""
    if not database.is_file():
        raise DatabaseRefused(f"There is no database at {database}.")
    if copy.exists():
        raise DatabaseRefused(f"{copy} exists already: name another file.")
    _check(database)
    _copied(database, copy)


def put_back(copy: Path, database: Path) -> Path | None:
    """Put a copy in a database's place, whole or not at all, also while a server runs on it.

    Return where the one before is kept, if there was one.
    """
    if not copy.is_file():
        raise DatabaseRefused(f"There is no file {copy}.")
    _check(copy)
    try:
        database = database.resolve()
        database.parent.mkdir(parents=True, exist_ok=True)
        laid = _lay(copy, database)
    except OSError as fault:
        raise DatabaseRefused(
            f"The folder of {database} cannot be written: {fault.strerror}."
        ) from fault
    try:
        if not _is_served(database):
            return _replaced(database)
        return _taken_up(database, laid)
    finally:
        asked(database).unlink(missing_ok=True)


def asked(database: Path) -> Path:
    """Return where a copy waits to take a database's place."""
    return database.with_name(f"{database.name}.restore")


def take_up(database: Database) -> None:
    """Serve the copy that waits; where that cannot be, the database as it was."""
    path, before = database.path, None
    database.disconnect()
    try:
        before = _kept(path)
        _put(asked(path), path)
        database.connect()
    except (DatabaseRefused, OSError) as fault:
        log.error("not restored", why=str(fault))  # noqa: TRY400  # a sentence
        if before is not None and not database.is_there:
            _put(before, path)
        asked(path).unlink(missing_ok=True)
        database.connect()
    else:
        log.warning("restored")


def settle(database: Path) -> Path | None:
    """Give what was replaced the name under which it is kept; return it, if there is anything."""
    found = None
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    for ending in ("-wal", ""):
        replaced = database.with_name(f"{database.name}.replaced{ending}")
        if replaced.exists() and database.exists() and replaced.samefile(database):
            replaced.unlink()  # it was not replaced: a second name of the same file
        elif replaced.exists():
            found = database.with_name(f"{database.name}.before-{now}{ending}")
            replaced.replace(found)
    return found


def _lay(copy: Path, database: Path) -> int:
    """Lay a copy beside a database, of the newest schema and its owner's; return which file."""
    fresh = database.with_name(f"{database.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    try:
        _copied(copy, fresh)
        renew(fresh)
        _in_one_file(fresh)
        if hasattr(os, "chown") and os.geteuid() == 0:
            owned = (database if database.exists() else database.parent).stat()
            os.chown(fresh, owned.st_uid, owned.st_gid)
        laid = fresh.stat().st_ino
        fresh.replace(asked(database))
    finally:
        fresh.unlink(missing_ok=True)
    return laid


def _is_served(database: Path) -> bool:
    try:
        lock = FileLock(database)
    except Locked:
        return True
    lock.release()
    return False


def _replaced(database: Path) -> Path | None:
    """Put the copy that waits in a database's place, with nobody to serve it."""
    try:
        lock = FileLock(database)
    except Locked:
        raise DatabaseRefused(f"A Jokeri has begun to serve {database}: try again.") from None
    kept = None
    try:
        _kept(database)
        _put(asked(database), database)
    finally:
        kept = settle(database)
        lock.release()
    return kept


def _taken_up(database: Path, laid: int) -> Path | None:
    """Wait until the server has taken up the copy."""
    known = set(database.parent.glob(f"{database.name}.before-*"))
    waiting = (asked(database), database.with_name(f"{database.name}.replaced"))
    until = time.monotonic() + PATIENCE
    while any(path.exists() for path in waiting):
        if time.monotonic() > until:
            if _is_served(database):
                raise DatabaseRefused(f"The Jokeri that serves {database} does not answer.")
            return _replaced(database)  # it has ended meanwhile
        time.sleep(0.05)
    if not database.exists() or database.stat().st_ino != laid:
        raise DatabaseRefused(
            f"The Jokeri that serves {database} could not take it up and goes on as before; "
            "its log says why."
        )
    return min(set(database.parent.glob(f"{database.name}.before-*")) - known, default=None)


def _kept(database: Path) -> Path | None:
    """Keep a database that nobody has open under a second name, whole."""
    settle(database)
    if not database.exists():
        return None
    busy = False
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as opened:
        busy = opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 1
    if busy:
        raise DatabaseRefused(f"{database} is read by another program just now.")
    log_of_damaged = Path(f"{database}-wal")
    if log_of_damaged.exists():
        log_of_damaged.replace(database.with_name(f"{database.name}.replaced-wal"))
    kept = database.with_name(f"{database.name}.replaced")
    try:
        os.link(database, kept)
    except OSError:  # not on every disk
        shutil.copy2(database, kept)
    return kept


def _put(source: Path, database: Path) -> None:
    """Put a file in the place of a database that nobody has open."""
    if not source.exists():
        raise DatabaseRefused(f"{source} is gone.")
    for ending in ("-wal", "-shm"):
        Path(f"{database}{ending}").unlink(missing_ok=True)
    source.replace(database)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(database.parent, os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _copied(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while others write; private to this user."""
    os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
        _in_one_file(target)
        with closing(sqlite3.connect(target)) as there:
            whole = there.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.Error as fault:
        target.unlink(missing_ok=True)
        raise DatabaseRefused(f"{source} cannot be copied: {fault}.") from fault
    if not whole:
        target.unlink()
        raise DatabaseRefused(f"{source} is damaged.")


def _in_one_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode=DELETE")


def _check(path: Path) -> None:
    """Refuse what is no database of Jokeri's, or one of a newer schema."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            query = f"SELECT version_num FROM {schema.VERSION_TABLE}"  # noqa: S608  # our own name
            version = database.execute(query).fetchone()
    except sqlite3.Error as fault:
        raise DatabaseRefused(f"{path} is no database of Jokeri.") from fault
    if version is None or not str(version[0]).isdecimal() or str(version[0]) > schema.VERSION:
        raise DatabaseRefused(f"{path} was made by a newer Jokeri: update this one.")
