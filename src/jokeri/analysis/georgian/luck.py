"""Skill and luck parted: what came of a deal for a seat, and which part of it was its own doing."""

from collections.abc import Iterable
from dataclasses import dataclass

from jokeri.analysis.georgian.judging import Judged
from jokeri.bots.georgian.stakes import stakes_of
from jokeri.games.georgian.results import DealResult
from jokeri.games.georgian.view import View
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class Balance:
    """Of a deal or of more, in points: ``came`` is what was ``expected``, and luck, less losses.

    All count as ``advice.Advice.worth`` does: differences from the others, by what the match makes
    of points and exact bids.
    """

    expected: float = 0.0
    losses: float = 0.0
    came: float = 0.0

    @property
    def luck(self) -> float:
        """What neither the cards at the first turn nor the seat's own losses explain."""
        return self.came - self.expected + self.losses

    def __add__(self, other: "Balance") -> "Balance":
        """Return both together."""
        return Balance(
            self.expected + other.expected, self.losses + other.losses, self.came + other.came
        )


def balance_of(judged: Iterable[Judged], result: DealResult) -> Balance:
    """Return a seat's balance of a deal, by its judged decisions there, the first among them."""
    whole = list(judged)
    opening = next(each for each in whole if each.decision.opens)
    return Balance(
        expected=opening.best.worth,
        losses=sum(each.loss for each in whole),
        came=outcome(opening.decision.view, opening.decision.seat, result),
    )


def outcome(view: View, seat: Seat, result: DealResult) -> float:
    """Return what a deal came to for a seat, as advice counts it; ``view``: at its first turn."""
    stakes = stakes_of(view)
    whole = stakes.own(result.points[seat], exact=result.exact(seat))
    for other in range(4):
        if other != seat:
            whole += stakes.aims[other] * result.points[other]
            whole += stakes.aims[4 + other] * result.exact(Seat(other))
    return whole
