"""Live tables without sockets or processes: a store, rooms, listeners, a clock moved by hand."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from jokeri.bots import bots_of
from jokeri.games import GAMES
from jokeri.records import header_of
from jokeri.server import schema
from jokeri.server.acting import first_deadline
from jokeri.server.commands import Ask, Leave
from jokeri.server.database import FILE_NAME, Database
from jokeri.server.failpoints import Failpoints
from jokeri.server.limits import Bounds, Limits
from jokeri.server.loading import summary_of
from jokeri.server.means import Means
from jokeri.server.messages import Ping, read
from jokeri.server.rooms import Rooms
from jokeri.server.rows import NewTable, load
from jokeri.server.seating import Place, Seating
from jokeri.server.store import Store
from support.chance import Seeded
from support.clock import FakeClock

HOUSE = "jokerx schedule=1-2-3/3"
Message = dict[str, Any]


class Choosing:
    """Bots that choose at random, at once, in this process."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    async def choose(self, bot: str, view: Any, moves: Any) -> int:
        return self.source.randrange(len(moves))


class Ear:
    """A listener that keeps all it is told."""

    def __init__(self, guest: int, name: str | None = None) -> None:
        self.guest = guest
        self.name = name
        self.address = "192.0.2.1"
        self.seat: int | None = None
        self.sheet_known = -1
        self.known: dict[str, int] = {}
        self.frames: list[str] = []
        self.closed: int | None = None

    def tell(self, frame: str) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.closed = code

    def answered(self) -> None:
        pass

    def last(self, kind: str) -> Message:
        for frame in reversed(self.frames):
            message: Message = json.loads(frame)
            if message["t"] == kind:
                return message
        raise AssertionError(f"no {kind} was told")

    @property
    def room(self) -> Message:
        return self.last("room")

    @property
    def news(self) -> Message:
        return self.last("news")


class Hall:
    """The rooms of one process, with a clock that the test moves."""

    def __init__(self, folder: Path, clock: FakeClock, seed: int = 1) -> None:
        self.clock = clock
        self.database = Database(folder / FILE_NAME)
        self.store = Store(self.database, Failpoints(), clock)
        source = random.Random(seed)
        self.means = Means(
            games=GAMES,
            store=self.store,
            thinking=Choosing(source),  # type: ignore[arg-type]
            chance=Seeded(source),
            failpoints=Failpoints(),
            clock=clock,
            limits=Limits(clock, Bounds()),
            bots=bots_of,
        )
        self.rooms = Rooms(self.means)
        self._acts = 0

    async def close(self) -> None:
        await self.rooms.close()
        await self.store.close()
        self.database.close()

    async def guests(self, count: int) -> list[int]:
        return [await self.store.guest(bytes([number]) * 32) for number in range(count)]

    async def new_table(self, seating: Seating, house: str = HOUSE, name: str = "joker") -> int:
        kind = GAMES[name]
        played = kind.house(house)
        game = kind.game(played)
        code = await self.store.add_table(
            NewTable(
                header=header_of(kind, played, [place.name or "" for place in seating.places]),
                house=house,
                summary=summary_of(kind, game, game.begin()),
                seating=seating,
                deadline=first_deadline(seating, self.clock.wall()),
            )
        )
        tables = schema.tables
        found: int = await self.store.read(
            lambda link: link.execute(tables.select().where(tables.c.code == code)).one().id
        )
        return found

    async def settle(self) -> None:
        """Wait until nothing moves any more, without letting time pass."""
        still = 0
        while still < 3:
            await asyncio.sleep(0)
            busy = any(
                room._thought._task is not None
                or not room._commands.empty()
                or not room._commands._getters  # type: ignore[attr-defined]
                for room in self.rooms._rooms.values()
            )
            if busy:
                await self.store.write(lambda link: None)
            still = 0 if busy else still + 1

    async def advance(self, seconds: float) -> None:
        await self.clock.advance(seconds, self.settle)  # type: ignore[arg-type]

    async def come(self, table: int, guest: int, name: str | None = None) -> Ear:
        ear = Ear(guest, name)
        self.rooms.join(table, ear)
        await self.settle()
        return ear

    async def go(self, table: int, ear: Ear) -> None:
        self.rooms.post(table, Leave(ear))
        await self.settle()

    async def say(self, table: int, ear: Ear, **message: Any) -> Message:
        """Send a message; return its answer."""
        self._acts += 1
        message.setdefault("id", f"id-{self._acts}")
        asked = read(json.dumps(message))
        assert not isinstance(asked, Ping)
        before = len(ear.frames)
        self.rooms.post(table, Ask(ear, asked))
        await self.settle()
        told: list[Message] = [json.loads(frame) for frame in ear.frames[before:]]
        answers = [one for one in told if one.get("id") == message["id"]]
        assert len(answers) == 1, (message, told)
        return answers[0]

    async def row(self, table: int) -> Any:
        return await self.store.read(lambda link: load(link, table))


def people(*guests: int, ready: bool = True) -> tuple[Place, ...]:
    names = ("Ana", "Dato", "Eka", "Levan", "Mari", "Gio")
    return tuple(
        Place(guest=guest, name=name, ready=ready)
        for guest, name in zip(guests, names, strict=False)
    )


def run_in_hall(folder: Path, test: Any, seed: int = 1) -> None:
    """Run a coroutine with a hall of its own."""

    async def run() -> None:
        async with hall_of(folder, seed) as hall:
            await test(hall)

    asyncio.run(run())


@asynccontextmanager
async def hall_of(
    folder: Path, seed: int = 1, clock: FakeClock | None = None
) -> AsyncIterator[Hall]:
    hall = Hall(folder, clock or FakeClock(), seed)
    try:
        yield hall
    finally:
        await hall.close()
