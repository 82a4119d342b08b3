"""How much can be won from three `instant` by who learns to: `python bench/bench_response.py`.

A best response begins with the nets of the package and learns against three seats that play by
these and never change. Its lead is its own mean less the mean of the others, on mirrored deals that
it has not learned from, half under jokerx and half under tamashebi; alike nets would lead by 0. The
interval is 95 % over deals.
"""

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the threads are ours, one a core

from jokeri.bots.georgian.brain import FILE
from jokeri.games.georgian.house import read_house
from jokeri.train.arena.intervals import Interval
from jokeri.train.curve import lead
from jokeri.train.selfplay import Pair, Table
from jokeri.train.training import Training, read_pair


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--deals", type=int, default=2_000_000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--points", type=int, default=10, help="points of the curve")
    ask.add_argument("--measured", type=int, default=4000, help="deals of the last point")
    asked = ask.parse_args()
    frozen = read_pair(FILE)
    training = Training.fresh(asked.seed, asked.deals)
    training.take(frozen)
    training.against = frozen
    table = Table(os.cpu_count() or 1)
    began, told = time.monotonic(), 0
    print("    deals  lead, points a deal")
    while training.deals < asked.deals:
        training.step(table)
        if training.deals * asked.points // asked.deals > told:
            told = training.deals * asked.points // asked.deals
            last = training.deals >= asked.deals
            found = gain(training, frozen, asked.measured if last else 1000)
            print(f"{training.deals:9,}  {found.mean:5.1f} ± {found.half:.1f}", flush=True)
    print(f"{time.monotonic() - began:.0f} s")


def gain(training: Training, frozen: Pair, deals: int) -> Interval:
    """Return the lead over three that never change; an interval over both houses' deals."""
    both = [
        lead(training.pair(), frozen, deals // 2, read_house(name))
        for name in ("jokerx", "tamashebi")
    ]
    half = (sum(each.half**2 for each in both)) ** 0.5 / len(both)
    return Interval(sum(each.mean for each in both) / len(both), half)


if __name__ == "__main__":
    main()
