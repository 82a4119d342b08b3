"""The calls around a table (``docs/wire.md``)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from msgspec import Meta, Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from jokeri.game import Chance, Kind
from jokeri.lines import Refusal, lines_of
from jokeri.records import RecordRefused, header_of
from jokeri.server import guests, houses, names
from jokeri.server.answers import NO_STORE, RECORD_BYTES, Refused, answer, not_found, read_body
from jokeri.server.loading import load_table, summary_of
from jokeri.server.record_text import record_of
from jokeri.server.rooms import Rooms
from jokeri.server.store import Place, Store
from jokeri.server.thinking import Thinking
from jokeri.server.writer import NotSaved

Short = Annotated[str, Meta(max_length=2000)]


class HouseForm(Struct, frozen=True):
    """A house as a text."""

    house: Short


class TableForm(Struct, frozen=True):
    """A new table: the person sits at seat 0, the bots clockwise from there."""

    game: Short
    house: Short
    name: Short
    bots: Annotated[list[Short], Meta(max_length=16)]


class ReplayForm(Struct, frozen=True):
    """A record to step through."""

    text: str


class Nothing(Struct, frozen=True):
    """A body without content."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What the calls work with."""

    games: Mapping[str, Kind]
    bots: Mapping[str, object]
    store: Store
    rooms: Rooms
    thinking: Thinking
    chance: Chance

    async def place(self, request: Request, code: str) -> Place:
        """Return the guest's seat at a table, or refuse as for a table that does not exist."""
        place = await self.store.place_of(code, guest_of(request))
        if place is None:
            raise not_found()
        return place


def guest_of(request: Request) -> bytes:
    """Return the hash of the guest's secret, which the door has seen to."""
    return guests.hash_of(request.scope["guest"])


def desk_of(request: Request) -> Desk:
    """Return the desk of the running server."""
    desk: Desk = request.state.desk
    return desk


router = APIRouter(prefix="/api")


@router.get("/games")
async def games(request: Request) -> Response:
    """List the games with their options, presets and bots."""
    desk = desk_of(request)
    return answer({name: houses.form_of(kind, desk.bots) for name, kind in desk.games.items()})


@router.post("/houses/{game}")
async def house(request: Request, game: str) -> Response:
    """Read a house."""
    form = await read_body(request, HouseForm)
    kind = houses.kind_named(desk_of(request).games, game)
    return answer(houses.house_wire(kind, houses.house_from(kind, form.house)))


@router.get("/rules/{game}")
async def rules(request: Request, game: str, house: str = "", lang: str = "en") -> Response:
    """Give the rules of a house in a language, as HTML to stand inside a page."""
    kind = houses.kind_named(desk_of(request).games, game)
    played = houses.house_from(kind, house)
    return answer({"html": await run_in_threadpool(houses.rules_page, kind, played, lang)})


@router.post("/tables")
async def new_table(request: Request) -> Response:
    """Seat the guest at a new table with bots."""
    form, desk = await read_body(request, TableForm), desk_of(request)
    kind = houses.kind_named(desk.games, form.game)
    played = houses.house_from(kind, form.house)
    game = kind.game(played)
    name = names.cleaned(form.name)
    if name is None:
        raise Refused(400, "bad-name", {"longest": names.LONGEST})
    if len(form.bots) != len(game.seats) - 1:
        raise Refused(400, "wrong-seats", {"bots": len(game.seats) - 1})
    unknown = [bot for bot in form.bots if bot not in desk.bots]
    if unknown:
        raise Refused(400, "unknown-bot", {"bot": unknown[0][: names.LONGEST]})
    everybody = [name, *names.for_bots(len(form.bots), [name], desk.chance)]
    try:
        code = await desk.store.seat_table(
            header_of(kind, played, everybody),
            kind.house_text(played),
            summary_of(kind, game, game.begin()),
            [guest_of(request), *(None for _ in form.bots)],
            [None, *form.bots],
        )
    except NotSaved as fault:
        raise Refused(503, "not-saved") from fault
    await desk.thinking.warm()
    return answer({"table": code, "seat": 0})


@router.get("/tables")
async def tables(request: Request) -> Response:
    """List the guest's tables, newest first."""
    listed = await desk_of(request).store.tables_of(guest_of(request))
    return answer(
        {
            "tables": [
                {
                    "table": one.code,
                    "game": one.header.game,
                    "house": one.house,
                    "names": one.header.names,
                    "seat": one.seat,
                    "deal": one.summary.deal,
                    "deals": one.summary.deals,
                    "total": one.summary.total,
                    "over": one.summary.over,
                    "started": one.started,
                }
                for one in listed
            ]
        }
    )


@router.post("/tables/{code}/give-up")
async def give_up(request: Request, code: str) -> Response:
    """Close a table for good; once more does no harm."""
    await read_body(request, Nothing)
    desk = desk_of(request)
    place = await desk.place(request, code)
    try:
        await desk.rooms.give_up(place.table)
    except NotSaved as fault:
        raise Refused(503, "not-saved") from fault
    return answer({})


@router.get("/tables/{code}/record")
async def record(request: Request, code: str) -> Response:
    """Give the record in the text form, of an unfinished match the finished deals only."""
    desk = desk_of(request)
    place = await desk.place(request, code)
    try:
        loaded = await desk.store.read(lambda link: load_table(link, place.table, desk.games))
    except RecordRefused as fault:
        raise Refused(409, "unknown-record", {"reason": str(fault)}) from fault
    text = await run_in_threadpool(record_of, loaded)
    headers = NO_STORE | {
        "Content-Disposition": f'attachment; filename="{loaded.table.kind.name}-{code[:6]}.txt"'
    }
    return Response(text, headers=headers, media_type="text/plain")


@router.post("/replay")
async def replay(request: Request) -> Response:
    """Read a record for stepping through."""
    form = await read_body(request, ReplayForm, RECORD_BYTES)
    try:
        return answer(await run_in_threadpool(_replayed, desk_of(request).games, form.text))
    except Refusal as fault:
        detail = {**fault.detail, "line": fault.line, "sentence": fault.sentence}
        raise Refused(400, fault.code, detail) from fault


def _replayed(games: Mapping[str, Kind], text: str) -> dict[str, object]:
    content = text.encode(errors="replace")
    first = next(lines_of(content), None)
    if first is None:
        raise Refusal(1, "unreadable", "the record is empty")
    if first.words[0] != "game" or first.words[-1] not in games:
        raise first.refuse("unreadable", "the first line must name a game that is known here")
    return games[first.words[-1]].replay_wire(content)
