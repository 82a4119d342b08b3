"""Every byte told to every audience of whole matches names no card that it may not know."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from jokeri.games import GAMES
from jokeri.games.georgian.packs import pack_of
from jokeri.seats import Seat
from jokeri.server.seating import Seating
from support.matches import Match
from support.scanner import leaks, unknown_to
from support.secrecy import known
from support.tables import Ear, Hall, hall_of, people

HOUSES = (
    *("jokerx schedule=1-2-3/3", "tamashebi schedule=1-2/9", "pagat schedule=nines-1"),
    *("old-school schedule=2-1/3", "next-seat schedule=1-9", "dealers-card schedule=1-2/9"),
)


async def played_out(hall: Hall, house: str) -> tuple[Match, dict[Any, Ear]]:
    """Let bots play a match for four people who listen, and one who watches."""
    guests = await hall.guests(5)
    places = tuple(replace(place, auto=True) for place in people(*guests[:4]))
    seating = Seating(
        places=places,
        owner=guests[0],
        life="playing",
        paused=True,
        held={guest: seat for seat, guest in enumerate(guests[:4])},
    )
    table = await hall.new_table(seating, house)
    ears = [await hall.come(table, guest, f"Guest {guest}") for guest in guests]
    await hall.say(table, ears[0], t="resume")
    while ears[0].room["life"] != "over":
        await hall.settle()
        await asyncio.sleep(0)
    await hall.say(table, ears[4], t="move", seq=1, move="AS")
    stored = await hall.row(table)
    kind = GAMES["joker"]
    match = Match(kind, kind.house(house))
    for entry in stored.entries:
        match.apply(kind.read_move(entry.move))
    hall.clock._now += 600
    await hall.settle()
    return match, dict(zip((*match.game.seats, None), ears, strict=True))


def check(match: Match, seat: Seat | None, ear: Ear) -> None:
    pack = pack_of(match.house)
    code = ear.last("table")["table"]  # drawn from letters and digits, some of which are a card's
    at = 0
    for frame in ear.frames:
        at = max(at, json.loads(frame).get("seq", 0))
        found = leaks(frame.replace(code, ""), unknown_to(known(match, at, seat), pack))
        assert found == [], (seat, at)


async def scan(folder: Path, seed: int, matches: int) -> int:
    frames = 0
    async with hall_of(folder, seed) as hall:
        source = random.Random(seed)
        for _ in range(matches):
            match, ears = await played_out(hall, source.choice(HOUSES))
            for seat, ear in ears.items():
                check(match, seat, ear)
                assert ear.news["seq"] == len(match.moves), "everybody was told everything"
                frames += len(ear.frames)
    return frames


def test_matches_of_bots(tmp_path: Path) -> None:
    assert asyncio.run(scan(tmp_path, seed=1, matches=6)) > 1000


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_a_thousand_matches_of_bots(tmp_path: Path, seed: int) -> None:
    assert asyncio.run(scan(tmp_path, seed=10 + seed, matches=250)) > 50_000
