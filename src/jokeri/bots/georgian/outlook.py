"""What the rest of a match promises a seat: its difference in points and its place.

The end of the pulka in progress is reckoned by the rules of premia over who may hit all bids of the
deals left, with the chances that self-play has shown (``outcomes``); what comes of all other deals
and pulkas is taken as a normal distribution.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

from jokeri.bots.georgian import outcomes
from jokeri.bots.georgian.pulka_end import EVERYBODY, Pulka
from jokeri.games.georgian import schedule
from jokeri.games.georgian.house import House
from jokeri.games.georgian.premia import SEATS, sides

GAP = 0.8
"""How far neighbours are apart at a match's end, in ``Ahead``'s deviations: as self-play shows."""

_STEPS = 25
_QUANTILES = [NormalDist().inv_cdf((step + 0.5) / _STEPS) for step in range(_STEPS)]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after a deal, by seat.

    ``totals`` have what finished pulkas added, but not yet what the one of the last deal adds.
    ``exact``: the seats, as bits, that hit all bids of that pulka so far; ``bests``: their best
    points in it that count, at least 0.
    """

    totals: tuple[float, ...]
    exact: int
    bests: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What deals bring: means by seat, and half the variance of a difference between two seats."""

    means: tuple[float, ...]
    variance: float

    def plus(self, other: "Ahead") -> "Ahead":
        """Return what both bring."""
        means = tuple(a + b for a, b in zip(self.means, other.means, strict=True))
        return Ahead(means, self.variance + other.variance)


@lru_cache(maxsize=512)
def deals_ahead(house: House, sizes: tuple[int, ...], dealer: int) -> Ahead:
    """Return what deals bring, premia apart."""
    whole = Ahead((0.0,) * 4, 0.0)
    for number, cards in enumerate(sizes):
        places = [(seat - dealer - number - 1) % 4 for seat in SEATS]
        seats = [outcomes.prospect(house, cards, place) for place in places]
        variance = sum(seat.variance for seat in seats) / 4 * (1 - outcomes.shipped()[cards].alike)
        whole = whole.plus(Ahead(tuple(seat.mean for seat in seats), variance))
    return whole


@lru_cache(maxsize=512)
def premia_ahead(house: House, sizes: tuple[int, ...], dealer: int) -> Ahead:
    """Return what the end of a whole pulka brings."""
    pulka = Pulka(house, sizes, counted(house, sizes), dealer)
    means: tuple[float, ...] = (0.0,) * 4
    squares = 0.0
    for seats, chance in pulka.ends(EVERYBODY):
        added = pulka.added(seats, (0.0,) * 4)
        means = tuple(mean + chance * each for mean, each in zip(means, added, strict=True))
        squares += chance * sum((a - b) ** 2 for a in added for b in added) / 24
    return Ahead(means, squares)


def counted(house: House, sizes: Sequence[int]) -> int:
    """Return how many deals of a pulka may be a seat's best: all, or all but the last."""
    return len(sizes) - (house.best_last == "excluded" and len(sizes) > 1)


@lru_cache(maxsize=512)
def pulkas_ahead(house: House, first: int, dealer: int) -> Ahead:
    """Return what whole pulkas bring, from one of the match on to the last."""
    ahead = Ahead((0.0,) * 4, 0.0)
    for sizes in schedule.pulkas(house.schedule)[first:]:
        ahead = ahead.plus(deals_ahead(house, sizes, dealer))
        ahead = ahead.plus(premia_ahead(house, sizes, dealer))
        dealer = (dealer + len(sizes)) % 4
    return ahead


@lru_cache(maxsize=64)
def place_worth(house: House) -> float:
    """Return how many points a place counts: as many as usually part it from the next one.

    So near a match's end half of what is fought for is points, half is places.
    """
    return GAP * math.sqrt(len(sides(house)[0]) * pulkas_ahead(house, 0, 0).variance)


class Outlook:
    """What a match holds after a deal."""

    def __init__(self, house: House, done: int, dealer: int) -> None:
        """``done``: how many deals are over, at least one; ``dealer``: the next deal's."""
        which, numbers = schedule.pulka_of(house.schedule, done - 1)
        whole = house.deals[numbers.start : numbers.stop]
        left = house.deals[done : numbers.stop]
        self.pulka = Pulka(
            house, left, max(0, counted(house, whole) + len(left) - len(whole)), dealer
        )
        later = pulkas_ahead(house, which + 1, (dealer + len(left)) % 4)
        ahead = deals_ahead(house, left, dealer).plus(later)
        self.means = ahead.means
        self.sides = tuple(tuple(sorted(side)) for side in sides(house))
        self.place = place_worth(house)
        self.deviation = math.sqrt(len(self.sides[0]) * ahead.variance)

    def ends(self, standing: Standing, seat: int) -> Iterator[tuple[float, float, list[float]]]:
        """Yield how likely each end of the pulka is; the final sums of points expected then.

        First that of the seat's side, then those of the others.
        """
        for holders, chance in self.pulka.ends(standing.exact):
            added = self.pulka.added(holders, standing.bests)
            ends = [
                total + mean + more
                for total, mean, more in zip(standing.totals, self.means, added, strict=True)
            ]
            own, others = 0.0, []
            for side in self.sides:
                whole = sum(ends[each] for each in side)
                if seat in side:
                    own = whole
                else:
                    others.append(whole)
            yield chance, own, others

    def difference(self, standing: Standing, seat: int) -> float:
        """Return by how many points a seat's side is expected to end ahead of the others' mean."""
        return sum(
            chance * (own - sum(others) / len(others))
            for chance, own, others in self.ends(standing, seat)
        )

    def worth(self, standing: Standing, seat: int) -> float:
        """Return that difference, and a place's worth for each side that is not ahead."""
        worth = 0.0
        for chance, own, others in self.ends(standing, seat):
            behind = sum(self._not_ahead(own - other) for other in others)
            worth += chance * (own - sum(others) / len(others) + self.place * behind)
        return worth

    def places(self, standing: Standing, seat: int) -> list[float]:
        """Return the chances of a seat's side to end first, second ..."""
        found = [0.0] * len(self.sides)
        spread = self.deviation
        for chance, own, others in self.ends(standing, seat):
            for quantile in _QUANTILES if spread else (0.0,):
                ahead = [chance / (_STEPS if spread else 1)]
                for other in others:
                    gap = own + quantile * spread - other
                    below = 0.5 + 0.5 * math.erf(gap / spread / 2**0.5) if spread else gap >= 0
                    ahead = [
                        stays * below + comes * (1 - below)
                        for stays, comes in zip([*ahead, 0.0], [0.0, *ahead], strict=True)
                    ]
                found = [whole + part for whole, part in zip(found, ahead, strict=True)]
        return found

    def _not_ahead(self, lead: float) -> float:
        """Return how likely a side is not ahead in the end that is expected to be so far behind."""
        if not self.deviation:
            return float(lead >= 0)
        return 0.5 + 0.5 * math.erf(lead / self.deviation / 2)


@lru_cache(maxsize=512)
def outlook(house: House, done: int, dealer: int) -> Outlook:
    """Return what a match holds after so many deals, of which ``dealer`` deals the next."""
    return Outlook(house, done, dealer)
