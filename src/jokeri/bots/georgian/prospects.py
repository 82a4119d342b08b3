"""What a hand is worth: the best average of points, its owner trying for what is still missing."""

from collections.abc import Sequence
from itertools import pairwise

from jokeri.bots.georgian.strength import Chance


def in_order(chances: Sequence[Chance]) -> list[Chance]:
    """Put the cards that can go either way last: they mend what the others have done."""
    return sorted(chances, key=lambda chance: chance.high - chance.low)


def prospect(worth: Sequence[float], ordered: Sequence[Chance]) -> float:
    """Return the value of holding cards of these chances; ``worth[t]`` is that of ``t`` tricks.

    Card by card from the last: with so many taken, is one more wanted? Then its high chance
    counts, else its low one.
    """
    values = list(worth)
    for chance in reversed(ordered):
        following = values
        values = []
        for without, taking in pairwise(following):
            p = chance.high if taking > without else chance.low
            values.append(without + p * (taking - without))
    return values[0]
