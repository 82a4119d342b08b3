"""Those who listen at a table: who is there, and what each of them is told."""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from jokeri.server.clock import Clock
from jokeri.server.commands import CLOSE_SENT_AWAY, Listener
from jokeri.server.loading import seated
from jokeri.server.messages import Refused, Told, write
from jokeri.server.projection import Projection
from jokeri.server.rows import Stored
from jokeri.server.seating import Seating
from jokeri.server.table import Refusal
from jokeri.server.told import RoomTold, SeatTold, You


class Audience:
    """The listeners of one table. Nothing is told here that has not been committed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._listeners: dict[Listener, None] = {}
        self._here: Counter[int] = Counter()
        self.gone: dict[int, float] = {}
        self.kicked: set[int] = set()
        self.empty: float | None = clock.monotonic()
        self.advised = False
        """Whether the game has an adviser."""

    def __bool__(self) -> bool:
        """Tell whether anybody listens."""
        return bool(self._listeners)

    @property
    def listeners(self) -> Iterable[Listener]:
        """Everybody who listens."""
        return tuple(self._listeners)

    def is_here(self, guest: int | None) -> bool:
        """Tell whether a guest is connected."""
        return guest is not None and self._here[guest] > 0

    def came(self, listener: Listener) -> None:
        """Count a listener in."""
        self._listeners[listener] = None
        self._here[listener.guest] += 1
        self.gone.pop(listener.guest, None)

    def went(self, listener: Listener) -> None:
        """Count a listener out."""
        if listener not in self._listeners:
            return
        del self._listeners[listener]
        self._here[listener.guest] -= 1
        if self._here[listener.guest] == 0:
            del self._here[listener.guest]
            self.gone[listener.guest] = self._clock.monotonic()

    def send_away(self, guest: int) -> None:
        """Close every socket of a guest, who is kicked."""
        self.kicked.add(guest)
        for listener in self.listeners:
            if listener.guest == guest:
                self.went(listener)
                listener.close(CLOSE_SENT_AWAY)

    def awake(self, seating: Seating) -> Seating:
        """Return a seating that goes on where somebody is here, with the seats of who is."""
        back = replace(seating, frozen=seating.frozen and self.empty is not None)
        for seat, place in enumerate(seating.places):
            if place.offered and self.is_here(place.present):
                back = back.changed(seat, offered=False)
        return back

    def count(self, seating: Seating) -> None:
        """Note since when the owner and people with a seat are away, and since when nobody is here.

        While a table gathers anybody counts, in a match those who have a seat.
        """
        now = self._clock.monotonic()
        people = [guest for place in seating.places if (guest := place.present) is not None]
        known = people if seating.owner is None else [*people, seating.owner]
        self.gone = {guest: self.gone.get(guest, now) for guest in known if not self.is_here(guest)}
        if seating.life == "gathering":
            there = bool(self._listeners)
        else:
            there = any(self.is_here(guest) for guest in people)
        if there:
            self.empty = None
        elif self.empty is None:
            self.empty = now

    def tell_people(self, stored: Stored) -> list[Listener]:
        """Tell everybody who is at the table, where that has changed for them.

        Return those whose seat has changed: they have to be told the view of the new one.
        """
        moved = []
        rooms: dict[You, str] = {}
        for listener in self._listeners:
            seat = stored.seating.seat_of(listener.guest)
            if seat != listener.seat:
                listener.seat, listener.sheet_known = seat, -1
                moved.append(listener)
            you = You(seat, stored.seating.owner == listener.guest)
            if you not in rooms:
                rooms[you] = write(self._room(stored.seating, you))
            self._tell_new(listener, "table", write(seated(stored, seat, advised=self.advised)))
            self._tell_new(listener, "room", rooms[you])
        return moved

    def tell_view(
        self,
        listener: Listener,
        stored: Stored,
        projection: Projection,
        client: str | UnsetType = UNSET,
    ) -> None:
        """Tell a listener the table's present, where it may see it."""
        if not sees(stored.seating, listener):
            return
        listener.tell(projection.news(listener.seat, listener.sheet_known, client))
        listener.sheet_known = projection.sheet_version

    def tell_all(self, message: Told) -> None:
        """Tell everybody the same."""
        frame = write(message)
        for listener in self._listeners:
            listener.tell(frame)

    def tell_seeing(
        self, seating: Seating, message: Told, listeners: Iterable[Listener] | None = None
    ) -> None:
        """Tell the same to those of the listeners, or of all, who see the table."""
        frame = write(message)
        for listener in self._listeners if listeners is None else listeners:
            if sees(seating, listener):
                listener.tell(frame)

    def refuse(
        self,
        listener: Listener,
        projection: Projection | None,
        refusal: Refusal,
        client: str | UnsetType,
    ) -> None:
        """Refuse a listener's request, with the present view if there is a projection."""
        if projection is None:
            frame = write(Refused(id=client, code=refusal.code, detail=refusal.detail))
        else:
            frame = projection.refusal(listener.seat, refusal.code, refusal.detail, client)
        listener.tell(frame)

    def _tell_new(self, listener: Listener, kind: str, frame: str) -> None:
        known = hash(frame)
        if listener.known.get(kind) != known:
            listener.known[kind] = known
            listener.tell(frame)

    def _room(self, seating: Seating, you: You) -> RoomTold:
        seats = [
            SeatTold(
                kind=place.kind,
                name=place.name,
                bot=place.bot,
                ready=place.ready,
                here=place.bot is not None or self.is_here(place.present),
                auto=place.auto or place.left,
                offered=place.offered,
            )
            for place in seating.places
        ]
        watching = sum(seating.seat_of(guest) is None for guest in self._here)
        return RoomTold(
            life=seating.life,
            you=you,
            owner=None if seating.owner is None else seating.seat_of(seating.owner),
            seats=seats,
            watching=watching,
            clock=seating.clock,
            paused=seating.paused,
            frozen=seating.frozen,
            votes=seating.votes,
            chat=seating.chat,
            spectators=seating.spectators,
            open=seating.open,
            next=seating.next,
        )


def sees(seating: Seating, listener: Listener) -> bool:
    """Tell whether a listener has a view: there is a match, and it may be watched."""
    if seating.life not in ("playing", "over"):
        return False
    return listener.seat is not None or seating.spectators


def iso(wall: int) -> str:
    """Return a time in milliseconds as a text."""
    return datetime.fromtimestamp(wall / 1000, UTC).isoformat(timespec="milliseconds")
