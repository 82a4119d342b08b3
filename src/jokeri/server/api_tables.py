"""Calls about tables: new ones, one's own, links, the lobby, records."""

from typing import Any

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from jokeri.records import RecordRefused, options_of
from jokeri.server import houses, kept_houses, links, lists, names, new_tables
from jokeri.server.acts import Quit, Ready, Sit
from jokeri.server.answers import NO_STORE, Refused, answer, not_found, read_body
from jokeri.server.desk import Desk, address_of, check, cleaned, desk_of, guest_of, origin_of
from jokeri.server.forms import InviteForm, Nothing, QuickForm, SecretForm, TableForm
from jokeri.server.lists import Listed
from jokeri.server.loading import load_table
from jokeri.server.record_text import record_of
from jokeri.server.table import Refusal

router = APIRouter(prefix="/api")


@router.post("/tables")
async def new_table(request: Request) -> Response:
    """Make a table: with bots it begins at once, else it gathers."""
    form, desk = await read_body(request, TableForm), desk_of(request)
    desk.allow(request, "tables")
    code, seat = await new_tables.make(desk, guest_of(request), form)
    return answer({"table": code, "seat": seat})


@router.get("/tables")
async def tables(request: Request) -> Response:
    """List the guest's tables, newest first."""
    desk = desk_of(request)
    named = await links.guest_named(desk.store, guest_of(request))
    if named is None:
        return answer({"tables": []})
    guest = named[0]
    listed = await desk.store.read(lambda link: lists.tables_of(link, guest))
    return answer({"tables": [_own(desk, one, guest) for one in listed]})


def _own(desk: Desk, one: Listed, guest: int) -> dict[str, Any]:
    seat = one.seating.seat_of(guest)
    room = desk.rooms.live(one.table)
    turn = one.summary.turn if room is None or not room.ready else room.turn_of
    return {
        "table": one.code,
        "game": one.header.game,
        "house": one.house,
        "names": one.names,
        "seat": seat,
        "deal": one.summary.deal,
        "deals": one.summary.deals,
        "total": one.summary.total,
        "over": one.summary.over,
        "started": one.started,
        "life": one.seating.life,
        "yourTurn": seat is not None and one.seating.life == "playing" and turn == seat,
        "people": len(one.seating.people),
    }


@router.post("/tables/{code}/give-up")
async def give_up(request: Request, code: str) -> Response:
    """Leave a table for good, which closes it behind the last person; again does no harm."""
    await read_body(request, Nothing)
    desk = desk_of(request)
    place = await desk.place(request, code)
    if place.life == "closed":
        return answer({})
    refusal = await desk.rooms.act(place.table, place.guest, place.name, Quit("give-up"))
    if refusal is not None and refusal.code == "unknown-record":
        refusal = await desk.rooms.close_table(place.table)
    if refusal is not None and refusal.code not in ("not-seated", "not-found"):
        check(refusal)
    return answer({})


@router.post("/tables/{code}/hint")
async def hint(request: Request, code: str) -> Response:
    """Tell who plays against bots the best move."""
    await read_body(request, Nothing)
    desk = desk_of(request)
    desk.allow(request, "hints")
    place = await desk.place(request, code)
    found = await desk.rooms.hint(place.table, place.guest)
    if isinstance(found, Refusal):
        check(found)
    return answer(found)


@router.get("/tables/{code}/record")
async def record(request: Request, code: str) -> Response:
    """Give the record in the text form, of an unfinished match the finished deals only."""
    desk = desk_of(request)
    place = await desk.place(request, code)
    try:
        loaded = await desk.store.read(lambda link: load_table(link, place.table, desk.games))
    except RecordRefused as fault:
        raise Refused(409, "unknown-record", {"reason": str(fault)}) from fault
    seating = loaded.stored.seating
    if seating.seat_of(place.guest) is None and not seating.spectators:
        raise not_found()
    text = await run_in_threadpool(record_of, loaded)
    headers = NO_STORE | {
        "Content-Disposition": f'attachment; filename="{loaded.table.kind.name}-{code[:6]}.txt"'
    }
    return Response(text, headers=headers, media_type="text/plain")


