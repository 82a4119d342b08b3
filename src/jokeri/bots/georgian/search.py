"""Looking ahead: what comes of each move in worlds that fit what a seat knows.

In each of many likely worlds (``likely``) every move that the nets do not rule out is followed by
the others' play: to the seat's next turn, where the nets say what it is worth, or to the deal's
end. What the nets thought at first counts as some more worlds, which steadies a search with few.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from jokeri.bots.georgian.brain import Brain, shipped, shipped_habits
from jokeri.bots.georgian.instant import values_of
from jokeri.bots.georgian.likely import likely_worlds
from jokeri.bots.georgian.stakes import Stakes, bid_with, stakes_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import MOVE_OF
from jokeri.fast.position import Position
from jokeri.fast.rollouts import rollouts
from jokeri.fast.rules import freeze
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View

_TABLE = 12
"""Ends of few cards fit in a small table, which is soon made."""

_LATE = 7
"""With so few cards in hand the late look is taken."""

_NEAR = 6
_MUCH = 15.0
"""In so few last cards exact bids matter beyond the deal, if they are worth so many points."""


@dataclass(frozen=True, slots=True)
class Look:
    """How many worlds are looked into, and how far.

    ``worlds``: how many are played out; ``drawn``: how many they are chosen from by likelihood.
    ``depth``: the nets go on to so many own turns, 0 to the end. ``open_cards``: where so few
    cards are left in each hand, max^n plays on.
    """

    worlds: int
    drawn: int
    depth: int = 0
    open_cards: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a search tries.

    ``look``: how it looks; ``bids`` and ``late``: how it looks for a bid, and at a play with few
    cards in hand, if otherwise. ``width`` and ``margin``: at most so many moves, whose first values
    are at most so many points below the best; ``trust``: how many worlds the nets' first thought
    counts.
    """

    look: Look
    bids: Look | None = None
    late: Look | None = None
    width: int = 5
    margin: float = 120.0
    trust: float = 8.0


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
    look = look_at(view, level, stakes)
    named = view.phase is Phase.TRUMP  # with a bid to come, that nobody knows yet
    sums = {move: [0.0, 0.0, 0.0] for move in tried}
    habits = shipped_habits()
    for position, by_habit in likely_worlds(brain, view, look.worlds, look.drawn, rng):
        found = rollouts(
            brain.play, brain.bid, position, tried, stakes.aims, (look.depth, look.open_cards),
            maxn, scratch, (habits.play, habits.bid, by_habit),
        )  # fmt: skip
        for move, (worth, points, exact) in zip(tried, found, strict=True):
            bent = worth if named else stakes.bent(bid_with(view, move), worth, points, exact)
            parts = (bent, points, exact)
            sums[move] = [whole + part for whole, part in zip(sums[move], parts, strict=True)]
    return {
        move: Foreseen(
            (worth + level.trust * first[move]) / (look.worlds + level.trust),
            points / look.worlds,
            exact / look.worlds,
        )
        for move, (worth, points, exact) in sums.items()
    }


def look_at(view: View, level: Level, stakes: Stakes) -> Look:
    """Return how far to look at a position.

    The nets play for the deal's points and know of no premia: where these matter, the last tricks
    are played exactly. A look that stops before the end leaves the others' exact bids out, so
    where one is attacked it goes to the end.
    """
    if view.phase is not Phase.PLAY:
        return (view.phase is Phase.BID and level.bids) or level.look
    cards = len(view.hand)
    look = (cards <= _LATE and level.late) or level.look
    if spoils(view, stakes):
        return replace(look, depth=0, open_cards=max(look.open_cards, 2))
    if cards <= _NEAR and max(stakes.aims[4:]) > _MUCH:
        return replace(look, open_cards=max(look.open_cards, 1))
    return look


def spoils(view: View, stakes: Stakes) -> bool:
    """Whether another's exact bid is worth an attack, and the deal's end near."""
    near = view.phase is Phase.PLAY and len(view.hand) <= _NEAR
    return near and min(stakes.aims[4:]) < -_MUCH
