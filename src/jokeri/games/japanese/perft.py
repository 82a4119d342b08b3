"""Perft of Japanese Joker: naming trump, and the plays of a round with their tricks."""

from collections.abc import Hashable

from jokeri.game import Leaves
from jokeri.games.japanese.engine import JapaneseJoker
from jokeri.games.japanese.house import House
from jokeri.games.japanese.state import Phase, State
from jokeri.games.leaves import Tree


def perft(house: House, state: State, depth: int | None = None) -> Leaves:
    """Count the ways to name trump, or once it is named to the end of the round.

    ``depth`` stops after so many moves. Where a card or a sum is due there is one way: to stop.
    """
    game = JapaneseJoker(house)
    if state.phase is Phase.TRUMP:
        tree = Tree(game, lambda s: s.phase is not Phase.TRUMP, lambda _: (), lambda _: None)
        return Leaves(tree.leaves(state, depth).count, {})
    ends = Tree(game, lambda s: s.phase is not Phase.PLAY, taken, tricks_ahead)
    leaves = ends.leaves(state, depth)
    return leaves if state.dealt_up[0] else Leaves(leaves.count, {})


def taken(state: State) -> tuple[int, ...]:
    """Return the tricks taken in the round so far, by seat."""
    return state.taken


def tricks_ahead(state: State) -> Hashable | None:
    """Return what the tricks to come depend on. Nothing within a trick or before the first."""
    if state.trick.plays or not state.tricks:
        return None
    return state.trick.leader, state.hands, state.up, state.down
