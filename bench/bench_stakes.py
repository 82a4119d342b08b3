"""What is it worth to know the match? Mirrored matches of normal with and without the stakes.

python bench/bench_stakes.py [--house HOUSE] [--pairs N] [--seed S]

Each match is played twice with the same cards: those who know the match sit in seats 0 and 2, then
in 1 and 3. The pairs are the independent observations.
"""

import argparse
import sys
import time
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from mirrored import machine
from rich.progress import track

from jokeri.bots.georgian.normal import LEVEL
from jokeri.bots.georgian.search import SearchBot
from jokeri.games import GAMES
from jokeri.train.arena.georgian import GAME
from jokeri.train.arena.intervals import Interval, interval
from jokeri.train.arena.playing import play
from jokeri.train.arena.seating import Seating, seatings
from support.stakes import Flat


def written(found: Interval, *, percent: bool = False) -> str:
    scale, unit = (100, " %") if percent else (1, "")
    low, high = scale * found.low, scale * found.high
    return f"{scale * found.mean:8.2f}{unit}, 95 % [{low:.2f}, {high:.2f}]"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("--house", default="tamashebi")
    ask.add_argument("--pairs", type=int, default=12)
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    kind = GAMES[GAME]
    game = kind.game(kind.house(asked.house))
    knows, flat = SearchBot(LEVEL), SearchBot(LEVEL, stakes=Flat)
    gaps: list[float] = []
    shares: list[list[float]] = []
    place_gaps: list[float] = []
    began = time.perf_counter()
    for number in track(range(asked.pairs), "pairs"):
        gap, place_gap, came = Fraction(), Fraction(), [Fraction()] * 4
        for seats in seatings(Seating.SIDES, 4):
            bots = [knows if seat in seats else flat for seat in range(4)]
            scores = game.scores(play(game, bots, f"{asked.seed}-{number}", lambda _: False))
            for seat in range(4):
                sign = 1 if seat in seats else -1
                gap += Fraction(sign * scores.points[seat], 4)
                place_gap += Fraction(sign * scores.places[seat], 4)
                if seat in seats:
                    came[scores.places[seat] - 1] += Fraction(1, 4)
        gaps.append(float(gap))
        place_gaps.append(float(place_gap))
        shares.append([float(share) for share in came])
    print(f"machine     {machine()}")
    print(f"house       {asked.house}; seed {asked.seed}")
    print(f"n           {asked.pairs} pairs of matches, {time.perf_counter() - began:.0f} s")
    print(f"points      {written(interval(gaps))} ahead a match")
    print(f"place       {written(interval(place_gaps))} (below 0: better)")
    for place in range(4):
        found = interval([each[place] for each in shares])
        print(f"place {place + 1}     {written(found, percent=True)}")


if __name__ == "__main__":
    main()
