"""Perft of Georgian Joker: the bids of a deal, or its plays with the tricks they lead to."""

from collections.abc import Hashable

from jokeri.cards import JOKER, Suit
from jokeri.game import Leaves
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.taking import discard_may_take
from jokeri.games.leaves import Tree

BIDDING = (Phase.TRUMP, Phase.BID)


def perft(house: House, state: State, depth: int | None = None) -> Leaves:
    """Count the ways to the end of the bidding, or once that is over to the end of the deal.

    ``depth`` stops after so many moves. Where a card or a sum is due there is one way: to stop.
    """
    if state.phase in BIDDING:
        tree = Tree(Joker(house), lambda s: s.phase not in BIDDING, no_tally, lambda _: None)
        return Leaves(tree.leaves(state, depth).count, {})
    key = hands_ahead if discard_may_take(house) else suits_ahead
    tree = Tree(Joker(house), lambda s: s.phase is not Phase.PLAY, taken, key)
    leaves = tree.leaves(state, depth)
    return leaves if state.cards else Leaves(leaves.count, {})


def no_tally(_: State) -> tuple[int, ...]:
    """Return the tally that tells no ways apart."""
    return ()


def taken(state: State) -> tuple[int, ...]:
    """Return the tricks taken in the deal so far, by seat."""
    return state.taken


def hands_ahead(state: State) -> Hashable | None:
    """Return leader and hands: all that the tricks to come depend on. Nothing within a trick."""
    return None if state.trick.plays else (state.trick.leader, state.hands)


def suits_ahead(state: State) -> Hashable | None:
    """Return the same, less what does not matter as long as ranks count within a suit only.

    Of each suit it tells who holds its lowest card left, its next, and so on; suits other than
    trump may change places, as a joker may name any.
    """
    if state.trick.plays:
        return None
    owners = {suit: owners_of(suit, state) for suit in Suit}
    trump = owners.pop(state.trump) if state.trump else None
    jokers = tuple(hand.count(JOKER) for hand in state.hands)
    return state.trick.leader, jokers, trump, tuple(sorted(owners.values()))


def owners_of(suit: Suit, state: State) -> tuple[int, ...]:
    """Return the seats that hold a suit's cards, from the lowest card to the highest."""
    held = [
        (card.rank or 0, seat)
        for seat, hand in enumerate(state.hands)
        for card in hand
        if card.suit is suit
    ]
    return tuple(seat for _, seat in sorted(held))
