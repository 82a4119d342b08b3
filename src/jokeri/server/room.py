"""One live table: a single task that takes what comes, in order."""

import asyncio
from collections.abc import Iterable

import structlog
from msgspec import UNSET, UnsetType
from msgspec import structs as values

from jokeri.analysis.by_game import has_adviser
from jokeri.game import DEALER
from jokeri.records import RecordRefused
from jokeri.server.acting import Acting
from jokeri.server.acts import Act, Saying
from jokeri.server.audience import Audience, sees
from jokeri.server.commands import (
    CLOSE_FAULT,
    CLOSE_RECORD,
    CLOSE_SENT_AWAY,
    CLOSE_UNKNOWN,
    ENDED,
    Ask,
    AskAs,
    AskHint,
    BotChose,
    Close,
    Command,
    DealerDue,
    IdleDue,
    Join,
    Leave,
    Listener,
    TimeDue,
    answer_call,
    do_call,
    turn_away,
)
from jokeri.server.committing import (
    By,
    Standing,
    entry_commit,
    seating_commit,
    stored_after,
)
from jokeri.server.failpoints import RECEIVED
from jokeri.server.hinting import Hinting
from jokeri.server.loading import load_table
from jokeri.server.means import Means
from jokeri.server.messages import Look, Move, Unreadable, write
from jokeri.server.pacing import Pacing
from jokeri.server.projection import Projection
from jokeri.server.rows import Commit, Stored
from jokeri.server.seating import Seating
from jokeri.server.sitting import given_away, inherited
from jokeri.server.table import Proposal, Refusal, Repeated, Table
from jokeri.server.thought import Thought
from jokeri.server.writer import Conflict, NotSaved

log = structlog.get_logger()


