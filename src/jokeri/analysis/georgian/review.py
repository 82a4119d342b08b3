"""The review of a finished match: every decision judged, the worst ones, skill and luck."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from jokeri.analysis.georgian.judging import Judged
from jokeri.analysis.georgian.luck import Balance, balance_of
from jokeri.games.georgian.results import DealResult
from jokeri.seats import Seat

GAME = "joker"
SEED = 1
WORST = 5
"""So many of the worst decisions are told."""


@dataclass(frozen=True, slots=True)
class Review:
    """What there is to say of a match's seats; ``balances`` by deal and seat."""

    judged: tuple[Judged, ...]
    balances: Mapping[tuple[int, Seat], Balance]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are reviewed."""
        return tuple(sorted({seat for _, seat in self.balances}))

    def whole(self, seat: Seat) -> Balance:
        """Return a seat's balance of the match."""
        found = [each for (_, whose), each in self.balances.items() if whose == seat]
        return sum(found, Balance())


def worst_of(judged: Iterable[Judged], count: int = WORST) -> tuple[Judged, ...]:
    """Return the decisions that lost the most, the worst first; fewer where fewer lost."""
    lost = [each for each in judged if each.loss > 0]
    return tuple(sorted(lost, key=lambda each: -each.loss)[:count])


def review_of(judged: Iterable[Judged], results: Sequence[DealResult]) -> Review:
    """Sum up judged decisions, all of the seats in question, of a match with these deals."""
    whole = tuple(judged)
    by_deal: dict[tuple[int, Seat], list[Judged]] = {}
    for each in whole:
        by_deal.setdefault((each.decision.view.number, each.decision.seat), []).append(each)
    return Review(
        tuple(each for each in whole if each.decision.free),
        {key: balance_of(own, results[key[0]]) for key, own in by_deal.items()},
    )
