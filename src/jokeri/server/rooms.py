"""All live tables: opened when somebody comes or something is due, gone when nobody is left."""

import asyncio

from sqlalchemy import Connection, func, select, update

from jokeri.server import schema
from jokeri.server.acts import Act
from jokeri.server.commands import Answer, AskAs, AskHint, Close, Command, Join, Listener, TimeDue
from jokeri.server.hinting import Hint, HintAnswer
from jokeri.server.means import Means
from jokeri.server.room import Room
from jokeri.server.table import Refusal
from jokeri.server.timing import LATE, LOOK


class Rooms:
    """The live tables by their number. Being here is only a cache of the log."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.ended = 0
        self._rooms: dict[int, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def join(self, table_id: int, listener: Listener) -> None:
        """Let a socket listen at a table, opening it where it is not live."""
        self._open(table_id).post(Join(listener))

    def post(self, table_id: int, command: Command) -> None:
        """Give a live table a command; where it is not live there is nobody to tell."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.post(command)

    async def act(self, table_id: int, guest: int, name: str | None, act: Act) -> Refusal | None:
        """Let a guest do something at a table that came by a call."""
        answer: Answer = asyncio.get_running_loop().create_future()
        self._open(table_id).post(AskAs(guest, name, act, answer))
        return await answer

    async def hint(self, table_id: int, guest: int) -> Hint | Refusal:
        """Return what a guest should do at a table, or why that is not told."""
        answer: HintAnswer = asyncio.get_running_loop().create_future()
        self._open(table_id).post(AskHint(guest, answer))
        return await answer

    async def close_table(self, table_id: int) -> Refusal | None:
        """Close a table for good, also one whose record cannot be read here."""
        answer: Answer = asyncio.get_running_loop().create_future()
        self._open(table_id).post(Close(answer))
        refusal = await answer
        if refusal is not None and refusal.code == "unknown-record":
            await self.means.store.write(lambda link: self._close_row(link, table_id))
            return None
        return refusal

    def _close_row(self, link: Connection, table_id: int) -> None:
        now = self.means.clock.wall()
        row = update(schema.tables).where(schema.tables.c.id == table_id)
        link.execute(row.values(life="closed", closed=now, resting=True))
        link.execute(schema.deadlines.delete().where(schema.deadlines.c.table_id == table_id))

    def live(self, table_id: int) -> Room | None:
        """Return a table that is in memory."""
        return self._rooms.get(table_id)

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._rooms)

    async def look(self) -> int:
        """Open every table whose time has come; return how many have missed theirs or have none."""
        now = self.means.clock.wall()
        due, without, far = await self.means.store.read(lambda link: _due(link, now))
        for table_id in {*due, *without}:
            self._open(table_id).post(TimeDue())
        for table_id in far:
            self._open(table_id)
        return len(without)

    async def close(self) -> None:
        """End every task; what they were about to do is told to nobody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _open(self, table_id: int) -> Room:
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id, self.means)
            self.means.metrics.tables.set(len(self._rooms))
            task = asyncio.create_task(self._run(table_id, room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return room

    async def _run(self, table_id: int, room: Room) -> None:
        try:
            await room.run()
        finally:
            del self._rooms[table_id]
            self.ended += 1
            self.means.metrics.tables.set(len(self._rooms))


def _due(link: Connection, now: int) -> tuple[list[int], list[int], list[int]]:
    """Return the tables whose deadline has come, the open ones without one to come, and the far.

    Of those the deadline is so far off that the wall clock may have gone back.
    """
    tables, deadlines = schema.tables.c, schema.deadlines.c
    due = link.execute(select(deadlines.table_id).where(deadlines.at <= now).limit(1000))
    far = link.execute(
        select(deadlines.table_id).where(deadlines.at > now + round(1000 * LOOK)).limit(1000)
    )
    without = link.execute(
        select(tables.id)
        .outerjoin(schema.deadlines, deadlines.table_id == tables.id)
        .where(
            tables.life.in_(("gathering", "playing")),
            tables.resting.is_(False),
            func.coalesce(deadlines.at, 0) < now - round(1000 * LATE),
        )
        .limit(1000)
    )
    return list(due.scalars()), list(without.scalars()), list(far.scalars())
