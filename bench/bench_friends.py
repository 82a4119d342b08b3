"""A server full of friends: how late, how large, and how soon back? Real sockets, one core each.

    python bench/bench_friends.py [--tables N] [--seconds S] [--pace S] [--finished N]

Four people at each table move at a human pace. Measured: the time from sending a move until the
last of the four has its news; the server's memory; the time until all are back after every socket
was cut at once; the memory after so many finished tables against before.
"""

import argparse
import asyncio
import os
import random
import re
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from bench_server import (
    Seat,
    children,
    cpu_seconds,
    keep,
    machine,
    pin,
    resident,
    seat_tables,
    server,
)

PING = b"\x81\x8c\0\0\0\0" + b'{"t":"ping"}'
SEQ = re.compile(rb'"seq":(\d+)')
SHORT = "jokerx schedule=1"
AT_ONCE = 200
IDLE = 10.0
SILENCE = 2.5
"""A page pings after so many seconds of silence."""


class Friend(Seat):
    """A seat that thinks before it moves, and pings."""

    pace = 4.0

    def __init__(
        self,
        address: str,
        path: str,
        key: str,
        heard: Callable[[bytes], None],
        moving: Callable[[int], None],
    ) -> None:
        super().__init__(address, path, key, heard)
        self._moving = moving
        self._thinking: asyncio.TimerHandle | None = None

    def connection_lost(self, _: Exception | None) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    def _read(self, frame: bytes) -> None:
        playing, self.playing = self.playing, False
        super()._read(frame)
        self.playing = playing
        if not frame.startswith(b'{"t":"news"'):
            return
        move = re.search(rb'"seq":(\d+),.*"moves":\["([^"]+)"', frame, re.DOTALL)
        if self._thinking is not None:
            self._thinking.cancel()
        if move is not None and playing:
            wait = random.uniform(0.5, 1.5) * self.pace
            loop = asyncio.get_running_loop()
            self._thinking = loop.call_later(wait, self._play, int(move[1]), move[2])

    def _play(self, seq: int, move: bytes) -> None:
        self._moving(seq + 1)
        text = b'{"t":"move","id":"%x","seq":%d,"move":"%s"}' % (seq, seq, move)
        self.transport.write(b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text)


class Table:
    """Four friends; how long the last of them waited for each move."""

    def __init__(self, late: list[float]) -> None:
        self._late = late
        self._sent: dict[int, float] = {}
        self._heard: dict[int, int] = {}
        self.back = 0

    def moving(self, seq: int) -> None:
        self._sent[seq] = time.perf_counter()

    def heard(self, frame: bytes) -> None:
        found = SEQ.search(frame)
        if found is None:
            return
        self.back += 1
        seq = int(found[1])
        if seq not in self._sent:
            return
        self._heard[seq] = self._heard.get(seq, 0) + 1
        if self._heard[seq] == 4:
            self._late.append(time.perf_counter() - self._sent.pop(seq))
            del self._heard[seq]


async def connect(address: str, code: str, keys: list[str], table: Table) -> list[Friend]:
    host, _, port = address.partition(":")
    friends = []
    for key in keys:
        friend = Friend(address, f"/ws/tables/{code}", key, table.heard, table.moving)
        make = partial(keep, friend)
        await asyncio.get_running_loop().create_connection(make, host, int(port))
        friends.append(friend)
    return friends


