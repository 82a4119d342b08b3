"""The trained nets alone: the move that they value the most, in less than a millisecond."""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots.georgian.brain import Brain, shipped
from jokeri.bots.georgian.seen import seen_position
from jokeri.bots.georgian.stakes import Stakes, bid_with
from jokeri.fast import policy
from jokeri.fast.known import known
from jokeri.fast.moves import NUMBER_OF
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View

COMPLETIONS = 16
"""Hands of nine that the three cards seen are filled up to, for the naming of trump."""


class InstantBot:
    """Plays Georgian Joker by the nets' values, without looking ahead."""

    def __init__(self, brain: Brain | None = None) -> None:
        self.brain = brain

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        if len(moves) == 1:
            return moves[0]
        values = values_of(self.brain or shipped(), view, rng)
        return max(moves, key=lambda move: values.get(NUMBER_OF[move], -1e9))


def values_of(
    brain: Brain, view: View, rng: random.Random, stakes: Stakes | None = None
) -> dict[int, float]:
    """Return what the nets give each legal move, by its number: differences in points.

    With ``stakes``: by what the deal's outcome is worth in the match. What the naming of trump
    leads to is not known well enough for that.
    """
    position = seen_position(view)
    match view.phase:
        case Phase.TRUMP:
            seen = known(view).hands[view.turn or 0]
            return policy.trumps(brain.bid, position, seen, COMPLETIONS, rng.getrandbits(63))
        case Phase.BID:
            foreseen = policy.bids(brain.bid, position)
        case _:
            foreseen = policy.plays(brain.play, position)
    if stakes is None:
        return {move: worth for move, (worth, _) in foreseen.items()}
    return {
        move: stakes.of_chances(bid_with(view, move), chances, worth)
        for move, (worth, chances) in foreseen.items()
    }
