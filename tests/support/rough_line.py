"""A line that delays, cuts and swallows at random: a phone in a tunnel, made with asyncio."""

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 4096


class RoughLine:
    """Forwards connections to a port; rough from ``roughen`` on until ``mend``."""

    def __init__(self, to: int, seed: int) -> None:
        self._to = to
        self._chance = random.Random(seed)
        self._rough = False
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._writers: list[asyncio.StreamWriter] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.port = 0
        self.cuts = 0
        self.swallowed = 0
        self._thread.start()
        self._ready.wait(10)

    @property
    def url(self) -> str:
        """Where the page is, through this line."""
        return f"http://127.0.0.1:{self.port}/"

    def roughen(self) -> None:
        """From now on connections live for seconds."""
        self._rough = True

    def mend(self) -> None:
        """From now on new connections are whole; those that are swallowed stay so."""
        self._rough = False

    def cut(self) -> None:
        """End the connections that there are."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def close(self) -> None:
        """End everything."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = int(server.sockets[0].getsockname()[1])
        self._ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self._end(server))
        self._loop.close()

    async def _end(self, server: asyncio.Server) -> None:
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.05)  # in which what is aborted is closed

    async def _serve(self, near: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        try:
            far, there = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            out.transport.abort()
            return
        self._writers += [there, out]
        hole = asyncio.Event()
        pumps = [
            asyncio.create_task(self._pump(near, there, hole)),
            asyncio.create_task(self._pump(far, out, hole)),
        ]
        doom = asyncio.create_task(self._doom(hole))
        done, _ = await asyncio.wait([*pumps, doom], return_when=asyncio.FIRST_COMPLETED)
        if doom in done and doom.result():
            await asyncio.wait(pumps)  # swallowed: it looks like a line, and is none
        for task in (*pumps, doom):
            task.cancel()
        for writer in (there, out):
            writer.transport.abort()

    async def _doom(self, hole: asyncio.Event) -> bool:
        """Wait for this connection's end; tell whether it is swallowed rather than cut."""
        while True:
            await asyncio.sleep(self._chance.uniform(1.0, 5.0))
            if not self._rough:
                continue
            if self._chance.random() < 0.25:
                self.swallowed += 1
                hole.set()
                return True
            self.cuts += 1
            return False

    async def _pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, hole: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                if self._rough:
                    await asyncio.sleep(self._chance.uniform(0, 0.12))
                if hole.is_set():
                    continue
                target.write(data)
                await target.drain()


@contextmanager
def rough_line(to: int, seed: int) -> Iterator[RoughLine]:
    """Serve such a line for as long as the block lasts."""
    line = RoughLine(to, seed)
    try:
        yield line
    finally:
        line.close()
