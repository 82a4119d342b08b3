"""One live table: a single task that takes what comes, in order."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

import structlog
from msgspec import UNSET, UnsetType

from jokeri.game import DEALER, Chance, Kind
from jokeri.records import RecordRefused
from jokeri.seats import Seat
from jokeri.server.commands import (
    CLOSE_FAULT,
    CLOSE_RECORD,
    CLOSE_UNKNOWN,
    Ask,
    BotChose,
    Command,
    DealerDue,
    GivenUp,
    Join,
    Leave,
    Listener,
)
from jokeri.server.failpoints import RECEIVED, Failpoints
from jokeri.server.loading import Loaded, load_table, seated, summary_after
from jokeri.server.messages import Look, Move, Unreadable, write
from jokeri.server.projection import Projection
from jokeri.server.store import Store
from jokeri.server.table import Proposal, Refusal, Repeated, Table
from jokeri.server.thinking import Thinking
from jokeri.server.writer import Conflict, NotSaved

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Means:
    """What every room works with."""

    games: Mapping[str, Kind]
    store: Store
    thinking: Thinking
    chance: Chance
    failpoints: Failpoints
    idle_seconds: float = 30.0


class Room:
    """Holds the state after the last told entry, and those who listen.

    An entry is committed, then accepted, then told; until all three are done nothing else
    happens at this table.
    """

    def __init__(self, table_id: int, means: Means) -> None:
        self._id = table_id
        self._means = means
        self._commands: asyncio.Queue[Command] = asyncio.Queue()
        self._listeners: dict[Listener, None] = {}
        self._thought: asyncio.Task[None] | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._pause = FIRST_PAUSE

    def post(self, command: Command) -> None:
        """Put a command behind those that wait."""
        self._commands.put_nowait(command)

    async def run(self) -> None:
        """Obey commands until the table is given up, or nobody has listened for a while."""
        code = CLOSE_FAULT
        try:
            await self._load()
            self._next_turn()
            while await self._obey_next():
                pass
            code = CLOSE_UNKNOWN
        except RecordRefused as refused:
            log.warning("record refused", table=self._id, why=str(refused))
            code = CLOSE_RECORD
        except Exception:
            log.exception("table stopped", table=self._id)
        finally:
            self._end(code)

    async def _load(self) -> None:
        games = self._means.games
        loaded = await self._means.store.read(lambda link: load_table(link, self._id, games))
        self._loaded: Loaded = loaded
        self._table: Table = loaded.table

    async def _obey_next(self) -> bool:
        busy = self._listeners or self._thought is not None
        try:
            async with asyncio.timeout(None if busy else self._means.idle_seconds):
                command = await self._commands.get()
        except TimeoutError:
            return not self._commands.empty()
        if isinstance(command, GivenUp):
            return False
        await self._obey(command)
        return True

    async def _obey(self, command: Command) -> None:
        match command:
            case Join(listener):
                self._listeners[listener] = None
                listener.tell(write(seated(self._loaded.stored, listener.seat)))
                self._tell_one(listener, Projection(self._table))
            case Leave(listener):
                self._listeners.pop(listener, None)
            case Ask(listener, message):
                await self._answer(listener, message)
                listener.answered()
            case DealerDue(seq) if seq == self._table.seq and self._table.turn is DEALER:
                await self._add(self._table.dealt(self._means.chance))
            case BotChose(seq, seat, move):
                self._thought = None
                if seq == self._table.seq:
                    await self._add(self._table.chosen(seat, move))
            case _:
                pass

    async def _answer(self, listener: Listener, message: Move | Look | Unreadable) -> None:
        match message:
            case Look():
                self._tell_one(listener, Projection(self._table))
            case Unreadable(client):
                self._refuse(listener, Refusal("unreadable"), client)
            case Move(client, seen, text):
                self._means.failpoints.hit(RECEIVED)
                judged = self._table.propose(listener.seat, client, seen, text)
                match judged:
                    case Refusal():
                        self._refuse(listener, judged, client)
                    case Repeated():
                        self._tell_one(listener, Projection(self._table), client)
                    case Proposal():
                        refusal = await self._add(judged, listener)
                        if refusal is not None:
                            self._refuse(listener, refusal, client)

    async def _add(self, proposal: Proposal, asker: Listener | None = None) -> Refusal | None:
        """Commit, accept and tell an entry; return why that could not be."""
        summary = summary_after(self._table, proposal)
        try:
            await self._means.store.append(self._id, proposal.entry, summary)
        except (NotSaved, Conflict) as fault:
            return await self._start_over(fault)
        self._pause = FIRST_PAUSE
        self._table.accept(proposal)
        projection = Projection(self._table, proposal.events)
        for listener in self._listeners:
            client = proposal.entry.client if listener is asker else None
            self._tell_one(listener, projection, client)
        self._next_turn()
        return None

    async def _start_over(self, fault: Exception) -> Refusal:
        """Return to what the log says; whoever is to move without a socket tries again later."""
        known = self._table.seq
        await self._load()
        if self._table.seq != known:
            projection = Projection(self._table)
            for listener in self._listeners:
                self._tell_one(listener, projection)
        if isinstance(fault, Conflict):
            self._next_turn()
            return Refusal("stale")
        self._retry = asyncio.get_running_loop().call_later(self._pause, self._next_turn)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return Refusal("not-saved")

    def _next_turn(self) -> None:
        """Let the dealer or a bot move where it is their turn."""
        self._rest()
        turn = self._table.turn
        if turn is DEALER:
            self.post(DealerDue(self._table.seq))
        elif turn is not None:
            bot = self._loaded.stored.bots[turn]
            if bot is not None:
                self._thought = asyncio.create_task(self._think(bot, turn))

    async def _think(self, bot: str, seat: Seat) -> None:
        table, seq = self._table, self._table.seq
        view, moves = table.game.view(table.state, seat), tuple(table.game.moves(table.state))
        place = 0
        if len(moves) > 1:
            place = await self._means.thinking.choose(bot, view, moves)
        self.post(BotChose(seq, seat, moves[place]))

    def _tell_one(
        self, listener: Listener, projection: Projection, client: str | None = None
    ) -> None:
        answered = UNSET if client is None else client
        listener.tell(projection.news(listener.seat, listener.sheet_known, answered))
        listener.sheet_known = projection.sheet_version

    def _refuse(self, listener: Listener, refusal: Refusal, client: str | UnsetType) -> None:
        log.info("refused", table=self._id, seat=listener.seat, code=refusal.code)
        projection = Projection(self._table)
        listener.tell(projection.refusal(listener.seat, refusal.code, refusal.detail, client))

    def _rest(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None

    def _end(self, code: int) -> None:
        self._rest()
        while not self._commands.empty():
            command = self._commands.get_nowait()
            if isinstance(command, Join):
                self._listeners[command.listener] = None
        for listener in self._listeners:
            listener.close(code)
