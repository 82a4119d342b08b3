"""A clock that a test moves by hand: nothing sleeps."""

import asyncio
import heapq
import itertools
from collections.abc import Callable


class Handle:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeClock:
    """Seconds pass when ``advance`` says so; the wall clock can also be set apart."""

    def __init__(self) -> None:
        self._now = 1000.0
        self.offset = 1_700_000_000_000
        self._waiting: list[tuple[float, int, Handle]] = []
        self._order = itertools.count()

    def monotonic(self) -> float:
        return self._now

    def wall(self) -> int:
        return self.offset + round(1000 * self._now)

    def call_later(self, seconds: float, call: Callable[[], None]) -> Handle:
        handle = Handle(call)
        heapq.heappush(self._waiting, (self._now + seconds, next(self._order), handle))
        return handle

    async def advance(self, seconds: float, settle: Callable[[], "asyncio.Future[None]"]) -> None:
        """Let seconds pass, each timer at its time; ``settle`` lets the rest catch up."""
        until = self._now + seconds
        await settle()
        while self._waiting and self._waiting[0][0] <= until:
            at, _, handle = heapq.heappop(self._waiting)
            if handle.call is not None:
                self._now = max(self._now, at)
                handle.call()
                await settle()
        self._now = until
        await settle()
