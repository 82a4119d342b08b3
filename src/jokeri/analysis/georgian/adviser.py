"""The advice of a hint: as many worlds as a player likes to wait for."""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.analysis.georgian.advice import Advice, advise
from jokeri.bots.georgian.search import Level
from jokeri.fast import mode
from jokeri.games.georgian.view import View

LEVEL = Level(worlds=100, depth=1, open_cards=2, trust=40.0)
INTERPRETED = Level(worlds=3, depth=1, drawn=2)


def advice(view: View, moves: Sequence[Any], rng: random.Random) -> tuple[Advice, ...]:
    """Return what each of ``moves`` promises the seat to move, the best first."""
    return advise(view, moves, LEVEL if mode() == "compiled" else INTERPRETED, rng)
