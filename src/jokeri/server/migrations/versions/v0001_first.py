"""The first schema: guests, tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", ID, primary_key=True),
        sa.Column("secret_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("code", sa.String(32), nullable=False, unique=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest_id", ID, sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.String(40)),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sa.CheckConstraint("(guest_id IS NULL) <> (bot IS NULL)", name="person_or_bot"),
    )
    op.create_index("seats_by_guest", "seats", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("client", sa.String(40)),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sa.UniqueConstraint("table_id", "seat", "client", name="entries_client"),
        sqlite_with_rowid=False,
    )
