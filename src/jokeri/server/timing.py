"""What is due at a table, and when: seconds of the monotonic clock, without input or output."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from jokeri.game import DEALER, Turn
from jokeri.server.rows import Banks
from jokeri.server.seating import Seating

FREEZE = 60.0
"""After so long with nobody connected a table freezes."""

ABSENT = 180.0
"""After so long without its person a seat of an untimed table is moved for, at its turn."""

OFFER = 300.0
"""After so long without its person a seat is offered to others; while gathering it is open.

An owner without a seat is the owner no longer.
"""

LOOK = 600.0
"""A table where nothing else is due is looked at so often."""

LATE = 60.0
"""A row whose time was so long ago has been missed, or the wall clock has jumped."""

GRACE = 10.0
"""What is left at least of a move's time after the server's restart."""

MISSES = 2
"""After so many time-outs in a row a bot plays the seat."""

Kind = Literal["freeze", "move", "offer", "inherit", "look"]


@dataclass(frozen=True, slots=True)
class Due:
    """Something to do at a time; ``seat``: whose."""

    at: float
    kind: Kind
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """What is due depends on: ``gone`` says since when a guest is not connected.

    ``empty``: since when nobody is connected; ``look``: when the table was last written to be
    looked at.
    """

    seating: Seating
    turn: Turn
    turn_since: float
    banks: Banks | None
    gone: Mapping[int, float]
    empty: float | None
    look: float


def allowed(seating: Seating, banks: Banks | None, seat: int) -> float | None:
    """Return the seconds that a seat has for this move, its bank included."""
    if seating.clock is None:
        return None
    return seating.clock.move + (banks[seat] if banks else 0) / 1000


def person_to_move(seating: Seating, turn: Turn) -> int | None:
    """Return the seat that is to move where a person plays it now."""
    if turn is DEALER or turn is None or not seating.running:
        return None
    place = seating.places[turn]
    return None if place.present is None or place.auto else int(turn)


def all_due(moment: Moment) -> list[Due]:
    """Return all that is due at some time, soonest first; empty where a table rests."""
    seating = moment.seating
    if seating.resting:
        return []
    found = [Due(moment.look, "look")]
    if moment.empty is not None:
        found.append(Due(moment.empty + FREEZE, "freeze"))
    else:
        found += _away(moment)
    if seating.life == "playing":
        found += _move(moment)
    return sorted(found, key=lambda due: due.at)


def _away(moment: Moment) -> list[Due]:
    """Return when others get what those have who are away: their seats, the owner's part."""
    seating, gone = moment.seating, moment.gone
    found = [
        Due(gone[place.present] + OFFER, "offer", seat)
        for seat, place in enumerate(seating.places)
        if place.present in gone and not place.offered and place.present is not None
    ]
    owner = seating.owner
    if owner in gone and owner is not None and seating.people and seating.seat_of(owner) is None:
        found.append(Due(gone[owner] + OFFER, "inherit"))
    return found


def _move(moment: Moment) -> list[Due]:
    seating = moment.seating
    seat = person_to_move(seating, moment.turn)
    if seat is None:
        return []
    seconds = allowed(seating, moment.banks, seat)
    guest = seating.places[seat].present
    if seconds is not None:
        return [Due(moment.turn_since + seconds, "move", seat)]
    if guest is not None and guest in moment.gone:
        return [Due(max(moment.turn_since, moment.gone[guest]) + ABSENT, "move", seat)]
    return []


def bank_after(seating: Seating, banks: Banks | None, seat: int, seconds: float) -> Banks | None:
    """Return the banks after a move that took so long, ``None`` where they are as before."""
    if seating.clock is None or banks is None:
        return None
    used = round(1000 * (seconds - seating.clock.move))
    if used <= 0 or banks[seat] == 0:
        return None
    return (*banks[:seat], max(0, banks[seat] - used), *banks[seat + 1 :])


def left(
    seating: Seating, banks: Banks | None, seat: int, seconds: float
) -> tuple[int, Banks] | None:
    """Return the milliseconds left of a move's time after so many seconds, and of the banks."""
    if seating.clock is None or banks is None:
        return None
    move = round(1000 * (seating.clock.move - seconds))
    return max(0, move), bank_after(seating, banks, seat, seconds) or banks
