"""Which trump to name from three cards: the one with which they take most."""

from collections.abc import Sequence

from jokeri.bots.georgian.knowledge import knowledge
from jokeri.bots.georgian.strength import Leads, Outlook, chances
from jokeri.games.georgian.moves import NameTrump
from jokeri.games.georgian.view import View
from jokeri.seats import Seat

LENGTH = 0.35  # what each trump held adds besides: the six cards to come may stand behind it


def choose_trump(view: View, seat: Seat, names: Sequence[NameTrump]) -> NameTrump:
    """Return the suit, or bezi, with which the three cards are worth most tricks."""
    known = knowledge(view, seat)

    def tricks(name: NameTrump) -> float:
        outlook = Outlook(known, name.suit, Leads.SELF)
        held = sum(1 for card in view.hand if name.suit and card.suit is name.suit)
        return sum(chance.high for chance in chances(view.hand, outlook)) + LENGTH * held

    return max(names, key=tricks)
