"""The careful player of Japanese Joker: takes tricks as cheaply as it can.

It leads what is likely to take, answers with the cheapest card that takes, throws the lowest
otherwise, and keeps its jokers for tricks that nothing else takes.
"""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots.japanese.chances import Knowledge, drawn_by, knowledge, takes_answer, takes_lead
from jokeri.cards import Rank, Suit
from jokeri.games.japanese.state import Phase
from jokeri.games.japanese.view import View
from jokeri.games.tricks import Height, NameTrump, Play, is_joker, of_suit

LIKELY = 0.6
"""The chance at which a lead is worth making for the trick."""

LENGTH = 2.2
HONOURS = {Rank.ACE: 2.0, Rank.KING: 1.5, Rank.QUEEN: 1.0, Rank.JACK: 0.5}
BEZI = 6.0
"""What bezi is worth when three high cards of three suits are held."""


class CarefulBot:
    """Plays Japanese Joker for rounds."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        del rng
        if view.phase is Phase.TRUMP:
            return choose_trump(view, moves)
        plays = [play for play in moves if not play.call or play.call.height is Height.HIGH]
        known = knowledge(view, view.seat)
        return answer(view, plays) if view.trick.plays else lead(view, plays, known)


def choose_trump(view: View, moves: Sequence[NameTrump]) -> NameTrump:
    """Return the suit in which the three cards seen are longest and highest, or bezi."""

    def worth(move: NameTrump) -> float:
        if move.suit is None:
            aces = sum(card.rank is Rank.ACE or is_joker(card) for card in view.hand)
            return BEZI if aces == len(view.hand) else 0.0
        held = of_suit(view.hand, move.suit)
        return LENGTH * len(held) + sum(HONOURS.get(card.rank or Rank.TWO, 0.0) for card in held)

    return max(moves, key=worth)


def lead(view: View, plays: Sequence[Play], known: Knowledge) -> Play:
    """Lead the likeliest taker, the cheapest of equals; else the lowest card; a joker if due."""
    chances = {play: takes_lead(play, known, view.trump) for play in plays}
    cards = [play for play in plays if not is_joker(play.card)]
    likely = [play for play in cards if chances[play] >= LIKELY]
    if likely:
        return max(likely, key=lambda play: (round(chances[play], 1), -cost(play, view.trump)))
    jokers = [play for play in plays if is_joker(play.card)]
    if jokers and (not cards or max(chances[play] for play in jokers) >= LIKELY):
        best = max(jokers, key=lambda play: (round(chances[play], 1), draws(play, known)))
        if len(cards) < 2 or draws(best, known) >= Rank.KING:
            return best
    return min(cards or plays, key=lambda play: cost(play, view.trump))


def draws(play: Play, known: Knowledge) -> int:
    """Return the rank that a led joker draws from the other's open cards."""
    return drawn_by(play.call, known) if play.call else 0


def answer(view: View, plays: Sequence[Play]) -> Play:
    """Take with the cheapest card that does, else throw the cheapest; a joker saves a high one."""
    cards = [play for play in plays if not is_joker(play.card)]
    taking = [play for play in cards if takes_answer(play, view.trick, view.trump)]
    if taking:
        return min(taking, key=lambda play: cost(play, view.trump))
    jokers = [play for play in plays if is_joker(play.card)]
    if not cards:
        return jokers[0]
    thrown = min(cards, key=lambda play: cost(play, view.trump))
    lead_card = view.trick.plays[0].card
    high = is_joker(lead_card) or (lead_card.rank or 0) >= Rank.KING
    if jokers and (high or cost(thrown, view.trump) >= Rank.KING):
        return jokers[0]
    return thrown


def cost(play: Play, trump: Suit | None) -> int:
    """Return what a play gives away: its rank, trumps more than all others, jokers most."""
    if is_joker(play.card):
        return 100
    return (play.card.rank or 0) + 20 * (play.card.suit is trump)
