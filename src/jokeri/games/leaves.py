"""Counting the ways in which a state may go on, as chess engines do (perft)."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from jokeri.game import Game, Leaves

S = TypeVar("S")
Tally = tuple[int, ...]
Place = tuple[Hashable, int | None]
"""A state's key, and the moves left to make from there."""


@dataclass(slots=True)
class Tree(Generic[S]):
    """The states to walk through: where they end, and what the ways are told apart by.

    ``tally`` only grows along a way. States with an equal ``key`` have the same ways before them
    and gain the same tallies on them; they are walked once. A key of ``None`` is not remembered.
    """

    game: Game[S, Any]
    ends: Callable[[S], bool]
    tally: Callable[[S], Tally]
    key: Callable[[S], Hashable | None]
    walked: dict[Place, Counter[Tally]] = field(default_factory=dict)
    cut: bool = False

    def leaves(self, state: S, depth: int | None) -> Leaves:
        """Count the leaves after ``depth`` moves, or (``None``) at the ends."""
        gains = self._gains(state, depth)
        start = self.tally(state)
        tallies = {_sum(start, gained): count for gained, count in gains.items()}
        return Leaves(gains.total(), {} if self.cut else tallies)

    def _gains(self, state: S, depth: int | None) -> Counter[Tally]:
        """Return how many ways gain each tally from here on."""
        start = self.tally(state)
        ways: Counter[tuple[Place, Tally]] = Counter()
        gains: Counter[Tally] = Counter()
        for after, left in self._onward(state, depth):
            gained = _difference(self.tally(after), start)
            if self._is_leaf(after, left):
                gains[gained] += 1
                continue
            place: Place = self.key(after), left
            ways[place, gained] += 1
            if place not in self.walked:
                self.walked[place] = self._gains(after, left)
        for (place, gained), count in ways.items():
            for further, several in self.walked[place].items():
                gains[_sum(gained, further)] += count * several
        return gains

    def _onward(self, state: S, depth: int | None) -> Iterator[tuple[S, int | None]]:
        """Yield the leaves and the nearest states with a key, with the moves left to make."""
        if self._is_leaf(state, depth):
            yield state, depth
            return
        left = None if depth is None else depth - 1
        for move in self.game.moves(state):
            after = self.game.apply(state, move).state
            if self._is_leaf(after, left) or self.key(after) is not None:
                yield after, left
            else:
                yield from self._onward(after, left)

    def _is_leaf(self, state: S, depth: int | None) -> bool:
        ends = self.ends(state)
        self.cut = self.cut or (depth == 0 and not ends)
        return ends or depth == 0


def _sum(one: Tally, other: Tally) -> Tally:
    return tuple(map(int.__add__, one, other))


def _difference(one: Tally, other: Tally) -> Tally:
    return tuple(map(int.__sub__, one, other))
