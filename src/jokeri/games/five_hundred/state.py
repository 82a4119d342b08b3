"""The whole truth about a match at one moment."""

from dataclasses import dataclass
from enum import Enum

from jokeri.cards import Card, Suit
from jokeri.games.five_hundred.auction import Auction, opened
from jokeri.games.five_hundred.bids import Bid
from jokeri.games.five_hundred.moves import CallCard
from jokeri.games.five_hundred.results import DealResult
from jokeri.games.five_hundred.trick import Trick
from jokeri.seats import FIRST_SEAT, Seat


class Phase(Enum):
    """What is due; the value is the word on the wire."""

    FIRST_DEALER = "first-dealer"
    DEAL = "deal"
    BID = "bid"
    DISCARD = "discard"
    CALL = "call"
    PLAY = "play"
    OVER = "over"


NO_AUCTION = opened(FIRST_SEAT, 4)
NO_TRICK = Trick()


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves.

    ``number`` counts deals from 0; ``dealer`` is that deal's. While a deal is due, everything
    about cards and tricks still shows the deal before.
    """

    phase: Phase = Phase.FIRST_DEALER
    number: int = 0
    dealer: Seat = FIRST_SEAT
    start: tuple[int, ...] = ()  # totals by side before the first deal
    dealt: tuple[tuple[Card, ...], ...] = ()  # by seat, as they arrived; two seats: the dead hand
    kitty: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()  # by seat, what is left of them
    auction: Auction = NO_AUCTION
    discards: tuple[Card, ...] = ()  # laid away by the contractor
    called: CallCard | None = None  # at five seats
    named: tuple[tuple[Card, Suit], ...] = ()  # jokers whose suit the contractor has named
    trick: Trick = NO_TRICK
    tricks: tuple[tuple[Trick, Seat], ...] = ()  # finished ones of this deal, with their takers
    results: tuple[DealResult, ...] = ()
    places: tuple[int, ...] | None = None  # by side, when the match is over

    @property
    def contract(self) -> Bid | None:
        """The highest bid, which is the contract once the auction is over."""
        return self.auction.high

    @property
    def contractor(self) -> Seat | None:
        """The seat that made the highest bid."""
        return self.auction.bidder

    @property
    def partner(self) -> Seat | None:
        """At five seats the holder of the called card, if somebody was dealt it."""
        card = self.called.card if self.called else None
        return next((Seat(s) for s, hand in enumerate(self.dealt) if card in hand), None)

    @property
    def misere(self) -> bool:
        """Whether a misere is played."""
        return self.contract is not None and self.contract.misere

    @property
    def takers(self) -> tuple[Seat, ...]:
        """Who took the tricks of this deal."""
        return tuple(taker for _, taker in self.tricks)

    @property
    def total(self) -> tuple[int, ...]:
        """Points so far by side."""
        return self.results[-1].total if self.results else self.start
