"""Tables and guests as rows: written and read on a connection that the caller brings."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Insert, delete, insert, select, union_all, update
from sqlalchemy.dialects.sqlite import insert as upsert

from jokeri.records import Entry, Header, read_header, write_header
from jokeri.server import schema
from jokeri.server.seating import Seating, read_seating, write_seating
from jokeri.server.writer import Conflict


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a match."""

    deal: int
    deals: int
    total: tuple[int, ...]
    over: bool
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a table is looked at next: ``at`` in milliseconds since 1970, after entry ``seq``."""

    at: int
    seq: int
    kind: str


Banks = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be added."""

    header: Header
    house: str
    summary: Summary
    seating: Seating
    deadline: Deadline | None = None

    @property
    def banks(self) -> Banks | None:
        """The milliseconds in each seat's bank at the beginning."""
        rule = self.seating.clock
        return None if rule is None else (1000 * rule.bank,) * len(self.seating.places)


@dataclass(frozen=True, slots=True)
class Commit:
    """All that one step of a table changes, in one transaction; ``None``: stays as it is.

    ``seating`` follows the one of ``revision``. ``deadline``: ``None`` for none.
    """

    entry: Entry | None = None
    summary: Summary | None = None
    seating: Seating | None = None
    revision: int = 0
    header: Header | None = None
    deadline: Deadline | Literal["keep"] | None = "keep"
    banks: Banks | None = None
    kicked: int | None = None

    @property
    def is_entry_alone(self) -> bool:
        """Whether there is nothing but a line of the log."""
        return (
            self.summary is None
            and self.seating is None
            and self.deadline == "keep"
            and self.banks is None
        )


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it lies in the database."""

    id: int
    code: str
    header: Header
    house: str
    seating: Seating
    revision: int
    banks: Banks | None
    deadline: Deadline | None
    started: int
    entries: tuple[Entry, ...]


def add_table(link: Connection, new: NewTable, now: int) -> tuple[int, str]:
    """Add a table; return its number and its code."""
    code = secrets.token_urlsafe(16)
    seating = new.seating
    row = insert(schema.tables).values(
        code=code,
        header=write_header(new.header),
        house=new.house,
        summary=written(new.summary),
        started=now,
        seating=write_seating(seating),
        revision=0,
        life=seating.life,
        listed=seating.open,
        resting=seating.resting,
        banks=written(new.banks) if new.banks else None,
    )
    table = added(link, row)
    _seat_members(link, table, seating)
    if seating.owner is not None:
        add_member(link, table, seating.owner)
    if new.deadline is not None:
        _set_deadline(link, table, new.deadline)
    return table, code


def apply(link: Connection, table: int, commit: Commit, now: int) -> None:
    """Write what a commit changes besides its entry, or raise ``Conflict``."""
    changes = _changes(commit, now)
    query = update(schema.tables).where(schema.tables.c.id == table)
    if commit.seating is not None:
        query = query.where(schema.tables.c.revision == commit.revision)
    if changes and link.execute(query.values(changes)).rowcount != 1:
        raise Conflict
    if commit.seating is not None:
        _seat_members(link, table, commit.seating)
    if commit.kicked is not None:
        members = schema.members.c
        kicked = update(schema.members).where(members.table_id == table)
        link.execute(kicked.where(members.guest_id == commit.kicked).values(kicked=True))
    if commit.deadline is None:
        link.execute(delete(schema.deadlines).where(schema.deadlines.c.table_id == table))
    elif commit.deadline != "keep":
        _set_deadline(link, table, commit.deadline)


def _changes(commit: Commit, now: int) -> dict[str, Any]:
    """Return the columns of the table's row that a commit changes."""
    changes: dict[str, Any] = {}
    if commit.summary is not None:
        changes["summary"] = written(commit.summary)
    if commit.header is not None:
        changes["header"] = write_header(commit.header)
    if commit.banks is not None:
        changes["banks"] = written(commit.banks)
    if commit.seating is not None:
        seating = commit.seating
        changes |= {
            "seating": write_seating(seating),
            "revision": commit.revision + 1,
            "life": seating.life,
            "listed": seating.open,
            "resting": seating.resting,
            "next": seating.next,
        }
        if seating.life == "closed":
            changes["closed"] = now
    return changes


