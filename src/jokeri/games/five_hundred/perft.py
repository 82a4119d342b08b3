"""Perft of Five Hundred: the calls of an auction, or a deal's play with its tricks."""

from collections.abc import Hashable

from jokeri.game import Leaves
from jokeri.games.five_hundred.engine import FiveHundred
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.playing import led_before, ranking_of
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.leaves import Tree

AFTER_AUCTION = (Phase.DISCARD, Phase.CALL, Phase.PLAY)


def perft(house: House, state: State | None, depth: int | None = None) -> Leaves:
    """Count the ways to the end of the auction, or once that is over to the end of the deal.

    ``depth`` stops after so many moves. Where a card or a sum is due there is one way: to stop.
    """
    if state is None:
        return Leaves(1, {})
    game = FiveHundred(house)
    if state.phase is Phase.BID:
        tree = Tree(game, lambda s: s.phase is not Phase.BID, lambda _: (), lambda _: None)
        return Leaves(tree.leaves(state, depth).count, {})

    def tricks_ahead(at: State) -> Hashable | None:
        """Return what the tricks to come depend on; nothing within one or before the first."""
        if at.trick.plays or not at.tricks:
            return None
        return at.trick, at.hands, led_before(at, ranking_of(at, house))

    def taken(at: State) -> tuple[int, ...]:
        return tuple(at.takers.count(seat) for seat in game.seats)

    ends = Tree(game, lambda s: s.phase not in AFTER_AUCTION, taken, tricks_ahead)
    leaves = ends.leaves(state, depth)
    return leaves if state.tricks or state.phase in AFTER_AUCTION else Leaves(leaves.count, {})
