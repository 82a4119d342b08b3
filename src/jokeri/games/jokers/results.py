"""What a finished round leaves on the scorecard."""

from dataclasses import dataclass

from jokeri.cards import Card
from jokeri.games.jokers.groups import FullType
from jokeri.games.jokers.scoring import Tally
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A scored round, by seat. ``winner``: who declared; ``None`` when both have lost."""

    first: Seat
    winner: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    safety: tuple[tuple[Card | None, ...], ...]  # those never turned
    full: tuple[FullType | None, ...]
    tallies: tuple[Tally, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """The round's points, by seat."""
        return tuple(tally.points for tally in self.tallies)
