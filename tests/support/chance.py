"""Sources of chance for tests: fixed ones, and seeded ones."""

import random
from collections.abc import Sequence

from jokeri.cards import Card


class Fixed:
    """Always the same number and the same pack."""

    def __init__(self, number: int, pack: Sequence[Card]) -> None:
        self.number = number
        self.pack = tuple(pack)

    def below(self, bound: int) -> int:
        return self.number % bound

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        return self.pack


class Seeded:
    """A seeded source: the same seed gives the same match."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def below(self, bound: int) -> int:
        return self.source.randrange(bound)

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(self.source.sample(pack, len(pack)))
