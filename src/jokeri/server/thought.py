"""A bot's thought about one move at a table."""

import asyncio
from collections.abc import Callable

from jokeri.bots import stand_ins
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
        self._number = 0

    def __bool__(self) -> bool:
        """Tell whether a bot thinks, or its outcome waits to be heard."""
        return self._task is not None

    def start(self, bot: str, table: Table, seat: Seat, *, late: bool) -> None:
        """Let a bot think about a seat's move; it gets the same view as a person there."""
        self._number += 1
        self._task = asyncio.create_task(self._think(bot, table, seat, late=late))

    def ends_with(self, chosen: BotChose) -> bool:
        """Tell whether this is what the thought in progress has come to; it is over then.

        It is not where the thought was stopped while its outcome waited to be heard.
        """
        if self._task is None or chosen.thought != self._number:
            return False
        self._task = None
        return True

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, bot: str, table: Table, seat: Seat, *, late: bool) -> None:
        number = self._number
        view, moves = table.game.view(table.state, seat), tuple(table.game.moves(table.state))
        place = 0
        if len(moves) > 1:
            bots = (bot, *stand_ins(bot, table.kind))
            place = await self._thinking.choose(bots, view, moves)
        self._post(BotChose(number, seat, moves[place], late))
