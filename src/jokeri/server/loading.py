"""Tables out of the database and into it: what a record makes of a table, and its summary."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from jokeri.game import DEALER, Game, Kind, Turn
from jokeri.records import house_of, kind_of
from jokeri.server.messages import Seated
from jokeri.server.rows import Stored, Summary, load
from jokeri.server.table import Proposal, Table


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table at its last entry, and what stays the same there."""

    stored: Stored
    table: Table


def load_table(connection: Connection, table_id: int, games: Mapping[str, Kind]) -> Loaded:
    """Read a table and replay its log, or raise ``RecordRefused``."""
    stored = load(connection, table_id)
    kind = kind_of(stored.header, games)
    table = Table(kind, house_of(kind, stored.header))
    table.replay(stored.entries)
    return Loaded(stored, table)


def seated(stored: Stored, seat: int | None, *, advised: bool) -> Seated:
    """Return the message that says what stays the same at a table for long."""
    places = stored.seating.places
    return Seated(
        table=stored.code,
        game=stored.header.game,
        house=stored.house,
        options=stored.header.options,
        names=[place.name for place in places],
        bots=[place.bot for place in places],
        seat=seat,
        hint=advised and seat is not None and stored.seating.against_bots(seat),
    )


def summary_of(kind: Kind, game: Game[Any, Any], state: Any) -> Summary:
    """Return what a list shows of a table; ``deals`` is 0 where the rules do not say how many."""
    view = kind.view_wire(game.view(state, None))
    return Summary(
        deal=view.get("deal", 1),
        deals=view.get("deals", 0),
        total=game.scores(state).points,
        over=game.turn(state) is None,
        turn=_seat(game.turn(state)),
    )


def summary_after(table: Table, proposal: Proposal) -> Summary | None:
    """Return the summary after an entry where it may have changed: about the dealer's moves."""
    turn = table.game.turn(proposal.state)
    if proposal.entry.seat is not None and turn is not DEALER and turn is not None:
        return None
    return summary_of(table.kind, table.game, proposal.state)


def _seat(turn: Turn) -> int | None:
    return None if turn is DEALER or turn is None else int(turn)
