"""The careful player of Georgian Joker: reckons what each move is worth and takes the best.

It knows how likely each of its cards is to take a trick (``strength``), how likely a play is to
take the trick on the table (``trick_chance``), and what every end of the deal pays under the
house's rules (``worth``). From these it names trump, bids and plays. It never looks ahead card by
card, and it sees nothing but its own view.
"""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots.georgian.bidding import choose_bid
from jokeri.bots.georgian.naming import choose_trump
from jokeri.bots.georgian.playing import choose_play
from jokeri.games.georgian.state import Phase


class CarefulBot:
    """Plays Georgian Joker for points."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        seat = view.seat
        match view.phase:
            case Phase.TRUMP:
                return choose_trump(view, seat, moves)
            case Phase.BID:
                return choose_bid(view, seat, moves)
            case _:
                return choose_play(view, seat, moves, rng)
