"""A seat's look back on a match of Georgian Joker: its choices, judged, and the worst as told."""

from collections.abc import Sequence
from typing import Any

from jokeri.analysis.georgian import decisions as found
from jokeri.analysis.georgian import document, judging
from jokeri.analysis.georgian.decisions import Decision
from jokeri.analysis.georgian.judging import Judged
from jokeri.analysis.georgian.review import SEED, worst_of
from jokeri.fast import mode
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import Move
from jokeri.games.georgian.wire import sheet_wire, view_wire
from jokeri.seats import Seat


def can_look_back() -> bool:
    """Whether it is fast enough to wait for."""
    return mode() == "compiled"


def decisions(house: House, moves: Sequence[Move], seat: int) -> list[Decision]:
    """Return a seat's turns with a choice, in order."""
    return [each for each in found.decisions(house, moves, Seat(seat)) if each.free]


def judge(decision: Decision) -> Judged:
    """Judge one of them; always the same."""
    return judging.judge(decision, SEED)


def told(judged: Sequence[Judged], count: int) -> list[dict[str, Any]]:
    """Return the worst, each with the table as its seat saw it, as JSON-ready values."""
    worst = worst_of(judged, count)
    views = [each.decision.view for each in worst]
    return [
        {**words, "view": view_wire(view), "sheet": sheet_wire(view)[1]}
        for words, view in zip(document.told(worst), views, strict=True)
    ]
