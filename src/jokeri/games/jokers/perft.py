"""Perft of Jokers: the ways of so many moves, within a round."""

from jokeri.game import Leaves
from jokeri.games.jokers.engine import Jokers
from jokeri.games.jokers.house import House
from jokeri.games.jokers.state import Phase, State
from jokeri.games.leaves import Tree


def perft(house: House, state: State, depth: int | None = None) -> Leaves:
    """Count the ways to the end of the round, or of ``depth`` moves. There are no tallies."""
    tree = Tree(Jokers(house), lambda s: s.phase is not Phase.TURN, no_tally, lambda _: None)
    return Leaves(tree.leaves(state, depth).count, {})


def no_tally(_: State) -> tuple[int, ...]:
    """Return the tally that tells no ways apart."""
    return ()
