"""A view as a position of the fast core, for what reads only the knowledge of its seat."""

from jokeri.fast.known import Known, known
from jokeri.fast.position import Position
from jokeri.fast.rollouts import retrace
from jokeri.fast.worlds import beginning, history
from jokeri.games.georgian.view import View


def seen_position(view: View) -> Position:
    """Return a view's deal with any cards in the other hands."""
    position = beginning(view, filled(known(view)))
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
