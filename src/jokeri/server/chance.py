"""Chance from the operating system's secure source."""

import secrets
from collections.abc import Sequence

from jokeri.cards import Card


class SystemChance:
    """The dealer's chance; nobody can predict it or deal it again."""

    def below(self, bound: int) -> int:
        """Return a uniform whole number from 0 to ``bound - 1``."""
        return secrets.randbelow(bound)

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        """Return the pack in a uniformly random order.

        Fisher and Yates: each place in turn, from the last, swaps with one at or before it.
        ``randbelow`` draws again where a remainder would favour small numbers.
        """
        order = list(pack)
        for last in range(len(order) - 1, 0, -1):
            other = secrets.randbelow(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
