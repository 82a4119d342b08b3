"""How fast and how large is the server? Real sockets, from a process and a core of their own.

    python bench/bench_server.py [--tables N] [--windows N] [--seconds S]

First: tables with four people each play full matches at once; a move counts when it is committed,
and each of the four seats is sent its own view. The server has one core, the clients another.
Second: the memory of a server with 100 live tables of one person and three bots, two deals in.
"""

import argparse
import asyncio
import base64
import os
import platform
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from jokeri.games import GAMES
from jokeri.records import header_of
from jokeri.server import guests
from jokeri.server.acting import first_deadline
from jokeri.server.database import FILE_NAME, Database
from jokeri.server.failpoints import Failpoints
from jokeri.server.loading import summary_of
from jokeri.server.rows import NewTable
from jokeri.server.seating import Place, Seating
from jokeri.server.store import Store

HOUSE = "jokerx"
NAMES = ("Ana", "Dato", "Eka", "Levan")
MOVES = re.compile(rb'"seq":(\d+),.*"moves":\[(?:"([^"]+)")?', re.DOTALL)
LIVE = 100
LONG, LONGER = 126, 127


class Seat(asyncio.Protocol):
    """The cheapest client there can be: it reads seq and the first legal move, and plays it."""

    def __init__(self, host: str, path: str, secret: str, heard: Callable[[bytes], None]) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: guest={secret}\r\n\r\n"
        )
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.bytes = self.frames = 0
        self.playing = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(bytes(self._buffer))
            del self._buffer[: end + 4]
            self._open = True
        while (frame := self._next()) is not None:
            self._read(frame)

    def _next(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size >= LONG:
            start = 4 if size == LONG else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return None
        kind, frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame if kind == 1 else b""

    def _read(self, frame: bytes) -> None:
        if not frame.startswith(b'{"t":"news"'):
            return
        self.bytes += len(frame)
        self.frames += 1
        found = MOVES.search(frame)
        assert found is not None
        seq = int(found[1])
        self._heard(frame)
        if found[2] is not None and self.playing:
            move = b'{"t":"move","id":"%x","seq":%d,"move":"%s"}' % (seq, seq, found[2])
            # A mask of zeros is a mask, and leaves the text as it is.
            self.transport.write(b"\x81" + bytes([0x80 | len(move)]) + b"\0\0\0\0" + move)


async def seat_tables(
    folder: Path, count: int, people: int, house_text: str = HOUSE, bot: str = "careful"
) -> list[tuple[str, list[str]]]:
    """Write tables into a new database; return their codes with the secrets of their people."""
    kind = GAMES["joker"]
    house = kind.house(house_text)
    game = kind.game(house)
    header, summary = header_of(kind, house, NAMES), summary_of(kind, game, game.begin())
    database = Database(folder / FILE_NAME)
    store = Store(database, Failpoints())
    tables = []
    for _ in range(count):
        keys = [guests.new_secret() for _ in range(people)]
        own = [await store.guest(guests.hash_of(key)) for key in keys]
        seats = [Place(guest=guest, name=name) for guest, name in zip(own, NAMES, strict=False)]
        seats += [Place(bot=bot, name=name) for name in NAMES[people:]]
        held = {guest: seat for seat, guest in enumerate(own)}
        seating = Seating(places=tuple(seats), owner=own[0], life="playing", held=held)
        due = first_deadline(seating, store.clock.wall())
        new = NewTable(header, house_text, summary, seating, due)
        tables.append((await store.add_table(new), keys))
    await store.close()
    database.close()
    return tables


def pin(core: int) -> Callable[[], None]:
    def run() -> None:
        with suppress(AttributeError, OSError):
            os.sched_setaffinity(0, {core})

    return run


@contextmanager
def server(folder: Path, core: int | None) -> Iterator[tuple[str, int]]:
    """Run the real command; yield its host and port, and its process's number."""
    with subprocess.Popen(
        [sys.executable, "-m", "jokeri", "play", "--port", "0", "--no-browser", "--data", folder],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=None if core is None else pin(core),  # noqa: PLW1509  # before any thread
    ) as running:
        assert running.stdout is not None
        yield running.stdout.readline().split("//")[1].strip().rstrip("/"), running.pid
        running.terminate()


def ignore(_frame: bytes) -> None:
    pass


def keep(seat: Seat) -> Seat:
    return seat


class Crowd:
    """People at many tables; a table that has ended makes room for the next."""

    def __init__(self, address: str, waiting: list[tuple[str, list[str]]]) -> None:
        self._address = address
        self._waiting = waiting
        self.entries = self._due = 0
        self._come = asyncio.Event()
        self.seats: list[Seat] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit(self) -> None:
        code, keys = self._waiting.pop()
        host, _, port = self._address.partition(":")
        for place, key in enumerate(keys):
            heard = self._count if place == 0 else ignore
            seat = Seat(self._address, f"/ws/tables/{code}", key, heard)
            self.seats.append(seat)
            await asyncio.get_running_loop().create_connection(partial(keep, seat), host, int(port))

    async def until(self, entries: int) -> None:
        self._due = entries
        if self.entries < entries:
            await self._come.wait()

    def _count(self, frame: bytes) -> None:
        self.entries += 1
        if self.entries == self._due:
            self._come.set()
        if b'"phase":"over"' in frame and self._waiting:
            task = asyncio.create_task(self.sit())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def speed(folder: Path, wanted: argparse.Namespace) -> None:
    waiting = await seat_tables(folder, wanted.tables * 12, people=4)
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    pin(cores[-1])()
    with server(folder, cores[0]) as (address, pid):
        crowd = Crowd(address, waiting)
        for _ in range(wanted.tables):
            await crowd.sit()
        await asyncio.sleep(2)
        rates, busy = [], []
        for _ in range(wanted.windows):
            began, before, spent = time.perf_counter(), crowd.entries, cpu_seconds(pid)
            await asyncio.sleep(wanted.seconds)
            took = time.perf_counter() - began
            rates.append((crowd.entries - before) / took)
            busy.append((cpu_seconds(pid) - spent) / took)
        frames = sum(seat.frames for seat in crowd.seats)
        size = sum(seat.bytes for seat in crowd.seats) / frames
        for seat in crowd.seats:
            seat.transport.close()
    print(f"windows     {len(rates)} of {wanted.seconds:g} s, {wanted.tables} tables at once")
    show("by clock", rates, f"the server had {statistics.median(busy):.0%} of its core")
    show(
        "by core",
        [rate / share for rate, share in zip(rates, busy, strict=True)],
        "a second is one of the server's processor time",
    )
    print(f"mean frame  {size:.0f} bytes")


def show(name: str, rates: list[float], note: str) -> None:
    low, high = interval(rates)
    print(
        f"{name:11} {statistics.median(rates):.0f} moves a second (median), the mean's 95 % "
        f"interval [{low:.0f}, {high:.0f}]; {note}"
    )


async def memory(folder: Path) -> tuple[float, float, float]:
    """Return the MiB of a server without tables, of one with 100, and of its bots' processes."""
    waiting = await seat_tables(folder, LIVE, people=1)
    with server(folder, None) as (address, pid):
        crowd = Crowd(address, waiting)
        alone = resident(pid)
        for _ in range(LIVE):
            await crowd.sit()
        # Two deals: the draw, two packs, and the bids and cards of one and two cards a hand.
        due = LIVE * (1 + 2 + 2 * 4 + 4 + 8)
        await crowd.until(due)
        for seat in crowd.seats:
            seat.playing = False
        await asyncio.sleep(1)
        full = resident(pid)
        bots = sum(resident(child) for child in children(pid))
        for seat in crowd.seats:
            seat.transport.close()
    return alone, full, bots


def children(pid: int) -> list[int]:
    shown = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in shown.stdout.split()]


