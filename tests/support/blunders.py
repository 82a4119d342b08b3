"""Positions in which one move is a blunder, or only seems to be; which of them does a bot fail?

The positions are partial records in ``tests/blunders``; ``table.toml`` beside them says what each
is about and what every move loses. A position fails when the bot's move loses ``BLUNDER`` points or
more however one looks at it (``support.losses``).
"""

import json
import random
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import write_move
from jokeri.games.georgian.reading import read_transcript
from jokeri.games.georgian.state import State
from jokeri.seats import Seat
from support.losses import PULKA_READINGS, READINGS, values

FOLDER = Path(__file__).resolve().parent.parent / "blunders"
TABLE = FOLDER / "table.toml"

BLUNDER = 10.0
"""Points: what one trick is worth to a seat that has missed its bid."""

WORLDS = 1000

THEMES: Mapping[str, str] = {
    "low-trump": "which trump to part with: the low one is kept when it must not win",
    "dealer-zero": "the dealer bids zero, with an ace or a joker in hand",
    "last-trump": "needing every trick, to lead the last trump",
    "joker-low": "full, to duck with the joker low",
    "own-trick": "to play the joker high where another card may take the trick",
    "led-joker": "to answer a joker led high with the other joker",
    "premia": "to spoil another's premia in the pulka's last deal",
    "voids": "to lead the best card of a suit that another is known to be out of",
    "early-zero": "to bid zero before the dealer, with a court card or a joker in hand",
    "naming": "to name bezi on three cards",
}
"""What tempts, by theme; the position's way says whether that is wrong or right there."""

WAYS = ("wrong", "right")

Choose = Callable[[Any, Sequence[Any], random.Random], Any]


@dataclass(frozen=True, slots=True)
class Case:
    """A position of the table: who is to move, what tempts, and what the moves lose by reading."""

    name: str
    theme: str
    way: str
    seat: int
    tempting: tuple[str, ...]
    losses: Mapping[str, Mapping[str, float]]

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    @property
    def readings(self) -> tuple[str, ...]:
        return PULKA_READINGS if self.theme == "premia" else READINGS

    @property
    def blunders(self) -> frozenset[str]:
        """The moves that lose too much in every reading."""
        readings = [self.losses[reading] for reading in self.readings]
        return frozenset(
            move for move in readings[0] if all(losses[move] >= BLUNDER for losses in readings)
        )

    def read(self) -> tuple[House, State]:
        """Read the position's record."""
        read = read_transcript(self.path.read_bytes())
        assert read.house is not None
        return read.house, read.state

    def computed(self) -> dict[str, dict[str, float]]:
        """Compute what every move loses, by reading."""
        house, state = self.read()
        found = values(state, house, WORLDS, self.name, pulka=self.theme == "premia")
        return {reading: found.losses(reading) for reading in self.readings}


def cases() -> list[Case]:
    """Return the table's positions."""
    table = tomllib.loads(TABLE.read_text())
    return [
        Case(name, row["theme"], row["way"], row["seat"], tuple(row["tempting"]), row["losses"])
        for name, row in table.items()
    ]


def write_table(all_cases: Iterable[Case]) -> str:
    """Write the table in the form that ``cases`` reads."""
    lines = ["# What each move loses, in points, by reading: written by bench/blunder_losses.py."]
    for case in all_cases:
        lines += [
            "",
            f"[{case.name}]",
            f"theme = {json.dumps(case.theme)}",
            f"way = {json.dumps(case.way)}",
            f"seat = {case.seat}",
            f"tempting = {json.dumps(case.tempting)}",
        ]
        for reading, losses in case.losses.items():
            row = ", ".join(f"{json.dumps(move)} = {loss}" for move, loss in losses.items())
            lines.append(f"losses.{reading} = {{ {row} }}")
    return "".join(f"{line}\n" for line in lines)


def fails(choose: Choose, seed: int = 0) -> list[Case]:
    """Return the positions in which a bot blunders."""
    return [case for case in cases() if chosen(choose, case, seed) in case.blunders]


def chosen(choose: Choose, case: Case, seed: int = 0) -> str:
    """Return what a bot does in a position, in the record's words."""
    house, state = case.read()
    game = Joker(house)
    view = game.view(state, Seat(case.seat))
    return write_move(choose(view, game.moves(state), random.Random(f"{seed}-{case.name}")))
