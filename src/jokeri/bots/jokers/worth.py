"""Whether a full hand is worth more declared now or after one more trade."""

from jokeri.bots.jokers.distance import unseen_by
from jokeri.cards import JOKER, without
from jokeri.games.jokers.groups import full_type_of
from jokeri.games.jokers.scoring import lost_tally, won_tally
from jokeri.games.jokers.view import View


def declares(view: View) -> bool:
    """Whether declaring now brings as many points as trading any one card and then declaring.

    A trade that breaks the hand is taken to leave it lost, as the other seat may be first.
    """
    return won_tally(view.hand).points >= best_after_a_trade(view)


def best_after_a_trade(view: View) -> float:
    """Return the mean points after the best trade of one card."""
    unseen = unseen_by(view)
    best = 0.0
    if not unseen or not view.pile:
        return best
    for card in view.hand:
        if card == JOKER:
            continue
        total = 0
        for drawn in unseen:
            hand = (*without(view.hand, card), drawn)
            full = full_type_of(hand) is not None
            total += (won_tally(hand) if full else lost_tally(hand)).points
        best = max(best, total / len(unseen))
    return best
