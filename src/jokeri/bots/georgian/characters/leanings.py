"""What a temperament adds to the worth of a move, in points."""

from dataclasses import replace

from jokeri.bots.georgian.characters.temperament import Temperament
from jokeri.cards import JOKER
from jokeri.games.georgian.moves import Bid, NameTrump, Play, SeatMove
from jokeri.games.georgian.taking import leading_place
from jokeri.games.georgian.view import View


def leaning(view: View, move: SeatMove, nature: Temperament) -> float:
    """Return how many points a move is worth to a character beyond what it brings."""
    match move:
        case Bid(tricks):
            return nature.boldness * tricks
        case NameTrump(suit):
            return nature.trumps if suit is not None else 0.0
        case Play():
            return _of_play(view, move, nature)


def _of_play(view: View, play: Play, nature: Temperament) -> float:
    points = nature.jokers if play.card == JOKER else 0.0
    if not view.trick.plays:
        return points + (nature.trumps if leads_trump(view, play) else 0.0)
    if nature.spite and spites(view, play):
        points += nature.spite
    if nature.greed and holds(view, play):
        points += nature.greed
    return points


def leads_trump(view: View, play: Play) -> bool:
    """Whether a card led is a trump; a joker that names trump is none."""
    return view.trump is not None and play.card.suit is view.trump


def holds(view: View, play: Play) -> bool:
    """Whether a play to a trick that others have begun would take it, if it ended then."""
    trick = replace(view.trick, plays=(*view.trick.plays, play))
    return leading_place(trick, view.trump, view.house) == len(view.trick.plays)


def spites(view: View, play: Play) -> bool:
    """Whether a play takes the trick from who needs it, or leaves it with who has enough."""
    place = leading_place(view.trick, view.trump, view.house)
    holder = view.trick.seat_of(place)
    needs = (view.bids[holder] or 0) > view.taken[holder]
    return holds(view, play) == needs
