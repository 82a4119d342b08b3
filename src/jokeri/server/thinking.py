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
from jokeri.server.questions import Best, Choice, Question, Tip

MOST_WORKERS = 2
START = 30.0
"""So many seconds a process may take until it is there: the machine may be busy."""
PATIENCE = 5.0
"""So many seconds a bot may think; as a rule it takes less than half a second."""
TRIES = 2

log = structlog.get_logger()


class _Lost(Exception):
    """The process has gone."""


class _Stuck(Exception):
    """The process does not answer in its time."""


class _Worker:
    """A process that answers one question at a time; it starts with the first."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._there = False

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._there = False
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "jokeri.server.bot_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def ask(self, question: Question) -> Any:
        try:
            process = await self.start()
            assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - pipes
            if not self._there:
                async with asyncio.timeout(START):
                    await _heard(process.stdout)
                self._there = True
            async with asyncio.timeout(PATIENCE):
                process.stdin.write(framed(question))
                await process.stdin.drain()
                return await _heard(process.stdout)
        except TimeoutError as fault:
            self.end()
            raise _Stuck from fault
        except (OSError, EOFError) as fault:
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


async def _heard(pipe: asyncio.StreamReader) -> Any:
    (length,) = LENGTH.unpack(await pipe.readexactly(LENGTH.size))
    return pickle.loads(await pipe.readexactly(length))  # noqa: S301  # ours


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
            except _Stuck:
                log.warning("bot process stuck", **told)
                return None
            except _Lost:
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
