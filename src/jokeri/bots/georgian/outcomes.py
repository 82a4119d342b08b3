"""What comes of bids when the nets play among themselves, counted by the size of the deal.

The counts are of bids and tricks, not of points, so they serve every way of scoring. They are made
by ``python -m jokeri.train.matches``.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from jokeri.games.georgian.house import House
from jokeri.games.georgian.scoring import score
from jokeri.seats import Seat

FILE = Path(__file__).with_name("outcomes.json")


@dataclass(frozen=True, slots=True)
class Tally:
    """How often deals of one size ended how; places at the table count from forehand.

    ``made[place][bid][taken]``: how often. ``hits``: how often exactly these places hit their
    bids, by sets of bits. ``alike``: the covariance of two seats' points, as a
    share of their variance.
    """

    made: Sequence[Sequence[Sequence[float]]]
    hits: Sequence[float]
    alike: float


@lru_cache(maxsize=1)
def shipped() -> Mapping[int, Tally]:
    """Return the tallies that come with the package, by deal size."""
    return read_tallies(json.loads(FILE.read_text(encoding="utf-8")))


def read_tallies(table: Mapping[str, Any]) -> dict[int, Tally]:
    """Read tallies from the form in which they are kept."""
    return {int(cards): Tally(**row) for cards, row in table.items()}


@dataclass(frozen=True, slots=True)
class Points:
    """Chances of points: each possible number of points, and how likely it is."""

    chances: Mapping[int, float]

    @property
    def mean(self) -> float:
        """The mean."""
        return sum(points * chance for points, chance in self.chances.items())

    @property
    def variance(self) -> float:
        """The mean square of the distance from the mean."""
        mean = self.mean
        return sum(chance * (points - mean) ** 2 for points, chance in self.chances.items())


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat may expect of a deal: how likely it hits its bid, its points if so and if not."""

    hit: float
    made: Points
    missed: Points

    @property
    def mean(self) -> float:
        """The mean points."""
        return self.hit * self.made.mean + (1 - self.hit) * self.missed.mean

    @property
    def variance(self) -> float:
        """The variance of the points."""
        between = self.hit * (1 - self.hit) * (self.made.mean - self.missed.mean) ** 2
        return between + self.hit * self.made.variance + (1 - self.hit) * self.missed.variance


@lru_cache(maxsize=4096)
def prospect(house: House, cards: int, place: int, bid: int | None = None) -> Prospect:
    """Return what the seat at a place may expect of a deal, with any bid or with this one."""
    chances: dict[bool, dict[int, float]] = {True: {}, False: {}}
    made = shipped()[cards].made[place]
    for said in range(cards + 1) if bid is None else (bid,):
        for taken, often in enumerate(made[said]):
            part, points = chances[said == taken], score(said, taken, cards, house).points
            # Whatever was never seen is possible all the same.
            part[points] = part.get(points, 0.0) + often + 1e-6
    hit, missed = (sum(chances[exact].values()) for exact in (True, False))
    return Prospect(
        hit / (hit + missed),
        Points({points: often / hit for points, often in chances[True].items()}),
        Points({points: often / missed for points, often in chances[False].items()}),
    )


@lru_cache(maxsize=64)
def hits(cards: int, dealer: Seat) -> dict[int, float]:
    """Return how likely exactly these seats, as sets of bits, hit their bids in a deal."""
    found = {}
    for places, often in enumerate(shipped()[cards].hits):
        seats = sum(1 << (dealer + 1 + place) % 4 for place in range(4) if places >> place & 1)
        found[seats] = often
    return found
