"""What do the characters of Georgian Joker do, and can one tell them apart?

python bench/bench_characters.py [--share 1.0] [--seed S] [--jobs N] [--only NAME ...]

Every character plays the same cards in the same seats against three `instant`: short pulkas of two
deals, so that premia are in reach in the second. A pulka is one observation: rates are ratios of
sums, their 95 % intervals are taken over pulkas. Two characters are compared over the pulkas that
both have played: a rate tells them apart where the interval of its difference leaves 0 out. Then
`careful` meets each easy one, and each easy one `random`, as in `jokeri arena`.
"""

import argparse
import itertools
import multiprocessing
import os
import random
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import track

from jokeri.bots import BOTS, Bot
from jokeri.bots.georgian.characters.cast import CAST
from jokeri.bots.georgian.characters.leanings import holds, leads_trump, spites
from jokeri.bots.georgian.characters.player import can_play
from jokeri.bots.georgian.characters.temperament import Hardness
from jokeri.cards import JOKER
from jokeri.games import GAMES
from jokeri.games.georgian.moves import Height, Play
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.view import View
from jokeri.train.arena.contest import Contest, Pair
from jokeri.train.arena.intervals import Interval, interval
from jokeri.train.arena.playing import play
from jokeri.train.arena.running import cores, run
from jokeri.train.arena.summary import summaries

PULKAS = {
    Hardness.EASY: 1200,
    Hardness.MIDDLING: 1200,
    Hardness.HARD: 400,
    Hardness.VERY_HARD: 180,
}
STRENGTH = {"careful": (160, 15.0), "random": (60, 20.0)}
"""Deals against each easy one, and how many points a deal there must at least be between them."""

RATES: Mapping[str, tuple[str, str, str]] = {
    "bid": ("bid-fair", "deals", "tricks bid above a quarter of the cards"),
    "exact": ("exact", "deals", "deals with the bid hit"),
    "khishti": ("khishti", "deals", "deals with a khishti"),
    "over": ("over", "missed", "missed bids with too many tricks"),
    "trumps": ("trump-led", "could-lead-trump", "trumps among cards led, where both were in hand"),
    "spite": ("spited", "could-spite", "tricks taken from need or left with who has enough"),
    "kept": ("joker-kept", "jokers", "of the tricks are over when a joker is played"),
    "high": ("joker-high", "jokers", "jokers played high"),
}
"""By name: what is counted, out of what, and in words."""

Counts = Mapping[str, float]


@dataclass
class Watched:
    """A bot whose ways are counted."""

    bot: Bot
    counts: Counter[str] = field(default_factory=Counter)

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return the bot's choice."""
        move = self.bot.choose(view, moves, rng)
        if isinstance(move, Play):
            for kind, amount in _seen(view, moves, move):
                self.counts[kind] += amount
        return move


def _seen(view: View, moves: Sequence[Any], move: Play) -> Iterator[tuple[str, float]]:
    """Yield what a play counts as, and how much."""
    if move.card == JOKER:
        yield "jokers", True
        yield "joker-kept", len(view.tricks) / view.cards
        yield "joker-high", move.call is not None and move.call.height is Height.HIGH
    if not view.trick.plays:
        can = {leads_trump(view, one) for one in moves if one.card != JOKER}
        choice = len(can) == 2 and move.card != JOKER
        yield "could-lead-trump", choice
        yield "trump-led", choice and leads_trump(view, move)
    elif len({holds(view, one) for one in moves}) == 2:
        yield "could-spite", True
        yield "spited", spites(view, move)


def pulka(task: tuple[str, int, int]) -> tuple[str, Counter[str]]:
    """Play a pulka of two deals with a character in one seat; return what it did."""
    name, number, seed = task
    kind = GAMES["joker"]
    chance = random.Random(f"{seed}-sizes-{number}")
    sizes = chance.sample(kind.house("jokerx").deals, 2)
    house = kind.house(f"jokerx schedule={sizes[0]}-{sizes[1]}")
    game, seat = kind.game(house), number % 4
    watched = Watched(BOTS[name])
    seated = [watched if place == seat else BOTS["instant"] for place in range(4)]
    began = time.process_time()
    state = play(game, seated, f"{seed}-{number}", lambda _: False)
    counts = watched.counts
    for deal in state.results:
        bid, taken = deal.bids[seat], deal.taken[seat]
        counts["deals"] += 1
        counts["bid-fair"] += bid - deal.cards / 4
        counts["exact"] += bid == taken
        counts["missed"] += bid != taken
        counts["over"] += taken > bid
        counts["khishti"] += score(bid, taken, deal.cards, house).kind == "khishti"
        counts["points"] += deal.points[seat]
    counts["seconds"] += time.process_time() - began
    return name, counts


def residuals(pulkas: Sequence[Counts], what: str) -> tuple[float, list[float]]:
    """Return a ratio of sums and each pulka's part in its deviation (linearised)."""
    upper, lower, _ = RATES[what]
    whole = sum(each[lower] for each in pulkas)
    ratio = sum(each[upper] for each in pulkas) / whole if whole else 0.0
    mean = whole / len(pulkas) or 1.0
    return ratio, [(each[upper] - ratio * each[lower]) / mean for each in pulkas]


