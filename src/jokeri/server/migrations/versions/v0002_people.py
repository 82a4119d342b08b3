"""People at one table: seatings, members, invitations, devices, deadlines, houses, bans."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    columns = (
        sa.Column("seating", sa.Text, nullable=False, server_default=""),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.Column("life", sa.String(12), nullable=False, server_default="playing"),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("resting", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("banks", sa.Text),
        sa.Column("next", sa.String(32)),
    )
    for column in columns:
        op.add_column("tables", column)
    op.create_index("tables_by_life", "tables", ["life", "listed"])
    op.add_column("guests", sa.Column("name", sa.String(80)))
    op.create_table(
        "members",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest_id", ID, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kicked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", "guest_id"),
        sa.UniqueConstraint("table_id", "seat", name="members_seat"),
    )
    op.create_index("members_by_guest", "members", ["guest_id"])
    op.create_table(
        "invites",
        sa.Column("secret_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("invites_by_table", "invites", ["table_id"])
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest_id", ID, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "device_links",
        sa.Column("secret_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest_id", ID, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
    )
    op.create_index("deadlines_by_time", "deadlines", ["at"])
    op.create_table(
        "houses",
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("house", sa.Text, nullable=False),
    )
    op.create_table(
        "own_houses",
        sa.Column("guest_id", ID, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "name"),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.String(80), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value"),
    )
    _carry_over(op.get_bind())
    op.drop_table("seats")


def _carry_over(link: sa.Connection) -> None:
    """Make the seating of each older table from its seats; those under way wait, frozen."""
    link.execute(
        sa.text(
            "INSERT INTO members (table_id, guest_id, seat) "
            "SELECT table_id, guest_id, seat FROM seats WHERE guest_id IS NOT NULL"
        )
    )
    seats: dict[int, list[sa.Row[tuple[int, int | None, str | None]]]] = {}
    for row in link.execute(
        sa.text("SELECT table_id, guest_id, bot FROM seats ORDER BY table_id, seat")
    ):
        seats.setdefault(row.table_id, []).append(row)
    for table in link.execute(sa.text("SELECT id, header, summary, closed FROM tables")).all():
        life = "over" if json.loads(table.summary)["over"] else "playing"
        if table.closed is not None:
            life = "closed"
        taken = seats.get(table.id, [])
        names = json.loads(table.header)["names"]
        seating = {
            "places": [
                {"guest": row.guest_id, "name": name, "bot": row.bot}
                for row, name in zip(taken, names, strict=False)
            ],
            "owner": next((row.guest_id for row in taken if row.guest_id is not None), None),
            "life": life,
            "frozen": life == "playing",
            "fill": "careful",
            "held": {
                str(row.guest_id): seat
                for seat, row in enumerate(taken)
                if row.guest_id is not None
            },
        }
        change = sa.text("UPDATE tables SET seating = :seating, life = :life WHERE id = :id")
        link.execute(change, {"seating": json.dumps(seating), "life": life, "id": table.id})