@router.post("/tables/{code}/invite")
async def invite(request: Request, code: str) -> Response:
    """Give a link to a table, for who sits there or owns it."""
    form, desk = await read_body(request, InviteForm), desk_of(request)
    desk.allow(request, "tables")
    place = await desk.place(request, code)
    seating = await new_tables.seating_of(desk.store, place.table)
    owns = seating.owner == place.guest
    if seating.life == "closed" or not (owns or seating.seat_of(place.guest) is not None):
        raise not_found()
    if form.renew and not owns:
        raise Refused(403, "not-owner")
    origin = origin_of(request)
    secret = await links.invite(desk.store, place.table, renew=form.renew)
    picture = await run_in_threadpool(links.picture, f"{origin}/#join/{secret}")
    return answer({"secret": secret, "svg": picture})


@router.post("/join")
async def join(request: Request) -> Response:
    """Exchange a link's secret for the right to come to its table; nobody is seated by it."""
    form, desk = await read_body(request, SecretForm), desk_of(request)
    desk.refuse_fast("secrets", desk.limits.guess(address_of(request)))
    found = await links.invited(desk.store, form.secret)
    if found is None:
        raise not_found()
    table, code = found
    await desk.store.let_in(table, guest_of(request))
    place = await desk.place(request, code)
    listed = await desk.store.read(lambda link: lists.one(link, table))
    kind = houses.kind_named(desk.games, listed.header.game)
    return answer(
        {
            "table": code,
            "game": listed.header.game,
            "house": listed.house,
            "options": options_of(kind, houses.house_from(kind, listed.house))[1],
            "life": listed.seating.life,
            "names": listed.names,
            "clock": listed.seating.clock,
            "seat": listed.seating.seat_of(place.guest),
        }
    )


@router.get("/lobby")
async def lobby(request: Request, game: str | None = None) -> Response:
    """List the open tables where somebody is."""
    desk = desk_of(request)
    listed = await desk.store.read(lambda link: lists.lobby(link, game))
    there = [one for one in listed if _somebody(desk, one)]
    return answer({"tables": [_open(one) for one in there[: lists.IN_LOBBY]]})


def _somebody(desk: Desk, one: Listed) -> bool:
    room = desk.rooms.live(one.table)
    return room is not None and bool(room.audience)


def _open(one: Listed) -> dict[str, Any]:
    seating = one.seating
    return {
        "table": one.code,
        "game": one.header.game,
        "house": one.house,
        "names": one.names,
        "kinds": [place.kind for place in seating.places],
        "clock": seating.clock,
        "chat": seating.chat,
        "spectators": seating.spectators,
        "fill": seating.fill,
        "life": seating.life,
        "people": len(seating.people),
        "started": one.started,
    }


@router.post("/lobby/quick")
async def quick(request: Request) -> Response:
    """Seat the guest, ready, at the first open table that gathers, else at a new one."""
    form, desk = await read_body(request, QuickForm), desk_of(request)
    desk.allow(request, "tables")
    kind = houses.kind_named(desk.games, form.game)
    wanted = None
    if form.house is not None:
        wanted = kept_houses.hash_of(kind, houses.house_from(kind, form.house))
    name = cleaned(form.name)
    listed = await desk.store.read(lambda link: lists.lobby(link, kind.name))
    for one in listed:
        if one.seating.life != "gathering" or not _somebody(desk, one):
            continue
        house = houses.house_from(kind, one.house)
        if wanted is not None and kept_houses.hash_of(kind, house) != wanted:
            continue
        seat = await _sit_down(desk, one, guest_of(request), name)
        if seat is not None:
            return answer({"table": one.code, "seat": seat})
    text = form.house if form.house is not None else next(iter(kind.presets))
    seats = ["me"] + ["open"] * (len(kind.game(kind.house(text)).seats) - 1)
    made = TableForm(game=kind.name, house=text, name=form.name, seats=seats, open=True)
    code, own = await new_tables.make(desk, guest_of(request), made)
    return answer({"table": code, "seat": own})


async def _sit_down(desk: Desk, one: Listed, secret_hash: bytes, name: str) -> int | None:
    """Take an open seat at a table; return which, or none when all are taken by now."""
    place = await desk.store.enter(one.code, secret_hash)
    if place is None or place.kicked:
        return None
    if place.seat is not None:
        return place.seat
    free = [seat for seat, at in enumerate(one.seating.places) if at.is_open]
    number = 1
    while free and number <= len(one.seating.places):
        act = Sit("quick", free[0], names.numbered(name, number))
        refusal = await desk.rooms.act(place.table, place.guest, place.name, act)
        if refusal is None:
            await desk.rooms.act(place.table, place.guest, place.name, Ready("quick"))
            return free[0]
        if refusal.code == "bad-name":  # somebody there is called so: two who gave no name
            number += 1
        else:
            free.pop(0)
    return None
