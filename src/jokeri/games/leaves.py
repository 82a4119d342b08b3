"""Counting the ways in which a state may go on, as chess engines do (perft)."""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from jokeri.game import Game, Leaves

S = TypeVar("S")


@dataclass(slots=True)
class Tree(Generic[S]):
    """The states to walk through: where they end, and what the ways are told apart by.

    ``tally`` only grows along a way. States with an equal ``key`` have the same ways before them
    and gain the same tallies on them; they are walked once. A key of ``None`` is not remembered.
    """

    game: Game[S, Any]
    ends: Callable[[S], bool]
    tally: Callable[[S], tuple[int, ...]]
    key: Callable[[S], Hashable | None]
    walked: dict[Hashable, Counter[tuple[int, ...]]] = field(default_factory=dict)
    cut: bool = False

    def leaves(self, state: S, depth: int | None) -> Leaves:
        """Count the leaves after ``depth`` moves, or (``None``) at the ends."""
        gains = self._gains(state, depth)
        start = self.tally(state)
        tallies = {_sum(start, gained): count for gained, count in sorted(gains.items())}
        return Leaves(gains.total(), {} if self.cut else tallies)

    def _gains(self, state: S, depth: int | None) -> Counter[tuple[int, ...]]:
        """Return how many ways gain each tally from here on."""
        if self.ends(state) or depth == 0:
            self.cut = self.cut or not self.ends(state)
            return Counter({(0,) * len(self.tally(state)): 1})
        key = self.key(state)
        if key is None:
            return self._walk(state, depth)
        if (key, depth) not in self.walked:
            self.walked[key, depth] = self._walk(state, depth)
        return self.walked[key, depth]

    def _walk(self, state: S, depth: int | None) -> Counter[tuple[int, ...]]:
        start = self.tally(state)
        gains: Counter[tuple[int, ...]] = Counter()
        for move in self.game.moves(state):
            after = self.game.apply(state, move).state
            gained = _difference(self.tally(after), start)
            for further, count in self._gains(after, None if depth is None else depth - 1).items():
                gains[_sum(gained, further)] += count
        return gains


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__add__, one, other))


def _difference(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__sub__, one, other))
