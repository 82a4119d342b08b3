"""Worlds as likely as what was seen makes them: which cards the others hold, and how they play.

Each of the others plays as the nets would, strictly or loosely, or by the habits of the careful
player: which, is told by what was seen of it. How likely that is goes by its own hand alone, so it
is reckoned once for a seat and a hand. Worlds are drawn evenly (``jokeri.fast.worlds``), chosen by
how likely they are, and then walk on by swaps of two unseen cards that are taken or left by the
same measure (resampling and moves, as in a particle filter; the walk is Metropolis's). So a few
likely draws become many different likely worlds.
"""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TypeVar

from jokeri.bots.georgian.brain import Brain, shipped_habits
from jokeri.fast.position import Position
from jokeri.fast.rollouts import retrace, weigh
from jokeri.fast.worlds import World, Worlds, beginning, history, position_in
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View

Drawn = TypeVar("Drawn")

Heats = tuple[tuple[float, float], tuple[float, float]]

Flags = tuple[int, ...]
"""By seat whether it plays by habits: 1, or by the nets: 0."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How hard likely worlds are looked for.

    ``drawn``: how many even worlds are weighed; ``steps``: how many swaps each of the chosen is
    offered. ``heats``: how closely the others' bids and plays follow the nets, strictly and
    loosely, in hundreds of points.
    """

    drawn: int
    steps: int
    heats: Heats = ((0.06, 0.04), (0.25, 0.15))


class Likelihood:
    """How likely a view's moves are, by the hands of those who made them."""

    def __init__(self, view: View, brain: Brain, heats: Heats) -> None:
        habits = shipped_habits()
        self.nets = (brain.play, brain.bid, habits.play, habits.bid)
        self.heats, self.own = heats, view.seat or 0
        self.made, self.played = history(view), Worlds(view).known.played
        self.seats = [seat for seat in range(4) if seat != view.seat]
        self.found: list[dict[int, tuple[float, float]]] = [{} for _ in range(4)]
        self.position: Position | None = None
        self.view = view
        self.looks = 0

    def dealt(self, world: World) -> World:
        """Return the hands as dealt."""
        return tuple(held | gone for held, gone in zip(world, self.played, strict=True))

    def weight(self, world: World) -> float:
        """Return the logarithm of how likely what was seen is in a world."""
        new = sum(1 << seat for seat in self.seats if world[seat] not in self.found[seat])
        if new:
            self._look(world, new)
        return sum(self.found[seat][world[seat]][0] for seat in self.seats)

    def habits(self, world: World, rng: random.Random) -> Flags:
        """Draw who plays by habits; the own seat never does."""
        return tuple(
            int(seat != self.own and rng.random() < self.found[seat][world[seat]][1])
            for seat in range(4)
        )

    def _look(self, world: World, seats: int) -> None:
        hands = self.dealt(world)
        if self.position is None:
            self.position = beginning(self.view, hands)
        else:
            self.position.again(hands)
        self.looks += seats.bit_count()
        logs = weigh(self.nets, self.position, self.made, seats, self.heats)
        for seat in self.seats:
            if seats >> seat & 1:
                self.found[seat][world[seat]] = either(logs[seat::4])


def either(logs: Sequence[float]) -> tuple[float, float]:
    """Return how likely a seat's moves are, as a logarithm, and how likely it plays by habits.

    ``logs``: how likely they are by each kind of player, the habits last. Before anything was seen
    the nets and the habits are as likely, and the two ways to follow the nets.
    """
    top = max(logs)
    shares = [
        part * math.exp(log - top) for part, log in zip((0.25, 0.25, 0.5), logs, strict=True)
    ]
    return top + math.log(sum(shares)), shares[-1] / sum(shares)


class Swaps:
    """Swaps of two unseen cards between hands, or a hand and the stock."""

    def __init__(self, worlds: Worlds) -> None:
        known = worlds.known
        self.cards = [card for card in range(38) if known.unseen >> card & 1]
        self.allowed = (*known.allowed, -1)

    def swapped(self, world: World, rng: random.Random) -> World | None:
        """Return a world with two cards swapped, if those who get them may hold them."""
        if len(self.cards) < 2:
            return None
        one = self.cards[int(rng.random() * len(self.cards))]
        other = self.cards[int(rng.random() * len(self.cards))]
        here, there = holder(world, one), holder(world, other)
        if here == there or not (self.allowed[here] >> other & self.allowed[there] >> one & 1):
            return None
        both = 1 << one | 1 << other
        return tuple(
            hand ^ both if seat in {here, there} else hand for seat, hand in enumerate(world)
        )


def holder(world: World, card: int) -> int:
    """Return the seat that holds a card, 4 for the stock."""
    return next((seat for seat, hand in enumerate(world) if hand >> card & 1), 4)


def likely_worlds(
    brain: Brain, view: View, count: int, sampling: Sampling, rng: random.Random
) -> Iterator[tuple[Position, Flags]]:
    """Yield positions of a view, and who plays by habits, as likely as what was seen makes them.

    One position serves for all, so each is gone with the next.
    """
    worlds = Worlds(view)
    if view.phase is Phase.TRUMP or not any(
        bid is not None for seat, bid in enumerate(view.bids) if seat != view.seat
    ):
        for _ in range(count):
            flags = tuple(int(seat != view.seat and rng.random() < 0.5) for seat in range(4))
            yield position_in(view, worlds.draw(rng)), flags
        return
    likelihood = Likelihood(view, brain, sampling.heats)
    position = None
    for world in walked(worlds, likelihood, count, sampling, rng):
        hands = likelihood.dealt(world)
        if position is None:
            position = beginning(view, hands)
        else:
            position.again(hands)
        retrace(position, likelihood.made)
        yield position, likelihood.habits(world, rng)


def walked(
    worlds: Worlds, likelihood: Likelihood, count: int, sampling: Sampling, rng: random.Random
) -> Iterator[World]:
    """Yield likely worlds: drawn, chosen, walked on."""
    drawn = [worlds.draw(rng) for _ in range(sampling.drawn)]
    weights = [likelihood.weight(world) for world in drawn]
    swaps = Swaps(worlds)
    for world in spread(drawn, weights, count, rng):
        weight = likelihood.weight(world)
        for _ in range(sampling.steps):
            next_world = swaps.swapped(world, rng)
            if next_world is None:
                continue
            next_weight = likelihood.weight(next_world)
            if next_weight >= weight or rng.random() < math.exp(next_weight - weight):
                world, weight = next_world, next_weight
        yield world


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
