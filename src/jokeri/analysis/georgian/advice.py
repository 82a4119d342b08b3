"""What each move of a view promises, by the trained nets and a look ahead."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from jokeri.bots.georgian.brain import Brain, shipped
from jokeri.bots.georgian.instant import values_of
from jokeri.bots.georgian.search import Level, foresee
from jokeri.bots.georgian.stakes import stakes_of
from jokeri.fast.moves import NUMBER_OF
from jokeri.games.georgian.view import View


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, its worth as a difference in points, own points, the chance of an exact bid.

    ``worth``: own points of the deal less the mean of the others', with what an exact bid is worth
    beyond the deal. ``points`` are those of the deal alone.
    """

    move: Any
    worth: float
    points: float
    exact: float


def advise(
    view: View,
    moves: Sequence[Any],
    level: Level,
    rng: random.Random,
    brain: Brain | None = None,
) -> tuple[Advice, ...]:
    """Return what each of ``moves`` promises the seat to move, the best first.

    Only the seat's view is read: what it could not know counts for nothing.
    """
    nets = brain or shipped()
    first = values_of(nets, view, rng, stakes_of(view))
    numbers = {NUMBER_OF[move]: move for move in moves}
    thoughts = {number: first[number] for number in numbers}
    found = foresee(nets, view, thoughts, level, rng)
    advice = [
        Advice(numbers[number], each.worth, each.points, each.exact)
        for number, each in found.items()
    ]
    return tuple(sorted(advice, key=lambda each: -each.worth))
