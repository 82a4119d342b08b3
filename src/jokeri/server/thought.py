"""A bot's thought about one move at a table."""

import asyncio
from collections.abc import Callable

from jokeri.seats import Seat
from jokeri.server.commands import BotChose, Command
from jokeri.server.table import Table
from jokeri.server.thinking import Thinking


class Thought:
    """At most one thought at a time; its outcome is posted to the table."""

    def __init__(self, thinking: Thinking, post: Callable[[Command], None]) -> None:
        self._thinking = thinking
        self._post = post
        self._task: asyncio.Task[None] | None = None

    def __bool__(self) -> bool:
        """Tell whether a bot thinks, or its outcome waits to be heard."""
        return self._task is not None

    def start(self, bot: str, table: Table, seat: Seat, *, late: bool) -> None:
        """Let a bot think about a seat's move; it gets the same view as a person there."""
        self._task = asyncio.create_task(self._think(bot, table, seat, late=late))

    def over(self) -> None:
        """Forget a thought whose outcome has been heard."""
        self._task = None

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, bot: str, table: Table, seat: Seat, *, late: bool) -> None:
        seq = table.seq
        view, moves = table.game.view(table.state, seat), tuple(table.game.moves(table.state))
        place = 0
        if len(moves) > 1:
            place = await self._thinking.choose(bot, view, moves)
        self._post(BotChose(seq, seat, moves[place], late))
