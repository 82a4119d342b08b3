"""The auction: who calls next, what may be called, when it is over."""

from dataclasses import dataclass, replace

from jokeri.game import IllegalMove
from jokeri.games.five_hundred.bids import (
    BLIND_MISERE,
    Bid,
    Denomination,
    Kitty,
    is_top,
    ladder,
    misere_needs_seven,
    outranks,
)
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import Call, Say
from jokeri.seats import Seat, clockwise_from, left_of, with_value


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far, from the dealer's left, and what follows from them.

    ``passed``: by seat, ``None`` before it has passed, else the denomination standing at its last
    pass, in a tuple (empty when none stood).
    """

    first: Seat
    calls: tuple[tuple[Seat, Call], ...]
    passed: tuple[tuple[Denomination, ...] | None, ...]
    high: Bid | None = None
    bidder: Seat | None = None
    seven: bool = False  # somebody has bid seven tricks or more
    last_word: bool = False  # the winner has had the call that nobody answers

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.passed)

    def called(self, seat: Seat) -> bool:
        """Whether a seat has made its first call."""
        return any(caller == seat for caller, _ in self.calls)

    def after(self, seat: Seat, call: Call) -> "Auction":
        """Return the auction after a call."""
        made = replace(
            self, calls=(*self.calls, (seat, call)), last_word=self.last_word or seat == self.bidder
        )
        if call is Say.PASS:
            standing = (self.high.denomination,) if self.high else ()
            return replace(made, passed=with_value(self.passed, seat, standing))
        if isinstance(call, Bid):
            return replace(
                made,
                passed=with_value(self.passed, seat, None),
                high=call,
                bidder=seat,
                seven=self.seven or call.tricks >= 7,
            )
        return made


def opened(dealer: Seat, seats: int) -> Auction:
    """Return the auction before its first call."""
    return Auction(left_of(dealer, seats), (), (None,) * seats)


def next_caller(auction: Auction, house: House) -> Seat | None:
    """Return who calls next, ``None`` when the auction is over."""
    if auction.last_word:
        return None
    start = auction.first
    if auction.calls:
        last, call = auction.calls[-1]
        if call is Say.LOOK:
            return last
        start = left_of(last, auction.seats)
    for seat in clockwise_from(start, auction.seats):
        if seat != auction.bidder and _may_call(auction, seat, house):
            return seat
    if auction.high and winner_calls_last(house) and not is_top(auction.high, house):
        return auction.bidder
    return None


def _may_call(auction: Auction, seat: Seat, house: House) -> bool:
    """Whether a seat is asked that does not hold the high bid."""
    passed = auction.passed[seat]
    if passed is None:
        return True
    high = auction.high
    return passing_is_not_final(house) and high is not None and high.denomination not in passed


def passing_is_not_final(house: House) -> bool:
    """Whether a seat that has passed is asked again when another denomination stands."""
    return house.pass_final == "reenter"  # noqa: S105 - no password


def winner_calls_last(house: House) -> bool:
    """Whether the winner of the auction may raise its own bid."""
    return house.raise_own == "yes"


def hidden(auction: Auction, seat: Seat, house: House) -> bool:
    """Whether a hand is still hidden from its owner, who may call a blind misere."""
    return house.blind_misere == "on" and not auction.called(seat) and bool(blind(auction, house))


def blind(auction: Auction, house: House) -> tuple[Bid, ...]:
    """Return the blind miseres that outrank the high bid."""
    bids = (BLIND_MISERE, replace(BLIND_MISERE, kitty=Kitty.LEFT))
    return tuple(bid for bid in bids if bid in ladder(house) and outranks(bid, auction.high, house))


def legal_calls(auction: Auction, seat: Seat, house: House) -> tuple[Call, ...]:
    """Return the calls open to a seat, the lowest first."""
    possible: tuple[Call, ...] = (Say.PASS, Say.LOOK, *ladder(house))
    return tuple(call for call in possible if refusal(call, auction, seat, house) is None)


def refusal(call: Call, auction: Auction, seat: Seat, house: House) -> IllegalMove | None:
    """Return why a call is refused, or ``None`` when it is legal."""
    blindfold = hidden(auction, seat, house)
    if isinstance(call, Bid) and call not in ladder(house):
        return IllegalMove("bid-out-of-range", {"bid": str(call)})
    if call is Say.LOOK:
        return None if blindfold else IllegalMove("call-not-allowed", {"call": "look"})
    if isinstance(call, Bid) and call.denomination is Denomination.BLIND_MISERE:
        if not outranks(call, auction.high, house):
            return IllegalMove("bid-not-higher", {"high": str(auction.high)})
        return None if blindfold else IllegalMove("call-not-allowed", {"call": str(call)})
    if blindfold:
        return IllegalMove("call-missing", {"needs": "look"})
    return _too_low(call, auction, house) if isinstance(call, Bid) else None


def _too_low(bid: Bid, auction: Auction, house: House) -> IllegalMove | None:
    if not outranks(bid, auction.high, house):
        return IllegalMove("bid-not-higher", {"high": str(auction.high)})
    early = bid.denomination is Denomination.MISERE and misere_needs_seven(house)
    return IllegalMove("misere-too-early") if early and not auction.seven else None


def played_when_all_pass(house: House) -> bool:
    """Whether a deal that everybody passed is played without trumps and without the kitty."""
    return house.all_pass == "nt-no-kitty"  # noqa: S105 - no password


def same_dealer_when_all_pass(house: House) -> bool:
    """Whether the same seat deals again after everybody has passed."""
    return house.all_pass == "same-dealer"  # noqa: S105 - no password
