"""The tables of the database; ``migrations`` brings older files up to them."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
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

VERSION = "0001"
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
)
"""People without an account, known by the SHA-256 of a secret that only their browser holds."""

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
)
"""Matches. ``header`` is the record's; ``summary`` is what a list shows, made from the log.

Times are milliseconds since 1970. ``closed``: given up.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", _Id, ForeignKey("guests.id")),
    Column("bot", String(40)),
    PrimaryKeyConstraint("table_id", "seat"),
    CheckConstraint("(guest_id IS NULL) <> (bot IS NULL)", name="person_or_bot"),
    Index("seats_by_guest", "guest_id"),
)
"""Who sits where: a guest or a bot."""

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
