"""The calls around a table (``docs/wire.md``)."""

from collections.abc import Mapping

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from jokeri.game import Kind
from jokeri.lines import Refusal, lines_of
from jokeri.server import houses, kept_houses
from jokeri.server.answers import RECORD_BYTES, Refused, answer, not_found, read_body
from jokeri.server.desk import desk_of
from jokeri.server.forms import HouseForm, ReplayForm

router = APIRouter(prefix="/api")


@router.get("/games")
async def games(request: Request) -> Response:
    """List the games with their options, presets and bots."""
    desk = desk_of(request)
    return answer(
        {name: houses.form_of(kind, desk.bots(kind)) for name, kind in desk.games.items()}
    )


@router.post("/houses/{game}")
async def house(request: Request, game: str) -> Response:
    """Read a house."""
    form, desk = await read_body(request, HouseForm), desk_of(request)
    kind = houses.kind_named(desk.games, game)
    played = houses.house_from(kind, form.house)
    if form.share:
        await kept_houses.share(desk.store, kind, played)
    return answer(houses.house_wire(kind, played))


@router.get("/houses/{name}")
async def shared_house(request: Request, name: str) -> Response:
    """Give a house by its hash."""
    desk = desk_of(request)
    found = await kept_houses.found(desk.store, name)
    if found is None or found[0] not in desk.games:
        raise not_found()
    kind = desk.games[found[0]]
    return answer(houses.house_wire(kind, houses.house_from(kind, found[1])))


@router.get("/rules/{game}")
async def rules(request: Request, game: str, house: str = "", lang: str = "en") -> Response:
    """Give the rules of a house (at first the first preset's), as HTML to stand inside a page."""
    kind = houses.kind_named(desk_of(request).games, game)
    played = houses.house_from(kind, house or next(iter(kind.presets)))
    return answer({"html": await run_in_threadpool(houses.rules_page, kind, played, lang)})


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