def resident(pid: int) -> float:
    shown = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return int(shown.stdout or 0) / 1024


def cpu_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def interval(values: list[float]) -> tuple[float, float]:
    """Return a 95 % interval of the mean, the windows being independent."""
    mean, spread = statistics.mean(values), statistics.stdev(values) / len(values) ** 0.5
    return mean - 2.1 * spread, mean + 2.1 * spread


def machine() -> str:
    model = platform.processor() or platform.machine()
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    load = os.getloadavg()[0]
    return f"{model}, {os.cpu_count()} cores, load {load:.1f}, Python {platform.python_version()}"


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--windows", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2.0)
    wanted = parser.parse_args()
    print(f"machine     {machine()}")
    with tempfile.TemporaryDirectory() as folder:
        found = [await memory(Path(folder) / str(run)) for run in range(3)]
    for name, place in (("no table", 0), (f"{LIVE} live bot tables", 1), ("their bots", 2)):
        sizes = [one[place] for one in found]
        print(
            f"memory      {name}: median {statistics.median(sizes):.0f} MiB "
            f"({min(sizes):.0f} to {max(sizes):.0f}, {len(sizes)} servers)"
        )
    with tempfile.TemporaryDirectory() as folder:
        await speed(Path(folder), wanted)


if __name__ == "__main__":
    asyncio.run(main())
