"""How strong is careful? Mirrored nine-card deals against three randoms.

    python bench/bench_careful.py [--deals N] [--seed S] [--against BOT] [--house TEXT]

Every deal is played four times with the same cards, the bot once in each seat. A deal's
difference is the bot's own mean minus the mean of the three others over those four matches; the
deals, not the matches, are the independent observations, so the 95 % interval is taken over deals.
Points are those of the deal's score line: premia and moshla are left out.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jokeri.bots import BOTS, Bot
from jokeri.cards import Card
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.moves import Deal, FirstDealer
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.results import DealResult
from jokeri.games.georgian.state import State
from jokeri.seats import Seat


@dataclass
class Clock:
    """Counts the time spent in the bot under test."""

    bot: Bot
    seconds: float = 0.0
    moves: int = 0
    longest: float = 0.0

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        began = time.perf_counter()
        move = self.bot.choose(view, moves, rng)
        spent = time.perf_counter() - began
        self.seconds += spent
        self.moves += 1
        self.longest = max(self.longest, spent)
        return move


@dataclass
class Tally:
    """What the bot under test did: by deal, and by seating."""

    differences: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    exact: int = 0
    khishti: int = 0


def play_deal(house: House, pack: tuple[Card, ...], bots: Sequence[Bot], seed: str) -> DealResult:
    game, chances = Joker(house), [random.Random(f"{seed}-{seat}") for seat in range(4)]
    state = game.apply(State(), FirstDealer(Seat(0))).state
    state = game.apply(state, Deal(pack)).state
    while not state.results:
        seat = game.turn(state)
        assert isinstance(seat, int)
        move = bots[seat].choose(game.view(state, seat), game.moves(state), chances[seat])
        state = game.apply(state, move).state
    return state.results[0]


def run(house: House, deals: int, seed: int, bot: Bot, against: Bot) -> Tally:
    tally = Tally()
    for number in range(deals):
        pack = list(pack_of(house))
        random.Random(f"{seed}-{number}").shuffle(pack)
        own, others = 0.0, 0.0
        for seat in range(4):
            bots = [bot if each == seat else against for each in range(4)]
            result = play_deal(house, tuple(pack), bots, f"{seed}-{number}")
            points = result.points[seat]
            own += points / 4
            others += (sum(result.points) - points) / 12
            tally.points.append(points)
            tally.exact += result.exact(Seat(seat))
            tally.khishti += result.bids[seat] > 0 and result.taken[seat] == 0
        tally.differences.append(own - others)
    return tally


def machine() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(errors="replace").splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, one process, Python {platform.python_version()}"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("--deals", type=int, default=2000)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--bot", default="careful", choices=list(BOTS))
    ask.add_argument("--against", default="random", choices=list(BOTS))
    ask.add_argument("--house", default="tamashebi schedule=nines-1")
    asked = ask.parse_args()
    house = read_house(asked.house)
    clock = Clock(BOTS[asked.bot])
    tally = run(house, asked.deals, asked.seed, clock, BOTS[asked.against])
    mean = statistics.fmean(tally.differences)
    half = 1.96 * statistics.stdev(tally.differences) / asked.deals**0.5
    seatings = len(tally.points)
    average, longest = 1000 * clock.seconds / clock.moves, 1000 * clock.longest
    print(f"machine     {machine()}")
    print(f"house       {asked.house}: its first deal, of {house.deals[0]}; seed {asked.seed}")
    print(f"bots        {asked.bot} against three of {asked.against}")
    print(f"n           {asked.deals} deals, each in 4 seatings")
    print(f"difference  {mean:.1f} points, 95 % [{mean - half:.1f}, {mean + half:.1f}]")
    print(f"own points  {statistics.fmean(tally.points):.1f} a deal")
    print(f"exact       {100 * tally.exact / seatings:.1f} %")
    print(f"khishti     {100 * tally.khishti / seatings:.1f} %")
    print(f"speed       {average:.2f} ms a move, the longest {longest:.1f} ms")


if __name__ == "__main__":
    main()
