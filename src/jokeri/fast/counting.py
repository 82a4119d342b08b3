"""Perft of a match of Georgian Joker: on the fast core where a deal is open."""

from jokeri.fast.bridge import position_of
from jokeri.fast.perft import perft
from jokeri.game import Leaves
from jokeri.games.georgian.house import House
from jokeri.games.georgian.perft import perft as readable_perft
from jokeri.games.georgian.state import Phase, State


def counted(house: House, state: State, depth: int | None) -> Leaves:
    """Count the ways from a state to the end of its bidding or deal, or of ``depth`` moves."""
    if state.phase in (Phase.TRUMP, Phase.BID, Phase.PLAY):
        return perft(position_of(state, house), depth)
    return readable_perft(house, state, depth)
