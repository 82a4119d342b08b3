"""The careful player of Jokers: keeps what most full hands want, and declares by value.

It knows its own hand, the discard pile, and what everybody saw; the rest may still be drawn. It
keeps the cards from which most full hands are likely to be reached, turns a safety card when a
card within reach brings it nearer, and declares unless one more trade is worth more.
"""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots.jokers.distance import best_to_keep, distance, unseen_by
from jokeri.bots.jokers.worth import declares
from jokeri.cards import JOKER, Card, without
from jokeri.games.jokers.moves import Act, Lay, SeatMove, Take, TurnUp
from jokeri.games.jokers.pack import HAND
from jokeri.games.jokers.state import Stage
from jokeri.games.jokers.view import View

LIKELY_REACH = 7
"""How deep a safety card that nobody has seen is taken to reach."""


class CarefulBot:
    """Plays Jokers for points."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        del rng
        match view.stage:
            case Stage.SAFETY:
                return take_or_keep(view, moves)
            case Stage.AWAY:
                return lay_away(view)
            case Stage.TRADE:
                return trade_on(view, moves)
            case _:
                return begin_or_end(view, moves)


def begin_or_end(view: View, moves: Sequence[SeatMove]) -> SeatMove:
    """Choose with nothing open: declare, turn a safety card, trade, or end the turn."""
    if Act.DECLARE in moves and (Act.END in moves or declares(view)):
        return Act.DECLARE
    safety = next((move for move in moves if isinstance(move, TurnUp)), None)
    if safety is not None and safety_helps(view):
        return safety
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays and (distance(view.hand) > 0 or Act.END not in moves):
        away = cards_to_trade(view)
        if away:
            return Lay(away[0])
    return Act.END if Act.END in moves else lays[0]


def trade_on(view: View, moves: Sequence[SeatMove]) -> SeatMove:
    """Lay the next card that is not to be kept, or draw."""
    if not any(isinstance(move, Lay) for move in moves):
        return Act.DRAW
    away = cards_to_trade(view)
    return Lay(away[0]) if away else Act.DRAW


def cards_to_trade(view: View) -> tuple[Card, ...]:
    """Return the cards to lay in a trade: all but the best to keep, at least one of eight."""
    away = leftovers(view.hand, best_to_keep(view.hand, unseen_by(view)))
    return away if away or len(view.hand) < HAND else (least_wanted(view.hand),)


def leftovers(hand: tuple[Card, ...], kept: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the natural cards of a hand that are not kept."""
    return tuple(card for card in hand if card != JOKER and card not in kept)


def least_wanted(hand: tuple[Card, ...]) -> Card:
    """Return the card whose loss leaves the rest nearest to a full hand."""
    cards = [card for card in hand if card != JOKER] or list(hand)
    return min(cards, key=lambda card: distance(without(hand, card)))


def safety_helps(view: View) -> bool:
    """Whether a card that a safety card is likely to reach brings the hand nearer."""
    now = distance(view.hand)
    if now == 0:
        return False
    near = view.discards[-LIKELY_REACH:]
    return any(distance((*view.hand, card)) < now for card in near)


def take_or_keep(view: View, moves: Sequence[SeatMove]) -> SeatMove:
    """Take the card, or keep the safety card, that brings the hand nearest; the top when alike."""

    def nearness(move: SeatMove) -> tuple[int, bool]:
        card = view.discards[-move.depth] if isinstance(move, Take) else view.turned
        assert card is not None  # noqa: S101 - a safety card is open
        return distance((*view.hand, card)), card != JOKER

    return min(moves, key=nearness)


def lay_away(view: View) -> SeatMove:
    """Lay away the card of nine that is wanted least."""
    return Lay(least_wanted(view.hand))
