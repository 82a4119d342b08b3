"""The end of a pulka, before it is there: who may hold premia, and what it may add by the rules."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from jokeri.bots.georgian import outcomes
from jokeri.bots.georgian.outcomes import Points
from jokeri.games.georgian.house import House
from jokeri.games.georgian.premia import (
    SEATS,
    Best,
    holders,
    moshla_seats,
    premia_played,
    premia_seats,
)
from jokeri.seats import Seat

EVERYBODY = 15
_RARE = 1e-3
"""Sets of holders that are less likely than this are left out."""


class Pulka:
    """The deals left of a pulka: who may hit all their bids, and what the best may be then."""

    def __init__(self, house: House, left: Sequence[int], counted: int, dealer: int) -> None:
        """``left``: the sizes of the deals; ``counted``: how many of them may be the best."""
        self.house = house
        holding = {EVERYBODY: 1.0}
        for number, cards in enumerate(left):
            kept = dict.fromkeys(range(16), 0.0)
            hits = outcomes.hits(cards, Seat((dealer + number) % 4)).items()
            for before, chance in holding.items():
                for seats, often in hits:
                    kept[before & seats] += chance * often
            holding = kept
        likely = {seats: each for seats, each in holding.items() if each > _RARE}
        self.holding = {seats: each / sum(likely.values()) for seats, each in likely.items()}
        self._tops = {
            kind: top([_points(house, cards, kind=kind) for cards in left[:counted]])
            for kind in (True, False)
        }
        self._ends: dict[int, tuple[tuple[int, float], ...]] = {}
        self._bests: dict[tuple[float, bool], float] = {}

    def ends(self, exact: int) -> Sequence[tuple[int, float]]:
        """Return who may hold premia, as bits, and how likely, if these are exact so far."""
        found = self._ends.get(exact)
        if found is None:
            chances: dict[int, float] = {}
            for seats, chance in self.holding.items():
                chances[seats & exact] = chances.get(seats & exact, 0.0) + chance
            found = self._ends[exact] = tuple(chances.items())
        return found

    def best(self, so_far: float, *, holds: bool) -> float:
        """Return what the best points of a seat may be expected to be at the end."""
        found = self._bests.get((so_far, holds))
        if found is None:
            least = int(self.house.best_min)
            bests = ((max(points, so_far), each) for points, each in self._tops[holds].items())
            found = sum(points * each for points, each in bests if points >= max(least, 0))
            self._bests[so_far, holds] = found
        return found

    def added(self, seats: int, so_far: Sequence[float]) -> list[float]:
        """Return what the end is expected to add by seat when these hold premia."""
        if not premia_played(self.house):
            return [0.0] * 4
        bests = [self.best(so_far[seat], holds=bool(seats >> seat & 1)) for seat in SEATS]
        signs = _signs(self.house, seats, sum(1 << seat for seat in SEATS if bests[seat] > 0))
        return [sign * best for sign, best in zip(signs, bests, strict=True)]


@lru_cache(maxsize=4096)
def _signs(house: House, seats: int, positive: int) -> tuple[int, ...]:
    """Return by seat whether its best is gained, lost or neither."""
    rewarded, costly = holders(tuple(bool(seats >> seat & 1) for seat in SEATS), house)
    bests = tuple(Best(positive >> seat & 1, None) for seat in SEATS)
    gaining, losing = premia_seats(rewarded, bests, house), moshla_seats(costly, house)
    return tuple((seat in gaining) - (seat in losing) for seat in SEATS)


def _points(house: House, cards: int, *, kind: bool) -> Points:
    """Return the chances of points of any seat in a deal: of an exact bid, or of any."""
    chances: dict[int, float] = {}
    for place in range(4):
        seat = outcomes.prospect(house, cards, place)
        parts = (
            ((seat.made, 1.0),) if kind else ((seat.made, seat.hit), (seat.missed, 1 - seat.hit))
        )
        for part, share in parts:
            for points, chance in part.chances.items():
                chances[points] = chances.get(points, 0.0) + chance * share / 4
    return Points(chances)


def top(several: Sequence[Points]) -> Mapping[float, float]:
    """Return the chances of the highest of several numbers of points, 0 among them."""
    highest = {0.0: 1.0}
    for points in several:
        found: dict[float, float] = {}
        for one, chance in highest.items():
            for other, often in points.chances.items():
                found[max(one, other)] = found.get(max(one, other), 0.0) + chance * often
        highest = found
    return highest
