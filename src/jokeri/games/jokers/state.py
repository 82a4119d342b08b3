"""The whole truth about a match at one moment."""

from dataclasses import dataclass
from enum import Enum

from jokeri.cards import Card
from jokeri.games.jokers.results import RoundResult
from jokeri.seats import FIRST_SEAT, Seat

NOTHING: tuple[tuple[Card, ...], ...] = ((), ())


class Phase(Enum):
    """What is due; the value is the word on the wire."""

    FIRST_PLAYER = "first-player"
    DEAL = "deal"
    TURN = "turn"
    OVER = "over"


class Stage(Enum):
    """Where a turn stands; the value is the word on the wire."""

    FREE = "free"  # nothing is open
    TRADE = "trade"  # cards have been laid and are not yet drawn for
    SAFETY = "safety"  # a safety card has been turned: take or keep
    AWAY = "away"  # a card has been gained: one must be laid away


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves.

    ``number`` counts rounds from 0. Everything by seat. While a deal is due, hands and piles
    still show the round before.
    """

    phase: Phase = Phase.FIRST_PLAYER
    number: int = 0
    match_first: Seat = FIRST_SEAT
    dealt: tuple[tuple[Card, ...], ...] = NOTHING  # as they arrived
    dealt_safety: tuple[tuple[Card, ...], ...] = NOTHING
    dealt_pile: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = NOTHING
    safety: tuple[tuple[Card | None, ...], ...] = ((), ())  # None: turned already
    pile: tuple[Card, ...] = ()  # next drawn first
    discards: tuple[Card, ...] = ()  # top last
    seen: tuple[tuple[Card, ...], ...] = NOTHING  # in a hand, and everybody saw them get there
    seat: Seat = FIRST_SEAT  # whose turn it is
    stage: Stage = Stage.FREE
    trades: int = 0  # closed ones of this turn
    laid: int = 0  # cards of the open trade
    turned: Card | None = None  # the safety card in use, until it is kept or laid away
    declared: Seat | None = None
    results: tuple[RoundResult, ...] = ()

    @property
    def first(self) -> Seat:
        """The seat that plays first in this round."""
        return Seat((self.match_first + self.number) % 2)

    @property
    def last_turn(self) -> bool:
        """Whether the round's last turn is being played, after a declaration."""
        return self.declared is not None

    @property
    def total(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return tuple(sum(result.points[seat] for result in self.results) for seat in range(2))
