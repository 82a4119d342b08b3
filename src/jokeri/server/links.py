"""Secrets of links: to a table, and to the same guest on another device. Hashes are kept."""

import io

from sqlalchemy import Connection, delete, insert, select

from jokeri.server import guests, rows, schema
from jokeri.server.store import Store

DEVICE_SECONDS = 600
MOST_INVITES = 20
"""A table's newest links are good, so many."""


async def invite(store: Store, table: int, *, renew: bool) -> str:
    """Return a new secret for a table; ``renew``: all earlier ones are no good any more."""
    secret, now = guests.new_secret(), store.clock.wall()
    invites = schema.invites.c

    def work(link: Connection) -> None:
        of_table = invites.table_id == table
        known = select(invites.secret_hash).where(of_table).order_by(invites.since.desc())
        old = list(link.execute(known).scalars())[0 if renew else MOST_INVITES - 1 :]
        link.execute(delete(schema.invites).where(invites.secret_hash.in_(old)))
        row = {"secret_hash": guests.hash_of(secret), "table_id": table, "since": now}
        link.execute(insert(schema.invites).values(row))

    await store.write(work)
    return secret


async def invited(store: Store, secret: str) -> tuple[int, str] | None:
    """Return the number and the code of a secret's table, unless it is closed."""
    tables, invites = schema.tables.c, schema.invites.c
    query = (
        select(tables.id, tables.code)
        .join(schema.invites, invites.table_id == tables.id)
        .where(invites.secret_hash == guests.hash_of(secret), tables.life != "closed")
    )

    def work(link: Connection) -> tuple[int, str] | None:
        row = link.execute(query).first()
        return None if row is None else (row.id, row.code)

    return await store.read(work)


async def device_link(store: Store, guest: int) -> str:
    """Return a secret that makes another device the same guest, once and soon."""
    secret, now = guests.new_secret(), store.clock.wall()
    kept = schema.device_links.c

    def work(link: Connection) -> None:
        over = (kept.until < now) | (kept.guest_id == guest)
        link.execute(delete(schema.device_links).where(over))
        row = {
            "secret_hash": guests.hash_of(secret),
            "guest_id": guest,
            "until": now + 1000 * DEVICE_SECONDS,
        }
        link.execute(insert(schema.device_links).values(row))

    await store.write(work)
    return secret


async def new_device(store: Store, secret: str) -> str | None:
    """Use a personal link up; return a secret of the same guest for the cookie of the device."""
    own, now = guests.new_secret(), store.clock.wall()
    kept = schema.device_links.c
    row = kept.secret_hash == guests.hash_of(secret)

    def work(link: Connection) -> str | None:
        guest = link.execute(select(kept.guest_id).where(row, kept.until >= now)).scalar()
        link.execute(delete(schema.device_links).where(row))
        if guest is None:
            return None
        values = {"secret_hash": guests.hash_of(own), "guest_id": guest, "since": now}
        link.execute(insert(schema.devices).values(values))
        return own

    return await store.write(work)


def picture(address: str) -> str:
    """Return the QR code of an address as an SVG text."""
    import segno  # noqa: PLC0415  # not needed by who plays alone

    out = io.BytesIO()
    code = segno.make(address, micro=False, error="m")
    code.save(out, kind="svg", xmldecl=False, svgns=True, scale=1, border=4, omitsize=True)
    return out.getvalue().decode()


async def guest_named(store: Store, secret_hash: bytes) -> tuple[int, str | None] | None:
    """Return a guest's number and usual name."""

    def work(link: Connection) -> tuple[int, str | None] | None:
        guest = rows.known_guest(link, secret_hash)
        if guest is None:
            return None
        name = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return guest, link.execute(name).scalar()

    return await store.read(work)
