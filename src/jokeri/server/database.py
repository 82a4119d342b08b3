"""The database file: opened by one process, brought to the newest schema, or refused."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    Select,
    column,
    create_engine,
    event,
    inspect,
    select,
    table,
)
from sqlalchemy.exc import DBAPIError

from jokeri.server import schema
from jokeri.server.lock import FileLock, Locked

FILE_NAME = "jokeri.sqlite3"
BUSY_SECONDS = 5
WRITING = "BEGIN IMMEDIATE"


class DatabaseRefused(Exception):
    """The database cannot be served; its text is a sentence that says why."""


class Database:
    """An open file with its lock. One connection writes; others read beside it."""

    def __init__(self, path: Path) -> None:
        self.path = _prepared(path)
        try:
            self._lock = FileLock(self.path)
        except Locked:
            raise DatabaseRefused(
                f"Another Jokeri already serves {self.path}: stop it first, or name another "
                "place with --data."
            ) from None
        except OSError as fault:
            raise DatabaseRefused(
                f"The folder of {self.path} cannot be written: {fault.strerror}."
            ) from fault
        try:
            self.connect()
        except DatabaseRefused:
            self._lock.release()
            raise

    def connect(self) -> None:
        """Open the file that lies there, or a new one, which is private to this user."""
        try:
            self.path.touch(0o600)
        except OSError as fault:
            raise DatabaseRefused(f"{self.path} cannot be written: {fault.strerror}.") from fault
        renew(self.path)
        self.writing = _engine(self.path, WRITING)
        self.reading = _engine(self.path, "BEGIN")
        self._file = _file_at(self.path)

    @property
    def is_there(self) -> bool:
        """Whether the file still lies where it was opened: what is written elsewhere is lost."""
        return _file_at(self.path) == self._file

    def disconnect(self) -> None:
        """Close every connection, and keep the lock."""
        self.reading.dispose()
        self.writing.dispose()

    def close(self) -> None:
        """Close every connection and let go of the lock."""
        self.disconnect()
        self._lock.release()


def path_from(data: str) -> Path:
    """Return the database file that DATA means: a file, or a folder that holds one."""
    path = Path(data).expanduser()
    if path.is_dir() or data.endswith(("/", os.sep)):
        return path / FILE_NAME
    return path


def renew(path: Path) -> None:
    """Bring a file to the newest schema, or refuse."""
    engine = _engine(path, WRITING)
    try:
        if _version(path) != schema.VERSION:
            _migrate(engine)
    except DBAPIError as fault:
        raise DatabaseRefused(f"{path} cannot be opened: {fault.orig}.") from fault
    finally:
        engine.dispose()


def _file_at(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _prepared(path: Path) -> Path:
    try:
        path = path.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise DatabaseRefused(
            f"The folder {path.parent} cannot be made: {fault.strerror}."
        ) from fault
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise DatabaseRefused(f"The file {path} may not be read and written by this user.")
    return path


def _url(path: Path) -> URL:
    """Return the address of a file, whose name may hold what means something in one."""
    return URL.create("sqlite", database=str(path))


def _engine(path: Path, begin: str) -> Engine:
    engine = create_engine(
        _url(path), connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
    )

    def set_up(connection: Any, _record: object) -> None:
        # Transactions are begun below, in words; the driver must not begin its own.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begun)
    return engine


def _version(path: Path) -> str | None:
    """Return the schema's version, ``None`` for a new file, or refuse.

    Nothing is written, so that a file that is not ours stays as it was.
    """
    engine = create_engine(_url(path), poolclass=NullPool)
    with engine.connect() as connection:
        names = set(inspect(connection).get_table_names())
        if schema.VERSION_TABLE not in names:
            if names:
                raise DatabaseRefused(f"{path} is a database of another program.")
            return None
        query: Select[Any] = select(column("version_num")).select_from(table(schema.VERSION_TABLE))
        version = connection.execute(query).scalar()
    if version is None:
        return None
    if not (isinstance(version, str) and version.isdecimal() and version <= schema.VERSION):
        raise DatabaseRefused(
            f"{path} has schema {version}, made by a newer Jokeri; this one reads up to "
            f"{schema.VERSION}. Update Jokeri, or name another place with --data."
        )
    return version


def _migrate(engine: Engine) -> None:
    from alembic import command  # noqa: PLC0415  # slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "jokeri.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
