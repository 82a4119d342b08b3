"""A character at the table: the brain foresees, the temperament leans, the mistakes happen."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from jokeri.bots.georgian import normal, strong
from jokeri.bots.georgian.brain import Brain, shipped
from jokeri.bots.georgian.characters.leanings import leaning
from jokeri.bots.georgian.characters.mistakes import overbid, remembered, thoughtless
from jokeri.bots.georgian.characters.temperament import Temperament
from jokeri.bots.georgian.instant import values_of
from jokeri.bots.georgian.search import Foreseen, foresee, worth_a_look
from jokeri.bots.georgian.stakes import stakes_of
from jokeri.fast import policy
from jokeri.fast.moves import MOVE_OF, NUMBER_OF
from jokeri.games.georgian.moves import Bid
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View

LEVELS = {"normal": normal.LEVEL, "strong": strong.LEVEL}

Leanings = Mapping[int, float]


def can_play(nature: Temperament) -> bool:
    """Whether a character can play here: the very hard ones need the compiled core."""
    return nature.level != "strong" or strong.CAN_PLAY


class Character:
    """Plays Georgian Joker by a temperament."""

    def __init__(self, nature: Temperament, brain: Brain | None = None) -> None:
        self.nature = nature
        self.brain = brain

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        if len(moves) == 1:
            return moves[0]
        mistakes = self.nature.mistakes
        move = thoughtless(view, moves, mistakes) or self._best(view, moves, rng)
        return overbid(view, moves, move) if mistakes.overbids else move

    def _best(self, view: View, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return the move that promises the most, leanings included."""
        leans = {NUMBER_OF[move]: leaning(view, move, self.nature) for move in moves}
        found = self._foreseen(view, leans, rng)
        searches = self.nature.level in LEVELS  # a search has the premia in its worths already
        stake = (self.nature.care - searches) * stakes_of(view).aims[4 + (view.turn or 0)]

        def worth(move: int) -> float:
            return found[move].worth + stake * found[move].exact + leans[move]

        return MOVE_OF[max(found, key=worth)]

    def _foreseen(self, view: View, leans: Leanings, rng: random.Random) -> dict[int, Foreseen]:
        """Return what moves promise, all or those worth a look."""
        brain = self.brain or shipped()
        level = LEVELS.get(self.nature.level)
        if level is None:
            return alone(brain, view, self.nature.mistakes.remembers, rng)
        first = values_of(brain, view, rng)
        tried = worth_a_look({move: first[move] + lean for move, lean in leans.items()}, level)
        return foresee(brain, view, {move: first[move] for move in tried}, level, rng)


def alone(
    brain: Brain, view: View, remembers: int | None, rng: random.Random
) -> dict[int, Foreseen]:
    """Return what the nets alone foresee of each move, of a seat that may have forgotten much."""
    if view.phase is Phase.TRUMP:
        return {
            move: Foreseen(worth, 0.0, 0.0) for move, worth in values_of(brain, view, rng).items()
        }
    position = remembered(view, remembers)
    if view.phase is Phase.BID:
        found = policy.bids(brain.bid, position)
    else:
        found = policy.plays(brain.play, position)
    return {move: Foreseen(worth, 0.0, _exact(view, move, chances))
            for move, (worth, chances) in found.items()}  # fmt: skip


def _exact(view: View, number: int, chances: Sequence[float]) -> float:
    """Return how likely the bid that stands, or that is made, will be exact."""
    move = MOVE_OF[number]
    bid = move.tricks if isinstance(move, Bid) else view.bids[view.seat or 0] or 0
    return chances[bid] if bid < len(chances) else 0.0
