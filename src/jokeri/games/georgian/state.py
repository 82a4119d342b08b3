"""The whole truth about a match at one moment."""

from dataclasses import dataclass
from enum import Enum

from jokeri.cards import Card, Suit
from jokeri.games.georgian.results import DealResult, PulkaResult
from jokeri.games.georgian.trick import Trick
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from, left_of


class Phase(Enum):
    """What is due; the value is the word on the wire."""

    FIRST_DEALER = "first-dealer"
    DEAL = "deal"
    TRUMP = "trump"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


NO_TRICK = Trick(FIRST_SEAT)
NO_HANDS: tuple[tuple[Card, ...], ...] = ((), (), (), ())


@dataclass(frozen=True, slots=True)
class State:
    """A match between two moves.

    ``number`` counts deals from 0; ``dealer`` is that deal's. While a deal is due, everything
    about cards and tricks still shows the deal before, so that it can be looked at.
    """

    phase: Phase = Phase.FIRST_DEALER
    number: int = 0
    dealer: Seat = FIRST_SEAT
    dealt: tuple[tuple[Card, ...], ...] = NO_HANDS  # by seat, as they arrived
    hands: tuple[tuple[Card, ...], ...] = NO_HANDS  # by seat, what is left of them
    turn_up: Card | None = None
    last_turned: Card | None = None  # the dealer's last card, where that shows trump
    trump: Suit | None = None
    bids: tuple[int, ...] = ()  # from forehand round to the dealer
    trick: Trick = NO_TRICK
    tricks: tuple[tuple[Trick, Seat], ...] = ()  # finished ones of this deal, with their takers
    results: tuple[DealResult, ...] = ()
    settled: tuple[PulkaResult, ...] = ()

    @property
    def forehand(self) -> Seat:
        """The seat left of the dealer: bids, leads and names trump first."""
        return left_of(self.dealer)

    @property
    def cards(self) -> int:
        """The size of the deal on the table."""
        return len(self.dealt[0])

    @property
    def bidder(self) -> Seat:
        """The seat whose turn it is to bid."""
        return Seat((self.forehand + len(self.bids)) % 4)

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken in this deal, by seat."""
        takers = [seat for _, seat in self.tricks]
        return tuple(takers.count(seat) for seat in clockwise_from(FIRST_SEAT))

    def bid_of(self, seat: Seat) -> int | None:
        """Return what a seat has bid in this deal, or ``None``."""
        place = (seat - self.forehand) % 4
        return self.bids[place] if place < len(self.bids) else None

    @property
    def total(self) -> tuple[int, ...]:
        """Points so far by seat, premia and moshla included."""
        gains = [result.points for result in self.results]
        gains += [pulka.added for pulka in self.settled]
        return tuple(sum(gain[seat] for gain in gains) for seat in range(4))
