"""What a decision promised and what the best one did, by the nets and a look ahead.

Two looks: the first picks the best of all moves, the second compares it with what was done in
other worlds and more of them. What looks best among many does so partly by luck: in the worlds
it was picked in it would seem to promise too much, and every good move to lose a little.
"""

import random
from dataclasses import dataclass

from jokeri.analysis.georgian.advice import Advice, advise
from jokeri.analysis.georgian.decisions import Decision
from jokeri.bots.georgian import normal
from jokeri.bots.georgian.search import Level, Look
from jokeri.fast import mode


@dataclass(frozen=True, slots=True)
class Looks:
    """How hard the two looks try."""

    first: Level
    second: Level


_MANY = Level(
    look=Look(worlds=400, drawn=1200, depth=1), late=Look(worlds=400, drawn=1200), trust=60.0
)
_FEW = Level(look=Look(worlds=6, drawn=12, depth=1))
"""Where the nets run some hundred times as slowly, a review is rough."""

LOOKS = Looks(normal.LEVEL, _MANY if mode() == "compiled" else _FEW)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with what it promised, and what the best move did."""

    decision: Decision
    done: Advice
    best: Advice

    @property
    def loss(self) -> float:
        """How many points the best move promised more, as a difference; never below 0."""
        return self.best.worth - self.done.worth


def judge(decision: Decision, seed: int) -> Judged:
    """Judge a decision by what its seat could know; chance hangs on the seed and its place."""
    rng = random.Random(f"{seed}-{decision.place}")
    best = advise(decision.view, decision.moves, LOOKS.first, rng)[0]
    if best.move == decision.done and not decision.opens:
        return Judged(decision, best, best)
    compared = tuple(dict.fromkeys((best.move, decision.done)))
    found = advise(decision.view, compared, LOOKS.second, rng)
    done = next(advice for advice in found if advice.move == decision.done)
    return Judged(decision, done, found[0])
