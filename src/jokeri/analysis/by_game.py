"""Which games' matches can be looked back on, and by what."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

REVIEWERS: Mapping[str, str] = {"joker": "jokeri.analysis.looking_back"}
"""By game, a module with ``decisions``, ``judge`` and ``told``; loaded when it is asked."""


def reviewer_of(game: str) -> Any:
    """Return what looks back on a game's matches here, or ``None``."""
    module = REVIEWERS.get(game)
    found = None if module is None else import_module(module)
    return found if found is not None and found.can_look_back() else None
