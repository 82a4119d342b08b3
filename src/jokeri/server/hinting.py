"""Hints at a table: who plays against bots alone may ask for the best move."""

import asyncio
from dataclasses import dataclass

from jokeri.analysis.by_game import has_adviser
from jokeri.seats import Seat
from jokeri.server.seating import Seating
from jokeri.server.table import Refusal, Table
from jokeri.server.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move after entry ``seq``: the points to expect of it, the chance of an exact bid."""

    seq: int
    move: str
    points: float
    exact: float


HintAnswer = asyncio.Future[Hint | Refusal]


def answer_hint(answer: HintAnswer, found: Hint | Refusal) -> None:
    """Answer who has asked for a hint, unless nobody waits for it any more."""
    if not answer.done():
        answer.set_result(found)


def refused(seating: Seating, table: Table, seat: int | None) -> Refusal | None:
    """Return why a seat gets no hint; ``None`` where it may have one."""
    if seat is None:
        return Refusal("not-seated")
    if seating.life != "playing":
        return Refusal("wrong-life", {"life": seating.life})
    reasons = {
        "people-there": not seating.against_bots(seat),
        "no-adviser": not has_adviser(table.kind),
        "paused": not seating.running,
        "not-your-turn": table.turn != seat,
    }
    return next((Refusal(code) for code, holds in reasons.items() if holds), None)


class Hinting:
    """At most one hint at a time is thought about at a table."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._task: asyncio.Task[None] | None = None

    def start(self, seating: Seating, table: Table, guest: int, answer: HintAnswer) -> None:
        """Answer a guest with a hint or a refusal; nobody else hears of it."""
        seat = seating.seat_of(guest)
        refusal = refused(seating, table, seat)
        if refusal is None and self._task is not None and not self._task.done():
            refusal = Refusal("too-fast", {"seconds": 1.0})
        if refusal is not None or seat is None:
            answer_hint(answer, refusal or Refusal("not-seated"))
        else:
            self._task = asyncio.create_task(self._find(table, table.game.seats[seat], answer))

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()

    async def _find(self, table: Table, seat: Seat, answer: HintAnswer) -> None:
        """Ask with what the seat knows; the seed is the place in the log, so that it stays so."""
        seq, kind = table.seq, table.kind
        moves = tuple(table.game.moves(table.state))
        try:
            tip = await self._thinking.advise(table.game.view(table.state, seat), moves, seq)
            if tip is not None:
                move = kind.write_move(moves[tip.place])
                answer_hint(answer, Hint(seq, move, round(tip.points, 1), round(tip.exact, 3)))
        finally:
            answer_hint(answer, Refusal("no-answer"))
