"""A table's time: what it waits for, and the row that says so after a restart."""

from collections.abc import Callable
from typing import Literal

from jokeri.game import Turn
from jokeri.server import timing
from jokeri.server.audience import Audience
from jokeri.server.clock import Clock, Timer
from jokeri.server.commands import Command, IdleDue, TimeDue
from jokeri.server.rows import Banks, Deadline, Stored
from jokeri.server.seating import Seating
from jokeri.server.table import Table
from jokeri.server.timing import Due, Moment
from jokeri.server.told import ClockTold

OVER_IDLE = 2.0
"""A match that is over stays in memory for so long with nobody there."""

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""What could not be saved is tried again after the first, then ever more rarely."""

Row = Deadline | None | Literal["keep"]


class Pacing:
    """Waits by the monotonic clock alone; the wall clock is only for the row."""

    def __init__(self, clock: Clock, post: Callable[[Command], None]) -> None:
        self._clock = clock
        self._post = post
        self._turn_since = self._look = clock.monotonic()
        self._timer: Timer | None = None
        self._retry: Timer | None = None
        self._pause = FIRST_PAUSE

    def loaded(self, stored: Stored, turn: Turn) -> None:
        """Take over the time that the row leaves, whatever the wall clock has done meanwhile.

        Of a move there is left at least the grace, at most the whole time.
        """
        now = self._clock.monotonic()
        self._turn_since, self._look = now, now + timing.LOOK
        due = stored.deadline
        if due is None:
            self._look = now  # there should be one
            return
        remaining = (due.at - self._clock.wall()) / 1000
        seat = timing.person_to_move(stored.seating, turn)
        seconds = None if seat is None else timing.allowed(stored.seating, stored.banks, seat)
        if due.kind == "move" and seconds is not None:
            kept = max(min(remaining, seconds), min(timing.GRACE, seconds))
            self._turn_since = now - (seconds - kept)
        else:
            self._look = now + max(0.0, min(remaining, timing.LOOK))

    def begin_turn(self) -> None:
        """Let a turn's time begin now."""
        self._turn_since = self._clock.monotonic()

    def bank_after(self, stored: Stored, seat: int) -> Banks | None:
        """Return the banks after a move that is made now, ``None`` where they stay."""
        seconds = self._clock.monotonic() - self._turn_since
        return timing.bank_after(stored.seating, stored.banks, seat, seconds)

    def deadline_after(
        self, seating: Seating, turn: Turn, seq: int, stored: Stored, banks: Banks | None
    ) -> Row:
        """Return the row after an entry: where time is limited the move's, else the old one."""
        if seating.resting:
            return None
        seat = timing.person_to_move(seating, turn)
        seconds = None if seat is None else timing.allowed(seating, banks or stored.banks, seat)
        if seconds is None:
            return "keep" if stored.deadline is not None else self._look_row(seq)
        return Deadline(self._clock.wall() + round(1000 * seconds), seq, "move")

    def deadline_for(
        self, seating: Seating, turn: Turn, seq: int, stored: Stored, *, again: bool = False
    ) -> Row:
        """Return the row that belongs to another seating; ``again``: one that is in the future."""
        if seating.resting:
            return None
        seat = timing.person_to_move(seating, turn)
        seconds = None if seat is None else timing.allowed(seating, stored.banks, seat)
        if seconds is None:
            fresh = stored.deadline is None or stored.deadline.kind == "move" or again
            return self._look_row(seq) if fresh else "keep"
        left = self._turn_since + seconds - self._clock.monotonic()
        left = max(left, timing.GRACE) if again else left
        self._look = self._clock.monotonic() + max(left, 0) + timing.GRACE
        return Deadline(self._clock.wall() + round(1000 * left), seq, "move")

    def _look_row(self, seq: int) -> Deadline:
        self._look = self._clock.monotonic() + timing.LOOK
        return Deadline(self._clock.wall() + round(1000 * timing.LOOK), seq, "look")

    def due_now(self, stored: Stored, turn: Turn, audience: Audience) -> list[Due]:
        """Return what is due by now, soonest first; where that is nothing, a row to mend."""
        now = self._clock.monotonic()
        found = [due for due in self._all(stored, turn, audience) if due.at <= now]
        row = stored.deadline
        missed = row is not None and row.at < self._clock.wall() - 1000 * timing.LATE
        return [Due(now, "look")] if missed and not found else found

    def move_is_due(self, stored: Stored, turn: Turn, audience: Audience) -> bool:
        """Tell whether the time of the seat to move has run out."""
        return any(due.kind == "move" for due in self.due_now(stored, turn, audience))

    def arm(
        self,
        stored: Stored,
        turn: Turn,
        audience: Audience,
        *,
        thinking: bool,
        idle: float | None,
    ) -> None:
        """Wait for what is due next, or until the table has been idle for so long."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waited = [
            due
            for due in self._all(stored, turn, audience)
            if not (thinking and due.kind == "move")
        ]
        if waited:
            wait = max(0.0, waited[0].at - self._clock.monotonic())
            self._timer = self._clock.call_later(wait, lambda: self._post(TimeDue()))
        elif idle is not None:
            over = stored.seating.life == "over"
            wait = min(idle, OVER_IDLE) if over else idle
            self._timer = self._clock.call_later(wait, lambda: self._post(IdleDue()))

    def saved(self) -> None:
        """Begin with the first pause again."""
        self._pause = FIRST_PAUSE

    def retry(self) -> None:
        """Try again after a pause what could not be saved; the next one is twice as long."""
        self.stop()
        self._retry = self._clock.call_later(self._pause, lambda: self._post(TimeDue()))
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def stop(self) -> None:
        """Wait for nothing."""
        for timer in (self._timer, self._retry):
            if timer is not None:
                timer.cancel()
        self._timer = self._retry = None

    def told(self, stored: Stored, table: Table) -> ClockTold | None:
        """Return what is left of the time of the seat to move, where it is limited."""
        seat = timing.person_to_move(stored.seating, table.turn)
        if seat is None:
            return None
        seconds = self._clock.monotonic() - self._turn_since
        left = timing.left(stored.seating, stored.banks, seat, seconds)
        return (
            None
            if left is None
            else ClockTold(seq=table.seq, turn=seat, left=left[0], banks=left[1])
        )

    def _all(self, stored: Stored, turn: Turn, audience: Audience) -> list[Due]:
        return timing.all_due(
            Moment(
                seating=stored.seating,
                turn=turn,
                turn_since=self._turn_since,
                banks=stored.banks,
                gone=audience.gone,
                empty=audience.empty,
                look=self._look,
            )
        )
