"""Mirrored matches of two bots, for the benches of the games: the same chance from both sides.

A match is played twice with the same cards, the bots changing sides. A pair's difference is the
mean over the two of the bot's points less the other's; the pairs, not the matches, are the
independent observations, so the 95 % interval is taken over pairs.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jokeri.bots import BOTS, Bot
from jokeri.cards import Card
from jokeri.game import DEALER, Game, Kind

Count = Callable[[Any, Sequence[int]], list[str]]
"""What is to be counted of a match's last state, for the seats of the bot under test."""


class Seeded:
    """Chance from a seeded generator."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self.random.randrange(bound)

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(self.random.sample(pack, len(pack)))


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
    """What happened, by pair."""

    differences: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


def play(game: Game[Any, Any], bots: Sequence[Bot], seed: str, ends: Callable[[Any], bool]) -> Any:
    """Play to the end, or to where ``ends`` says so."""
    source = Seeded(seed)
    chances = [random.Random(f"{seed}-{seat}") for seat in game.seats]
    state = game.begin()
    while (turn := game.turn(state)) is not None and not ends(state):
        if turn is DEALER:
            move = game.chance(state, source)
        else:
            move = bots[turn].choose(game.view(state, turn), game.moves(state), chances[turn])
        state = game.apply(state, move).state
    return state


def pairs(
    game: Game[Any, Any],
    bots: tuple[Bot, Bot],
    asked: argparse.Namespace,
    ends: Callable[[Any], bool],
    count: Count,
) -> Tally:
    """Play the pairs; the sides are the seats of even and of odd number."""
    tally = Tally()
    for number in range(asked.pairs):
        difference = 0.0
        for side in (0, 1):
            seats = [seat for seat in game.seats if seat % 2 == side]
            seated = [bots[seat % 2 != side] for seat in game.seats]
            state = play(game, seated, f"{asked.seed}-{number}", ends)
            points = game.scores(state).points
            own = [points[seat] for seat in seats]
            others = [points[seat] for seat in game.seats if seat not in seats]
            difference += (statistics.fmean(own) - statistics.fmean(others)) / 2
            tally.counts.update(count(state, seats))
        tally.differences.append(difference)
    return tally


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
    clock = Clock(BOTS[asked.bot])
    game = kind.game(kind.house(asked.house))
    tally = pairs(game, (clock, known[asked.against]), asked, ends, count)
    mean = statistics.fmean(tally.differences)
    half = 1.96 * statistics.stdev(tally.differences) / asked.pairs**0.5
    average, longest = 1000 * clock.seconds / clock.moves, 1000 * clock.longest
    print(f"machine     {machine()}")
    print(f"house       {asked.house}; seed {asked.seed}")
    print(f"bots        {asked.bot} against {asked.against}")
    print(f"n           {asked.pairs} pairs of {unit}, the sides changed")
    print(f"difference  {mean:.2f} points, 95 % [{mean - half:.2f}, {mean + half:.2f}]")
    for what, times in sorted(tally.counts.items()):
        print(f"{what:14}{times / (2 * asked.pairs):.1%} of the {unit}")
    print(f"speed       {average:.2f} ms a move, the longest {longest:.1f} ms")
