"""Places at a table, counted clockwise from 0."""

from typing import NewType, TypeVar

Seat = NewType("Seat", int)

FIRST_SEAT = Seat(0)

T = TypeVar("T")


def left_of(seat: Seat, seats: int = 4) -> Seat:
    """Return the next seat clockwise at a table of ``seats``."""
    return Seat((seat + 1) % seats)


def clockwise_from(seat: Seat, seats: int = 4) -> tuple[Seat, ...]:
    """Return every seat once, clockwise, beginning with ``seat``."""
    return tuple(Seat((seat + step) % seats) for step in range(seats))


def with_value(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return values, by seat for example, with the one at a place replaced."""
    return (*values[:place], value, *values[place + 1 :])
