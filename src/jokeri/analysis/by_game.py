"""What is to be learned from play, in the games that have something to say of it.

A game's adviser, who says what to do, and its reviewer, who looks back on a finished match, stand
in the folder of its name (``analysis/georgian/adviser.py``, ``reviewer.py``), so that a game and
what it has come and go without a line here.
"""

import random
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from jokeri.game import Kind


class Advised(Protocol):
    """A move, the points that its deal may be expected to bring, the chance of an exact bid."""

    move: Any
    points: float
    exact: float


def has_adviser(kind: Kind) -> bool:
    """Whether a game has an adviser."""
    return _module(type(kind).__module__, "adviser") is not None


def best(view: Any, moves: Sequence[Any], rng: random.Random) -> Advised:
    """Return the best of ``moves`` by what the seat of this view knows."""
    adviser: Any = _module(type(view).__module__, "adviser")
    found: Advised = adviser.advice(view, moves, rng)[0]
    return found


def reviewer_of(kind: Kind) -> Any:
    """Return what looks back on a game's matches here, or ``None``.

    A module with ``decisions``, ``judge`` and ``told``.
    """
    found: Any = _module(type(kind).__module__, "reviewer")
    return found if found is not None and found.can_look_back() else None


def _module(of_game: str, name: str) -> ModuleType | None:
    """Return a module by one of its game's, ``jokeri.games.<game>.<module>``."""
    game = of_game.removeprefix("jokeri.games.").partition(".")[0]
    folder = f"jokeri.analysis.{game}"
    there = find_spec(folder) is not None and find_spec(f"{folder}.{name}") is not None
    return import_module(f"{folder}.{name}") if there else None
