"""Which trump to name from three cards: the one with which they take most."""

from collections.abc import Sequence

from jokeri.bots.georgian.knowledge import knowledge
from jokeri.bots.georgian.strength import Leads, Outlook, chances
from jokeri.games.georgian.moves import NameTrump
from jokeri.games.georgian.view import View
from jokeri.seats import Seat


def choose_trump(view: View, seat: Seat, names: Sequence[NameTrump]) -> NameTrump:
    """Return the suit, or bezi, with which the three cards are worth most tricks."""
    known = knowledge(view, seat)

    def tricks(name: NameTrump) -> float:
        outlook = Outlook(known, name.suit, Leads.SELF)
        return sum(chance.high for chance in chances(view.hand, outlook))

    return max(names, key=tricks)
