"""The whole truth about a match at one moment."""

from dataclasses import dataclass
from enum import Enum

from jokeri.cards import Card, Suit
from jokeri.games.japanese.trick import Trick
from jokeri.seats import FIRST_SEAT, Seat

Cards = tuple[Card, ...]
Columns = tuple[Card | None, ...]

NOTHING: tuple[Cards, ...] = ((), ())
NO_TRICK = Trick()


class Phase(Enum):
    """What is due; the value is the word on the wire."""

    FIRST_CHOOSER = "first-chooser"
    DEAL = "deal"
    TRUMP = "trump"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round; ``taken`` and ``points`` by seat. ``winner``: ``None`` at 9-9."""

    chooser: Seat
    trump: Suit | None
    taken: tuple[int, ...]
    winner: Seat | None

    @property
    def points(self) -> tuple[int, ...]:
        """One for the winner."""
        return tuple(int(seat == self.winner) for seat in range(2))


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves; everything by seat.

    ``number`` counts rounds from 0. ``down`` and ``up`` are columns, ``None`` where nothing lies.
    While a deal is due, cards and tricks still show the round before.
    """

    phase: Phase = Phase.FIRST_CHOOSER
    number: int = 0
    match_chooser: Seat = FIRST_SEAT
    dealt: tuple[Cards, ...] = NOTHING  # hands as they arrived
    dealt_down: tuple[Cards, ...] = NOTHING
    dealt_up: tuple[Cards, ...] = NOTHING
    hands: tuple[Cards, ...] = NOTHING
    down: tuple[Columns, ...] = NOTHING
    up: tuple[Columns, ...] = NOTHING
    trump: Suit | None = None
    trick: Trick = NO_TRICK
    tricks: tuple[tuple[Trick, Seat], ...] = ()  # finished ones of this round, with their takers
    results: tuple[RoundResult, ...] = ()

    @property
    def chooser(self) -> Seat:
        """The seat that names trump and leads first: they alternate, after 9-9 too."""
        return Seat((self.match_chooser + self.number) % 2)

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken in this round, by seat."""
        takers = [taker for _, taker in self.tricks]
        return takers.count(Seat(0)), takers.count(Seat(1))

    @property
    def total(self) -> tuple[int, ...]:
        """Rounds won, by seat."""
        return tuple(sum(result.points[seat] for result in self.results) for seat in range(2))
