"""Perft of Georgian Joker: the bids of a deal, or its plays with the tricks they lead to."""

from collections.abc import Hashable

from jokeri.game import Leaves
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House
from jokeri.games.georgian.state import Phase, State
from jokeri.games.leaves import Tree

BIDDING = (Phase.TRUMP, Phase.BID)


def perft(house: House, state: State, depth: int | None = None) -> Leaves:
    """Count the ways to the end of the bidding, or once that is over to the end of the deal.

    ``depth`` stops after so many moves. Where a card or a sum is due there is one way: to stop.
    """
    if state.phase in BIDDING:
        tree = Tree(Joker(house), lambda s: s.phase not in BIDDING, no_tally, lambda _: None)
        return Leaves(tree.leaves(state, depth).count, {})
    ends = Tree(Joker(house), lambda s: s.phase is not Phase.PLAY, taken, tricks_ahead)
    leaves = ends.leaves(state, depth)
    return leaves if state.cards else Leaves(leaves.count, {})


def no_tally(_: State) -> tuple[int, ...]:
    """Return the tally that tells no ways apart."""
    return ()


def taken(state: State) -> tuple[int, ...]:
    """Return the tricks taken in the deal so far, by seat."""
    return state.taken


def tricks_ahead(state: State) -> Hashable | None:
    """Return what the tricks to come depend on: hands and leader. Nothing within a trick."""
    return None if state.trick.plays else (state.trick.leader, state.hands)
