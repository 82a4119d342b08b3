"""Dealing, singly from the chooser: three cards, five more, five face down, five face up."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from jokeri.cards import Card
from jokeri.game import IllegalMove
from jokeri.games.japanese.moves import Deal
from jokeri.games.japanese.pack import COLUMNS, HAND, PACK, SEATS
from jokeri.games.japanese.state import Cards, Phase, State
from jokeri.games.japanese.trick import Trick

PARTS = (HAND, COLUMNS, COLUMNS)
"""Cards that each seat gets in hand, face down and face up."""


def deal(state: State, move: Deal) -> State:
    """Return the state after the pack is dealt."""
    if Counter(move.pack) != Counter(PACK):
        raise IllegalMove("impossible-hands", {"cards": len(move.pack)})
    rest, parts = move.pack, list[tuple[Cards, ...]]()
    for size in PARTS:
        part, rest = rest[: SEATS * size], rest[SEATS * size :]
        parts.append(tuple(part[(seat - state.chooser) % SEATS :: SEATS] for seat in range(SEATS)))
    hands, down, up = parts
    return replace(
        state,
        phase=Phase.TRUMP,
        dealt=hands,
        dealt_down=down,
        dealt_up=up,
        hands=hands,
        down=down,
        up=up,
        trump=None,
        trick=Trick(state.chooser),
        tricks=(),
    )


def pack_for(parts: Sequence[Sequence[Cards]], state: State) -> Deal:
    """Return the pack that deals hands, cards face down and face up, each by seat."""
    order = (state.chooser, 1 - state.chooser)
    dealt: list[Card] = []
    for part, size in zip(parts, PARTS, strict=True):
        dealt += [part[seat][place] for place in range(size) for seat in order]
    return Deal(tuple(dealt))
