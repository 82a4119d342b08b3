"""Calls about the guest: the usual name, other devices, own houses."""

from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection, update
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from jokeri.server import guests, houses, kept_houses, links, lists, names, schema
from jokeri.server.answers import Refused, answer, not_found, read_body
from jokeri.server.desk import Desk, address_of, cleaned, desk_of, guest_of, origin_of
from jokeri.server.forms import MyHouseForm, NameForm, Nothing, SecretForm

router = APIRouter(prefix="/api")


@router.get("/me")
async def me(request: Request) -> Response:
    """Give the guest's usual name and how many tables there are."""
    return answer(await _me(desk_of(request), guest_of(request)))


@router.post("/me")
async def rename(request: Request) -> Response:
    """Keep the guest's usual name."""
    form, desk = await read_body(request, NameForm), desk_of(request)
    name = cleaned(form.name)
    guest = await desk.store.guest(guest_of(request))
    row = update(schema.guests).where(schema.guests.c.id == guest).values(name=name)

    def work(link: Connection) -> None:
        link.execute(row)

    await desk.store.write(work)
    desk.sockets.rename(guest, name)
    return answer(await _me(desk, guest_of(request)))


async def _me(desk: Desk, secret_hash: bytes) -> dict[str, Any]:
    named = await links.guest_named(desk.store, secret_hash)
    if named is None:
        return {"name": None, "tables": 0}
    guest, name = named
    own = await desk.store.read(lambda link: lists.tables_of(link, guest))
    return {"name": name, "tables": len(own)}


@router.post("/me/device")
async def device_link(request: Request) -> Response:
    """Give a link that makes another device the same guest."""
    await read_body(request, Nothing)
    desk = desk_of(request)
    desk.allow(request, "tables")
    origin = origin_of(request)
    guest = await desk.store.guest(guest_of(request))
    secret = await links.device_link(desk.store, guest)
    picture = await run_in_threadpool(links.picture, f"{origin}/#device/{secret}")
    return answer({"secret": secret, "svg": picture, "seconds": links.DEVICE_SECONDS})


@router.post("/device")
async def device(request: Request) -> Response:
    """Make this device the guest of a personal link."""
    form, desk = await read_body(request, SecretForm), desk_of(request)
    desk.refuse_fast("secrets", desk.limits.guess(address_of(request)))
    secret = await links.new_device(desk.store, form.secret)
    if secret is None:
        raise not_found()
    response = answer({})
    response.headers["Set-Cookie"] = guests.set_cookie(secret, request.url.scheme)
    return response


@router.get("/my-houses")
async def my_houses(request: Request) -> Response:
    """List the guest's own houses."""
    desk = desk_of(request)
    named = await links.guest_named(desk.store, guest_of(request))
    return answer(await _houses(desk, None if named is None else named[0]))


@router.post("/my-houses")
async def keep_house(request: Request) -> Response:
    """Keep a house under a name of one's own, or no more."""
    form, desk = await read_body(request, MyHouseForm), desk_of(request)
    kind = houses.kind_named(desk.games, form.game)
    text = None
    if form.house is not None:
        house = houses.house_from(kind, form.house)
        text = kind.house_text(house)
        await kept_houses.share(desk.store, kind, house)
    guest = await desk.store.guest(guest_of(request))
    name = cleaned(form.name, names.title)
    if not await kept_houses.keep(desk.store, guest, name, kind.name, text):
        raise Refused(409, "too-many", {"most": kept_houses.MOST})
    return answer(await _houses(desk, guest))


async def _houses(desk: Desk, guest: int | None) -> dict[str, Any]:
    kept = [] if guest is None else await kept_houses.own(desk.store, guest)
    shown = []
    for name, game, text in kept:
        if game in desk.games:
            kind = desk.games[game]
            wire = {"name": name, "game": game, "house": text}
            shown.append(wire | {"hash": kept_houses.hash_of(kind, kind.house(text))})
    return {"houses": shown}
