"""Houses that travel by their hash, and those that guests keep under names of their own."""

import base64
import hashlib
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.sqlite import insert as upsert

from jokeri.game import Kind
from jokeri.records import options_of
from jokeri.server import schema
from jokeri.server.store import Store

LETTERS = 16
MOST = 50


def hash_of(kind: Kind, house: Any) -> str:
    """Return a house's hash: of its game and the value of every option, whatever its preset."""
    options = options_of(kind, house)[1]
    text = " ".join([kind.name, *(f"{one.name}={options[one.name]}" for one in kind.options)])
    digest = hashlib.sha256(text.encode()).digest()
    return base64.b32encode(digest).decode().lower()[:LETTERS]


async def share(store: Store, kind: Kind, house: Any) -> str:
    """Keep a house under its hash."""
    name = hash_of(kind, house)
    known = await found(store, name)
    if known is None:
        row = upsert(schema.houses).values(hash=name, game=kind.name, house=kind.house_text(house))

        def work(link: Connection) -> None:
            link.execute(row.on_conflict_do_nothing())

        await store.write(work)
    return name


async def found(store: Store, name: str) -> tuple[str, str] | None:
    """Return the game and the text of a house by its hash."""
    houses = schema.houses.c
    query = select(houses.game, houses.house).where(houses.hash == name)

    def work(link: Connection) -> tuple[str, str] | None:
        row = link.execute(query).first()
        return None if row is None else (row.game, row.house)

    return await store.read(work)


async def own(store: Store, guest: int) -> list[tuple[str, str, str]]:
    """Return a guest's houses: name, game and text."""
    houses = schema.own_houses.c
    query = select(houses.name, houses.game, houses.house).where(houses.guest_id == guest)

    def work(link: Connection) -> list[tuple[str, str, str]]:
        return [(row.name, row.game, row.house) for row in link.execute(query)]

    return await store.read(work)


async def keep(store: Store, guest: int, name: str, game: str, text: str | None) -> bool:
    """Keep a house under a name, or (``None``) no more; tell whether there was room."""
    houses = schema.own_houses.c

    def work(link: Connection) -> bool:
        mine = houses.guest_id == guest
        if text is None:
            link.execute(delete(schema.own_houses).where(mine, houses.name == name))
            return True
        count = select(func.count()).where(mine, houses.name != name)
        if link.execute(count).scalar_one() >= MOST:
            return False
        row = upsert(schema.own_houses).values(guest_id=guest, name=name, game=game, house=text)
        again = {"game": game, "house": text}
        keys = ["guest_id", "name"]
        link.execute(row.on_conflict_do_update(index_elements=keys, set_=again))
        return True

    return await store.write(work)
