"""What a move caused, as everybody at the table may know it."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.games.japanese.state import RoundResult
from jokeri.games.japanese.trick import Trick
from jokeri.games.tricks import Play
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class ChooserDrawn:
    """It is known who names trump first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Three cards went out to each seat, face down."""

    chooser: Seat


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The chooser named a suit, or bezi (``None``); the table is laid out: ``up`` by seat."""

    seat: Seat
    suit: Suit | None
    up: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played from its hand, or from a column of its table (0 to 4)."""

    seat: Seat
    play: Play
    column: int | None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    seat: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class Uncovered:
    """A face-down card was uncovered; ``card``: ``None`` when it went into the owner's hand."""

    seat: Seat
    column: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round is over."""

    result: RoundResult
    total: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is over: rounds won and places by seat."""

    total: tuple[int, ...]
    places: tuple[int, ...]


Event = (
    ChooserDrawn | Dealt | TrumpNamed | Played | TrickTaken | Uncovered | RoundScored | MatchOver
)
