"""All live tables: opened when somebody comes, gone when nobody is left."""

import asyncio

from jokeri.server.commands import Command, GivenUp, Join, Listener
from jokeri.server.room import Means, Room


class Rooms:
    """The live tables by their number. Being here is only a cache of the log."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._rooms: dict[int, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def join(self, table_id: int, listener: Listener) -> None:
        """Let a socket listen at a table, opening it where it is not live."""
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id, self._means)
            task = asyncio.create_task(self._run(table_id, room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        room.post(Join(listener))

    def post(self, table_id: int, command: Command) -> None:
        """Give a live table a command; where it is not live there is nobody to tell."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.post(command)

    async def give_up(self, table_id: int) -> None:
        """Close a table for good."""
        await self._means.store.give_up(table_id)
        self.post(table_id, GivenUp())

    async def close(self) -> None:
        """End every task; what they were about to do is told to nobody."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, table_id: int, room: Room) -> None:
        try:
            await room.run()
        finally:
            del self._rooms[table_id]
