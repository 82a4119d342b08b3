"""Calls for the host alone: from the server's own machine, or with the printed secret."""

import ipaddress
import secrets
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter
from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from jokeri.server import lists, schema
from jokeri.server.answers import NO_STORE, Refused, answer, not_found, read_body
from jokeri.server.desk import Desk, check, desk_of
from jokeri.server.forms import BanForm, TableCode
from jokeri.server.limits import is_loopback, network_of

LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
FORWARDED = (
    *("forwarded", "via", "x-real-ip", "x-forwarded-for"),
    *("x-forwarded-host", "x-forwarded-proto"),
)
HEADER = "x-host-secret"

router = APIRouter()


def host_only(request: Request) -> Desk:
    """Return the desk, or refuse as for a call that does not exist."""
    desk = desk_of(request)
    if desk.host_secret is not None:
        # From this machine too: what comes from there may be a proxy that names nobody.
        given = request.headers.get(HEADER, "")
        allowed = secrets.compare_digest(given.encode(), desk.host_secret.encode())
    else:
        allowed = _is_local(request)
    if not allowed:
        raise not_found()
    return desk


def _is_local(request: Request) -> bool:
    """Tell whether a request comes from this machine, with no proxy between that says so."""
    here = is_loopback((request.client.host if request.client else "") or "")
    if not here or any(key in request.headers for key in FORWARDED):
        return False
    # A page of another site may name this machine as its own host; it cannot forge the Host's name.
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname in LOCAL_NAMES
    except ValueError:
        return False


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Give all figures as Prometheus reads them."""
    text = host_only(request).metrics.text()
    return PlainTextResponse(text, headers=NO_STORE)


@router.get("/api/host")
async def overview(request: Request) -> Response:
    """Give tables, people and bans; no cards."""
    desk = host_only(request)
    newest = await desk.store.read(lists.newest)
    names = await desk.store.read(lambda link: _names(link, _guests(desk)))
    return answer(
        {
            "tables": [
                {
                    "table": one.code,
                    "life": one.seating.life,
                    "names": one.names,
                    "listening": _listening(desk, one.table),
                    "started": one.started,
                    "resting": one.seating.resting,
                }
                for one in newest
            ],
            "people": _people(desk, names),
            "bans": desk.bans.wire(),
            "metrics": desk.metrics.figures(),
        }
    )


@router.post("/api/host/close")
async def close(request: Request) -> Response:
    """Close a table for good."""
    desk = host_only(request)
    form = await read_body(request, TableCode)
    query = select(schema.tables.c.id).where(schema.tables.c.code == form.table)
    table = await desk.store.read(lambda link: link.execute(query).scalar())
    if table is None:
        raise not_found()
    refusal = await desk.rooms.close_table(table)
    if refusal is None or refusal.code != "not-found":
        check(refusal)
    return answer({})


@router.post("/api/host/ban")
async def ban(request: Request) -> Response:
    """Turn a guest or an address away, from now on."""
    desk = host_only(request)
    form = await read_body(request, BanForm)
    await desk.bans.add(desk.store, form.kind, _banned(form))
    desk.sockets.send_away()
    return answer({})


@router.post("/api/host/unban")
async def unban(request: Request) -> Response:
    """Turn them away no more."""
    desk = host_only(request)
    form = await read_body(request, BanForm)
    await desk.bans.lift(desk.store, form.kind, _banned(form))
    return answer({})


def _banned(form: BanForm) -> str:
    """Return what bans are looked up by: a guest's number, an address as limits count it."""
    value = form.value.strip()
    try:
        if form.kind == "guest":
            return str(int(value))
        at = ipaddress.ip_interface(value)
    except ValueError as fault:
        raise Refused(400, "unreadable") from fault
    counted = network_of(str(at.ip))
    if at.network.prefixlen != at.max_prefixlen and str(at.network) != counted:
        raise Refused(400, "unreadable")  # a network that no address is counted as
    return counted


def _listening(desk: Desk, table: int) -> int:
    room = desk.rooms.live(table)
    return 0 if room is None else len(tuple(room.audience.listeners))


def _guests(desk: Desk) -> list[int]:
    return sorted({listener.guest for listener in desk.sockets.open})


def _names(link: Connection, wanted: list[int]) -> dict[int, str | None]:
    guests = schema.guests.c
    query = select(guests.id, guests.name).where(guests.id.in_(wanted[:1000]))
    return {row.id: row.name for row in link.execute(query)}


def _people(desk: Desk, names: dict[int, str | None]) -> list[dict[str, Any]]:
    addresses = {listener.guest: listener.address for listener in desk.sockets.open}
    return [
        {
            "guest": guest,
            "name": names.get(guest),
            "address": address,
            "sockets": desk.limits.sockets_of(guest),
        }
        for guest, address in sorted(addresses.items())[:1000]
    ]