async def connect_all(
    address: str, seated: list[tuple[str, list[str]]], tables: list[Table]
) -> list[Friend]:
    """Connect everybody, so many tables at once, and wait until each has news."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(at: int) -> list[Friend]:
        async with gate:
            before = tables[at].back
            friends = await connect(address, *seated[at], tables[at])
            while tables[at].back < before + 4:  # noqa: ASYNC110  # rarely twice
                await asyncio.sleep(0.01)
            return friends

    found = await asyncio.gather(*(one(at) for at in range(len(seated))))
    return [friend for friends in found for friend in friends]


async def keep_alive(friends: list[Friend]) -> None:
    """Ping for each friend every so often, spread evenly, as pages do that hear nothing."""
    loop = asyncio.get_running_loop()
    began, sent = loop.time(), 0
    while True:
        await asyncio.sleep(0.005)
        due = int((loop.time() - began) / SILENCE * len(friends))
        for at in range(sent, due):
            friends[at % len(friends)].transport.write(PING)
        sent = due


async def at_human_pace(folder: Path, wanted: argparse.Namespace, core: int) -> None:
    seated = await seat_tables(folder, wanted.tables, people=4)
    late: list[float] = []
    tables = [Table(late) for _ in seated]
    Friend.pace = wanted.pace
    with server(folder, core) as (address, pid):
        empty = resident(pid)
        began = time.perf_counter()
        friends = await connect_all(address, seated, tables)
        print(f"sockets     {len(friends)} open after {time.perf_counter() - began:.1f} s")
        pinging = asyncio.create_task(keep_alive(friends))
        await asyncio.sleep(wanted.pace)
        late.clear()
        began, spent = time.perf_counter(), cpu_seconds(pid)
        await asyncio.sleep(wanted.seconds)
        took = time.perf_counter() - began
        busy = (cpu_seconds(pid) - spent) / took
        show_late(late, took, busy)
        print(f"memory      {resident(pid):.0f} MiB, {empty:.0f} before anybody came")
        pinging.cancel()
        for friend in friends:
            friend.transport.abort()
        began, spent = time.perf_counter(), cpu_seconds(pid)
        friends = await connect_all(address, seated, tables)
        took, spent = time.perf_counter() - began, cpu_seconds(pid) - spent
        print(f"cut         {len(friends)} all back in {took:.1f} s, {spent:.1f} s of its core")
        for friend in friends:
            friend.transport.abort()


def show_late(late: list[float], took: float, busy: float) -> None:
    late = sorted(1000 * one for one in late)
    if not late:
        print("moves       none: too short a run")
        return
    share = [late[min(len(late) - 1, int(len(late) * part))] for part in (0.5, 0.9, 0.99)]
    print(
        f"moves       {len(late)} in {took:.0f} s ({len(late) / took:.0f} a second), the server "
        f"had {busy:.0%} of its core"
    )
    print(
        f"to the last {share[0]:.1f} ms (median), 90 % within {share[1]:.1f} ms, 99 % within "
        f"{share[2]:.1f} ms, the latest {late[-1]:.1f} ms"
    )


class Last(Seat):
    """A seat that plays at once, and says when the match is over."""

    over = False

    def _read(self, frame: bytes) -> None:
        super()._read(frame)
        self.over = self.over or b'"phase":"over"' in frame


async def play_out(address: str, seated: list[tuple[str, list[str]]]) -> None:
    """Play tables to their end, some at once."""
    host, _, port = address.partition(":")
    gate = asyncio.Semaphore(40)

    async def one(code: str, key: str) -> None:
        async with gate:
            seat = Last(address, f"/ws/tables/{code}", key, lambda _: None)
            make = partial(keep, seat)
            await asyncio.get_running_loop().create_connection(make, host, int(port))
            while not seat.over:  # noqa: ASYNC110  # one of forty
                await asyncio.sleep(0.02)
            seat.transport.close()

    await asyncio.gather(*(one(code, keys[0]) for code, keys in seated))


async def finished(folder: Path, wanted: argparse.Namespace, core: int) -> None:
    """Play out short matches of one person and three bots, and look at the memory."""
    seated = await seat_tables(folder, wanted.finished, people=1, house_text=SHORT, bot="random")
    tenth = wanted.finished // 10
    parts = (seated[:tenth], seated[tenth : 5 * tenth], seated[5 * tenth :])
    sizes = []
    with server(folder, core) as (address, pid):
        for some in parts:
            began = time.perf_counter()
            await play_out(address, some)
            played = time.perf_counter() - began
            await asyncio.sleep(IDLE)  # until a finished table is let go
            sizes.append(resident(pid))
            print(f"finished    {len(some)} tables in {played:.0f} s: then {sizes[-1]:.0f} MiB")
        bots = sum(resident(child) for child in children(pid))
        kept = f"{sizes[2] - sizes[0]:+.1f} MiB, {sizes[2] - sizes[1]:+.1f} by the second half"
        print(f"kept        {kept}; the bots' processes {bots:.0f} MiB")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a move, on average")
    parser.add_argument("--finished", type=int, default=5000)
    wanted = parser.parse_args()
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    print(f"machine     {machine()}")
    pin(cores[-1])()
    with tempfile.TemporaryDirectory() as folder:
        if wanted.tables:
            await at_human_pace(Path(folder) / "live", wanted, cores[0])
        if wanted.finished:
            await finished(Path(folder) / "finished", wanted, cores[0])


if __name__ == "__main__":
    asyncio.run(main())
