"""Mirrored matches of two bots, and how they ended, for the benches of the games.

A match is played twice with the same cards, the bots changing sides. A pair's difference is the
mean over the two of the bot's points less the other's; the pairs, not the matches, are the
independent observations, so the 95 % interval is taken over pairs. `jokeri arena` measures the same
without counting what is peculiar to a game.
"""

import argparse
import os
import platform
import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from jokeri.bots import BOTS, Bot
from jokeri.game import Kind
from jokeri.train.arena.intervals import interval
from jokeri.train.arena.playing import Timed, play
from jokeri.train.arena.seating import Seating, seatings

Count = Callable[[Any, Sequence[int]], list[str]]
"""What is to be counted of a match's last state, for the seats of the bot under test."""


def machine() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(errors="replace").splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, one process, Python {platform.python_version()}"


def bench(  # noqa: PLR0913 - a script in one call
    kind: Kind,
    house: str,
    pairs_usual: int,
    unit: str,
    *,
    ends: Callable[[Any], bool] = lambda _: False,
    count: Count = lambda _state, _seats: [],
    more: Mapping[str, Bot] | None = None,
) -> None:
    """Read the arguments, play, and print."""
    ask = argparse.ArgumentParser(description=f"How strong is a bot at {kind.name}?")
    ask.add_argument("--pairs", type=int, default=pairs_usual)
    ask.add_argument("--seed", type=int, default=1)
    known = {**BOTS, **(more or {})}
    ask.add_argument("--bot", default="careful", choices=list(BOTS))
    ask.add_argument("--against", default="random", choices=list(known))
    ask.add_argument("--house", default=house)
    asked = ask.parse_args()
    game = kind.game(kind.house(asked.house))
    bot, against = Timed(BOTS[asked.bot]), known[asked.against]
    differences, counts = [], Counter[str]()
    for number in range(asked.pairs):
        gaps = []
        for seats in seatings(Seating.SIDES, len(game.seats)):
            seated = [bot if seat in seats else against for seat in game.seats]
            state = play(game, seated, f"{asked.seed}-{number}", ends)
            points = game.scores(state).points
            others = [points[seat] for seat in game.seats if seat not in seats]
            gaps.append(statistics.fmean(points[seat] for seat in seats) - statistics.fmean(others))
            counts.update(count(state, seats))
        differences.append(statistics.fmean(gaps))
    ahead = interval(differences)
    late = statistics.quantiles(bot.times, n=20)[-1]
    print(f"machine     {machine()}")
    print(f"house       {asked.house}; seed {asked.seed}")
    print(f"bots        {asked.bot} against {asked.against}")
    print(f"n           {asked.pairs} pairs of {unit}, the sides changed")
    print(f"difference  {ahead.mean:.2f} points, 95 % [{ahead.low:.2f}, {ahead.high:.2f}]")
    for what, times in sorted(counts.items()):
        print(f"{what:14}{times / (2 * asked.pairs):.1%} of the {unit}")
    print(f"speed       {statistics.median(bot.times):.2f} ms a move, 95 % within {late:.2f}")
