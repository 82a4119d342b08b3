"""Processes that answer questions; a killed or stuck one is replaced."""

import asyncio
import pickle
import sys
from contextlib import suppress
from typing import Any

from jokeri.server.pipes import LENGTH, framed

START = 30.0
"""So many seconds a process may take until it is there: the machine may be busy."""


class Lost(Exception):
    """The process has gone."""


class Stuck(Exception):
    """The process does not answer in its time."""


class Worker:
    """A process that answers one question at a time; it starts with the first."""

    def __init__(self, module: str, patience: float) -> None:
        """Take the module to run, and how many seconds an answer may take."""
        self._module = module
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self._there = False

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process if it is not there."""
        if self._process is None or self._process.returncode is not None:
            self._there = False
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def ask(self, question: object) -> Any:
        """Return what the process answers; raise ``Lost`` or ``Stuck`` where it does not."""
        try:
            process = await self.start()
            assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - pipes
            if not self._there:
                async with asyncio.timeout(START):
                    await _heard(process.stdout)
                self._there = True
            async with asyncio.timeout(self._patience):
                process.stdin.write(framed(question))
                await process.stdin.drain()
                return await _heard(process.stdout)
        except TimeoutError as fault:
            self.end()
            raise Stuck from fault
        except (OSError, EOFError) as fault:
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


async def _heard(pipe: asyncio.StreamReader) -> Any:
    (length,) = LENGTH.unpack(await pipe.readexactly(LENGTH.size))
    return pickle.loads(await pipe.readexactly(length))  # noqa: S301  # ours
