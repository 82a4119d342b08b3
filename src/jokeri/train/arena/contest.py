"""What is played, and what came of it: plain values that travel between processes."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from jokeri.train.arena.seating import Seating


class Unit(Enum):
    """What is played on the same cards in every seating."""

    DEAL = "deal"  # one deal, for its own points: no premia, no moshla
    MATCH = "match"  # a whole match, everything counted


@dataclass(frozen=True, slots=True)
class Contest:
    """What every pair of bots plays.

    ``house`` is its text. ``cards``: the size of every deal, ``None``: sizes as in a match; only
    for single deals of Georgian Joker. The same contest gives the same encounters on any machine.
    """

    game: str
    house: str
    unit: Unit = Unit.DEAL
    cards: int | None = None
    seating: Seating = Seating.ONE
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots by their names: ``challenger`` sits among seats that are all ``field``'s."""

    challenger: str
    field: str


@dataclass(frozen=True, slots=True)
class Seated:
    """What came of one seating; ``seats`` are the challenger's, everything else is by seat.

    ``exact`` and ``khishti`` count deals out of ``deals``; empty in games without exact bids.
    """

    seats: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    exact: tuple[int, ...]
    khishti: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Encounter:
    """One deal or match of a pair in every seating: the independent observation.

    ``cards``: the size of a single deal of Georgian Joker. ``times``: by bot, the milliseconds of
    each of its choices among several moves.
    """

    pair: Pair
    number: int
    cards: int | None
    seated: tuple[Seated, ...]
    times: Mapping[str, "array[float]"]
