"""Acts while a table gathers: whether one may be done, and the seating after it; no IO."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from jokeri.game import Chance
from jokeri.server import acts, names
from jokeri.server.seating import Place, Seating
from jokeri.server.table import Refusal


@dataclass(frozen=True, slots=True)
class Change:
    """An act is allowed: the seating after it. ``kicked``: who must go."""

    seating: Seating
    kicked: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks, and what is needed to judge it."""

    seating: Seating
    guest: int
    usual_name: str | None
    bots: Collection[str]
    chance: Chance = field(repr=False)

    @property
    def seat(self) -> int | None:
        """Where the asker sits."""
        return self.seating.seat_of(self.guest)

    @property
    def owns(self) -> bool:
        """Whether the table is the asker's."""
        return self.seating.owner == self.guest

    def named(self, wanted: str | None, seat: int | None) -> str:
        """Return the name for a seat, or raise ``BadName``."""
        name = names.cleaned(wanted if wanted is not None else self.usual_name or "")
        others = (place.name for at, place in enumerate(self.seating.places) if at != seat)
        own = None if self.seat is None else self.seating.places[self.seat].name
        if names.is_taken(name, (other for other in others if other != own)):
            raise names.BadName("taken")
        return name


Judged = Change | Refusal
Judge = Callable[[Asked, Any], Judged]
NOT_OWNER = Refusal("not-owner")
NOT_SEATED = Refusal("not-seated")


def in_life(rule: Judge, *lives: str) -> Judge:
    """Return a rule that holds only in some lives of a table."""

    def judged(asked: Asked, act: Any) -> Judged:
        if asked.seating.life not in lives:
            return Refusal("wrong-life", {"life": asked.seating.life})
        return rule(asked, act)

    return judged


def _gathering(rule: Judge) -> Judge:
    return in_life(rule, "gathering")


def _owners(rule: Judge) -> Judge:
    return lambda asked, act: rule(asked, act) if asked.owns else NOT_OWNER


def _sit(asked: Asked, act: acts.Sit) -> Judged:
    seating, own = asked.seating, asked.seat
    if own == act.seat:
        return Change(seating)
    if not seating.places[act.seat].is_open:
        return Refusal("seat-taken")
    kept = act.name
    if kept is None and own is not None:
        kept = seating.places[own].name
    place = Place(guest=asked.guest, name=asked.named(kept, act.seat))
    if own is not None:
        seating = seating.at(own, Place())
    return started_if_full(seating.at(act.seat, place), asked)


def _stand(asked: Asked, _act: acts.Stand) -> Judged:
    seat = asked.seat
    return NOT_SEATED if seat is None else Change(asked.seating.at(seat, Place()))


def _name(asked: Asked, act: acts.Name) -> Judged:
    seat = asked.seat
    if seat is None:
        return NOT_SEATED
    return Change(asked.seating.changed(seat, name=asked.named(act.name, seat)))


def _ready(asked: Asked, _act: acts.Ready) -> Judged:
    seat = asked.seat
    if seat is None:
        return NOT_SEATED
    return started_if_full(asked.seating.changed(seat, ready=True), asked)


def _not_ready(asked: Asked, _act: acts.NotReady) -> Judged:
    seat = asked.seat
    return NOT_SEATED if seat is None else Change(asked.seating.changed(seat, ready=False))


def _swap(asked: Asked, act: acts.Swap) -> Judged:
    places = asked.seating.places
    swapped = asked.seating.at(act.seat, places[act.other]).at(act.other, places[act.seat])
    return Change(swapped)


def _shuffle(asked: Asked, _act: acts.Shuffle) -> Judged:
    return Change(replace(asked.seating, places=shuffled(asked.seating.places, asked.chance)))


def shuffled(places: tuple[Place, ...], chance: Chance) -> tuple[Place, ...]:
    """Return the places in a uniformly random order."""
    left, drawn = list(places), []
    while left:
        drawn.append(left.pop(chance.below(len(left))))
    return tuple(drawn)


def _seat_kind(asked: Asked, act: acts.SeatKind) -> Judged:
    if asked.seating.places[act.seat].guest is not None:
        return Refusal("seat-taken")
    if act.bot is not None and act.bot not in asked.bots:
        return Refusal("unknown-bot")
    return started_if_full(asked.seating.at(act.seat, Place(bot=act.bot)), asked)


def _kick(asked: Asked, act: acts.Kick) -> Judged:
    guest = asked.seating.places[act.seat].guest
    if guest is None or guest == asked.guest:
        return Refusal("nobody-there")
    return Change(asked.seating.at(act.seat, Place()), kicked=guest)


def _start(asked: Asked, _act: acts.Start) -> Judged:
    seating = asked.seating
    if not seating.people:
        return Refusal("nobody-there")
    waited = [
        seat
        for seat in seating.people
        if not seating.places[seat].ready and seating.places[seat].guest != asked.guest
    ]
    if waited:
        return Refusal("not-ready", {"seats": waited})
    empty = unfilled(seating)
    if empty:
        return Refusal("seats-open", {"seats": empty})
    return Change(started(seating, asked.chance))


def unfilled(seating: Seating) -> list[int]:
    """Return the open seats that no bot may fill: with them no match can begin."""
    if seating.fill is not None:
        return []
    return [seat for seat, place in enumerate(seating.places) if place.is_open]


def started_if_full(seating: Seating, asked: Asked) -> Change:
    """Start where no seat is open and everybody is ready and not alone."""
    people = [place for place in seating.places if place.guest is not None]
    full = not any(place.is_open for place in seating.places)
    if full and len(people) > 1 and all(place.ready for place in people):
        return Change(started(seating, asked.chance))
    return Change(seating)


def started(seating: Seating, chance: Chance) -> Seating:
    """Return the seating of the match that begins: every seat played, every bot named."""
    places = [Place(bot=seating.fill) if place.is_open else place for place in seating.places]
    bots = [seat for seat, place in enumerate(places) if place.bot is not None]
    taken = [place.name for place in places if place.name is not None and place.bot is None]
    own = names.for_bots([places[seat].bot or "" for seat in bots], taken, chance)
    for seat, name in zip(bots, own, strict=True):
        places[seat] = replace(places[seat], name=name)
    held = {place.guest: seat for seat, place in enumerate(places) if place.guest is not None}
    return replace(seating, places=tuple(places), life="playing", held=held, votes={})


def _chat_rule(asked: Asked, act: acts.ChatRule) -> Judged:
    return Change(replace(asked.seating, chat=act.chat))


GATHERING: Mapping[type, Judge] = {
    acts.Sit: _gathering(_sit),
    acts.Stand: _gathering(_stand),
    acts.Name: _gathering(_name),
    acts.Ready: _gathering(_ready),
    acts.NotReady: _gathering(_not_ready),
    acts.Swap: _gathering(_owners(_swap)),
    acts.Shuffle: _gathering(_owners(_shuffle)),
    acts.SeatKind: _gathering(_owners(_seat_kind)),
    acts.Kick: _gathering(_owners(_kick)),
    acts.Start: _gathering(_owners(_start)),
    acts.ChatRule: _owners(_chat_rule),
}
