"""Answers about open deals by trying everything, with the readable engine only."""

from functools import cache

from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House
from jokeri.games.georgian.state import Phase, State


def forced(state: State, house: House, seat: int) -> tuple[int, int, tuple[int, ...]]:
    """Return what a seat can force: the most, the least, the exact totals."""
    game = Joker(house)
    number = state.number

    @cache
    def sets(now: State) -> frozenset[frozenset[int]]:
        """Return the smallest sets of totals to which the seat can hold the deal."""
        if now.number != number or now.phase is not Phase.PLAY:
            return frozenset([frozenset([now.results[number].taken[seat]])])
        below = [sets(game.apply(now, move).state) for move in game.moves(now)]
        if game.turn(now) == seat:
            return smallest(frozenset().union(*below))
        found: frozenset[frozenset[int]] = frozenset([frozenset()])
        for each in below:
            found = smallest(frozenset(a | b for a in found for b in each))
        return found

    answers = sets(state)
    most = max(min(totals) for totals in answers)
    least = min(max(totals) for totals in answers)
    return most, least, tuple(sorted(min(t) for t in answers if len(t) == 1))


def smallest(several: frozenset[frozenset[int]]) -> frozenset[frozenset[int]]:
    """Leave out sets that hold another one."""
    return frozenset(a for a in several if not any(b < a for b in several))
