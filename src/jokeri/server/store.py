"""What is kept. Every write is committed when its call returns."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, select

from jokeri.server import rows, schema
from jokeri.server.clock import Clock, SystemClock
from jokeri.server.database import Database
from jokeri.server.failpoints import Failpoints
from jokeri.server.rows import Commit, NewTable
from jokeri.server.writer import Writer

T = TypeVar("T")
READERS = 2


@dataclass(frozen=True, slots=True)
class Place:
    """A guest who may come to a table."""

    table: int
    guest: int
    name: str | None
    seat: int | None
    kicked: bool
    life: str


class Store:
    """The database, as the rest of the server sees it."""

    def __init__(
        self, database: Database, failpoints: Failpoints, clock: Clock | None = None
    ) -> None:
        self._database = database
        self._clock: Clock = clock or SystemClock()
        self._writer = Writer(database, failpoints)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def close(self) -> None:
        """Finish what waits; the database itself is its opener's to close."""
        await self._writer.close()
        self._readers.shutdown()

    async def add_table(self, new: NewTable) -> str:
        """Add a table; return its code."""
        _, code = await self.write(lambda link: rows.add_table(link, new, self._clock.wall()))
        return code

    async def commit(self, table: int, commit: Commit) -> None:
        """Commit a step of a table whole.

        Raise ``NotSaved``, or ``Conflict`` where the log has that number or client id already or
        the seating has changed.
        """
        now = self._clock.wall()
        entry = commit.entry
        row: list[Mapping[str, Any]] = []
        if entry is not None:
            row.append(
                {
                    "table_id": table,
                    "seq": entry.seq,
                    "seat": entry.seat,
                    "client": entry.client,
                    "move": entry.move,
                    "at": now,
                }
            )
        work = None
        if not commit.is_entry_alone:

            def work(link: Connection) -> None:
                rows.apply(link, table, commit, now)

        await self._writer.append(row, work)

    async def follow(self, table: int, commit: Commit, new: NewTable) -> str:
        """Add the rematch of a table and name it there, both or neither; return its code."""

        def work(link: Connection) -> str:
            now = self._clock.wall()
            added, code = rows.add_table(link, new, now)
            rows.bring_members(link, table, added)
            assert commit.seating is not None  # noqa: S101  # it names the rematch
            rows.apply(link, table, rows.following(commit, code), now)
            return code

        return await self.write(work)

    async def place_of(self, code: str, secret_hash: bytes) -> Place | None:
        """Return what a guest is at a table, ``None`` for strangers and unknown tables."""
        return await self.read(lambda link: _place_of(link, code, secret_hash))

    async def enter(self, code: str, secret_hash: bytes) -> Place | None:
        """Return what a guest is at a table; to an open one anybody may come."""
        tables = schema.tables.c

        def look(link: Connection) -> Place | int | None:
            found = _place_of(link, code, secret_hash)
            if found is not None:
                return found
            query = select(tables.id).where(tables.code == code, tables.listed)
            number: int | None = link.execute(
                query.where(tables.life.in_(("gathering", "playing")))
            ).scalar()
            return number

        found = await self.read(look)
        if not isinstance(found, int):
            return found
        await self.let_in(found, secret_hash)
        return await self.place_of(code, secret_hash)

    async def let_in(self, table: int, secret_hash: bytes) -> int:
        """Let a guest come to a table; return the guest's number."""

        def work(link: Connection) -> int:
            guest = rows.any_guest(link, secret_hash, self._clock.wall())
            rows.add_member(link, table, guest)
            return guest

        return await self.write(work)

    async def guest(self, secret_hash: bytes) -> int:
        """Return a guest's number, who is kept from now on."""
        found = await self.read(lambda link: rows.known_guest(link, secret_hash))
        if found is not None:
            return found
        now = self._clock.wall()
        return await self.write(lambda link: rows.any_guest(link, secret_hash, now))

    @property
    def clock(self) -> Clock:
        """The clock that the rows go by."""
        return self._clock

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Commit what ``work`` does and return its result."""
        return await self._writer.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read in a reader's thread."""

        def run() -> T:
            with self._database.reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _place_of(link: Connection, code: str, secret_hash: bytes) -> Place | None:
    guest = rows.known_guest(link, secret_hash)
    if guest is None:
        return None
    tables, members = schema.tables.c, schema.members.c
    query = (
        select(tables.id, tables.life, members.seat, members.kicked, schema.guests.c.name)
        .join(schema.members, members.table_id == tables.id)
        .join(schema.guests, schema.guests.c.id == members.guest_id)
        .where(tables.code == code, members.guest_id == guest)
    )
    row = link.execute(query).first()
    if row is None:
        return None
    return Place(row.id, guest, row.name, row.seat, row.kicked, row.life)
