"""A player of many games: the view says which, and that game's own player answers.

A game's player stands in the folder of the game's name (``bots/georgian/careful.py``), so that a
game and its players come and go without a line here.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from jokeri.game import Kind


@dataclass(frozen=True, slots=True)
class BotByGame:
    """Plays every game whose folder has a player of its name."""

    name: str

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        if len(moves) == 1:
            return moves[0]
        return _player(self.name, type(view).__module__).choose(view, moves, rng)

    def plays(self, kind: Kind) -> bool:
        """Whether the game has a player of this name that can play here.

        A player's module may say ``CAN_PLAY``: some need the compiled core.
        """
        module = _module(self.name, type(kind).__module__)
        return find_spec(module) is not None and getattr(import_module(module), "CAN_PLAY", True)


@lru_cache
def _player(name: str, module: str) -> Any:
    """Return the player for the views of a module, ``jokeri.games.<game>.view``."""
    return getattr(import_module(_module(name, module)), f"{name.title()}Bot")()


def _module(name: str, of_game: str) -> str:
    """Return the module of a player, by one of its game's, ``jokeri.games.<game>.<module>``."""
    game = of_game.removeprefix("jokeri.games.").partition(".")[0]
    return f"jokeri.bots.{game}.{name}"
