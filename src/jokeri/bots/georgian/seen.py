"""A view as a position of the fast core, and back to moves."""

from collections.abc import Sequence

from jokeri.fast.bridge import suit_number
from jokeri.fast.known import Known, known
from jokeri.fast.moves import NUMBER_OF
from jokeri.fast.position import Position
from jokeri.fast.rollouts import retrace
from jokeri.fast.rules import freeze
from jokeri.fast.worlds import plays
from jokeri.games.georgian.moves import Bid
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View
from jokeri.seats import left_of


def history(view: View) -> list[int]:
    """Return the numbers of the deal's bids and plays so far; a named trump is no part of them."""
    made = []
    seat = left_of(view.dealer)
    for _ in range(4):
        bid = view.bids[seat]
        if bid is not None:
            made.append(NUMBER_OF[Bid(bid)])
        seat = left_of(seat)
    made.extend(NUMBER_OF[play] for play in plays(view))
    return made


def begin(view: View, hands: Sequence[int]) -> Position:
    """Return the deal's beginning with hands as dealt; a trump that was named stands already."""
    position = Position(freeze(view.house))
    trump = None if view.phase is Phase.TRUMP else suit_number(view.trump)
    position.start(hands, view.cards, trump, view.dealer)
    return position


def seen_position(view: View) -> Position:
    """Return a view's deal with any cards in the other hands: good for what reads only its own."""
    facts = known(view)
    position = begin(view, filled(facts))
    retrace(position, history(view))
    return position


def filled(facts: Known) -> list[int]:
    """Return four hands as dealt: what was seen of each, filled up with any unseen cards."""
    unseen = [1 << card for card in range(38) if facts.unseen >> card & 1]
    hands = []
    for seat in range(4):
        room = facts.room[seat]
        hands.append(facts.hands[seat] | facts.played[seat] | sum(unseen[:room]))
        del unseen[:room]
    return hands
