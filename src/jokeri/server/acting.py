"""What people do at a live table besides moving: judged, committed, told."""

from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Literal

import structlog
from msgspec import structs as values

from jokeri.records import header_of
from jokeri.server import names
from jokeri.server.acts import Act, Chat, QuickPhrase, React, Rematch, Saying
from jokeri.server.audience import iso
from jokeri.server.commands import Listener
from jokeri.server.committing import stored_after
from jokeri.server.gathering import Asked, started, unfilled
from jokeri.server.loading import summary_of
from jokeri.server.messages import write
from jokeri.server.rows import Commit, Deadline, NewTable
from jokeri.server.seating import Seating
from jokeri.server.sitting import judge, rematch
from jokeri.server.table import Refusal
from jokeri.server.timing import LOOK
from jokeri.server.told import Done, From, Said, SaidTold, SayTold
from jokeri.server.writer import Conflict, NotSaved

if TYPE_CHECKING:
    from jokeri.server.room import Room

SAID = 50
REMEMBERED = 256

log = structlog.get_logger()


class Acting:
    """The acts of one table. What was said, and which acts are done, is kept in memory only."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._said: deque[Said] = deque(maxlen=SAID)
        self._done: OrderedDict[tuple[int, str], None] = OrderedDict()

    def said(self) -> SaidTold | None:
        """Return what was said lately, if anything."""
        return SaidTold(list(self._said)) if self._said else None

    async def answer(self, listener: Listener, message: Act | Saying) -> None:
        """Answer a socket's act: ``done``, or a refusal."""
        key = (listener.guest, message.id)
        refusal = None
        if key not in self._done:
            if isinstance(message, Chat | QuickPhrase | React):
                refusal = self._say(listener, message)
            else:
                refusal = await self.act(listener.guest, listener.name, message)
        if refusal is None:
            self._done[key] = None
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)
            listener.tell(write(Done(message.id)))
        else:
            log.info("act refused", table=self._room.id, code=refusal.code)
            self._room.audience.refuse(listener, None, refusal, message.id)

    async def act(self, guest: int, name: str | None, act: Act) -> Refusal | None:
        """Do an act of a guest; return why it cannot be done."""
        means = self._room.means
        asked = Asked(
            self._room.seating, guest, name, means.bots(self._room.table.kind), means.chance
        )
        if isinstance(act, Rematch):
            refusal = await self._rematch(asked, act)
        else:
            judged = judge(asked, act)
            if isinstance(judged, Refusal):
                refusal = judged
            elif judged.seating == asked.seating:
                refusal = None
            else:
                refusal = await self._room.change(judged.seating, judged.kicked)
        means.metrics.acts.labels("ok" if refusal is None else refusal.code).inc()
        return refusal

    async def _rematch(self, asked: Asked, act: Rematch) -> Refusal | None:
        judged = rematch(asked, act)
        if isinstance(judged, Refusal):
            return judged
        if self._room.seating.next is not None:
            return None  # somebody else was as quick
        room, stored, table = self._room, self._room.stored, self._room.table
        seating = judged
        if len(seating.people) == 1 and not unfilled(seating):
            seating = started(seating, asked.chance)
        seats = tuple(place.name or "" for place in seating.places)
        new = NewTable(
            header=header_of(table.kind, table.house, seats),
            house=stored.house,
            summary=summary_of(table.kind, table.game, table.game.begin()),
            seating=seating,
            deadline=first_deadline(seating, room.means.clock.wall()),
        )
        commit = Commit(seating=stored.seating, revision=stored.revision)
        try:
            code = await room.means.store.follow(room.id, commit, new)
        except NotSaved:
            return Refusal("not-saved")
        except Conflict:
            return Refusal("stale")
        named = values.replace(stored.seating, next=code)
        room.stored = stored_after(stored, Commit(seating=named, revision=stored.revision))
        room.audience.tell_people(room.stored)
        return None

    def _say(self, listener: Listener, message: Saying) -> Refusal | None:
        room = self._room
        seat = room.seating.seat_of(listener.guest)
        name = listener.name if seat is None else room.seating.places[seat].name
        if isinstance(message, Chat) and not room.seating.chat:
            return Refusal("chat-off")
        if name is None:
            return Refusal("bad-name", names.BadName("empty").detail)
        others = (place.name for place in room.seating.places if place.guest != listener.guest)
        if seat is None and names.is_taken(name, others):
            return Refusal("bad-name", names.BadName("taken").detail)
        kind, what = _content(message)
        if not what:
            return Refusal("unreadable")
        wait = room.means.limits.wait("chat", listener.guest, listener.address)
        if wait:
            room.means.metrics.limited.labels("chat").inc()
            return Refusal("too-fast", {"seconds": round(wait, 1)})
        said = Said(by=From(seat, name), at=iso(room.means.clock.wall()), kind=kind, what=what)
        self._said.append(said)
        room.audience.tell_all(SayTold(said))
        return None


def _content(message: Saying) -> tuple[Literal["chat", "phrase", "react"], str]:
    match message:
        case Chat(text=text):
            return "chat", names.one_line(text)
        case QuickPhrase(phrase=phrase):
            return "phrase", phrase
        case React(sign=sign):
            return "react", sign


def first_deadline(seating: Seating, wall: int) -> Deadline | None:
    """Return the row of a new table."""
    return None if seating.resting else Deadline(wall + round(1000 * LOOK), 0, "look")
