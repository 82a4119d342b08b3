"""What a move caused, as everybody at the table may know it."""

from dataclasses import dataclass

from jokeri.cards import Card
from jokeri.games.jokers.groups import FullType
from jokeri.games.jokers.results import RoundResult
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn:
    """It is known who plays first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Hands and safety cards went out, all face down."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of a trade lies on the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Drawn:
    """A trade is closed: so many cards came from the draw pile, so many are left."""

    seat: Seat
    cards: int
    left: int


@dataclass(frozen=True, slots=True)
class SafetyTurned:
    """A safety card, 1 or 2, is open and reaches so deep."""

    seat: Seat
    which: int
    card: Card
    reach: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A card came out of the discard pile into a hand."""

    seat: Seat
    card: Card
    depth: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A turned safety card went into its owner's hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LaidAway:
    """A safety card's use is over; after a take the safety card lies under the hand card."""

    seat: Seat
    card: Card
    safety: Card | None


@dataclass(frozen=True, slots=True)
class Declared:
    """A full hand lies open; the other seat has its last turn."""

    seat: Seat
    hand: tuple[Card, ...]
    full: FullType


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat ended its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round is over, and everything of it lies open."""

    result: RoundResult
    pile: tuple[Card, ...]
    total: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is over: totals and places by seat."""

    total: tuple[int, ...]
    places: tuple[int, ...]


Event = (
    FirstPlayerDrawn
    | Dealt
    | Laid
    | Drawn
    | SafetyTurned
    | Taken
    | Kept
    | LaidAway
    | Declared
    | TurnEnded
    | RoundScored
    | MatchOver
)
