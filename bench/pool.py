"""Players to measure the trained bots by; `PYTHONPATH=bench jokeri arena pool:AllSeeing strong`."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from jokeri.bots.georgian.brain import read_brain, shipped
from jokeri.bots.georgian.instant import InstantBot
from jokeri.bots.georgian.naming import choose_trump
from jokeri.bots.georgian.stakes import stakes_of
from jokeri.fast.bridge import position_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import MOVE_OF
from jokeri.fast.position import Position
from jokeri.fast.rollouts import rollouts
from jokeri.fast.rules import freeze
from jokeri.fast.worlds import Worlds, position_in
from jokeri.games.georgian.state import Phase

OLDER = Path(__file__).with_name("older-nets.bin")
"""The nets that the trained bots first had, after 4.5 million deals."""


class OlderInstant(InstantBot):
    """Plays by the older nets alone."""

    def __init__(self) -> None:
        super().__init__(read_brain(OLDER))


@lru_cache(maxsize=1)
def _maxn() -> MaxN:
    return MaxN(16)


@dataclass
class RuleSearch:
    """PIMC: worlds drawn evenly, played to their ends by the plain player of training."""

    worlds: int = 100

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return the move that is worth most on average over the worlds."""
        if len(moves) == 1:
            return moves[0]
        if view.phase is Phase.TRUMP:
            return choose_trump(view, view.seat, moves)
        drawn, scratch = Worlds(view), Position(freeze(view.house))
        aims = stakes_of(view).aims
        sums: dict[int, float] = {}
        for _ in range(self.worlds):
            position = position_in(view, drawn.draw(rng))
            numbers = [number for number in range(64) if position.legal() >> number & 1]
            found = rollouts(None, None, position, numbers, aims, (0, 0), _maxn(), scratch)
            for number, (worth, _, _) in zip(numbers, found, strict=True):
                sums[number] = sums.get(number, 0.0) + worth
        return MOVE_OF[max(sums, key=lambda number: sums[number])]


class AllSeeing:
    """A ceiling: it knows all hands, and how everybody goes on if all play as instant does."""

    sees_all = True

    def choose(self, seen: Any, moves: Sequence[Any], rng: random.Random) -> Any:  # noqa: ARG002
        """Return the move that is worth most with the cards as they lie; it draws no chance."""
        if len(moves) == 1:
            return moves[0]
        state, view = seen
        position = position_of(state, view.house)
        numbers = [number for number in range(64) if position.legal() >> number & 1]
        brain = shipped()
        others = tuple(1.0 if seat == position.turn else -1 / 3 for seat in range(4))
        found = rollouts(
            brain.play, brain.bid, position, numbers, (*others, *(0.0,) * 4), (0, 0), _maxn(),
            Position(freeze(view.house)),
        )  # fmt: skip
        worths = {number: worth for number, (worth, _, _) in zip(numbers, found, strict=True)}
        return MOVE_OF[max(worths, key=lambda number: worths[number])]
