"""How many random deals a second does the readable core play?

    python bench/bench_core.py [--runs N] [--deals N] [--seed S]

A playout is one nine-card deal of house jokerx: shuffle, deal, a trump named at random, four legal
bids and 36 legal plays with their calls, each drawn uniformly from the listed moves, and the score.
One process; seconds are its processor time, so that what else runs matters little. Each run plays
the same number of deals from its own seed.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

from jokeri.cards import Card
from jokeri.game import DEALER
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.moves import FirstDealer
from jokeri.seats import Seat

GAME = Joker(read_house("jokerx schedule=9"))


class Seeded:
    """Chance from a seeded generator."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self.random.randrange(bound)

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(self.random.sample(pack, len(pack)))


def playout(source: Seeded) -> int:
    """Play one deal to its end and return how many moves it took."""
    state = GAME.apply(GAME.begin(), FirstDealer(Seat(source.below(4)))).state
    moves = 0
    while (turn := GAME.turn(state)) is not None:
        if turn is DEALER:
            move = GAME.chance(state, source)
        else:
            listed = GAME.moves(state)
            move = listed[source.below(len(listed))]
            moves += 1
        state = GAME.apply(state, move).state
    assert sum(state.results[0].taken) == 9
    return moves


def run(deals: int, seed: int) -> float:
    """Return the playouts a second of one run."""
    source = Seeded(seed)
    began = time.process_time()
    moves = sum(playout(source) for _ in range(deals))
    spent = time.process_time() - began
    assert moves == 41 * deals
    return deals / spent


def machine() -> str:
    """Return what this ran on, in one line."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [n for n in cpuinfo.read_text().splitlines() if n.startswith("model name")]
        model = names[0].partition(": ")[2] if names else model
    version = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {version}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    run(wanted.deals // 4, wanted.seed)  # warms the caches
    rates = sorted(run(wanted.deals, wanted.seed + n) for n in range(wanted.runs))
    low, *_, high = statistics.quantiles(rates, n=4)
    print(f"playouts a second: median {statistics.median(rates):.0f}, quartiles {low:.0f} to "
          f"{high:.0f}, least {rates[0]:.0f}, most {rates[-1]:.0f} ({wanted.runs} runs of "
          f"{wanted.deals} deals)")  # fmt: skip
    print(f"moves a second: median {41 * statistics.median(rates):.0f}")
    print(machine())


if __name__ == "__main__":
    main()
