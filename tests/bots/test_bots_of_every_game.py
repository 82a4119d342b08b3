"""Every bot finishes matches of every game under every value of every option, by the rules."""

from typing import Any

import pytest

from jokeri.bots import CHARACTERS, bots_of
from jokeri.game import IllegalHouse, Kind
from jokeri.games import GAMES
from jokeri.notation import read_transcript
from support.bots import played
from support.short import SHORTER, short_house


def houses() -> list[Any]:
    """Return each game with each value of each of its options."""
    found = []
    for name, kind in GAMES.items():
        short = SHORTER.get(name, "")
        for option in kind.options:
            for value in option.values:
                words = [next(iter(kind.presets)), f"{option.name}={value}"]
                words += [word for word in short.split() if word.split("=")[0] != option.name]
                try:
                    house = kind.house(" ".join(words))
                except IllegalHouse:
                    continue
                found.append(pytest.param(kind, house, id=f"{name}-{option.name}-{value}"))
    return found


@pytest.mark.parametrize(("kind", "house"), houses())
def test_bots_finish_a_match(kind: Kind, house: Any) -> None:
    match = played(kind, house, ("careful", "random") * 3, 3)
    assert match.game.turn(match.state) is None
    text = kind.write_transcript(match.house, match.names, match.moves)
    assert read_transcript(text.encode())[1].whole


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        (name, bot)
        for name, kind in GAMES.items()
        for bot in bots_of(kind)
        if bot not in CHARACTERS  # the levels with leanings
    ],
)
def test_the_same_chance_gives_the_same_match(name: str, bot: str) -> None:
    kind = GAMES[name]
    house = kind.house(short_house(name))
    once, again = (played(kind, house, (bot,) * 6, 11) for _ in range(2))
    assert once.moves == again.moves


@pytest.mark.parametrize("name", GAMES)
def test_careful_is_ahead_of_random(name: str) -> None:
    """A tripwire, not a measurement: the benches measure."""
    kind = GAMES[name]
    house = kind.house(short_house(name))
    gap = 0.0
    for seed in range(6):
        for side in range(2):
            bots = ["careful" if seat % 2 == side else "random" for seat in range(6)]
            match = played(kind, house, bots, seed)
            points = match.game.scores(match.state).points
            gap += sum(p if seat % 2 == side else -p for seat, p in enumerate(points))
    assert gap > 0
