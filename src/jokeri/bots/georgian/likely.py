"""Worlds as likely as what was seen makes them: which cards the others hold, and how they play.

Each of the others plays as the nets would, strictly or loosely, or by the habits of the careful
player; which of them, is told by what was seen of it. A net reads no hand but the mover's, so how
likely a seat's moves are goes by its own hand alone, and is reckoned once for a hand. Worlds are
drawn evenly (``jokeri.fast.worlds``) and chosen by how likely they are.
"""

import math
import random
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TypeVar

from jokeri.bots.georgian.brain import Brain, shipped_habits
from jokeri.fast.position import Position
from jokeri.fast.rollouts import retrace, weigh
from jokeri.fast.worlds import World, Worlds, beginning, history, position_in
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View

Drawn = TypeVar("Drawn")

Flags = tuple[int, ...]
"""By seat whether it plays by habits: 1, or by the nets: 0."""


HEATS = ((0.015, 0.01), (0.15, 0.1))
"""How strictly bids and plays follow the nets, and how loosely: hundreds of points."""

SHARES = (0.25, 0.25, 0.5)
"""How likely a seat plays strictly or loosely by the nets, or by habits, before it is seen to."""


class Likelihood:
    """How likely what was seen of the others is, by the hands that they may hold."""

    def __init__(self, view: View, worlds: Worlds, brain: Brain) -> None:
        habits = shipped_habits()
        self.nets = (brain.play, brain.bid, habits.play, habits.bid)
        self.made, self.played = history(view), worlds.known.played
        self.others = [seat for seat in range(4) if seat != view.seat]
        self.view = view
        self.found: list[dict[int, tuple[float, float]]] = [{} for _ in range(4)]
        """By seat and hand: how likely, as a logarithm, and how likely by habits."""
        self.position: Position | None = None

    def begun(self, world: World) -> Position:
        """Return the deal's beginning in a world; one position serves for all."""
        hands = tuple(held | gone for held, gone in zip(world, self.played, strict=True))
        if self.position is None:
            self.position = beginning(self.view, hands)
        self.position.again(hands)
        return self.position

    def of(self, world: World) -> float:
        """Return the logarithm of how likely what was seen is in a world."""
        new = [seat for seat in self.others if world[seat] not in self.found[seat]]
        if new:
            seats = sum(1 << seat for seat in new)
            logs = weigh(self.nets, self.begun(world), self.made, seats, HEATS)
            for seat in new:
                self.found[seat][world[seat]] = whole(logs[seat::4])
        return sum(self.found[seat][world[seat]][0] for seat in self.others)

    def kinds(self, world: World, rng: random.Random) -> Flags:
        """Draw who plays by habits in a world."""
        flags = [0] * 4
        for seat in self.others:
            flags[seat] = int(rng.random() < self.found[seat][world[seat]][1])
        return tuple(flags)


def whole(logs: Sequence[float]) -> tuple[float, float]:
    """Return how likely a seat's moves are, as a logarithm, and how likely it plays by habits.

    ``logs``: how likely they are by each kind of player.
    """
    top = max(logs)
    parts = [share * math.exp(log - top) for share, log in zip(SHARES, logs, strict=True)]
    return top + math.log(sum(parts)), parts[-1] / sum(parts)


def likely_worlds(
    brain: Brain, view: View, count: int, drawn: int, rng: random.Random
) -> Iterator[tuple[Position, Flags]]:
    """Yield positions of a view, and who plays by habits, as likely as what was seen makes them.

    One position serves for all, so each is gone with the next. ``drawn``: from so many even worlds
    are these chosen.
    """
    worlds = Worlds(view)
    likelihood = Likelihood(view, worlds, brain)
    if view.phase is Phase.TRUMP:  # nobody has bid, and the hands are not whole yet
        for _ in range(count):
            flags = tuple(int(seat != view.seat and rng.random() < SHARES[-1]) for seat in range(4))
            yield position_in(view, worlds.draw(rng)), flags
        return
    even = [worlds.draw(rng) for _ in range(drawn)]
    for world in spread(even, [likelihood.of(each) for each in even], count, rng):
        position = likelihood.begun(world)
        retrace(position, likelihood.made)
        yield position, likelihood.kinds(world, rng)


def spread(
    drawn: Sequence[Drawn], weights: Sequence[float], count: int, rng: random.Random
) -> list[Drawn]:
    """Choose ``count`` by logarithms of weights, as evenly as can be: each as often as its share.

    Steps of one length along the weights, from a random beginning (systematic resampling).
    """
    top = max(weights)
    bounds = list(accumulate(math.exp(weight - top) for weight in weights))
    step = bounds[-1] / count
    at = rng.random() * step
    chosen, place = [], 0
    for _ in range(count):
        while bounds[place] < at and place < len(drawn) - 1:
            place += 1
        chosen.append(drawn[place])
        at += step
    return chosen
