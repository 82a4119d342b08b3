"""The advice of a hint: as many worlds as a player likes to wait for."""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.analysis.georgian.advice import Advice, advise
from jokeri.bots.georgian.search import Level, Look
from jokeri.fast import mode
from jokeri.games.georgian.view import View

LEVEL = Level(Look(worlds=100, drawn=300, depth=1), late=Look(worlds=100, drawn=300), trust=40.0)
INTERPRETED = Level(Look(worlds=3, drawn=6, depth=1))


def advice(view: View, moves: Sequence[Any], rng: random.Random) -> tuple[Advice, ...]:
    """Return what each of ``moves`` promises the seat to move, the best first."""
    return advise(view, moves, LEVEL if mode() == "compiled" else INTERPRETED, rng)
