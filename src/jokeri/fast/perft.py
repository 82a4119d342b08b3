"""Perft on the fast core: leaves, and tallies of the tricks by seat at the end of the deal."""

from collections import Counter
from dataclasses import dataclass, field

from jokeri.fast.leaves import after_trick, bids_left, set_trick
from jokeri.fast.position import Position
from jokeri.game import Leaves

FAR = 99
"""More plies than any deal has."""

CUT = -1
"""The tally of ways that were cut off before the end."""


def perft(position: Position, depth: int | None = None) -> Leaves:
    """Count the ways to the end of the bidding, or once that is over to the end of the deal.

    ``depth`` stops after so many moves; tallies are told only if all ways reach the end.
    """
    if depth is not None and depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    plies = FAR if depth is None else min(depth, FAR)
    if position.phase < 2:
        return Leaves(bids_left(position.copy(), plies), {})
    tree = Tree(position.copy())
    gains = tree.whole(position.copy(), plies)
    if CUT in gains:
        return Leaves(gains.total(), {})
    taken = tuple(position.taken)
    return Leaves(gains.total(), {plus(taken, gain): gains[gain] for gain in sorted(gains)})


def plus(taken: tuple[int, ...], gain: int) -> tuple[int, ...]:
    """Return the tricks of four seats after a gain of so many, a digit a seat."""
    digits = (gain // 1000, gain // 100 % 10, gain // 10 % 10, gain % 10)
    return tuple(a + b for a, b in zip(taken, digits, strict=True))


@dataclass(slots=True)
class Tree:
    """The beginnings of tricks that were walked through, each once."""

    board: Position
    walked: dict[tuple[tuple[int, ...], int], Counter[int]] = field(default_factory=dict)

    def whole(self, position: Position, plies: int) -> Counter[int]:
        """Return how many ways gain each tally, from anywhere in a trick."""
        if position.phase == 3:
            return Counter({0: 1})
        played = position.count
        found, cut = after_trick(position, plies)
        gains: Counter[int] = Counter({CUT: cut} if cut else {})
        for key, ways in found.items():
            digit = 10 ** (3 - key[4])
            for gain, count in self.below(key, plies - 4 + played).items():
                gains[gain if gain == CUT else gain + digit] += ways * count
        return gains

    def below(self, key: tuple[int, ...], plies: int) -> Counter[int]:
        """Return how many ways gain each tally from the beginning of a trick."""
        hands = key[:4]
        if not any(hands):
            return Counter({0: 1})
        if plies <= 0:
            return Counter({CUT: 1})
        if (key, plies) not in self.walked:
            set_trick(self.board, hands, key[4])
            self.walked[key, plies] = self.whole(self.board, plies)
        return self.walked[key, plies]
