"""The messages of the socket (``docs/wire.md``), typed on both ways."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from jokeri.server.acts import Act, ClientId, Saying
from jokeri.server.told import ClockTold, Done, RoomTold, SaidTold, SayTold

FRAME_BYTES = 16 * 1024
"""The largest frame that a page may send."""


class Move(Struct, frozen=True, tag_field="t", tag="move"):
    """A seat's move: ``seq`` is the newest that the page has seen."""

    id: ClientId
    seq: Annotated[int, Meta(ge=0)]
    move: Annotated[str, Meta(max_length=200)]


class Look(Struct, frozen=True, tag_field="t", tag="look"):
    """The page asks for the present view."""


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """The page asks whether the server is there."""


Request = Move | Look | Ping | Act | Saying


class Seated(Struct, frozen=True, kw_only=True, tag_field="t", tag="table"):
    """What stays the same at a table; the first message on a socket."""

    table: str
    game: str
    house: str
    options: Mapping[str, str]
    names: Sequence[str | None]
    bots: Sequence[str | None]
    seat: int | None
    hint: bool


class News(Struct, frozen=True, kw_only=True, tag_field="t", tag="news"):
    """A seat's whole view after an entry, and the events that led to it."""

    seq: int
    view: Raw
    moves: Sequence[str]
    events: Raw
    sheet: Raw | UnsetType = UNSET
    sheet_version: int = msgspec.field(name="sheetVersion")
    id: str | UnsetType = UNSET


class Refused(Struct, frozen=True, kw_only=True, tag_field="t", tag="refused"):
    """A request is refused; the view is the present one, where the asker has one."""

    id: str | UnsetType = UNSET
    code: str
    detail: Mapping[str, Any]
    seq: int | UnsetType = UNSET
    view: Raw | UnsetType = UNSET
    moves: Sequence[str] | UnsetType = UNSET


class Unreadable(Struct, frozen=True):
    """A frame that is no message; ``id`` where it could at least be told."""

    id: str | UnsetType = UNSET


class _Named(Struct, frozen=True):
    t: str
    id: ClientId


PONG = '{"t":"pong"}'
_REQUESTS = msgspec.json.Decoder(Request)
_NAMED = msgspec.json.Decoder(_Named)


def read(frame: str) -> Request | Unreadable:
    """Read a frame."""
    try:
        return _REQUESTS.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        pass
    try:
        return Unreadable(_NAMED.decode(frame).id)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Unreadable()


Told = Seated | News | Refused | RoomTold | ClockTold | SayTold | SaidTold | Done


def write(message: Told) -> str:
    """Write a message as a text frame."""
    return msgspec.json.encode(message).decode()
