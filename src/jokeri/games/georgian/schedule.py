"""Schedules: which deals a match has, pulka by pulka. Rules, section 8."""

from functools import lru_cache

from jokeri.game import IllegalHouse

_NINES = (9, 9, 9, 9)
_UP = tuple(range(1, 9))
_UP_38 = tuple(range(1, 10))

NAMED: dict[str, tuple[tuple[int, ...], ...]] = {
    "full": (_UP, _NINES, _UP[::-1], _NINES),
    "nines": (_NINES,) * 4,
    "nines-3": (_NINES,) * 3,
    "nines-2": (_NINES,) * 2,
    "nines-1": (_NINES,),
    "quick": (_UP, _NINES),
    "ones": ((1, 1, 1, 1),),
    "full-38": (_UP_38, _NINES, _UP_38[::-1], _NINES),
}
"""Deal sizes by pulka of each named schedule."""

PATTERN = r"[1-9](?:[-/][1-9])*"
"""What a schedule written out looks like: deals parted by ``-``, pulkas by ``/``."""

MOST_DEALS = 1800
"""More deals than this would not fit into the line of a house in the text form."""


@lru_cache(maxsize=1024)
def pulkas(schedule: str) -> tuple[tuple[int, ...], ...]:
    """Return the deal sizes by pulka of a named schedule or of one written out."""
    if schedule in NAMED:
        return NAMED[schedule]
    read = tuple(tuple(int(size) for size in pulka.split("-")) for pulka in schedule.split("/"))
    if sum(map(len, read)) > MOST_DEALS:
        raise IllegalHouse("too-long", f"a schedule has at most {MOST_DEALS} deals", "schedule")
    return read


@lru_cache(maxsize=1024)
def deals(schedule: str) -> tuple[int, ...]:
    """Return the deal sizes of the whole match, in order."""
    return tuple(size for pulka in pulkas(schedule) for size in pulka)


@lru_cache(maxsize=4096)
def pulka_of(schedule: str, number: int) -> tuple[int, range]:
    """Return the pulka that a deal (counted from 0) belongs to, and that pulka's deals."""
    first = 0
    for which, pulka in enumerate(pulkas(schedule)):
        if number < first + len(pulka):
            return which, range(first, first + len(pulka))
        first += len(pulka)
    raise IndexError(number)
