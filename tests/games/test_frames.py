"""Every byte told to every audience of whole matches names no card that it may not know."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from jokeri.game import IllegalHouse, Kind
from jokeri.games import GAMES
from jokeri.seats import Seat
from jokeri.server.seating import Seating
from support.matches import Match
from support.scanner import named
from support.secrecy import learned, sheet
from support.short import SHORTER
from support.tables import Ear, Hall, hall_of, people

every_game = pytest.mark.parametrize("game", GAMES)


def any_house(kind: Kind, source: random.Random) -> str:
    """Return any preset with some options changed and the match made short."""
    words = [source.choice(list(kind.presets)), *SHORTER.get(kind.name, "").split()]
    taken = {word.split("=")[0] for word in words}
    for option in source.sample(kind.options, min(4, len(kind.options))):
        changed = [*words, f"{option.name}={source.choice(option.values)}"]
        if option.name not in taken:
            try:
                kind.house(" ".join(changed))
            except IllegalHouse:  # values that contradict each other
                continue
            words = changed
    return " ".join(words)


async def played_out(hall: Hall, kind: Kind, house: str) -> tuple[Match, dict[Any, Ear]]:
    """Let bots play a match for people who listen, one at each seat, and one who watches."""
    match = Match(kind, kind.house(house))
    seats = len(match.game.seats)
    guests = await hall.guests(seats + 1)
    seating = Seating(
        places=tuple(replace(place, auto=True) for place in people(*guests[:seats])),
        owner=guests[0],
        life="playing",
        paused=True,
        held={guest: seat for seat, guest in enumerate(guests[:seats])},
    )
    table = await hall.new_table(seating, house, kind.name)
    ears = [await hall.come(table, guest, f"Guest {guest}") for guest in guests]
    await hall.say(table, ears[0], t="resume")
    while ears[0].room["life"] != "over":
        await hall.settle()
        await asyncio.sleep(0)
    await hall.say(table, ears[-1], t="move", seq=1, move=kind.universe[-1])
    stored = await hall.row(table)
    for entry in stored.entries:
        match.apply(kind.read_move(entry.move))
    hall.clock._now += 600
    await hall.settle()
    return match, dict(zip((*match.game.seats, None), ears, strict=True))


def check(match: Match, seat: Seat | None, ear: Ear) -> None:
    """Scan all that an audience was told; sheets, of finished deals, must be the match's own."""
    code = ear.last("table")["table"]  # drawn from letters and digits, some of which are a card's
    known, at = learned(match, seat), 0
    for frame in ear.frames:
        message = json.loads(frame)
        at = max(at, message.get("seq", 0))
        if "sheet" in message:
            version_and_sheet = [message.get("sheetVersion"), message.pop("sheet")]
            assert version_and_sheet == json.loads(sheet(match, at)), (seat, at)
            frame = json.dumps(message)  # noqa: PLW2901
        found = set(named(frame.replace(code, ""), match.kind)) - known[at]
        assert found == set(), (seat, at, frame)


async def scan(folder: Path, game: str, seed: int, matches: int) -> int:
    frames = 0
    async with hall_of(folder, seed) as hall:
        source = random.Random(seed)
        for _ in range(matches):
            house = any_house(GAMES[game], source)
            match, ears = await played_out(hall, GAMES[game], house)
            for seat, ear in ears.items():
                check(match, seat, ear)
                assert ear.news["seq"] == len(match.moves), "everybody was told everything"
                frames += len(ear.frames)
    return frames


@every_game
def test_matches_of_bots(game: str, tmp_path: Path) -> None:
    assert asyncio.run(scan(tmp_path, game, seed=1, matches=4)) > 300


@every_game
def test_a_frame_of_another_seat_is_found(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_of(tmp_path) as hall:
            house = any_house(GAMES[game], random.Random(1))
            match, ears = await played_out(hall, GAMES[game], house)
            for seat in ears:
                for other, ear in ears.items():
                    if other not in (seat, None):
                        with pytest.raises(AssertionError):
                            check(match, seat, ear)

    asyncio.run(run())


@pytest.mark.long
@every_game
@pytest.mark.parametrize("seed", range(4))
def test_many_matches_of_bots(game: str, seed: int, tmp_path: Path) -> None:
    assert asyncio.run(scan(tmp_path, game, seed=10 + seed, matches=250)) > 20_000
