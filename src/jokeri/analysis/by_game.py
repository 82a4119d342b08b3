"""Advice in the games that have an adviser: the view says which, and that game's own answers.

An adviser stands in the folder of the game's name (``analysis/georgian/adviser.py``), so that a
game and its adviser come and go without a line here.
"""

import random
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from jokeri.game import Kind


class Advised(Protocol):
    """A move, the points that its deal may be expected to bring, the chance of an exact bid."""

    move: Any
    points: float
    exact: float


def has_adviser(kind: Kind) -> bool:
    """Whether a game has an adviser."""
    folder = _folder(type(kind).__module__)
    return find_spec(folder) is not None and find_spec(f"{folder}.adviser") is not None


def best(view: Any, moves: Sequence[Any], rng: random.Random) -> Advised:
    """Return the best of ``moves`` by what the seat of this view knows."""
    adviser = import_module(f"{_folder(type(view).__module__)}.adviser")
    found: Advised = adviser.advice(view, moves, rng)[0]
    return found


def _folder(of_game: str) -> str:
    """Return the folder of an adviser by a module of its game, ``jokeri.games.<game>.<module>``."""
    game = of_game.removeprefix("jokeri.games.").partition(".")[0]
    return f"jokeri.analysis.{game}"
