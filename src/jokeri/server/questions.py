"""What a bot's process is asked: it knows a view, legal moves and a seed, and nothing else."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from jokeri.analysis import by_game
from jokeri.bots import BOTS


@dataclass(frozen=True, slots=True)
class Choice:
    """Which of the moves a bot chooses; the answer is its place among them."""

    bot: str
    view: Any
    moves: Sequence[Any]
    seed: int

    def answer(self) -> int:
        """Let the bot choose."""
        chosen = BOTS[self.bot].choose(self.view, self.moves, random.Random(self.seed))
        return self.moves.index(chosen)


@dataclass(frozen=True, slots=True)
class Tip:
    """The place of the best move, the points to expect of the deal, the chance of an exact bid."""

    place: int
    points: float
    exact: float


@dataclass(frozen=True, slots=True)
class Best:
    """Which of the moves is best; the answer is a ``Tip``."""

    view: Any
    moves: Sequence[Any]
    seed: int

    def answer(self) -> Tip:
        """Ask the game's adviser."""
        found = by_game.best(self.view, self.moves, random.Random(self.seed))
        return Tip(self.moves.index(found.move), found.points, found.exact)


Question = Choice | Best
