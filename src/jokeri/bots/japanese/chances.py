"""What the other seat may answer: its open cards are known, its hand is any of the unseen."""

from dataclasses import dataclass, replace

from jokeri.cards import Card, Suit
from jokeri.games.japanese.columns import lying
from jokeri.games.japanese.pack import PACK
from jokeri.games.japanese.trick import Trick, taker
from jokeri.games.japanese.view import View
from jokeri.games.tricks import Call, Height, Play, highest, is_joker, of_suit
from jokeri.seats import Seat, left_of


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What the seat to play knows of the other's cards.

    ``open``: the other's face-up cards. ``unseen``: cards that may be in its hand or face down.
    ``each``: how likely each unseen card is in its hand.
    """

    open: tuple[Card, ...]
    unseen: tuple[Card, ...]
    each: float


def knowledge(view: View, seat: Seat) -> Knowledge:
    """Return what a seat knows."""
    other = left_of(seat, 2)
    shown = [play.card for trick, _ in view.tricks for play in trick.plays]
    shown += [play.card for play in view.trick.plays]
    shown += [*view.hand, *lying(view.up[0]), *lying(view.up[1])]
    unseen = tuple(card for card in PACK if card not in shown)
    each = view.held[other] / len(unseen) if unseen else 0.0
    return Knowledge(lying(view.up[other]), unseen, each)


def takes_lead(play: Play, known: Knowledge, trump: Suit | None) -> float:
    """Return how likely a lead takes its trick, unless a joker that nobody sees answers it."""
    suit = play.call.suit if play.call else play.card.suit
    assert suit is not None  # noqa: S101 - a lead has a suit
    if any(map(is_joker, known.open)):
        return 0.1
    if of_suit(known.open, suit):
        return _holds(play, known, suit)
    hidden = of_suit(known.unseen, suit)
    void = (1 - known.each) ** len(hidden)
    follows = (1 - void) * _holds(play, known, suit)
    return follows + void * _not_trumped(known, suit, trump)


def _holds(play: Play, known: Knowledge, suit: Suit) -> float:
    """Return how likely no card of the led suit beats the lead, if the suit is followed."""
    if play.call:
        return 1.0 if play.call.height is Height.HIGH else 0.0
    rank = play.card.rank or 0
    if any((card.rank or 0) > rank for card in of_suit(known.open, suit)):
        return 0.05
    higher = sum((card.rank or 0) > rank for card in of_suit(known.unseen, suit))
    return float((1 - known.each) ** higher)


def _not_trumped(known: Knowledge, suit: Suit, trump: Suit | None) -> float:
    """Return how likely a void hand has no trump."""
    if trump is None or suit is trump:
        return 1.0
    if of_suit(known.open, trump):
        return 0.0
    return float((1 - known.each) ** len(of_suit(known.unseen, trump)))


def takes_answer(play: Play, trick: Trick, trump: Suit | None) -> bool:
    """Whether an answer takes the trick."""
    return taker(replace(trick, plays=(*trick.plays, play)), trump) != trick.leader


def drawn_by(call: Call, known: Knowledge) -> int:
    """Return the rank of the highest open card that a high joker naming a suit would draw."""
    held = of_suit(known.open, call.suit) if call.suit else ()
    return int(highest(held).rank or 0) if held else 0
