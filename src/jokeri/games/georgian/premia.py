"""Premia and moshla: what the end of a pulka adds and takes, and the places. Rules, section 7."""

from dataclasses import dataclass

from jokeri.games.georgian.house import House
from jokeri.games.georgian.results import DealResult, PulkaResult
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from

SEATS = clockwise_from(FIRST_SEAT)


@dataclass(frozen=True, slots=True)
class Best:
    """A seat's best deal of a pulka: its points, never below 0, and which deal it was."""

    points: int
    deal: int | None


def settle(pulka: tuple[DealResult, ...], house: House) -> PulkaResult:
    """Return what a finished pulka adds to each seat. ``pulka``: its deals, at least one."""
    exact = tuple(all(deal.exact(seat) for deal in pulka) for seat in SEATS)
    bests = tuple(best(pulka, seat, house) for seat in SEATS)
    gaining = premia_seats(exact, bests, house)
    losing = moshla_seats(exact, house)
    return PulkaResult(
        added=tuple(
            (seat in gaining) * bests[seat].points - (seat in losing) * bests[seat].points
            for seat in SEATS
        ),
        premia=tuple(bests[seat].deal if seat in gaining else None for seat in SEATS),
        moshla=tuple(bests[seat].deal if seat in losing else None for seat in SEATS),
        exact=exact,
    )


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


def premia_seats(exact: tuple[bool, ...], bests: tuple[Best, ...], house: House) -> set[Seat]:
    """Return the holders that get their best once more."""
    holders = {seat for seat in SEATS if exact[seat]}
    if house.premia == "off":
        return set()
    if len(holders) > 1 and house.premia_many == "cancel":
        return set()
    if house.premia_run == "first":
        firsts = (next((s for s in run if bests[s].points), None) for run in runs(exact))
        return {seat for seat in firsts if seat is not None}
    return holders


def moshla_seats(exact: tuple[bool, ...], house: House) -> set[Seat]:
    """Return the seats that lose their best."""
    holders = {seat for seat in SEATS if exact[seat]}
    if house.premia == "off" or not holders:
        return set()
    if len(holders) > 1 and house.premia_many == "bonus":
        return set()
    match house.moshla:
        case "others":
            losing = set(SEATS) - holders
        case "next":
            losing = {Seat((run[-1] + 1) % 4) for run in runs(exact)}
        case _:
            losing = set()
    return _spared_by_partners(losing, holders, house)


def _spared_by_partners(losing: set[Seat], holders: set[Seat], house: House) -> set[Seat]:
    """In pairs a holder's partner loses nothing; with holders in both pairs nobody does."""
    if house.partners == "none":
        return losing
    pairs = {seat % 2 for seat in holders}
    return {seat for seat in losing if seat % 2 not in pairs}


def runs(exact: tuple[bool, ...]) -> list[tuple[Seat, ...]]:
    """Return the runs of neighbouring holders, each clockwise; a run wraps from 3 to 0."""
    found: list[tuple[Seat, ...]] = []
    if all(exact):
        return [SEATS]
    for seat in SEATS:
        if exact[seat] and not exact[seat - 1]:
            run = [seat]
            while exact[(run[-1] + 1) % 4]:
                run.append(Seat((run[-1] + 1) % 4))
            found.append(tuple(run))
    return found


def places(total: tuple[int, ...], house: House) -> tuple[int, ...]:
    """Return the places by seat; equal totals share one (1 1 3 4). In pairs: 1 and 2, or all 1."""
    if house.partners == "pairs":
        sums = (total[0] + total[2], total[1] + total[3])
        return tuple(1 if sums[seat % 2] >= max(sums) else 2 for seat in SEATS)
    return tuple(1 + sum(other > mine for other in total) for mine in total)
