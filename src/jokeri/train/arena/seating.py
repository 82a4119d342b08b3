"""Seatings: in which seats a challenger sits, so that both sides get every chance alike."""

from collections.abc import Sequence
from enum import Enum
from itertools import combinations


class Seating(Enum):
    """How a challenger is seated."""

    ONE = "one"  # in each seat in turn, against all others
    TWO = "two"  # in every two seats in turn
    SIDES = "sides"  # in every other seat: the sides of a game in pairs


def seatings(seating: Seating, seats: int) -> Sequence[tuple[int, ...]]:
    """Return the challenger's seats, one tuple a seating; ``ValueError`` where nobody is left."""
    match seating:
        case Seating.ONE:
            return tuple(combinations(range(seats), 1))
        case Seating.TWO if seats > 2:
            return tuple(combinations(range(seats), 2))
        case Seating.TWO:
            raise ValueError("two challengers need a table of more than two seats")
        case Seating.SIDES:
            return tuple(range(seats))[0::2], tuple(range(seats))[1::2]


def mirror(seating: Seating, seats: int) -> bool:
    """Whether the challenger's seats and the others' change places within the seatings.

    Then a pair turned round plays the very same deals again.
    """
    every = set(seatings(seating, seats))
    return all(tuple(seat for seat in range(seats) if seat not in own) in every for own in every)
