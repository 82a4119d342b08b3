"""What the HTTP calls work with, and who calls."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from jokeri.game import Chance, Kind
from jokeri.server import guests, names
from jokeri.server.answers import Refused, not_found
from jokeri.server.bans import Bans
from jokeri.server.limits import Limits, network_of
from jokeri.server.metrics import Metrics
from jokeri.server.reviewing import Reviewing
from jokeri.server.rooms import Rooms
from jokeri.server.sockets import Sockets
from jokeri.server.store import Place, Store
from jokeri.server.table import Refusal
from jokeri.server.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts of a running server."""

    games: Mapping[str, Kind]
    bots: Callable[[Kind], Collection[str]]
    store: Store
    rooms: Rooms
    thinking: Thinking
    reviewing: Reviewing
    chance: Chance
    limits: Limits
    metrics: Metrics
    bans: Bans
    sockets: Sockets
    host_secret: str | None = None

    async def place(self, request: Request, code: str) -> Place:
        """Return what the guest is at a table, or refuse as for one that does not exist."""
        place = await self.store.place_of(code, guest_of(request))
        if place is None or place.kicked:
            raise not_found()
        return place

    def allow(self, request: Request, what: str) -> None:
        """Count a call of a limited kind, or refuse it."""
        self.refuse_fast(what, self.limits.wait(what, guest_of(request).hex(), address_of(request)))

    def refuse_fast(self, what: str, seconds: float) -> None:
        """Refuse what comes too fast."""
        if seconds:
            self.metrics.limited.labels(what).inc()
            raise Refused(429, "too-fast", {"seconds": round(seconds, 1)})


def guest_of(request: Request) -> bytes:
    """Return the hash of the guest's secret, which the door has seen to."""
    return guests.hash_of(request.scope["guest"])


def address_of(request: Request) -> str:
    """Return the address that a call is counted for."""
    return network_of(request.client and request.client.host)


def desk_of(request: Request) -> Desk:
    """Return the desk of the running server."""
    desk: Desk = request.state.desk
    return desk


def cleaned(name: str, rule: Callable[[str], str] = names.cleaned) -> str:
    """Return a name as it is shown, or refuse."""
    try:
        return rule(name)
    except names.BadName as fault:
        raise Refused(400, "bad-name", fault.detail) from fault


LONGEST_HOST = 260
STATUS = {"not-found": 404, "not-saved": 503}


def check(refusal: Refusal | None) -> None:
    """Refuse a call as a table has refused the act."""
    if refusal is not None:
        detail: Mapping[str, Any] = refusal.detail
        raise Refused(STATUS.get(refusal.code, 409), refusal.code, detail)


def origin_of(request: Request) -> str:
    """Return where the page is, as the guest's browser knows it."""
    host = request.headers.get("host", "")
    if len(host) > LONGEST_HOST:  # no name is as long, and no QR code would hold it
        raise Refused(400, "unreadable")
    return f"{request.url.scheme}://{host}"
