"""What is at stake in a deal: what its points and exact bids are worth to the seat to move.

That is how far it will be ahead of the others at the match's end, and its place (``outlook``), by
the outcomes that the deal may have; counted in points that it has safely.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from jokeri.bots.georgian.outcomes import prospect
from jokeri.bots.georgian.outlook import Standing, counted, outlook
from jokeri.fast.moves import MOVE_OF
from jokeri.games.georgian import schedule
from jokeri.games.georgian.moves import Bid
from jokeri.games.georgian.premia import SEATS
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.view import View
from jokeri.seats import left_of

_ROUND = 10
"""The least points that an outcome is told apart by: a trick of a missed bid."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deal may bring a seat; ``counts``: whether the points may be its best."""

    points: float
    exact: bool
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Usual:
    """What usually comes of a seat's deal: how likely its bid is exact, and both outcomes."""

    hit: float
    made: float
    missed: float


class Stakes:
    """What a deal is about, for the seat to move.

    ``aims``: what a point of each seat is worth to it, then what the exact bid of each is beyond
    its points; as ``jokeri.fast.rollouts`` takes them.
    """

    def __init__(self, view: View) -> None:
        """Reckon with the outcomes of the others that self-play has shown for their bids."""
        self.view, self.seat = view, view.turn or 0
        self._before = standing(view)
        self._after = outlook(view.house, view.number + 1, left_of(view.dealer))
        _, numbers = schedule.pulka_of(view.house.schedule, view.number)
        whole = view.house.deals[numbers.start : numbers.stop]
        self._counts = view.number - numbers.start < counted(view.house, whole)
        self._usual = [usual(view, seat) for seat in SEATS]
        self._worths: dict[Outcome, float] = {}
        own = self._usual[self.seat]
        safe = [
            self.mean(self.seat, Outcome(each, exact=False, counts=False))
            for each in (own.missed, own.made)
        ]
        self._unit = (safe[1] - safe[0]) / (own.made - own.missed)
        points, exact = zip(*(self._aims(seat) for seat in SEATS), strict=True)
        self.aims: tuple[float, ...] = (*points, *exact)

    def _aims(self, seat: int) -> tuple[float, float]:
        """Return what a point of a seat is worth, and what its exact bid is."""
        mine = self._usual[seat]
        missed, points_alone, made = (
            self.mean(seat, outcome) / self._unit
            for outcome in (
                Outcome(mine.missed, exact=False),
                Outcome(mine.made, exact=False),
                Outcome(mine.made, exact=True),
            )
        )
        return (points_alone - missed) / (mine.made - mine.missed), made - points_alone

    def mean(self, seat: int, outcome: Outcome) -> float:
        """Return what an outcome of a seat is worth to the one to move, over all of the others."""
        others = [each for each in SEATS if each != seat]
        return sum(
            chance * self._after.worth(self._standing({seat: outcome, **found}), self.seat)
            for chance, found in self._outcomes(others)
        )

    def _outcomes(self, seats: Sequence[int]) -> Iterator[tuple[float, dict[int, Outcome]]]:
        """Yield how likely the usual outcomes of some seats are together, as if independent."""
        if not seats:
            yield 1.0, {}
            return
        each = self._usual[seats[0]]
        for chance, found in self._outcomes(seats[1:]):
            if each.hit > 0:
                yield chance * each.hit, {seats[0]: Outcome(each.made, exact=True), **found}
            if each.hit < 1:
                yield (
                    chance * (1 - each.hit),
                    {seats[0]: Outcome(each.missed, exact=False), **found},
                )

    def _standing(self, outcomes: Mapping[int, Outcome]) -> Standing:
        """Return the standing after this deal."""
        totals, bests = list(self._before.totals), list(self._before.bests)
        exact = self._before.exact
        for seat, outcome in outcomes.items():
            totals[seat] += outcome.points
            if self._counts and outcome.counts:
                bests[seat] = max(bests[seat], outcome.points)
            if not outcome.exact:
                exact &= ~(1 << seat)
        return Standing(tuple(totals), exact, tuple(bests))

    def own(self, points: float, *, exact: bool) -> float:
        """Return what the mover's own outcome is worth: near its usual ones, what ``aims`` say."""
        outcome = Outcome(_ROUND * round(points / _ROUND), exact)
        if outcome not in self._worths:
            missed = self._usual[self.seat].missed
            gained = self.mean(self.seat, outcome) - self.mean(
                self.seat, Outcome(missed, exact=False)
            )
            self._worths[outcome] = self.aims[self.seat] * missed + gained / self._unit
        return self._worths[outcome]

    def of_chances(self, bid: int, chances: Sequence[float], worth: float) -> float:
        """Return what a bid is worth by the chances of its tricks.

        ``worth``: what it is worth as a difference in the deal's points.
        """
        points = own = 0.0
        for taken, chance in enumerate(chances):
            if chance > 0:
                scored = score(bid, taken, self.view.cards, self.view.house).points
                points += chance * scored
                own += chance * self.own(scored, exact=bid == taken)
        return own + (points - worth) * (sum(self.aims[:4]) - self.aims[self.seat])

    def bent(self, bid: int, worth: float, points: float, exact: float) -> float:
        """Return a worth reckoned by ``aims`` with what the own outcome is worth in their place.

        ``points``: own, as expected; ``exact``: the chance of an exact bid.
        """
        worth -= self.aims[self.seat] * points + self.aims[4 + self.seat] * exact
        made = score(bid, bid, self.view.cards, self.view.house).points
        if exact > 0:
            worth += exact * self.own(made, exact=True)
        if exact < 1:
            missed = (points - exact * made) / (1 - exact)
            worth += (1 - exact) * self.own(missed, exact=False)
        return worth


def usual(view: View, seat: int) -> Usual:
    """Return what usually comes of a seat's deal, by its bid if it has one."""
    bid, taken = view.bids[seat], view.taken[seat]
    found = prospect(view.house, view.cards, (seat - view.dealer - 1) % 4, bid)
    to_come = view.cards - sum(view.taken)
    lost = bid is not None and not taken <= bid <= taken + to_come
    return Usual(0.0 if lost else found.hit, found.made.mean, found.missed.mean)


def standing(view: View) -> Standing:
    """Return how the match stood before the deal of a view."""
    _, numbers = schedule.pulka_of(view.house.schedule, view.number)
    so_far = view.results[numbers.start : view.number]
    return Standing(
        tuple(float(total) for total in view.total),
        sum(1 << seat for seat in SEATS if all(result.exact(seat) for result in so_far)),
        tuple(max((0, *(result.points[seat] for result in so_far))) for seat in SEATS),
    )


def bid_with(view: View, number: int) -> int:
    """Return the mover's bid after a bid or a play, by the move's number."""
    move = MOVE_OF[number]
    bid = move.tricks if isinstance(move, Bid) else view.bids[view.turn or 0]
    assert bid is not None  # noqa: S101 - who plays has bid
    return bid


@lru_cache(maxsize=4)
def stakes_of(view: View) -> Stakes:
    """Return what is at stake in the deal of a view, for the seat to move."""
    return Stakes(view)
