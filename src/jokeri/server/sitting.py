"""Acts of a match: leaving, coming back, taking over, pausing, ending; no IO."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from jokeri.server import acts, names
from jokeri.server.gathering import (
    GATHERING,
    NOT_SEATED,
    Asked,
    Change,
    Judge,
    Judged,
    in_life,
    shuffled,
)
from jokeri.server.seating import Place, Seating
from jokeri.server.table import Refusal


def judge(asked: Asked, act: acts.Act) -> Judged:
    """Judge an act of the people at a table; nothing is changed."""
    seats = [getattr(act, key) for key in ("seat", "other") if hasattr(act, key)]
    if any(seat >= len(asked.seating.places) for seat in seats):
        return Refusal("no-such-seat")
    try:
        return _JUDGES[type(act)](asked, act)
    except names.BadName as fault:
        return Refusal("bad-name", fault.detail)


def _leave(asked: Asked, _act: acts.Quit) -> Judged:
    seating, seat = asked.seating, asked.seat
    if seat is None and not asked.owns:
        return NOT_SEATED
    if seat is not None and seating.life == "gathering":
        seating = seating.at(seat, Place())
    elif seat is not None:
        seating = seating.changed(seat, left=True, offered=seating.life == "playing")
    if asked.owns:
        seating = inherited(seating)
    if not seating.people:
        return Change(replace(seating, life="closed"))
    return _counted(seating)


def inherited(seating: Seating) -> Seating:
    """Make the next person the owner, if there is one."""
    people = seating.voters or seating.people
    return replace(seating, owner=seating.places[people[0]].guest if people else None)


def given_away(seating: Seating, seat: int) -> Seating:
    """Return the seating after a person has been away for long: others may have the seat."""
    if seating.life != "gathering":
        return _counted(seating.changed(seat, offered=True)).seating
    away = seating.places[seat].guest
    opened = seating.at(seat, Place())
    return inherited(opened) if opened.people and seating.owner == away else opened


def _take_over(asked: Asked, act: acts.TakeOver) -> Judged:
    seating, place = asked.seating, asked.seating.places[act.seat]
    if place.guest == asked.guest:
        return _take_back(asked, acts.TakeBack(act.id))
    if asked.seat is not None:
        return Refusal("other-seat")
    if seating.held.get(asked.guest, act.seat) != act.seat:
        return Refusal("other-seat")
    if not place.offered:
        return Refusal("not-offered")
    name = asked.named(act.name, act.seat)
    taken = seating.at(act.seat, Place(guest=asked.guest, name=name))
    return Change(replace(taken, held={**seating.held, asked.guest: act.seat}))


def _take_back(asked: Asked, _act: acts.TakeBack) -> Judged:
    for seat, place in enumerate(asked.seating.places):
        if place.guest == asked.guest:
            if not (place.auto or place.left):
                return Refusal("not-auto")
            back = {"auto": False, "left": False, "misses": 0, "offered": False}
            return Change(asked.seating.changed(seat, **back))
    return NOT_SEATED


def _rest(asked: Asked, _act: acts.Pause) -> Judged:
    if asked.seating.paused:
        return Refusal("paused")
    return _voted(asked, "pause")


def _go_on(asked: Asked, _act: acts.Resume) -> Judged:
    if not asked.seating.paused:
        return Refusal("not-paused")
    return _voted(asked, "resume")


def _end(asked: Asked, _act: acts.End) -> Judged:
    return _voted(asked, "end")


OUTCOMES: Mapping[str, Callable[[Seating], Seating]] = {
    "pause": lambda seating: replace(seating, paused=True),
    "resume": lambda seating: replace(seating, paused=False),
    "end": lambda seating: replace(seating, life="closed"),
}


def _voted(asked: Asked, what: str) -> Judged:
    seating, seat = asked.seating, asked.seat
    if asked.owns:
        return Change(replace(OUTCOMES[what](seating), votes={}))
    if seat is None:
        return NOT_SEATED
    seats = tuple(sorted({*seating.votes.get(what, ()), seat}))
    return _counted(replace(seating, votes={**seating.votes, what: seats}))


def _counted(seating: Seating) -> Change:
    """Carry out what more than half of the people who are left have voted for."""
    people = set(seating.voters)
    votes = {what: tuple(sorted(people & set(seats))) for what, seats in seating.votes.items()}
    for what, seats in votes.items():
        if 2 * len(seats) > len(people):
            return Change(replace(OUTCOMES[what](seating), votes={}))
    return Change(replace(seating, votes={what: seats for what, seats in votes.items() if seats}))


def rematch(asked: Asked, act: acts.Rematch) -> Seating | Refusal:
    """Return the seating of a new table with the same people, or why there is none."""
    seating = asked.seating
    if seating.life != "over":
        return Refusal("wrong-life", {"life": seating.life})
    if asked.seat is None:
        return NOT_SEATED
    places = tuple(
        Place()
        if place.left
        else Place(guest=place.guest, bot=place.bot, name=None if place.bot else place.name)
        for place in seating.places
    )
    if act.seats == "moved":
        places = shuffled(places, asked.chance)
    owner = seating.owner
    if owner is None or seating.seat_of(owner) is None:
        owner = asked.guest
    return Seating(
        places=places,
        owner=owner,
        clock=seating.clock,
        fill=seating.fill,
        chat=seating.chat,
        spectators=seating.spectators,
        open=seating.open,
    )


def _playing(rule: Judge) -> Judge:
    return in_life(rule, "playing")


_JUDGES: dict[type[Any], Judge] = {
    **GATHERING,
    acts.Quit: in_life(_leave, "gathering", "playing", "over"),
    acts.TakeOver: _playing(_take_over),
    acts.TakeBack: _playing(_take_back),
    acts.Pause: _playing(_rest),
    acts.Resume: _playing(_go_on),
    acts.End: in_life(_end, "gathering", "playing"),
}
