"""Bots think in processes of their own; a killed or stuck one is replaced."""

import asyncio
import os
import pickle
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog

from jokeri.server.bot_worker import LENGTH, framed

MOST_WORKERS = 2
PATIENCE = 30.0
TRIES = 3

log = structlog.get_logger()


class _Lost(Exception):
    """The process has gone, or answers nothing."""


class _Worker:
    """A process that answers one question at a time; it starts with the first."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "jokeri.server.bot_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def ask(self, question: object) -> Any:
        try:
            process = await self.start()
            assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - pipes
            async with asyncio.timeout(PATIENCE):
                process.stdin.write(framed(question))
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                return pickle.loads(await process.stdout.readexactly(length))  # noqa: S301  # ours
        except (OSError, EOFError, TimeoutError) as fault:
            self.end()
            raise _Lost from fault
        except BaseException:
            self.end()  # an answer that nobody reads would be taken for the next one's
            raise

    def end(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process = None


class Thinking:
    """Workers that wait for questions; the first starts with the first question."""

    def __init__(self, workers: int = MOST_WORKERS) -> None:
        self._workers = [_Worker() for _ in range(min(workers, os.cpu_count() or 1))]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
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
            except _Lost:
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