def rate(pulkas: Sequence[Counts], what: str) -> Interval:
    """Return a rate with its interval."""
    ratio, parts = residuals(pulkas, what)
    return Interval(ratio, interval(parts).half)


def gap(one: Sequence[Counts], other: Sequence[Counts], what: str) -> Interval:
    """Return the difference of two characters' rates over the pulkas that both have played."""
    n = min(len(one), len(other))
    first, second = residuals(one[:n], what), residuals(other[:n], what)
    parts = [a - b for a, b in zip(first[1], second[1], strict=True)]
    return Interval(first[0] - second[0], interval(parts).half)


def apart(one: Sequence[Counts], other: Sequence[Counts]) -> list[str]:
    """Return the rates that tell two characters apart."""
    gaps = {what: gap(one, other, what) for what in RATES}
    return [what for what, each in gaps.items() if abs(each.mean) > each.half > 0]


def played(names: Sequence[str], share: float, seed: int, jobs: int) -> dict[str, list[Counts]]:
    """Play every character's pulkas, in the same order whatever the number of jobs."""
    counts = {name: max(2, int(share * PULKAS[CAST[name].hardness])) for name in names}
    tasks = [(name, number, seed) for name in names[::-1] for number in range(counts[name])]
    found: dict[str, list[Counts]] = {name: [] for name in names}
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        console = Console(stderr=True)
        outcomes = pool.imap(pulka, tasks, chunksize=4)
        for name, each in track(
            outcomes, "pulkas", len(tasks), console=console, disable=not console.is_terminal
        ):
            found[name].append(each)
    return found


def table(found: Mapping[str, Sequence[Counts]]) -> None:
    """Print every character's rates."""
    print(f"{'':10} {'class':10} {'deals':>6}" + "".join(f"{what:>14}" for what in RATES)
          + f"{'points':>14} {'ms a deal':>10}")  # fmt: skip
    for name, pulkas in found.items():
        cells = []
        for what in RATES:
            each, scale = rate(pulkas, what), 1 if what == "bid" else 100
            digits = 2 if what == "bid" else 1
            cells.append(f"{scale * each.mean:.{digits}f} ± {scale * each.half:.{digits}f}")
        points = interval([each["points"] / each["deals"] for each in pulkas])
        cells.append(f"{points.mean:.1f} ± {points.half:.1f}")
        seconds = statistics.fmean(each["seconds"] / each["deals"] for each in pulkas)
        deals = sum(each["deals"] for each in pulkas)
        print(f"{name:10} {CAST[name].hardness.value:10} {deals:6.0f}"
              + "".join(f"{cell:>14}" for cell in cells) + f" {1000 * seconds:10.1f}")  # fmt: skip


def pairs_apart(found: Mapping[str, Sequence[Counts]]) -> bool:
    """Print the pairs that few rates tell apart; return whether at least two do for every pair."""
    told = {
        pair: apart(found[pair[0]], found[pair[1]]) for pair in itertools.combinations(found, 2)
    }
    few = {pair: rates for pair, rates in told.items() if len(rates) < 2}
    least = sorted(told, key=lambda pair: len(told[pair]))[:5]
    print(
        f"\n{len(told) - len(few)} of {len(told)} pairs differ in two rates or more; least apart:"
    )
    for pair in (*few, *(pair for pair in least if pair not in few)):
        print(f"  {pair[0]} and {pair[1]}: {', '.join(told[pair]) or 'nothing'}")
    return not few


def strength(easy: Iterable[str], share: float, seed: int, jobs: int) -> bool:
    """Print how far careful is ahead of the easy ones, and they of random."""
    enough = True
    print()
    for rival, (deals, least) in STRENGTH.items():
        pairs = [Pair(*((name, rival) if rival == "random" else (rival, name))) for name in easy]
        contest = Contest("joker", "jokerx", seed=seed)
        for each in summaries(run(contest, pairs, max(2, int(share * deals)), jobs)):
            ahead = each.difference
            enough &= ahead.mean >= least
            print(f"  {each.pair.challenger:>8} among three {each.pair.field:8}"
                  f" {ahead.mean:7.1f} ± {ahead.half:.1f} points a deal, of {least:.0f} wanted"
                  f", over {each.n} deals in every seat")  # fmt: skip
    return enough


def main() -> None:
    """Read the arguments, play, and print."""
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("--share", type=float, default=1.0, help="of the usual number of deals")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--jobs", type=int, default=cores())
    ask.add_argument("--only", nargs="*", default=list(CAST), choices=list(CAST), metavar="NAME")
    asked = ask.parse_args()
    names = [name for name in asked.only if can_play(CAST[name])]
    began = time.monotonic()
    found = played(names, asked.share, asked.seed, asked.jobs)
    print(f"house jokerx, pulkas of two deals, seed {asked.seed}, {os.cpu_count()} cores\n")
    table(found)
    print("\nIn percent, but bid in tricks:")
    for what, (_, _, words) in RATES.items():
        print(f"  {what:8} {words}")
    fine = pairs_apart(found)
    easy = [name for name in names if CAST[name].hardness is Hardness.EASY]
    fine &= strength(easy, asked.share, asked.seed, asked.jobs)
    print(f"\n{time.monotonic() - began:.0f} s; {'all as wanted' if fine else 'NOT as wanted'}")
    raise SystemExit(not fine)


if __name__ == "__main__":
    main()
