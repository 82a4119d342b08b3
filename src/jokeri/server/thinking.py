"""Bots think in processes of their own; a killed or stuck one is replaced."""

import asyncio
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog

from jokeri.server.questions import Best, Choice, Question, Tip
from jokeri.server.workers import Lost, Stuck, Worker

MOST_WORKERS = 2
BOTS = "jokeri.server.bot_worker"
PATIENCE = 5.0
"""So many seconds a bot may think; as a rule it takes less than half a second."""
TRIES = 2

log = structlog.get_logger()


class Thinking:
    """Workers that wait for questions; the first starts with the first question."""

    def __init__(self, workers: int = MOST_WORKERS) -> None:
        self._workers = [Worker(BOTS, PATIENCE) for _ in range(min(workers, os.cpu_count() or 1))]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def warm(self) -> None:
        """Start a process now, ahead of the first question."""
        if not self._idle.empty():
            worker = self._idle.get_nowait()
            try:
                with suppress(OSError):  # the first question tries again
                    await worker.start()
            finally:
                self._idle.put_nowait(worker)

    async def choose(self, bots: Sequence[str], view: Any, moves: Sequence[Any]) -> int:
        """Return the place in ``moves`` of the move of the first of ``bots`` that gives one.

        Bots that fail must not hold up their table: a legal move is drawn for them.
        """
        seed = secrets.randbits(64)
        for bot in bots:
            place = await self._answer(Choice(bot, view, moves, seed), bot=bot)
            if isinstance(place, int):
                return place
        return secrets.randbelow(len(moves))

    async def advise(self, view: Any, moves: Sequence[Any], seed: int) -> Tip | None:
        """Return what to do, the same for the same question; ``None`` where no answer comes."""
        tip = await self._answer(Best(view, moves, seed))
        return tip if isinstance(tip, Tip) else None

    async def _answer(self, question: Question, **told: str) -> Any:
        """Return an answer, or ``None``; a process that was lost may not have been at fault."""
        for _ in range(TRIES):
            try:
                answer = await self._ask(question)
            except Stuck:
                log.warning("bot process stuck", **told)
                return None
            except Lost:
                log.warning("bot process lost", **told)
                continue
            if isinstance(answer, str):
                log.error("bot failed", fault=answer, **told)
                return None
            return answer
        return None

    async def _ask(self, question: Question) -> Any:
        worker = await self._idle.get()
        try:
            return await worker.ask(question)
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        """End the processes without waiting for their thoughts."""
        for worker in self._workers:
            worker.end()
