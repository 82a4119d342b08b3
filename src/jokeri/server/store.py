"""What is kept: guests, tables, seats and logs. Every write is committed when its call returns."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Insert, Row, insert, select, update

from jokeri.records import Entry, Header, RecordRefused, read_header, write_header
from jokeri.server import schema
from jokeri.server.database import Database
from jokeri.server.failpoints import Failpoints
from jokeri.server.writer import Writer

T = TypeVar("T")
READERS = 2
LISTED = 200


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a match."""

    deal: int
    deals: int
    total: tuple[int, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it lies in the database; ``bots`` are by seat, ``None`` for a person."""

    id: int
    code: str
    header: Header
    house: str
    bots: tuple[str | None, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a guest's list."""

    code: str
    header: Header
    house: str
    seat: int
    summary: Summary
    started: datetime


@dataclass(frozen=True, slots=True)
class Place:
    """A guest's seat at a table."""

    table: int
    seat: int
    given_up: bool


class Store:
    """The database, as the rest of the server sees it."""

    def __init__(self, database: Database, failpoints: Failpoints) -> None:
        self._database = database
        self._writer = Writer(database.writing, failpoints)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def close(self) -> None:
        """Finish what waits; the database itself is its opener's to close."""
        await self._writer.close()
        self._readers.shutdown()

    async def seat_table(
        self,
        header: Header,
        house: str,
        summary: Summary,
        people: Sequence[bytes | None],
        bots: Sequence[str | None],
    ) -> str:
        """Add a table with a guest's hash or a bot's name at each seat; return its code."""
        code = secrets.token_urlsafe(16)

        def work(connection: Connection) -> None:
            table = _added(
                connection,
                insert(schema.tables).values(
                    code=code,
                    header=write_header(header),
                    house=house,
                    summary=_written(summary),
                    started=_now(),
                ),
            )
            connection.execute(
                insert(schema.seats),
                [
                    {
                        "table_id": table,
                        "seat": seat,
                        "guest_id": None if guest is None else _guest(connection, guest),
                        "bot": bot,
                    }
                    for seat, (guest, bot) in enumerate(zip(people, bots, strict=True))
                ],
            )

        await self._writer.write(work)
        return code

    async def append(self, table: int, entry: Entry, summary: Summary | None) -> None:
        """Commit an entry, and the summary where it has changed.

        Raise ``NotSaved``, or ``Conflict`` where the log has that number or client id already.
        """
        row = {
            "table_id": table,
            "seq": entry.seq,
            "seat": entry.seat,
            "client": entry.client,
            "move": entry.move,
            "at": _now(),
        }
        work = None
        if summary is not None:
            change = update(schema.tables).where(schema.tables.c.id == table)
            change = change.values(summary=_written(summary))

            def work(connection: Connection) -> None:
                connection.execute(change)

        await self._writer.append([row], work)

    async def give_up(self, table: int) -> None:
        """Close a table for good."""
        closed = schema.tables.c.closed
        change = update(schema.tables).where(schema.tables.c.id == table, closed.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(change.values(closed=_now()))

        await self._writer.write(work)

    async def place_of(self, code: str, guest: bytes) -> Place | None:
        """Return where a guest sits at a table, ``None`` for strangers and unknown tables."""
        query = (
            select(schema.seats.c.table_id, schema.seats.c.seat, schema.tables.c.closed)
            .join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
            .join(schema.guests, schema.guests.c.id == schema.seats.c.guest_id)
            .where(schema.tables.c.code == code, schema.guests.c.secret_hash == guest)
        )

        def work(connection: Connection) -> Place | None:
            row = connection.execute(query).first()
            return None if row is None else Place(row.table_id, row.seat, row.closed is not None)

        return await self.read(work)

    async def tables_of(self, guest: bytes) -> list[Listed]:
        """Return a guest's tables, newest first, without those given up."""
        query = (
            select(schema.tables, schema.seats.c.seat)
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .join(schema.guests, schema.guests.c.id == schema.seats.c.guest_id)
            .where(schema.guests.c.secret_hash == guest, schema.tables.c.closed.is_(None))
            .order_by(schema.tables.c.id.desc())
            .limit(LISTED)
        )

        def work(connection: Connection) -> list[Listed]:
            listed = (_listed(row) for row in connection.execute(query))
            return [one for one in listed if one is not None]

        return await self.read(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read in a reader's thread."""

        def run() -> T:
            with self._database.reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _listed(row: Row[Any]) -> Listed | None:
    """Return a line of a list; a record that is not readable here must not hide the others."""
    try:
        header = read_header(row.header)
    except RecordRefused:
        return None
    return Listed(
        row.code,
        header,
        row.house,
        row.seat,
        msgspec.json.decode(row.summary, type=Summary),
        datetime.fromtimestamp(row.started / 1000, UTC),
    )


def load(connection: Connection, table: int) -> Stored:
    """Read a table whole."""
    head = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    seats = select(schema.seats.c.bot).where(schema.seats.c.table_id == table)
    logged = schema.entries.c
    entries = select(logged.seq, logged.seat, logged.move, logged.client)
    return Stored(
        id=table,
        code=head.code,
        header=read_header(head.header),
        house=head.house,
        bots=tuple(connection.execute(seats.order_by(schema.seats.c.seat)).scalars()),
        entries=tuple(
            Entry(*row)
            for row in connection.execute(
                entries.where(logged.table_id == table).order_by(logged.seq)
            )
        ),
    )


def _guest(connection: Connection, secret_hash: bytes) -> Any:
    known = select(schema.guests.c.id).where(schema.guests.c.secret_hash == secret_hash)
    found = connection.execute(known).scalar()
    if found is not None:
        return found
    added = insert(schema.guests).values(secret_hash=secret_hash, since=_now())
    return _added(connection, added)


def _added(connection: Connection, row: Insert) -> Any:
    """Add a row and return its number."""
    key = connection.execute(row).inserted_primary_key
    assert key is not None  # noqa: S101  # always there for one row
    return key[0]


def _written(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()


def _now() -> int:
    return time.time_ns() // 1_000_000
