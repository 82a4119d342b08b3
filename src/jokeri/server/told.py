"""What a table's socket tells of the people at the table (``docs/wire.md``)."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct


class ClockRule(Struct, frozen=True):
    """Seconds for each move, and a bank for the whole match."""

    move: int
    bank: int


class SeatTold(Struct, frozen=True, kw_only=True):
    """A seat as everybody at the table sees it."""

    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    ready: bool
    here: bool
    auto: bool
    offered: bool


class You(Struct, frozen=True):
    """Who the listener is at the table."""

    seat: int | None
    owner: bool


class RoomTold(Struct, frozen=True, kw_only=True, tag_field="t", tag="room"):
    """The people and the life of a table; whole, whenever it has changed."""

    life: Literal["gathering", "playing", "over", "closed"]
    you: You
    owner: int | None
    seats: Sequence[SeatTold]
    watching: int
    clock: ClockRule | None
    paused: bool
    frozen: bool
    votes: Mapping[str, Sequence[int]]
    chat: bool
    spectators: bool
    open: bool
    next: str | None


class ClockTold(Struct, frozen=True, kw_only=True, tag_field="t", tag="clock"):
    """What is left of the time, in milliseconds at sending."""

    seq: int
    turn: int
    left: int
    banks: Sequence[int]


class From(Struct, frozen=True):
    """Who has said something; the seat is null for who only watches."""

    seat: int | None
    name: str | None


class Said(Struct, frozen=True, kw_only=True):
    """Something said: ``what`` is the text, the phrase or the sign."""

    by: From = msgspec.field(name="from")
    at: str
    kind: Literal["chat", "phrase", "react"]
    what: str


class SayTold(Struct, frozen=True, tag_field="t", tag="say"):
    """Something has been said."""

    said: Said


class SaidTold(Struct, frozen=True, tag_field="t", tag="said"):
    """What was said lately; once, when the socket opens."""

    list: Sequence[Said]


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """An act is done, and told before this."""

    id: str
