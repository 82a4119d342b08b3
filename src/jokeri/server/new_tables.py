"""A new table out of a form."""

from collections.abc import Collection

from sqlalchemy import select

from jokeri.records import header_of
from jokeri.server import houses, kept_houses, names, schema
from jokeri.server.acting import first_deadline
from jokeri.server.answers import Refused
from jokeri.server.desk import Desk, cleaned
from jokeri.server.forms import TableForm
from jokeri.server.gathering import started, unfilled
from jokeri.server.loading import summary_of
from jokeri.server.rows import NewTable
from jokeri.server.seating import Place, Seating, read_seating
from jokeri.server.store import Store

BOT = "bot:"
OPEN, ME = "open", "me"


async def make(desk: Desk, secret_hash: bytes, form: TableForm) -> tuple[str, int]:
    """Make a table; return its code and the seat of the guest who has asked for it."""
    kind = houses.kind_named(desk.games, form.game)
    house = houses.house_from(kind, form.house)
    game = kind.game(house)
    name = cleaned(form.name)
    kinds = _kinds(form, len(game.seats))
    for bot in (*kinds, BOT + form.fill if form.fill is not None else OPEN):
        _check_bot(desk.bots(kind), bot)
    seat = kinds.index(ME)
    guest = await desk.store.guest(secret_hash)
    seating = _seating(form, kinds, guest, name)
    if form.bots is not None or (form.start and not unfilled(seating)):
        seating = started(seating, desk.chance)
    code = await desk.store.add_table(
        NewTable(
            header=header_of(kind, house, [place.name or "" for place in seating.places]),
            house=kind.house_text(house),
            summary=summary_of(kind, game, game.begin()),
            seating=seating,
            deadline=first_deadline(seating, desk.store.clock.wall()),
        )
    )
    await kept_houses.share(desk.store, kind, house)
    await desk.thinking.warm()
    return code, seat


def _kinds(form: TableForm, seats: int) -> list[str]:
    if form.bots is not None:
        if len(form.bots) != seats - 1:
            raise Refused(400, "wrong-seats", {"bots": seats - 1})
        return [ME, *(BOT + bot for bot in form.bots)]
    kinds = form.seats if form.seats is not None else [ME] + [OPEN] * (seats - 1)
    if len(kinds) != seats or kinds.count(ME) != 1:
        raise Refused(400, "wrong-seats", {"seats": seats})
    return kinds


def _check_bot(bots: Collection[str], kind: str) -> None:
    if kind in (ME, OPEN):
        return
    bot = kind.removeprefix(BOT)
    if bot == kind or bot not in bots:
        raise Refused(400, "unknown-bot", {"bot": bot[: names.LONGEST]})


def _seating(form: TableForm, kinds: list[str], guest: int, name: str) -> Seating:
    def place(kind: str) -> Place:
        if kind == ME:
            return Place(guest=guest, name=name, ready=True)
        return Place() if kind == OPEN else Place(bot=kind.removeprefix(BOT))

    return Seating(
        places=tuple(place(kind) for kind in kinds),
        owner=guest,
        clock=None if form.clock is None else form.clock.rule(),
        fill=form.fill,
        chat=form.chat,
        spectators=form.spectators,
        open=form.open,
    )


async def seating_of(store: Store, table: int) -> Seating:
    """Return the people of a table, live or not."""
    query = select(schema.tables.c.seating).where(schema.tables.c.id == table)
    text = await store.read(lambda link: link.execute(query).scalar_one())
    return read_seating(text)
