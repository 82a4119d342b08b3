"""What one step of a table commits, and the table after it; without input or output."""

from dataclasses import dataclass, replace
from typing import Literal

from msgspec import structs as values

from jokeri.server import timing
from jokeri.server.loading import summary_after, summary_of
from jokeri.server.pacing import Pacing
from jokeri.server.rows import Commit, Stored
from jokeri.server.seating import Seating
from jokeri.server.table import Proposal, Table

By = Literal["person", "late", "table"]
"""Who moves: a person, a bot for a person whose time ran out, or the dealer or a bot."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A table as it stands: the match, the people, the time."""

    table: Table
    stored: Stored
    pacing: Pacing


def entry_commit(standing: Standing, proposal: Proposal, by: By) -> Commit:
    """Return all that an entry changes: the time, the seat's time-outs, the match's end."""
    table, stored, pacing = standing.table, standing.stored, standing.pacing
    seating, turn, seat = stored.seating, table.game.turn(proposal.state), proposal.entry.seat
    banks = None
    if seat is not None and by != "table":
        place = seating.places[seat]
        misses = place.misses + 1 if by == "late" else 0
        if misses != place.misses:
            auto = place.auto or misses >= timing.MISSES
            seating = seating.changed(seat, misses=misses, auto=auto)
        banks = pacing.bank_after(stored, seat)
    if turn is None:
        seating = values.replace(seating, life="over", votes={})
    return Commit(
        entry=proposal.entry,
        summary=summary_after(table, proposal),
        seating=None if seating is stored.seating else seating,
        revision=stored.revision,
        deadline=pacing.deadline_after(seating, turn, proposal.entry.seq, stored, banks),
        banks=banks,
    )


def seating_commit(standing: Standing, seating: Seating, kicked: int | None) -> Commit:
    """Return all that another seating changes: the row, the record's names, the summary."""
    table, stored, pacing = standing.table, standing.stored, standing.pacing
    names = tuple(place.name or "" for place in seating.places)
    renamed = seating.life == "playing" and names != stored.header.names
    return Commit(
        seating=seating,
        revision=stored.revision,
        header=values.replace(stored.header, names=names) if renamed else None,
        deadline=pacing.deadline_for(seating, table.turn, table.seq, stored),
        kicked=kicked,
        summary=summary_of(table.kind, table.game, table.state) if seating.resting else None,
    )


def stored_after(stored: Stored, commit: Commit) -> Stored:
    """Return a table as it lies in the database after a commit, without its newer entries."""
    if commit.seating is not None:
        stored = replace(stored, seating=commit.seating, revision=commit.revision + 1)
    if commit.header is not None:
        stored = replace(stored, header=commit.header)
    if commit.banks is not None:
        stored = replace(stored, banks=commit.banks)
    if commit.deadline != "keep":
        stored = replace(stored, deadline=commit.deadline)
    return stored
