"""The careful player of every game: the view says which, and that game's own player answers.

A game's player stands in the folder of the game's name (``bots/georgian/careful.py``), so that a
game and its player come and go without a line here.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any


class CarefulBot:
    """Plays any game with care."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        if len(moves) == 1:
            return moves[0]
        return _player(type(view).__module__).choose(view, moves, rng)


@lru_cache
def _player(module: str) -> Any:
    """Return the player for the views of a module, ``jokeri.games.<game>.view``."""
    game = module.removeprefix("jokeri.games.").removesuffix(".view")
    return import_module(f"jokeri.bots.{game}.careful").CarefulBot()
