"""The bot that plays any legal move, each as likely as the others."""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.game import Kind


class RandomBot:
    """Chooses blindly; a floor to measure others by, and a fast partner for tests."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``."""
        del view
        return rng.choice(moves)

    def plays(self, kind: Kind) -> bool:
        """It plays every game."""
        del kind
        return True
