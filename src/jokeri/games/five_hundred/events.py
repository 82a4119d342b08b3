"""What a move caused, as everybody at the table may know it."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.games.five_hundred.bids import Bid
from jokeri.games.five_hundred.moves import Call, Play
from jokeri.games.five_hundred.results import DealResult
from jokeri.games.five_hundred.trick import Trick
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """It is known who deals first."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Hands and kitty went out, face down."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A seat passed, bid, or looked at its hand."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class AuctionClosed:
    """The auction is over; both are ``None`` when everybody passed."""

    contractor: Seat | None
    contract: Bid | None


@dataclass(frozen=True, slots=True)
class KittyTaken:
    """The contractor took the kitty, unseen by the others."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """The contractor laid a card away, face down; so many are still to be laid away."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class PartnerCalled:
    """The contractor called a card's holder for partner; ``None``: plays alone."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class JokerNamed:
    """The contractor said which suit a joker belongs to."""

    seat: Seat
    joker: Card
    suit: Suit


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played."""

    seat: Seat
    play: Play


@dataclass(frozen=True, slots=True)
class PartnerShown:
    """The called card was played: its player is the contractor's partner."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    seat: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class HandExposed:
    """An open misere: the contractor's hand lies open from now on."""

    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal is over and all its cards lie open: hands by seat as dealt, two seats' dead hand."""

    result: DealResult
    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    discards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Everybody passed, and nothing is played."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is over: totals and places by side."""

    total: tuple[int, ...]
    places: tuple[int, ...]


Event = (
    DealerDrawn
    | Dealt
    | Called
    | AuctionClosed
    | KittyTaken
    | Discarded
    | PartnerCalled
    | JokerNamed
    | Played
    | PartnerShown
    | TrickTaken
    | HandExposed
    | DealScored
    | ThrownIn
    | MatchOver
)
