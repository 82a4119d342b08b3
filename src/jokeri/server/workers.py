"""Processes that answer questions; a killed or stuck one is replaced."""

import asyncio
import pickle
import sys
from contextlib import suppress
from typing import Any

from jokeri.server.pipes import LENGTH, framed

PATIENCE = 30.0
TRIES = 3


class Lost(Exception):
    """The process has gone, or answers nothing."""


class Worker:
    """A process that answers one question at a time; it starts with the first."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process if it is not there."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def ask(self, question: object) -> Any:
        """Return what the process answers; raise ``Lost`` where it does not."""
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
            raise Lost from fault
        except BaseException:
            self.end()  # an answer that nobody reads would be taken for the next one's
            raise

    def end(self) -> None:
        """End the process without waiting for its answer."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process = None
