"""What is told of a table at one moment: to each seat its own view, and nothing else."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from jokeri.server.messages import News, Refused, write
from jokeri.server.table import Table

_ENCODER = msgspec.json.Encoder()


class Projection:
    """A table's present, written once for each seat, and once for all who watch.

    Everything that leaves comes from ``view_wire(view(state, seat))``, from the sheet of the
    spectator's view, or from the public events.
    """

    def __init__(self, table: Table, events: Iterable[Any] = ()) -> None:
        self._table = table
        self._events = Raw(_ENCODER.encode([table.kind.event_wire(event) for event in events]))
        self._seats: dict[int | None, tuple[Raw, list[str]]] = {}
        self._sheet: tuple[int, Raw] | None = None

    def news(self, seat: int | None, sheet_known: int, answered: str | UnsetType = UNSET) -> str:
        """Return a frame of news for a listener that knows a version of the sheet (-1: none)."""
        view, moves = self._of(seat)
        version, sheet = self._sheet_of()
        return write(
            News(
                seq=self._table.seq,
                view=view,
                moves=moves,
                events=self._events,
                sheet=UNSET if sheet_known == version else sheet,
                sheet_version=version,
                id=answered,
            )
        )

    def refusal(
        self,
        seat: int | None,
        code: str,
        detail: Mapping[str, Any],
        answered: str | UnsetType = UNSET,
    ) -> str:
        """Return a frame that refuses a request and shows the present view."""
        view, moves = self._of(seat)
        return write(
            Refused(
                id=answered,
                code=code,
                detail=detail,
                seq=self._table.seq,
                view=view,
                moves=moves,
            )
        )

    @property
    def sheet_version(self) -> int:
        """The version of the sheet that news of this moment carry."""
        return self._sheet_of()[0]

    def _of(self, seat: int | None) -> tuple[Raw, list[str]]:
        if seat not in self._seats:
            table = self._table
            who = None if seat is None else table.game.seats[seat]
            seen = table.game.view(table.state, who)
            view = Raw(_ENCODER.encode(table.kind.view_wire(seen)))
            moves: list[str] = []
            if seat is not None and table.turn == seat:
                moves = [table.kind.write_move(move) for move in table.game.moves(table.state)]
            self._seats[seat] = (view, moves)
        return self._seats[seat]

    def _sheet_of(self) -> tuple[int, Raw]:
        if self._sheet is None:
            table = self._table
            version, sheet = table.kind.sheet_wire(table.game.view(table.state, None))
            self._sheet = (version, Raw(_ENCODER.encode(sheet)))
        return self._sheet