class Room:
    """Holds the state after the last told commit, and those who listen.

    A step is committed, then accepted, then told; until all three are done nothing else happens
    at this table.
    """

    def __init__(self, table_id: int, means: Means) -> None:
        self.id = table_id
        self.means = means
        self.audience = Audience(means.clock)
        self.pacing = Pacing(means.clock, self.post)
        self._commands: asyncio.Queue[Command] = asyncio.Queue()
        self._acting = Acting(self)
        self._thought = Thought(means.thinking, self.post)
        self._hinting = Hinting(means.thinking)

    def post(self, command: Command) -> None:
        """Put a command behind those that wait."""
        self._commands.put_nowait(command)

    async def run(self) -> None:
        """Obey commands until the table is closed, or nobody has listened for a while."""
        code = CLOSE_FAULT
        try:
            await self._load()
            self.pacing.loaded(self.stored, self.table.turn)
            self.next_turn()
            while await self._obey(await self._commands.get()):
                pass
            code = CLOSE_UNKNOWN
        except RecordRefused as refused:
            log.warning("record refused", table=self.id, why=str(refused))
            code = CLOSE_RECORD
        except Exception:
            log.exception("table stopped", table=self.id)
        finally:
            self._end(code)

    @property
    def seating(self) -> Seating:
        """The people at the table."""
        return self.stored.seating

    @property
    def ready(self) -> bool:
        """Whether the table has been read."""
        return hasattr(self, "stored")

    @property
    def turn_of(self) -> int | None:
        """The seat to move, where the match is in memory."""
        turn = self.table.turn
        return None if turn is DEALER or turn is None else int(turn)

    async def _load(self) -> None:
        games = self.means.games
        loaded = await self.means.store.read(lambda link: load_table(link, self.id, games))
        self.stored: Stored = loaded.stored
        self.table: Table = loaded.table
        self.audience.advised = has_adviser(self.table.kind)

    async def _obey(self, command: Command) -> bool:
        """Do one thing; return whether the table goes on."""
        match command:
            case Join(listener) | Ask(listener) if listener.guest in self.audience.kicked:
                listener.close(CLOSE_SENT_AWAY)  # it was on its way when its guest was kicked
            case AskAs(guest, answer=answer) if guest in self.audience.kicked:
                answer_call(answer, ENDED[CLOSE_UNKNOWN])
            case Join(listener):
                await self._join(listener)
            case Leave(listener):
                self.audience.went(listener)
                self._people_moved()
            case Ask(listener, message):
                await self._answer(listener, message)
                listener.answered()
                await self._thaw()
            case AskAs(guest, name, act, answer):
                await do_call(answer, self._acting.act(guest, name, act))
                await self._thaw()
            case AskHint(guest, answer):
                self._hinting.start(self.seating, self.table, guest, answer)
            case Close(answer):
                await do_call(answer, self.change(values.replace(self.seating, life="closed")))
            case IdleDue():
                return bool(self.audience) or not self._commands.empty() or self._busy()
            case _:
                await self._move_on(command)
        return self.seating.life != "closed"

    async def _move_on(self, command: Command) -> None:
        """Do what the table itself has waited for."""
        match command:
            case DealerDue(seq) if seq == self.table.seq and self._is_due(DEALER):
                await self._add(self.table.dealt(self.means.chance))
            case BotChose(seat=seat, move=move, late=late) if self._thought.ends_with(command):
                await self._add(self.table.chosen(seat, move), late=late)
            case TimeDue():
                await self._time_due()

    @property
    def _standing(self) -> Standing:
        return Standing(self.table, self.stored, self.pacing)

    def _busy(self) -> bool:
        return bool(self._thought) or not self.seating.resting

    def _is_due(self, turn: object) -> bool:
        return self.table.turn is turn and self.seating.running

    async def _join(self, listener: Listener) -> None:
        self.audience.came(listener)
        await self._wake()
        self._people_moved(opened=listener)
        self._tell_clock([listener])

    async def _thaw(self) -> None:
        """Let a frozen table go on when who watches has taken a seat."""
        if self.seating.frozen:
            await self._wake()

    async def _wake(self) -> None:
        """Let a frozen table go on when somebody is back, and keep their seats for them."""
        self.audience.count(self.seating)
        back = self.audience.awake(self.seating)
        if back != self.seating:
            await self.change(back)

    def _people_moved(self, opened: Listener | None = None) -> None:
        """Tell who is here; whoever sits elsewhere than before gets the view from there."""
        self.audience.count(self.seating)
        moved = self.audience.tell_people(self.stored)
        projection = Projection(self.table)
        if opened is not None:
            said = self._acting.said()
            if said is not None:
                opened.tell(write(said))
            if opened.sheet_known < 0:  # not told on the way, when a frozen table went on
                moved = [*(one for one in moved if one is not opened), opened]
        for listener in moved:
            self.audience.tell_view(listener, self.stored, projection)
        self.arm()

    async def _answer(
        self, listener: Listener, message: Move | Look | Act | Saying | Unreadable
    ) -> None:
        match message:
            case Look():
                if sees(self.seating, listener):
                    self._tell_view(listener)
                    self._tell_clock([listener])
                else:
                    listener.known.pop("room", None)
                    self.audience.tell_people(self.stored)
            case Unreadable(client):
                self._refuse(listener, Refusal("unreadable"), client)
            case Move(client, seen, text):
                self.means.failpoints.hit(RECEIVED)
                await self._move(listener, client, seen, text)
            case _:
                await self._acting.answer(listener, message)

    async def _move(self, listener: Listener, client: str, seen: int, text: str) -> None:
        if self.seating.life == "gathering":
            refusal: Refusal | None = Refusal("wrong-life", {"life": self.seating.life})
        elif listener.seat is None:
            refusal = Refusal("not-seated")
        else:
            judged = self.table.propose(listener.seat, client, seen, text)
            match judged:
                case Refusal():
                    refusal = judged
                case Repeated():
                    self._tell_view(listener, client)
                    refusal = None
                case Proposal() if self.seating.running:
                    refusal = await self._add(judged, listener)
                case _:
                    refusal = Refusal("paused")
        self.means.metrics.moves.labels("ok" if refusal is None else refusal.code).inc()
        if refusal is not None:
            self._refuse(listener, refusal, client)

    async def _add(
        self, proposal: Proposal, asker: Listener | None = None, *, late: bool = False
    ) -> Refusal | None:
        """Commit, accept and tell an entry; return why that could not be."""
        by: By = "late" if late else "table" if asker is None else "person"
        commit = entry_commit(self._standing, proposal, by)
        refusal = await self._commit(commit)
        if refusal is not None:
            return refusal
        began = self.means.clock.monotonic()
        self.table.accept(proposal)
        self.pacing.begin_turn()
        if late:
            self.means.metrics.timeouts.inc()
        if commit.seating is not None:
            self.audience.count(self.seating)
            self.audience.tell_people(self.stored)
        projection = Projection(self.table, proposal.events)
        for listener in self.audience.listeners:
            client = proposal.entry.client if listener is asker else None
            self._tell_view(listener, client, projection)
        self._tell_clock()
        self.means.metrics.fan_out.observe(self.means.clock.monotonic() - began)
        self.next_turn()
        return None

    async def change(self, seating: Seating, kicked: int | None = None) -> Refusal | None:
        """Commit, accept and tell another seating; return why that could not be."""
        before = self.seating
        starts = before.life == "gathering" and seating.life == "playing"
        runs = seating.running and not before.running
        if runs:
            self.pacing.begin_turn()
        commit = seating_commit(self._standing, seating, kicked)
        refusal = await self._commit(commit)
        if refusal is not None:
            return refusal
        if kicked is not None:
            self.audience.send_away(kicked)
        self._people_moved()
        if starts:
            for listener in self.audience.listeners:
                if listener.sheet_known < 0:
                    self._tell_view(listener)
        if runs:
            self._tell_clock()
        self.next_turn()
        return None

    async def _commit(self, commit: Commit) -> Refusal | None:
        try:
            await self.means.store.commit(self.id, commit)
        except (NotSaved, Conflict) as fault:
            return await self._start_over(fault)
        self.pacing.saved()
        self.stored = stored_after(self.stored, commit)
        return None

    async def _start_over(self, fault: Exception) -> Refusal:
        """Return to what the database says; whoever moves without a socket tries again later."""
        known = self.table.seq
        await self._load()
        self.audience.tell_people(self.stored)
        if self.table.seq != known:
            projection = Projection(self.table)
            for listener in self.audience.listeners:
                self._tell_view(listener, None, projection)
        if isinstance(fault, Conflict):
            self.means.metrics.conflicts.inc()
            self.next_turn()
            return Refusal("stale")
        self._thought.stop()
        self.pacing.retry()
        return Refusal("not-saved")

    async def _time_due(self) -> None:
        """Do what is due by now; the rest waits on."""
        await self._wake()
        for due in self.pacing.due_now(self.stored, self.table.turn, self.audience):
            match due.kind:
                case "freeze":
                    await self.change(values.replace(self.seating, frozen=True))
                case "offer" if due.seat is not None:
                    await self.change(given_away(self.seating, due.seat))
                case "inherit":
                    await self.change(inherited(self.seating))
                case "look":
                    await self._look_again()
                case _:
                    continue  # the move: below
            return
        self.next_turn()

    async def _look_again(self) -> None:
        deadline = self.pacing.deadline_for(
            self.seating, self.table.turn, self.table.seq, self.stored, again=True
        )
        if await self._commit(Commit(deadline=deadline)) is None:
            self.next_turn()

    def next_turn(self) -> None:
        """Let the dealer or a bot move where it is their turn, then wait for what is due."""
        self._thought.stop()
        if self.seating.running:
            turn = self.table.turn
            if turn is DEALER:
                self.post(DealerDue(self.table.seq))
            elif turn is not None:
                bot = self.seating.bot_at(turn, self.means.stand_in)
                late = bot is None and self.pacing.move_is_due(self.stored, turn, self.audience)
                if bot is not None or late:
                    self._thought.start(bot or self.means.stand_in, self.table, turn, late=late)
        self.arm()

    def arm(self) -> None:
        """Wait for what is due next."""
        self.pacing.arm(
            self.stored,
            self.table.turn,
            self.audience,
            thinking=bool(self._thought),
            idle=None if self.audience or self._busy() else self.means.idle_seconds,
        )

    def _tell_view(
        self,
        listener: Listener,
        client: str | None = None,
        projection: Projection | None = None,
    ) -> None:
        answered: str | UnsetType = UNSET if client is None else client
        shown = projection or Projection(self.table)
        self.audience.tell_view(listener, self.stored, shown, answered)

    def _tell_clock(self, listeners: Iterable[Listener] | None = None) -> None:
        clock = self.pacing.told(self.stored, self.table)
        if clock is not None:
            self.audience.tell_seeing(self.seating, clock, listeners)

    def _refuse(self, listener: Listener, refusal: Refusal, client: str | UnsetType) -> None:
        log.info("refused", table=self.id, seat=listener.seat, code=refusal.code)
        shown = Projection(self.table) if sees(self.seating, listener) else None
        self.audience.refuse(listener, shown, refusal, client)

    def _end(self, code: int) -> None:
        self._thought.stop()
        self._hinting.stop()
        self.pacing.stop()
        while not self._commands.empty():
            turn_away(self._commands.get_nowait(), code)
        for listener in self.audience.listeners:
            listener.close(code)
