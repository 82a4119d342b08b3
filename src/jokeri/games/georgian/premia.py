"""Premia and moshla: what the end of a pulka adds and takes, and the places. Rules, section 7."""

from dataclasses import dataclass
from itertools import takewhile

from jokeri.games.georgian.house import House
from jokeri.games.georgian.results import DealResult, PulkaResult
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from

SEATS = clockwise_from(FIRST_SEAT)
Seats = frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Best:
    """A seat's best deal of a pulka: its points, never below 0, and which deal it was."""

    points: int
    deal: int | None


def settle(pulka: tuple[DealResult, ...], house: House) -> PulkaResult:
    """Return what a finished pulka adds to each seat. ``pulka``: its deals, at least one."""
    exact = tuple(all(deal.exact(seat) for deal in pulka) for seat in SEATS)
    bests = tuple(best(pulka, seat, house) for seat in SEATS)
    rewarded, costly = holders(exact, house)
    gaining = premia_seats(rewarded, bests, house)
    losing = moshla_seats(costly, house)
    return PulkaResult(
        added=tuple(
            (seat in gaining) * bests[seat].points - (seat in losing) * bests[seat].points
            for seat in SEATS
        ),
        premia=tuple(bests[seat].deal if seat in gaining else None for seat in SEATS),
        moshla=tuple(bests[seat].deal if seat in losing else None for seat in SEATS),
        exact=exact,
    )


def premia_played(house: House) -> bool:
    """Whether premia and moshla are played at all."""
    return house.premia == "on"


def holders(exact: tuple[bool, ...], house: House) -> tuple[Seats, Seats]:
    """Return the holders that may gain, and those that may cost others: none, or all of them."""
    nobody: Seats = frozenset()
    everybody = frozenset(seat for seat in SEATS if exact[seat])
    if not premia_played(house):
        return nobody, nobody
    if len(everybody) <= 1:
        return everybody, everybody
    match house.premia_many:
        case "cancel":
            return nobody, everybody
        case "both":
            return everybody, everybody
        case _:
            return everybody, nobody


def best(pulka: tuple[DealResult, ...], seat: Seat, house: House) -> Best:
    """Return a seat's highest deal score, the earliest of equals; 0 points have no deal."""
    counted = range(len(pulka))
    if house.best_last == "excluded" and len(pulka) > 1:
        counted = range(len(pulka) - 1)
    top = max(counted, key=lambda deal: pulka[deal].points[seat])
    points = pulka[top].points[seat]
    if points <= 0 or points < int(house.best_min):
        return Best(0, None)
    return Best(points, top)


def premia_seats(rewarded: Seats, bests: tuple[Best, ...], house: House) -> Seats:
    """Return the holders that get their best once more."""
    if house.premia_run == "each":
        return rewarded
    firsts = (next((seat for seat in run if bests[seat].points), None) for run in runs(rewarded))
    return frozenset(seat for seat in firsts if seat is not None)


def moshla_seats(costly: Seats, house: House) -> Seats:
    """Return the seats that lose their best; a side with a holder on it loses nothing."""
    match house.moshla:
        case "others" if costly:
            losing = frozenset(SEATS)
        case "next":
            losing = frozenset(Seat((run[-1] + 1) % 4) for run in runs(costly))
        case _:
            losing = frozenset()
    spared = (side for side in sides(house) if costly & side)
    return losing.difference(*spared)


def runs(seats: Seats) -> list[tuple[Seat, ...]]:
    """Return the runs of neighbouring seats, each clockwise; a run wraps from 3 to 0."""
    if len(seats) == len(SEATS):
        return [SEATS]
    firsts = (seat for seat in SEATS if seat in seats and Seat((seat - 1) % 4) not in seats)
    return [tuple(takewhile(seats.__contains__, clockwise_from(first))) for first in firsts]


def sides(house: House) -> tuple[Seats, ...]:
    """Return who plays with whom: two pairs, or each seat for itself."""
    if house.partners == "pairs":
        return frozenset(SEATS[0::2]), frozenset(SEATS[1::2])
    return tuple(frozenset((seat,)) for seat in SEATS)


def places(total: tuple[int, ...], house: House) -> tuple[int, ...]:
    """Return the places by seat; equal totals share one (1 1 3 4), and so do partners (1 2)."""
    sums = {side: sum(total[seat] for seat in side) for side in sides(house)}
    place = {side: 1 + sum(other > mine for other in sums.values()) for side, mine in sums.items()}
    return tuple(next(place[side] for side in sums if seat in side) for seat in SEATS)
