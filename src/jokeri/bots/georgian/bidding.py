"""How many tricks to bid: the legal bid that is worth most with this hand."""

from collections.abc import Sequence

from jokeri.bots.georgian.knowledge import knowledge
from jokeri.bots.georgian.prospects import in_order, prospect
from jokeri.bots.georgian.strength import Leads, Outlook, chances
from jokeri.bots.georgian.worth import worths
from jokeri.games.georgian.moves import Bid
from jokeri.games.georgian.view import View
from jokeri.seats import Seat, left_of


def choose_bid(view: View, seat: Seat, bids: Sequence[Bid]) -> Bid:
    """Return the bid of most worth; the lower of equals."""
    leads = Leads.SELF if seat == left_of(view.dealer) else Leads.OTHER
    outlook = Outlook(knowledge(view, seat), view.trump, leads)
    ordered = in_order(chances(view.hand, outlook))
    return max(bids, key=lambda bid: prospect(worths(view, seat, bid.tricks), ordered))
