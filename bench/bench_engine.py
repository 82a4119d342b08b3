"""Random nine-card deals a second of the fast core, and OpenSpiel's oh_hell beside it.

A deal is: shuffle, a trump named at random, four legal uniform bids, 36 uniform plays, the score.
OpenSpiel comes from the dependency group `bench`; it plays eight tricks with four players and its
own pack of 52, the nearest that its time allows, move by move from Python as its interface has it.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from jokeri.fast import mode
from jokeri.fast.playouts import playouts
from jokeri.games.georgian.house import House, read_house


def cpu() -> str:
    """Return the processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(": ")[1] for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def rates(play: Callable[[int], int], runs: int) -> list[float]:
    """Return units a second of processor time of each run."""
    found = []
    for run in range(runs):
        begun = time.thread_time()
        count = play(run)
        found.append(count / (time.thread_time() - begun))
    return found


def shown(found: list[float]) -> str:
    """Write the median and the quartiles."""
    low, _, high = statistics.quantiles(found, n=4)
    return f"{statistics.median(found):,.0f} a second (median), quartiles [{low:,.0f}, {high:,.0f}]"


def threaded(deals: int, house: House, threads: int | None) -> tuple[float, float]:
    """Return deals a second by the clock, and of the processor time of all threads."""
    clock, processor = time.perf_counter(), time.process_time()
    playouts(deals, house, seed=0, threads=threads)
    return deals / (time.perf_counter() - clock), deals / (time.process_time() - processor)


def spiel() -> Callable[[int], int] | None:
    """Return what plays a hundred random deals of OpenSpiel's oh_hell, where it is installed."""
    try:
        import pyspiel  # noqa: PLC0415 - it may not be there
    except ImportError:
        return None
    game = pyspiel.load_game(
        "oh_hell(players=4,num_suits=4,num_cards_per_suit=13,num_tricks_fixed=8)"
    )

    def play(run: int) -> int:
        rng = random.Random(run)
        for _ in range(100):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    moves, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(moves, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
            state.returns()
        return 100

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, help="deals a run")
    parser.add_argument("--runs", type=int, default=15)
    wanted = parser.parse_args()
    deals = wanted.deals or (200_000 if mode() == "compiled" else 1500)
    house = read_house("jokerx")

    def fast(run: int) -> int:
        return len(playouts(deals, house, seed=run, threads=1))

    print(f"machine     {cpu()}, one core, Python {platform.python_version()}")
    print(f"mode        {mode()}")
    print(f"n           {wanted.runs} runs of {deals} deals of nine, house jokerx")
    found = rates(fast, wanted.runs)
    print(f"playouts    {shown(found)}")
    one, every = [], []
    for _ in range(wanted.runs):  # in turn, so that other work meets both alike
        one.append(threaded(4 * deals, house, 1))
        every.append(threaded(4 * deals, house, None))
    for name, runs in (("1 thread", one), ("all threads", every)):
        print(f"{name:<12}{shown([run[0] for run in runs])} by the clock, ", end="")
        print(f"{statistics.median(run[1] for run in runs):,.0f} a second of processor time")
    scale = statistics.median(many[0] / few[0] for many, few in zip(every, one, strict=True))
    print(f"scaling     {scale:.2f} times as many by the clock on {os.cpu_count()} cores")
    other = spiel()
    if other is None:
        print("oh_hell     skipped: OpenSpiel is not installed (uv sync --group bench)")
        return
    theirs = rates(other, wanted.runs)
    print(f"oh_hell     {shown(theirs)}, 8 tricks")
    print(f"ratio       {statistics.median(found) / statistics.median(theirs):.0f}")


if __name__ == "__main__":
    main()
