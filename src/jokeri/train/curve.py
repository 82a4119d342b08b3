"""How strong nets are while they learn: mirrored deals in the fast core."""

import numpy as np

from jokeri.fast.net import Net
from jokeri.fast.position import Position
from jokeri.fast.rules import freeze
from jokeri.games.georgian.house import House
from jokeri.train.arena.intervals import Interval, interval
from jokeri.train.selfplay import SIZES, Pair, Seat, play

_SEED = 991
_COMPLETIONS = 16


def lead(
    pair: Pair, other: Pair | None, deals: int, house: House, seated: Seat = Seat.OLDER
) -> Interval:
    """Play the same deals from each seat against three of another; ``None``: the plain rules.

    ``seated``: whether the others are nets, or nets of somebody's habits. Returns by how many
    points a deal the seat is ahead of the others.
    """
    rules = freeze(house)
    rng = np.random.default_rng(_SEED)
    sizes = rng.choice(np.arange(1, 10, dtype=np.int8), deals, p=SIZES)
    others = other or pair
    nets = [Net(*net) for each in (pair, others, others) for net in each]
    found = np.zeros(deals)
    for seat in range(4):
        seats = np.full((deals, 4), Seat.RULES if other is None else seated, np.int8)
        seats[:, seat] = Seat.PRESENT
        plan = (0, _SEED, rules.nines, 0, 0, _COMPLETIONS)
        points = play(Position(rules), nets, plan, sizes, seats).points
        own = points[:, seat]
        found += (own - (points.sum(1) - own) / 3) / 4
    return interval(found.tolist())
