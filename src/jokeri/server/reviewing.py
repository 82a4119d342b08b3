"""Reviews of finished matches: one a guest at a time, in a process of their own, and then kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog

from jokeri.server.answers import Refused
from jokeri.server.workers import Lost, Stuck, Worker

KEPT = 100
"""So many reviews are remembered; one that is not is made again, the same."""

WORST = 3
MOST = 20
"""So many are under way at once."""

PATIENCE = 30.0
"""So many seconds a decision may take to judge; as a rule it is a tenth of one."""

TRIES = 3

Key = tuple[int, int]
"""A table and a seat."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Asked:
    """A match to look back on: its game, what does it, and the seat's decisions."""

    game: str
    reviewer: Any
    decisions: Sequence[Any]


@dataclass(slots=True)
class _Review:
    """One under way, of a guest."""

    guest: int
    of: int | None = None
    done: int = 0
    task: "asyncio.Task[None] | None" = None

    def told(self) -> dict[str, Any]:
        return {"done": self.done, "of": self.of, "worst": None}


class Reviewing:
    """Judges decision by decision, so that several reviews share the process fairly."""

    def __init__(self) -> None:
        self._worker = Worker("jokeri.server.review_worker", PATIENCE)
        self._turn = asyncio.Lock()
        self._under_way: dict[Key, _Review] = {}
        self._kept: OrderedDict[Key, Mapping[str, Any]] = OrderedDict()

    def look(self, key: Key, guest: int, ask: Callable[[], Awaitable[Asked]]) -> Mapping[str, Any]:
        """Return a review, or how far it is; begin it if it is not there. May raise ``Refused``."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        found = self._under_way.get(key)
        if found is None:
            others = self._under_way.values()
            if len(others) >= MOST or any(each.guest == guest for each in others):
                raise Refused(409, "too-many")
            found = self._under_way[key] = _Review(guest)
            found.task = asyncio.create_task(self._make(key, found, ask))
        elif found.task is not None and found.task.done():
            del self._under_way[key]
            found.task.result()  # raises what it failed by
        return found.told()

    async def close(self) -> None:
        """Stop what is under way."""
        tasks = [each.task for each in self._under_way.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, Exception):
                await task
        self._worker.end()

    async def _make(self, key: Key, review: _Review, ask: Callable[[], Awaitable[Asked]]) -> None:
        asked = await ask()
        review.of = len(asked.decisions)
        judged = []
        for decision in asked.decisions:
            judged.append(await self._judge((asked.game, decision)))
            review.done += 1
        worst = await asyncio.to_thread(asked.reviewer.told, judged, WORST)
        self._kept[key] = {**review.told(), "worst": worst}
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        del self._under_way[key]
        if not self._under_way:
            self._worker.end()  # it would only hold memory

    async def _judge(self, question: object) -> Any:
        for _ in range(TRIES):
            async with self._turn:
                try:
                    judged = await self._worker.ask(question)
                except (Lost, Stuck):
                    log.warning("review process lost")
                    continue
            if not isinstance(judged, str):
                return judged
            log.error("review failed", fault=judged)
            break
        raise Refused(500, "fault")
