"""Bots: each chooses a move from a view, as a person does."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from jokeri.bots.careful import CarefulBot
from jokeri.bots.random_bot import RandomBot


class Bot(Protocol):
    """A player that holds no state between its moves."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``, knowing only ``view``; all chance comes from ``rng``."""
        ...


BOTS: Mapping[str, Bot] = {"random": RandomBot(), "careful": CarefulBot()}
"""Every bot by its name."""
