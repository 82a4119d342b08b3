"""What the careful player calls: the best denomination, as high as its tricks reach."""

from collections.abc import Sequence

from jokeri.bots.five_hundred.dangers import danger, without_worst
from jokeri.bots.five_hundred.strength import stoppers, tricks
from jokeri.games.five_hundred.bids import (
    MISERES,
    NUMBERED,
    Bid,
    Denomination,
    Kitty,
)
from jokeri.games.five_hundred.moves import Call, Say
from jokeri.games.five_hundred.packs import JOKERS, kitty_size, pack_of
from jokeri.games.five_hundred.sides import side_of
from jokeri.games.five_hundred.view import View
from jokeri.seats import Seat

MARGIN = 0.2
"""Tricks that must be there beyond the bid."""

SAFE_MISERE = 1.0
SAFE_OPEN_MISERE = 0.0
"""The danger that a hand may have left."""


def choose_call(view: View, seat: Seat, calls: Sequence[Call]) -> Call:
    """Return a bid that the hand is worth, else a pass."""
    if Say.LOOK in calls:
        return Say.LOOK
    if Say.PASS not in calls or contract_is_enough(view, seat):
        return Say.PASS
    bids = [call for call in calls if isinstance(call, Bid) and call.kitty is Kitty.TAKEN]
    partners = partner_bids(view, seat)
    fitting = [bid for bid in bids if fits(bid, view, seat, partners=partners)]
    if not fitting:
        return Say.PASS
    best = max((bid for bid in fitting), key=lambda bid: worth(bid, view))
    same = [bid for bid in fitting if bid.denomination is best.denomination]
    return same[-1]  # as high as the hand is worth: there may be no second call


def contract_is_enough(view: View, seat: Seat) -> bool:
    """Whether the high bid is the own side's and wins the match if it is made."""
    bidder, high = view.auction.bidder, view.auction.high
    if bidder is None or high is None or side_of(bidder, view.house) != side_of(seat, view.house):
        return False
    total = view.total[side_of(seat, view.house)]
    return bidder == seat or total + high.value >= int(view.house.target)


def partner_bids(view: View, seat: Seat) -> bool:
    """Whether a partner holds the high bid."""
    bidder = view.auction.bidder
    if bidder is None or bidder == seat:
        return False
    return side_of(bidder, view.house) == side_of(seat, view.house)


def fits(bid: Bid, view: View, seat: Seat, *, partners: bool) -> bool:
    """Whether the hand is worth a bid. A partner's bid is raised only with a trick to spare."""
    if bid.misere:
        return not partners and misere_fits(bid, view)
    hand = view.hand
    if bid.denomination is Denomination.NO_TRUMP and not guarded(view):
        return False
    reach = tricks(hand, bid.denomination, view.house.seats)
    support = 0.5 if partners and supported(bid, view, seat) else 0.0
    return reach + support >= bid.tricks + MARGIN + 0.8 * partners


def supported(bid: Bid, view: View, seat: Seat) -> bool:
    """Whether a partner has bid the same denomination."""
    return any(
        isinstance(call, Bid)
        and call.denomination is bid.denomination
        and caller != seat
        and side_of(caller, view.house) == side_of(seat, view.house)
        for caller, call in view.auction.calls
    )


def guarded(view: View) -> bool:
    """Whether enough suits are guarded for no trump; a joker alone guards none of them."""
    return stoppers(view.hand) >= 3


def misere_fits(bid: Bid, view: View) -> bool:
    """Whether the hand is safe for a misere once its worst cards are laid away."""
    if bid.denomination is MISERES[2]:
        return False
    pack = pack_of(view.house)
    left = without_worst(view.hand, kitty_size(view.house) - 1, pack)
    if any(card in JOKERS for card in left):
        return False
    return danger(left, pack) <= (
        SAFE_MISERE if bid.denomination is MISERES[0] else SAFE_OPEN_MISERE
    )


def worth(bid: Bid, view: View) -> float:
    """Return how good a denomination is for the hand, to choose between fitting ones."""
    if bid.misere:
        return 7.6 if bid.denomination is MISERES[0] else 9.0
    order = NUMBERED.index(bid.denomination)
    return tricks(view.hand, bid.denomination, view.house.seats) + 0.05 * order
