"""Players to measure the trained bots by; `PYTHONPATH=bench jokeri arena pool:AllSeeing strong`."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from jokeri.bots import Bot
from jokeri.bots.georgian.brain import read_brain, shipped
from jokeri.bots.georgian.careful import CarefulBot
from jokeri.bots.georgian.instant import InstantBot, values_of
from jokeri.bots.georgian.naming import choose_trump
from jokeri.bots.georgian.stakes import stakes_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import MOVE_OF, NUMBER_OF
from jokeri.fast.position import Position
from jokeri.fast.rollouts import rollouts
from jokeri.fast.rules import freeze
from jokeri.fast.worlds import Worlds, position_in
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.state import Phase, State

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

    def __init__(self, others: Bot | None = None, ways: int = 1) -> None:
        """Take the others for ``others``, who may go on in so many ``ways``."""
        self.own = InstantBot()
        self.others = others or self.own
        self.ways = ways

    def choose(self, seen: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return the move that is worth most with the cards as they lie."""
        if len(moves) == 1:
            return moves[0]
        state, view = seen
        seeds = [rng.random() for _ in range(self.ways)]

        def worth(move: Any) -> float:
            return sum(self.lead_after(state, view, move, random.Random(seed)) for seed in seeds)

        return max(moves, key=worth)

    def lead_after(self, state: State, view: Any, move: Any, rng: random.Random) -> float:
        """Play a deal to its end after a move; return the mover's points ahead of the others."""
        game, seat, deals = Joker(view.house), view.seat, len(state.results)
        state = game.apply(state, move).state
        while len(state.results) == deals:
            turn = game.turn(state)
            bot = self.own if turn == seat else self.others
            state = game.apply(
                state, bot.choose(game.view(state, turn), game.moves(state), rng)
            ).state
        points = state.results[-1].points
        return float(points[seat] - (sum(points) - points[seat]) / 3)


class AllSeeingOfCareful(AllSeeing):
    """The ceiling at a table of careful players, whom it knows."""

    def __init__(self) -> None:
        super().__init__(CarefulBot())


class Loose:
    """Plays about as instant does: what is nearly as good it does nearly as often."""

    heat = 15.0
    """Points."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return a move by the nets' values with chance added (Gumbel's: as softmax draws)."""
        if len(moves) == 1:
            return moves[0]
        values = values_of(shipped(), view, rng)
        return max(
            moves,
            key=lambda move: values[NUMBER_OF[move]] - self.heat * math.log(rng.expovariate(1.0)),
        )


class AllSeeingOfStrong(AllSeeing):
    """The ceiling at a table of those who play about as the nets do, not just so."""

    def __init__(self) -> None:
        super().__init__(Loose(), ways=12)
