"""A table as the rules and its log make it: judges moves, without any input or output."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from jokeri.game import DEALER, Chance, IllegalMove, Kind, Turn
from jokeri.records import Entry, RecordRefused, moves_of
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class Proposal:
    """A move that the rules allow, to be committed and then accepted."""

    entry: Entry
    state: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that is not taken: a code, and what a sentence needs."""

    code: str
    detail: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Repeated:
    """A move that was taken before, under the same client id."""

    seq: int


class Table:
    """The state after the last accepted entry. ``propose`` and its kin change nothing."""

    def __init__(self, kind: Kind, house: Any) -> None:
        self.kind = kind
        self.house = house
        self.game = kind.game(house)
        self.state: Any = self.game.begin()
        self.seq = 0
        self._taken: dict[tuple[int, str], int] = {}
        self._last_own: dict[int, int] = {}

    @property
    def turn(self) -> Turn:
        """Whose turn it is."""
        return self.game.turn(self.state)

    def replay(self, entries: Iterable[Entry]) -> None:
        """Accept a whole log, or raise ``RecordRefused``."""
        entries = list(entries)
        for entry, move in zip(entries, moves_of(self.kind, entries), strict=True):
            try:
                step = self.game.apply(self.state, move)
            except IllegalMove as fault:
                raise RecordRefused(
                    f"Entry {entry.seq} of the record breaks the rules: {fault.code}."
                ) from fault
            self.accept(Proposal(entry, step.state, step.events))

    def propose(
        self, seat: int, client: str, seen: int, text: str
    ) -> Proposal | Refusal | Repeated:
        """Judge a person's move.

        A move is meant for the first turn of its seat at or after ``seen``; that turn has passed
        if the seat has moved since. Whatever else has happened meanwhile costs no good move.
        """
        if (seat, client) in self._taken:
            return Repeated(self._taken[seat, client])
        refusal = self._out_of_turn(seat, seen)
        if refusal is not None:
            return refusal
        try:
            move = self.kind.read_move(text)
            step = self.game.apply(self.state, move)
        except IllegalMove as fault:
            return Refusal(fault.code, fault.detail)
        entry = Entry(self.seq + 1, seat, self.kind.write_move(move), client)
        return Proposal(entry, step.state, step.events)

    def _out_of_turn(self, seat: int, seen: int) -> Refusal | None:
        turn = self.turn
        if seen > self.seq:
            return Refusal("unreadable", {"seq": seen})
        if turn is None:
            return Refusal("match-over")
        if seen < self._last_own.get(seat, 0):
            return Refusal("stale")
        if turn != seat:
            return Refusal("not-your-turn", {"turn": "dealer" if turn is DEALER else turn})
        return None

    def chosen(self, seat: Seat, move: Any) -> Proposal:
        """Return the proposal of a legal move that a bot has chosen."""
        step = self.game.apply(self.state, move)
        entry = Entry(self.seq + 1, seat, self.kind.write_move(move))
        return Proposal(entry, step.state, step.events)

    def dealt(self, chance: Chance) -> Proposal:
        """Return the dealer's move; only at the dealer's turn."""
        move = self.game.chance(self.state, chance)
        step = self.game.apply(self.state, move)
        entry = Entry(self.seq + 1, None, self.kind.write_move(move))
        return Proposal(entry, step.state, step.events)

    def accept(self, proposal: Proposal) -> None:
        """Go on to the state after a proposal that is in the log."""
        entry = proposal.entry
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} cannot follow {self.seq}")
        self.seq, self.state = entry.seq, proposal.state
        if entry.seat is not None:
            self._last_own[entry.seat] = entry.seq
            if entry.client is not None:
                self._taken[entry.seat, entry.client] = entry.seq
