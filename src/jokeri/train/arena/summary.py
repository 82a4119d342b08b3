"""What the encounters of a pair say: differences and rates, each with its interval."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from jokeri.train.arena.contest import Encounter, Pair, Seated
from jokeri.train.arena.intervals import Interval, interval

OfSeat = Callable[[Seated, int], Fraction | int]
"""A seat's figure in one seating."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A pair's figures over ``n`` encounters; all but the difference are the challenger's own.

    ``difference``: own mean minus the mean of the others. ``points`` are those of a seat in a deal
    or match. ``exact`` and ``khishti`` are shares of the deals, ``None`` in games without exact
    bids; ``places`` the shares of the first place, the second, ... at the end of what was played.
    """

    pair: Pair
    n: int
    difference: Interval
    points: Interval
    exact: Interval | None
    khishti: Interval | None
    places: tuple[Interval, ...]


def summaries(encounters: Iterable[Encounter]) -> list[Summary]:
    """Return every pair's summary, in the order in which the pairs first appear."""
    by_pair: dict[Pair, list[Encounter]] = {}
    for each in encounters:
        by_pair.setdefault(each.pair, []).append(each)
    return [summary(of_pair) for of_pair in by_pair.values()]


def summary(encounters: Sequence[Encounter]) -> Summary:
    """Return the figures of one pair.

    The seatings of an encounter share their cards; so each encounter is one observation.
    """

    def mean(of_seat: OfSeat) -> Interval:
        return interval([own_mean(each, of_seat) for each in encounters])

    first = encounters[0].seated[0]
    return Summary(
        pair=encounters[0].pair,
        n=len(encounters),
        difference=interval([difference(each) for each in encounters]),
        points=mean(lambda seated, seat: seated.points[seat]),
        exact=mean(_share("exact")) if first.exact else None,
        khishti=mean(_share("khishti")) if first.khishti else None,
        places=tuple(mean(_came(place)) for place in range(1, len(first.places) + 1)),
    )


def _share(what: Literal["exact", "khishti"]) -> OfSeat:
    return lambda seated, seat: Fraction(getattr(seated, what)[seat], seated.deals)


def _came(place: int) -> OfSeat:
    return lambda seated, seat: seated.places[seat] == place


def own_mean(encounter: Encounter, of_seat: OfSeat) -> float:
    """Return the challenger's mean over its seats, then over the seatings."""
    means = (
        Fraction(sum(of_seat(seated, seat) for seat in seated.seats), len(seated.seats))
        for seated in encounter.seated
    )
    return float(sum(means) / len(encounter.seated))


def difference(encounter: Encounter) -> float:
    """Return the challenger's mean points minus the mean of the others, over the seatings."""
    return float(sum(map(_gap, encounter.seated)) / len(encounter.seated))


def _gap(seated: Seated) -> Fraction:
    own = [seated.points[seat] for seat in seated.seats]
    others = [each for seat, each in enumerate(seated.points) if seat not in seated.seats]
    return Fraction(sum(own), len(own)) - Fraction(sum(others), len(others))
