"""The careful player of Jokers: keeps what most full hands want, and declares by value.

It knows its own hand, the discard pile, and what everybody saw; the rest may still be drawn. It
trades for the least expected distance to a full hand, turns a safety card when a card within
reach brings it nearer, and declares unless one more trade is worth more.
"""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots.jokers.distance import distance, goals, unseen_by
from jokeri.bots.jokers.worth import declares
from jokeri.cards import JOKER, Card, without
from jokeri.games.jokers.moves import Act, Lay, SeatMove, Take, TurnUp
from jokeri.games.jokers.pack import HAND
from jokeri.games.jokers.state import Stage
from jokeri.games.jokers.view import View

SAMPLES = 16
"""Draws tried for each hand to keep."""

CANDIDATES = 4
"""Hands to keep that are compared."""

LIKELY_REACH = 7
"""How deep a safety card that nobody has seen is taken to reach."""


class CarefulBot:
    """Plays Jokers for points."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        match view.stage:
            case Stage.SAFETY:
                return take_or_keep(view, moves)
            case Stage.AWAY:
                return lay_away(view)
            case Stage.TRADE:
                return trade_on(view, moves, rng)
            case _:
                return begin_or_end(view, moves, rng)


def begin_or_end(view: View, moves: Sequence[SeatMove], rng: random.Random) -> SeatMove:
    """Choose with nothing open: declare, turn a safety card, trade, or end the turn."""
    if Act.DECLARE in moves and (Act.END in moves or declares(view)):
        return Act.DECLARE
    safety = next((move for move in moves if isinstance(move, TurnUp)), None)
    if safety is not None and safety_helps(view):
        return safety
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays and (distance(view.hand) > 0 or Act.END not in moves):
        away = cards_to_trade(view, rng)
        if away:
            return Lay(away[0])
    return Act.END if Act.END in moves else lays[0]


def trade_on(view: View, moves: Sequence[SeatMove], rng: random.Random) -> SeatMove:
    """Lay the next card that is not to be kept, or draw."""
    if not any(isinstance(move, Lay) for move in moves):
        return Act.DRAW
    away = cards_to_trade(view, rng)
    return Lay(away[0]) if away else Act.DRAW


def cards_to_trade(view: View, rng: random.Random) -> tuple[Card, ...]:
    """Return the cards to lay in a trade: all but the best to keep, at least one of eight."""
    if len(view.hand) < HAND:
        # in the middle of a trade: what is kept now is what was to be kept at its beginning
        return leftovers(view.hand, best_goal(view, rng, view.laid))
    away = leftovers(view.hand, best_goal(view, rng, 0))
    return away or (least_wanted(view.hand),)


def best_goal(view: View, rng: random.Random, laid: int) -> tuple[Card, ...]:
    """Return what to keep of the hand: the least expected distance after drawing."""
    unseen = unseen_by(view)
    found = goals(view.hand, unseen, CANDIDATES)
    if not found:
        return ()
    if laid or len(found) == 1:
        return found[0].kept
    jokers = tuple(card for card in view.hand if card == JOKER)
    distances = []
    for goal in found:
        drawn = min(HAND - len(goal.kept) - len(jokers), view.pile, len(unseen))
        total = 0
        for _ in range(SAMPLES):
            total += distance((*goal.kept, *jokers, *rng.sample(unseen, drawn)))
        distances.append(total)
    return found[distances.index(min(distances))].kept


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
