"""Bots think in processes of their own; a killed or stuck one is replaced."""

import asyncio
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog

from jokeri.server.workers import TRIES, Lost, Worker

MOST_WORKERS = 2
BOTS = "jokeri.server.bot_worker"

log = structlog.get_logger()


class Thinking:
    """Workers that wait for questions; the first starts with the first question."""

    def __init__(self, workers: int = MOST_WORKERS) -> None:
        self._workers = [Worker(BOTS) for _ in range(min(workers, os.cpu_count() or 1))]
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

    async def choose(self, bot: str, view: Any, moves: Sequence[Any]) -> int:
        """Return the place of a bot's move in ``moves``.

        A bot that fails must not hold up its table: a legal move is drawn for it.
        """
        question = (bot, view, moves, secrets.randbits(64))
        for _ in range(TRIES):
            try:
                place = await self._ask(question)
            except Lost:
                log.warning("bot process lost", bot=bot)
                continue
            if isinstance(place, int):
                return place
            log.error("bot failed", bot=bot, fault=place)
            break
        return secrets.randbelow(len(moves))

    async def _ask(self, question: object) -> Any:
        worker = await self._idle.get()
        try:
            return await worker.ask(question)
        finally:
            self._idle.put_nowait(worker)

    def close(self) -> None:
        """End the processes without waiting for their thoughts."""
        for worker in self._workers:
            worker.end()
