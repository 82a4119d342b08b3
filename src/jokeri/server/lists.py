"""What lists show: a guest's tables, the lobby, the host's page."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, or_, select

from jokeri.records import Header, RecordRefused, read_header
from jokeri.server import schema
from jokeri.server.rows import Summary
from jokeri.server.seating import Seating, read_seating

LISTED = 200
IN_LOBBY = 100


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a list."""

    table: int
    code: str
    header: Header
    house: str
    seating: Seating
    summary: Summary
    started: datetime

    @property
    def names(self) -> list[str | None]:
        """The names by seat, ``None`` for open ones."""
        return [place.name for place in self.seating.places]


def tables_of(link: Connection, guest: int) -> list[Listed]:
    """Return where a guest sits, or what a guest owns, newest first; without closed tables."""
    tables, members = schema.tables.c, schema.members.c
    query = (
        select(schema.tables)
        .join(schema.members, members.table_id == tables.id)
        .where(
            members.guest_id == guest,
            members.kicked.is_(False),
            or_(tables.life == "gathering", members.seat.is_not(None) & (tables.life != "closed")),
        )
        .order_by(tables.id.desc())
        .limit(2 * LISTED)
    )
    listed = _all(link, query)
    own = [
        one
        for one in listed
        if one.seating.seat_of(guest) is not None
        or (one.seating.owner == guest and one.seating.life == "gathering")
    ]
    return own[:LISTED]


def lobby(link: Connection, game: str | None) -> list[Listed]:
    """Return the open tables that do not rest, gathering ones first, then newest first."""
    tables = schema.tables.c
    query = (
        select(schema.tables)
        .where(
            tables.listed,
            tables.resting.is_(False),
            or_(tables.life == "gathering", tables.life == "playing"),
        )
        .order_by(tables.life, tables.id.desc())
        .limit(4 * IN_LOBBY)
    )
    listed = _all(link, query)
    return [one for one in listed if game in (None, one.header.game)]


def newest(link: Connection) -> list[Listed]:
    """Return the newest tables that are not closed, for the host."""
    tables = schema.tables.c
    query = select(schema.tables).where(tables.life != "closed").order_by(tables.id.desc())
    return _all(link, query.limit(LISTED))


def _all(link: Connection, query: Select[Any]) -> list[Listed]:
    """Return the lines; a record that is not readable here must not hide the others."""
    lines = []
    for row in link.execute(query):
        with suppress(RecordRefused):
            lines.append(_listed(row))
    return lines


def _listed(row: Row[Any]) -> Listed:
    return Listed(
        table=row.id,
        code=row.code,
        header=read_header(row.header),
        house=row.house,
        seating=read_seating(row.seating),
        summary=msgspec.json.decode(row.summary, type=Summary),
        started=datetime.fromtimestamp(row.started / 1000, UTC),
    )


def one(link: Connection, table: int) -> Listed:
    """Return a line about one table."""
    return _listed(link.execute(select(schema.tables).where(schema.tables.c.id == table)).one())
