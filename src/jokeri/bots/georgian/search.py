"""Looking ahead: what comes of each move in worlds that fit what a seat knows.

Worlds are drawn evenly from those that the cards seen leave over (``jokeri.fast.worlds``) and then
by how likely the nets find it that the others bid and played as they did. In each world every
move that the nets do not rule out is followed by the nets' own play of all four seats to the end
of the deal. What the nets thought at first counts as some more worlds, which steadies a search
with few.
"""

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, TypeVar

from jokeri.bots.georgian.brain import Brain, shipped
from jokeri.bots.georgian.instant import values_of
from jokeri.bots.georgian.stakes import Stakes, bid_with, stakes_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import MOVE_OF
from jokeri.fast.position import Position
from jokeri.fast.rollouts import retrace, rollouts, weigh
from jokeri.fast.rules import freeze
from jokeri.fast.worlds import Worlds, beginning, history, position_in
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View

Drawn = TypeVar("Drawn")

_TABLE = 12
"""Ends of few cards fit in a small table, which is soon made."""

_NEAR = 6
_MUCH = 15.0
"""Another's exact bid is attacked in so many last cards, if it costs so many points."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a search tries.

    ``worlds``: how many are played out; ``drawn``: how many are drawn for each of them, to choose
    from by likelihood; ``width`` and ``margin``: at most so many moves, whose first values are at
    most so many points below the best; ``trust``: how many worlds the nets' first thought counts.
    ``depth``: the nets go on to so many own turns, 0 to the end. ``open_cards``: where so few
    cards are left in each hand, max^n plays on. ``heats``: how loosely the others' bids and plays
    follow the nets, in hundreds of points.
    """

    worlds: int
    drawn: int = 3
    width: int = 5
    margin: float = 120.0
    trust: float = 8.0
    depth: int = 0
    open_cards: int = 0
    heats: tuple[float, float] = (0.25, 0.15)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a move promises: its worth as a difference in points, own points, an exact bid."""

    worth: float
    points: float
    exact: float


class SearchBot:
    """Plays Georgian Joker by the nets and a look at what may come."""

    def __init__(
        self,
        level: Level,
        brain: Brain | None = None,
        stakes: Callable[[View], Stakes] = stakes_of,
    ) -> None:
        self.level = level
        self.brain = brain
        self.stakes = stakes

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        if len(moves) == 1:
            return moves[0]
        brain = self.brain or shipped()
        stakes = self.stakes(view)
        tried = worth_a_look(values_of(brain, view, rng, stakes), self.level)
        if len(tried) == 1:
            return MOVE_OF[next(iter(tried))]
        found = foresee(brain, view, tried, self.level, rng, stakes)
        return MOVE_OF[max(found, key=lambda move: found[move].worth)]


def worth_a_look(first: Mapping[int, float], level: Level) -> dict[int, float]:
    """Return the moves that the nets do not rule out, the best first."""
    best = max(first.values())
    tried = [move for move, worth in first.items() if worth >= best - level.margin]
    return {
        move: first[move] for move in sorted(tried, key=lambda move: -first[move])[: level.width]
    }


def foresee(  # noqa: PLR0913, PLR0917 - a question in one call
    brain: Brain,
    view: View,
    first: Mapping[int, float],
    level: Level,
    rng: random.Random,
    stakes: Stakes | None = None,
) -> dict[int, Foreseen]:
    """Return what moves promise; ``first`` is what the nets thought of each, by number.

    ``stakes``: what the deal is about, if that is not what the match says.
    """
    tried = list(first)
    scratch, maxn = Position(freeze(view.house)), MaxN(_TABLE)
    stakes = stakes or stakes_of(view)
    ends = (0 if spoils(view, stakes) else level.depth, level.open_cards)
    named = view.phase is Phase.TRUMP  # with a bid to come, that nobody knows yet
    sums = {move: [0.0, 0.0, 0.0] for move in tried}
    for position in likely_worlds(brain, view, level, rng):
        found = rollouts(brain.play, brain.bid, position, tried, stakes.aims, ends, maxn, scratch)
        for move, (worth, points, exact) in zip(tried, found, strict=True):
            bent = worth if named else stakes.bent(bid_with(view, move), worth, points, exact)
            parts = (bent, points, exact)
            sums[move] = [whole + part for whole, part in zip(sums[move], parts, strict=True)]
    return {
        move: Foreseen(
            (worth + level.trust * first[move]) / (level.worlds + level.trust),
            points / level.worlds,
            exact / level.worlds,
        )
        for move, (worth, points, exact) in sums.items()
    }


def spoils(view: View, stakes: Stakes) -> bool:
    """Whether another's exact bid is worth an attack, and near enough to play to the deal's end.

    A look that stops before the end leaves the others' exact bids out.
    """
    near = view.phase is Phase.PLAY and len(view.hand) <= _NEAR
    return near and min(stakes.aims[4:]) < -_MUCH


def likely_worlds(brain: Brain, view: View, level: Level, rng: random.Random) -> Iterator[Position]:
    """Yield positions of a view, drawn by how likely the others' moves are in them.

    One position serves for all, so each is gone with the next.
    """
    worlds = Worlds(view)
    if view.phase is Phase.TRUMP or not any(
        bid is not None for seat, bid in enumerate(view.bids) if seat != view.seat
    ):
        yield from (position_in(view, worlds.draw(rng)) for _ in range(level.worlds))
        return
    made, played = history(view), worlds.known.played
    drawn = [
        tuple(held | gone for held, gone in zip(worlds.draw(rng), played, strict=True))
        for _ in range(level.worlds * level.drawn)
    ]
    position, weights = beginning(view, drawn[0]), []
    for hands in drawn:
        position.again(hands)
        weights.append(weigh(brain.play, brain.bid, position, made, view.seat or 0, level.heats))
    for hands in spread(drawn, weights, level.worlds, rng):
        position.again(hands)
        retrace(position, made)
        yield position


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
