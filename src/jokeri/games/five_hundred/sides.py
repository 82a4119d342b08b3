"""Who plays with whom, for the totals: teams at four and six seats, else everybody alone."""

from collections.abc import Sequence

from jokeri.games.five_hundred.house import House
from jokeri.seats import Seat

DEAD_HAND = 2
"""Where the third hand of two seats stands, after theirs."""


def seats_of(house: House) -> int:
    """Return the number of seats."""
    return int(house.seats)


def sides_of(house: House) -> int:
    """Return the number of sides: two teams, or as many as there are seats."""
    return 2 if house.seats in ("4", "6") else seats_of(house)


def side_of(seat: Seat, house: House) -> int:
    """Return the side a seat is on: 0+2 against 1+3, 0+2+4 against 1+3+5, else its own."""
    return seat % sides_of(house)


def by_seat(by_side: Sequence[int], house: House) -> tuple[int, ...]:
    """Return what each seat's side has."""
    return tuple(by_side[seat % sides_of(house)] for seat in range(seats_of(house)))


def by_side(takers: Sequence[Seat], house: House) -> tuple[int, ...]:
    """Count tricks by side."""
    taken = [side_of(seat, house) for seat in takers]
    return tuple(taken.count(side) for side in range(sides_of(house)))
