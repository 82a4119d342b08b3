"""Who is at a table and how it stands there: values without any input or output."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from jokeri.server.told import ClockRule

Life = Literal["gathering", "playing", "over", "closed"]
Votes = Mapping[str, tuple[int, ...]]


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat: of a guest, of a bot, or open. A guest who has ``left`` may come back to it.

    ``auto``: a bot plays for the person. ``misses``: how often in a row the time ran out.
    """

    guest: int | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    auto: bool = False
    left: bool = False
    misses: int = 0
    offered: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat."""
        return self.guest is None and self.bot is None

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Whose seat it is."""
        if self.is_open:
            return "open"
        return "person" if self.bot is None else "bot"

    @property
    def present(self) -> int | None:
        """The guest who has the seat and has not left it."""
        return None if self.left else self.guest


class Seating(Struct, frozen=True, omit_defaults=True):
    """The people, the options and the life of a table. ``held``: the one seat a guest may have."""

    places: tuple[Place, ...]
    owner: int | None
    life: Life = "gathering"
    clock: ClockRule | None = None
    fill: str | None = None
    chat: bool = True
    spectators: bool = True
    open: bool = False
    paused: bool = False
    frozen: bool = False
    votes: Votes = {}
    held: Mapping[int, int] = {}
    next: str | None = None

    @property
    def resting(self) -> bool:
        """Whether nothing is due, ever, before somebody comes."""
        return self.frozen or self.life not in ("gathering", "playing")

    @property
    def running(self) -> bool:
        """Whether moves are made: time runs, bots play."""
        return self.life == "playing" and not (self.paused or self.frozen)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people who have not left."""
        return tuple(seat for seat, place in enumerate(self.places) if place.present is not None)

    @property
    def voters(self) -> tuple[int, ...]:
        """The seats of the people whose votes count: without those who are away for long."""
        return tuple(seat for seat in self.people if not self.places[seat].offered)

    def seat_of(self, guest: int) -> int | None:
        """Return where a guest sits."""
        for seat, place in enumerate(self.places):
            if place.present == guest:
                return seat
        return None

    def against_bots(self, seat: int) -> bool:
        """Tell whether every other seat is a bot's."""
        return all(place.bot for at, place in enumerate(self.places) if at != seat)

    def at(self, seat: int, place: Place) -> "Seating":
        """Return this with another place at a seat."""
        places = list(self.places)
        places[seat] = place
        return replace(self, places=tuple(places))

    def changed(self, seat: int, **changes: object) -> "Seating":
        """Return this with a seat's place changed."""
        return self.at(seat, replace(self.places[seat], **changes))

    def bot_at(self, seat: int, stand_in: str) -> str | None:
        """Return the bot that moves for a seat now, ``None`` where a person does."""
        place = self.places[seat]
        if place.bot is not None:
            return place.bot
        return stand_in if place.auto or place.left else None


_DECODER = msgspec.json.Decoder(Seating)


def read_seating(text: str) -> Seating:
    """Read what ``write_seating`` wrote."""
    return _DECODER.decode(text)


def write_seating(seating: Seating) -> str:
    """Write a seating as one line of JSON."""
    return msgspec.json.encode(seating).decode()
