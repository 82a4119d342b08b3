"""Records: a match as its header and its list of moves, and what it takes to replay one.

A header holds the versions and every option of the house, so that a record means the same
whatever later versions make of a preset.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from jokeri.game import IllegalHouse, IllegalMove, Kind

RECORD_VERSION = 1
"""The form of a header and of its entries."""


class RecordRefused(Exception):
    """A record cannot be opened; its text is a sentence that says why."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a record says before its first move.

    ``options`` names every option of the house with its value; ``names`` are by seat.
    """

    record: int
    game: str
    rules: int
    preset: str
    options: dict[str, str]
    names: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """A move of the log: its number from 1, who made it, and its text.

    ``seat`` is ``None`` for the dealer. ``client`` is the id under which a person's page sent it.
    """

    seq: int
    seat: int | None
    move: str
    client: str | None = None


def header_of(kind: Kind, house: Any, names: Sequence[str]) -> Header:
    """Return the header of a new match."""
    preset, options = options_of(kind, house)
    return Header(
        record=RECORD_VERSION,
        game=kind.name,
        rules=kind.rules_version,
        preset=preset,
        options=options,
        names=tuple(names),
    )


def options_of(kind: Kind, house: Any) -> tuple[str, dict[str, str]]:
    """Return a house's preset, and the value of every option by name."""
    preset, *differing = kind.house_text(house).split()
    options = dict(kind.presets[preset])
    for word in differing:
        name, _, value = word.partition("=")
        options[name] = value
    return preset, options


def house_of(kind: Kind, header: Header) -> Any:
    """Return the house of a record, or raise ``RecordRefused``."""
    words = [header.preset, *(f"{name}={value}" for name, value in header.options.items())]
    try:
        return kind.house(" ".join(words))
    except IllegalHouse as fault:
        raise RecordRefused(f"The record's house cannot be read: {fault}.") from fault


def write_header(header: Header) -> str:
    """Write a header as one line of JSON."""
    return msgspec.json.encode(header).decode()


def read_header(text: str) -> Header:
    """Read a header, or raise ``RecordRefused``."""
    try:
        version = msgspec.json.decode(text, type=_Version).record
        if version > RECORD_VERSION:
            raise RecordRefused(
                f"The record has form {version}, made by a newer Jokeri; this one reads up to "
                f"{RECORD_VERSION}."
            )
        return msgspec.json.decode(text, type=Header)
    except msgspec.MsgspecError as fault:
        raise RecordRefused("The record's header cannot be read.") from fault


def kind_of(header: Header, games: Mapping[str, Kind]) -> Kind:
    """Return the game of a record, or raise ``RecordRefused`` where its rules are not known."""
    kind = games.get(header.game)
    if kind is None:
        raise RecordRefused(f"The record is of {header.game!r}, a game not known here.")
    if header.rules != kind.rules_version:
        raise RecordRefused(
            f"The record follows version {header.rules} of the rules of {header.game}; "
            f"this Jokeri plays version {kind.rules_version}."
        )
    return kind


def moves_of(kind: Kind, entries: Iterable[Entry]) -> list[Any]:
    """Read the moves of a log in order, or raise ``RecordRefused``."""
    moves = []
    for due, entry in enumerate(entries, start=1):
        if entry.seq != due:
            raise RecordRefused(f"Entry {due} of the record is missing.")
        try:
            moves.append(kind.read_move(entry.move))
        except IllegalMove as fault:
            raise RecordRefused(f"Entry {due} of the record is no move.") from fault
    return moves


class _Version(msgspec.Struct):
    record: int