def load(link: Connection, table: int) -> Stored:
    """Read a table whole."""
    head = link.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    logged, due = schema.entries.c, schema.deadlines.c
    entries = select(logged.seq, logged.seat, logged.move, logged.client)
    deadline = link.execute(select(due.at, due.seq, due.kind).where(due.table_id == table)).first()
    return Stored(
        id=table,
        code=head.code,
        header=read_header(head.header),
        house=head.house,
        seating=read_seating(head.seating),
        revision=head.revision,
        banks=None if head.banks is None else msgspec.json.decode(head.banks, type=Banks),
        deadline=None if deadline is None else Deadline(*deadline),
        started=head.started,
        entries=tuple(
            Entry(*row)
            for row in link.execute(entries.where(logged.table_id == table).order_by(logged.seq))
        ),
    )


def known_guest(link: Connection, secret_hash: bytes) -> int | None:
    """Return the guest of a secret, on whichever device."""
    guests, devices = schema.guests.c, schema.devices.c
    found: int | None = link.execute(
        union_all(
            select(guests.id).where(guests.secret_hash == secret_hash),
            select(devices.guest_id).where(devices.secret_hash == secret_hash),
        )
    ).scalar()
    return found


def any_guest(link: Connection, secret_hash: bytes, now: int) -> int:
    """Return the guest of a secret, who is kept from now on."""
    found = known_guest(link, secret_hash)
    if found is not None:
        return found
    return added(link, insert(schema.guests).values(secret_hash=secret_hash, since=now))


def add_member(link: Connection, table: int, guest: int, seat: int | None = None) -> None:
    """Let a guest come to a table, and sit there; who was kicked stays so."""
    row = upsert(schema.members).values(table_id=table, guest_id=guest, seat=seat, kicked=False)
    keys = ["table_id", "guest_id"]
    if seat is None:
        link.execute(row.on_conflict_do_nothing(index_elements=keys))
    else:
        link.execute(row.on_conflict_do_update(index_elements=keys, set_={"seat": seat}))


def bring_members(link: Connection, old: int, new: int) -> None:
    """Let everybody who may come to a table come to another one."""
    members = schema.members.c
    known = select(members.guest_id).where(members.table_id == old, members.kicked.is_(False))
    for guest in link.execute(known).scalars().all():
        add_member(link, new, guest)


def added(link: Connection, row: Insert) -> int:
    """Add a row and return its number."""
    key = link.execute(row).inserted_primary_key
    assert key is not None  # noqa: S101  # always there for one row
    number: int = key[0]
    return number


def written(value: Summary | Iterable[int]) -> str:
    """Write a value as one line of JSON."""
    return msgspec.json.encode(value).decode()


def _seat_members(link: Connection, table: int, seating: Seating) -> None:
    members = schema.members.c
    everybody = update(schema.members).where(members.table_id == table, members.seat.is_not(None))
    link.execute(everybody.values(seat=None))
    for seat, place in enumerate(seating.places):
        if place.present is not None:
            add_member(link, table, place.present, seat)


def _set_deadline(link: Connection, table: int, due: Deadline) -> None:
    row = upsert(schema.deadlines).values(table_id=table, at=due.at, seq=due.seq, kind=due.kind)
    again = {"at": due.at, "seq": due.seq, "kind": due.kind}
    link.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=again))


def following(commit: Commit, code: str) -> Commit:
    """Return a commit whose seating names the rematch."""
    assert commit.seating is not None  # noqa: S101  # there is no rematch without people
    return replace(commit, seating=msgspec.structs.replace(commit.seating, next=code))
