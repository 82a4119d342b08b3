"""The careful player of Five Hundred.

It counts sure tricks and length to bid, does not bid no trump on the joker alone, does not raise
a contract that already wins the match, lays away what the contract misses least, draws trumps,
and as a defender of a misere never takes a trick from the contractor. It knows its view, no more.
"""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots.five_hundred import misere, playing
from jokeri.bots.five_hundred.calling import choose_call
from jokeri.bots.five_hundred.exchange import choose_discard, choose_naming, choose_partner
from jokeri.bots.five_hundred.table import Table
from jokeri.games.five_hundred.moves import Play
from jokeri.games.five_hundred.state import Phase


class CarefulBot:
    """Plays Five Hundred for points."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        del rng
        match view.phase:
            case Phase.BID:
                return choose_call(view, view.seat, moves)
            case Phase.DISCARD:
                return choose_discard(view, moves)
            case Phase.CALL:
                return choose_partner(view, moves)
            case _:
                named = choose_naming(view, moves)
                plays = [move for move in moves if isinstance(move, Play)]
                table = Table(view, view.seat)
                in_misere = view.contract is not None and view.contract.misere
                style = misere if in_misere else playing
                return named or style.choose_play(table, plays)
