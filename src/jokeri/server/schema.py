"""The tables of the database; ``migrations`` brings older files up to them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = "0002"
"""The newest schema: the name of the last migration."""

VERSION_TABLE = "jokeri_schema"

metadata = MetaData()

_Id = BigInteger().with_variant(Integer, "sqlite")

guests = Table(
    "guests",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("secret_hash", LargeBinary(32), nullable=False, unique=True),
    Column("since", BigInteger, nullable=False),
    Column("name", String(80)),
)
"""People without an account, known by the SHA-256 of a secret that only their browser holds."""

devices = Table(
    "devices",
    metadata,
    Column("secret_hash", LargeBinary(32), primary_key=True),
    Column("guest_id", _Id, ForeignKey("guests.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""Further secrets of a guest: of the devices that came by a personal link."""

device_links = Table(
    "device_links",
    metadata,
    Column("secret_hash", LargeBinary(32), primary_key=True),
    Column("guest_id", _Id, ForeignKey("guests.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Personal links that have not been used."""

tables = Table(
    "tables",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("header", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("seating", Text, nullable=False),
    Column("revision", Integer, nullable=False, default=0),
    Column("life", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("resting", Boolean, nullable=False),
    Column("banks", Text),
    Column("next", String(32)),
    Index("tables_by_life", "life", "listed"),
)
"""Matches. ``header`` is the record's; ``summary`` is what a list shows, made from the log.

``seating`` is a ``Seating``, and ``revision`` grows with each change of it; ``life``, ``listed``
(open) and ``resting`` are taken from it, to be searched. ``banks``: the milliseconds left by seat,
where the time is limited. Times are milliseconds since 1970. ``next``: the code of the rematch.
"""

members = Table(
    "members",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("guest_id", _Id, ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer),
    Column("kicked", Boolean, nullable=False, default=False),
    PrimaryKeyConstraint("table_id", "guest_id"),
    UniqueConstraint("table_id", "seat", name="members_seat"),
    Index("members_by_guest", "guest_id"),
)
"""Who may come to a table, and where they sit, if they do: taken from the seating."""

invites = Table(
    "invites",
    metadata,
    Column("secret_hash", LargeBinary(32), primary_key=True),
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("invites_by_table", "table_id"),
)
"""Links to tables, known by the SHA-256 of their secret."""

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Index("deadlines_by_time", "at"),
)
"""When each open table that is not frozen is looked at next: one row each."""

houses = Table(
    "houses",
    metadata,
    Column("hash", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("house", Text, nullable=False),
)
"""Houses that were shared or played here, by the hash of their options."""

own_houses = Table(
    "own_houses",
    metadata,
    Column("guest_id", _Id, ForeignKey("guests.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("house", Text, nullable=False),
    PrimaryKeyConstraint("guest_id", "name"),
)
"""A guest's houses under names of their own."""

bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), nullable=False),
    Column("value", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("kind", "value"),
)
"""Guests and addresses that are turned away."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),
    Column("client", String(40)),
    Column("move", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "client", name="entries_client"),
    sqlite_with_rowid=False,
)
"""The log: each move, once. ``seat`` is null for the dealer, ``client`` for dealer and bots."""
