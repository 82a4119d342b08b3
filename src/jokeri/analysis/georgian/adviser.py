"""The advice of a hint: as many worlds as a player likes to wait for, and as ``normal`` takes."""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.analysis.georgian.advice import Advice, advise
from jokeri.bots.georgian.normal import LEVEL
from jokeri.games.georgian.view import View


def advice(view: View, moves: Sequence[Any], rng: random.Random) -> tuple[Advice, ...]:
    """Return what each of ``moves`` promises the seat to move, the best first."""
    return advise(view, moves, LEVEL, rng)
