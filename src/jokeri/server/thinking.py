"""Bots think in processes of their own; a killed or stuck one is replaced."""

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

from jokeri.server import bot_worker

MOST_WORKERS = 2
PATIENCE = 30.0
TRIES = 3

log = structlog.get_logger()


class Thinking:
    """A pool that starts with the first question and lives as long as the server."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Let a process start now, ahead of the first question."""
        if self._pool is None:
            self._started().submit(bot_worker.ready)

    async def choose(self, bot: str, view: Any, moves: Sequence[Any]) -> int:
        """Return the place of a bot's move in ``moves``.

        A bot that fails three times must not hold up its table: a legal move is drawn for it.
        """
        seed = secrets.randbits(64)
        for _ in range(TRIES):
            pool = self._started()
            try:
                asked = pool.submit(bot_worker.choose, bot, view, moves, seed)
                return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as fault:
                log.warning("bot process lost", bot=bot, fault=type(fault).__name__)
                self._drop(pool)
            except Exception:
                log.exception("bot failed", bot=bot)
                break
        return secrets.randbelow(len(moves))

    def close(self) -> None:
        """End the processes without waiting for their thoughts."""
        if self._pool is not None:
            self._drop(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=min(MOST_WORKERS, os.cpu_count() or 1),
                mp_context=multiprocessing.get_context("spawn"),
                initializer=bot_worker.prepare,
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        # A worker that thinks for ever would keep the pool from ever ending.
        workers = list((pool._processes or {}).values())  # noqa: SLF001  # no public way to them
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
