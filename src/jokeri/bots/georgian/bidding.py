"""How many tricks to bid: the legal bid that is worth most with this hand."""

from collections.abc import Sequence

from jokeri.bots.georgian.knowledge import knowledge
from jokeri.bots.georgian.prospects import in_order, prospect
from jokeri.bots.georgian.strength import Leads, Outlook, chances
from jokeri.bots.georgian.worth import worths
from jokeri.games.georgian.moves import Bid
from jokeri.games.georgian.view import View
from jokeri.seats import Seat, left_of

UNSAID = 0.20
"""What a seat that has not bid yet is taken to bid, as a part of the cards."""


def choose_bid(view: View, seat: Seat, bids: Sequence[Bid]) -> Bid:
    """Return the bid of most worth; the lower of equals."""
    known = knowledge(view, seat)
    leads = Leads.SELF if seat == left_of(view.dealer) else Leads.OTHER
    said = [bid for bid in view.bids if bid is not None]
    others = sum(said) + UNSAID * view.cards * (3 - len(said))

    def value(bid: Bid) -> float:
        spread = (others + bid.tricks) / view.cards - 1
        ordered = in_order(chances(view.hand, Outlook(known, view.trump, leads, spread)))
        return prospect(worths(view, seat, bid.tricks), ordered)

    return max(bids, key=value)
