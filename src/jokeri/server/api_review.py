"""The call that looks back on a finished match."""

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from jokeri.analysis.by_game import reviewer_of
from jokeri.games import GAMES
from jokeri.records import RecordRefused, moves_of
from jokeri.server import lists
from jokeri.server.answers import Refused, answer, not_found, read_body
from jokeri.server.desk import Desk, desk_of
from jokeri.server.forms import ReviewForm
from jokeri.server.lists import Listed
from jokeri.server.loading import Loaded, load_table
from jokeri.server.reviewing import Asked

router = APIRouter(prefix="/api")


@router.post("/tables/{code}/review")
async def review(request: Request, code: str) -> Response:
    """Give a seat's worst decisions of a finished match, or how far the search for them is."""
    form, desk = await read_body(request, ReviewForm), desk_of(request)
    place = await desk.place(request, code)
    listed = await desk.store.read(lambda link: lists.one(link, place.table))
    seat = _allowed(listed, place.guest, form.seat)

    async def ask() -> Asked:
        return await _asked(desk, place.table, seat)

    return answer({"seat": seat, **desk.reviewing.look((place.table, seat), place.guest, ask)})


def _allowed(listed: Listed, guest: int, wanted: int | None) -> int:
    """Return the seat to look back from; refuse who may not see the record, and what has none."""
    own = listed.seating.seat_of(guest)
    if own is None and not listed.seating.spectators:
        raise not_found()
    if not listed.summary.over:
        raise Refused(409, "wrong-phase")
    if reviewer_of(GAMES[listed.header.game]) is None:
        raise Refused(409, "no-review")
    seat = own if wanted is None else wanted
    if seat is None:
        raise Refused(409, "not-seated")
    if seat >= len(listed.seating.places):
        raise Refused(409, "no-such-seat")
    return seat


async def _asked(desk: Desk, table: int, seat: int) -> Asked:
    """Read a match's decisions."""
    try:
        loaded = await desk.store.read(lambda link: load_table(link, table, desk.games))
    except RecordRefused as fault:
        raise Refused(409, "unknown-record", {"reason": str(fault)}) from fault
    return await run_in_threadpool(_decisions, loaded, seat)


def _decisions(loaded: Loaded, seat: int) -> Asked:
    table = loaded.table
    reviewer = reviewer_of(table.kind)
    moves = moves_of(table.kind, loaded.stored.entries)
    return Asked(table.kind.name, reviewer, reviewer.decisions(table.house, moves, seat))
