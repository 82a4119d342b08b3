"""Time as the server sees it; tests bring a clock of their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that waits to be called."""

    def cancel(self) -> None:
        """Call it no more."""
        ...


class Clock(Protocol):
    """Waiting goes by ``monotonic``; ``wall`` is for what is written down."""

    def monotonic(self) -> float:
        """Return seconds that only ever grow."""
        ...

    def wall(self) -> int:
        """Return milliseconds since 1970, which may jump."""
        ...

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call something after so many seconds."""
        ...


class SystemClock:
    """The machine's clock and the running event loop."""

    def monotonic(self) -> float:
        """Return seconds that only ever grow."""
        return time.monotonic()

    def wall(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call something from the event loop after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)
