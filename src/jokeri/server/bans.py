"""Whom the host turns away: guests and addresses, kept in memory and in the database."""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from jokeri.server import schema
from jokeri.server.store import Store


@dataclass(slots=True)
class Bans:
    """Every ban, with the time since when it holds."""

    _since: dict[tuple[str, str], int] = field(default_factory=dict)

    async def load(self, store: Store) -> None:
        """Read the bans that are kept."""
        bans = schema.bans.c
        rows = await store.read(
            lambda link: list(link.execute(select(bans.kind, bans.value, bans.since)))
        )
        self._since = {(row.kind, row.value): row.since for row in rows}

    def of_guest(self, guest: int | None) -> bool:
        """Tell whether a guest is banned."""
        return bool(self._since) and ("guest", str(guest)) in self._since

    def of_address(self, address: str) -> bool:
        """Tell whether an address is banned."""
        return bool(self._since) and ("address", address) in self._since

    @property
    def any(self) -> bool:
        """Whether there is any ban."""
        return bool(self._since)

    async def add(self, store: Store, kind: str, value: str) -> None:
        """Ban a guest or an address."""
        now = store.clock.wall()
        row = upsert(schema.bans).values(kind=kind, value=value, since=now)

        def work(link: Connection) -> None:
            link.execute(row.on_conflict_do_nothing())

        await store.write(work)
        self._since.setdefault((kind, value), now)

    async def lift(self, store: Store, kind: str, value: str) -> None:
        """Ban them no more."""
        bans = schema.bans.c
        row = delete(schema.bans).where(bans.kind == kind, bans.value == value)

        def work(link: Connection) -> None:
            link.execute(row)

        await store.write(work)
        self._since.pop((kind, value), None)

    def wire(self) -> list[dict[str, Any]]:
        """Return the bans for the host's page."""
        return [
            {"kind": kind, "value": value, "since": since}
            for (kind, value), since in self._since.items()
        ]
