"""What a move caused, as everybody at the table may know it. Events hold nothing private."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.games.georgian.moves import Play
from jokeri.games.georgian.results import DealResult, PulkaResult
from jokeri.games.georgian.trick import Trick
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The first dealer is known; ``drawn`` are the cards turned, the first to seat ``start``."""

    dealer: Seat
    start: Seat
    drawn: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards went out; at most one is open: the turned one, or the dealer's last."""

    dealer: Seat
    cards: int
    turn_up: Card | None
    last_turned: Card | None


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """Forehand named a suit, or bezi (``None``)."""

    seat: Seat
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid."""

    seat: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class BidsClosed:
    """After the last bid: the bids less the cards; short by when negative, over by when not."""

    spread: int


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played."""

    seat: Seat
    play: Play


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    seat: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal is over; ``kinds`` name by seat what happened (see ``scoring.Score``)."""

    result: DealResult
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PulkaScored:
    """A pulka is over; ``pulka`` counts from 1."""

    pulka: int
    result: PulkaResult


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is over: totals and places by seat."""

    total: tuple[int, ...]
    places: tuple[int, ...]


Event = (
    DealerDrawn
    | Dealt
    | TrumpNamed
    | BidMade
    | BidsClosed
    | Played
    | TrickTaken
    | DealScored
    | PulkaScored
    | MatchOver
)
