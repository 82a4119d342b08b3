"""Matches of self-play: what comes of deals among the nets, and matches drawn from such deals.

The nets' play does not depend on the score, so deals drawn one by one make matches of self-play.

``python -m jokeri.train.matches`` counts the outcomes anew that ``jokeri.bots.georgian.outcomes``
reads.
"""

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jokeri.bots.georgian.brain import Brain, read_brain, shipped
from jokeri.bots.georgian.outcomes import FILE
from jokeri.fast.net import Net
from jokeri.fast.position import Position
from jokeri.fast.rules import freeze
from jokeri.games.georgian import schedule
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.premia import SEATS, Best, holders, moshla_seats, premia_seats
from jokeri.train.selfplay import play

HOUSES = ("jokerx", "tamashebi")
CHUNK = 512
COMPLETIONS = 8

Ints = NDArray[np.int32]
Made = NDArray[np.int8]
"""Bids and tricks of deals of one size: a row a deal, four places from forehand, bid and taken."""


def deals(house: House, cards: int, brain: Brain, first: int, seed: int) -> Made:
    """Play a chunk of deals of one size among the nets; the numbers of the deals begin at first."""
    nets = [Net(*net) for net in zip(brain.shapes, brain.weights, strict=True)] * 3
    rules = freeze(house)
    plan = (first, seed, rules.nines, 0, 0, COMPLETIONS)
    sizes = np.full(CHUNK, cards, np.int8)
    samples = play(Position(rules), nets, plan, sizes, np.zeros((CHUNK, 4), np.int8))
    said = samples.bids.reshape(CHUNK, 4)
    return np.stack([said // 10, said % 10], -1).astype(np.int8)


def outcomes(brain: Brain, chunks: int, seed: int, threads: int) -> Iterator[tuple[int, Made]]:
    """Yield a size and its deals, half of them under each house, as they are played."""
    with ThreadPoolExecutor(threads) as pool:
        jobs = [
            (cards, pool.submit(deals, read_house(name), cards, brain, chunk * CHUNK, seed))
            for cards in range(9, 0, -1)
            for chunk in range(chunks)
            for name in HOUSES
        ]
        for cards, job in jobs:
            yield cards, job.result()


def tally(made: Made, cards: int) -> dict[str, Any]:
    """Count the outcomes of deals of one size, as ``outcomes.Tally`` keeps them."""
    often = np.zeros((4, cards + 1, cards + 1))
    for place in range(4):
        np.add.at(often[place], (made[:, place, 0], made[:, place, 1]), 1 / len(made))
    exact = made[..., 0] == made[..., 1]
    sets = np.bincount((exact * (1, 2, 4, 8)).sum(1), minlength=16) / len(made)
    spread = np.cov(scores(made, cards, read_house(HOUSES[0])).T)
    alike = spread[np.triu_indices(4, 1)].mean() / max(float(spread.diagonal().mean()), 1.0)
    return {
        "made": often.round(5).tolist(),
        "hits": sets.round(5).tolist(),
        "alike": round(float(alike), 3),
    }


def scores(made: Made, cards: int, house: House) -> Ints:
    """Return the points of bids and tricks."""
    table = np.array(freeze(house).points, np.int32).reshape(10, 10, 10)
    found: Ints = table[cards, made[..., 0], made[..., 1]]
    return found


@dataclass(frozen=True, slots=True)
class Matches:
    """Matches: points and exact bids by match, deal and seat; what pulkas added by match, pulka."""

    points: Ints
    exact: NDArray[np.bool_]
    added: Ints

    @property
    def total(self) -> Ints:
        """The final totals, by match and seat."""
        found: Ints = self.points.sum(1) + self.added.sum(1)
        return found


def draw(pool: Mapping[int, Made], house: House, count: int, rng: np.random.Generator) -> Matches:
    """Draw so many matches of a house; seat 3 deals first, so that seat 0 is forehand."""
    points, exact = [], []
    for number, cards in enumerate(house.deals):
        made = pool[cards][rng.integers(0, len(pool[cards]), count)]
        made = np.roll(made, number, axis=1)  # the dealer moves on, and forehand with it
        points.append(scores(made, cards, house))
        exact.append(made[..., 0] == made[..., 1])
    whole, hit = np.stack(points, 1), np.stack(exact, 1)
    added, at = [], 0
    for pulka in schedule.pulkas(house.schedule):
        part = slice(at, at + len(pulka))
        added.append(settled(whole[:, part], hit[:, part], house))
        at += len(pulka)
    return Matches(whole, hit, np.stack(added, 1))


def settled(points: Ints, exact: NDArray[np.bool_], house: House) -> Ints:
    """Return what a pulka adds, by match and seat, as ``premia.settle`` does for one match."""
    counted = points[:, :-1] if house.best_last == "excluded" and points.shape[1] > 1 else points
    best: Ints = np.maximum(counted.max(1), 0)
    best[best < int(house.best_min)] = 0
    kept, above = exact.all(1).astype(int), (best > 0).astype(int)
    kinds = kept @ [1, 2, 4, 8] + above @ [16, 32, 64, 128]
    added: Ints = np.zeros_like(best)
    for kind in np.unique(kinds):
        rewarded, costly = holders(tuple(bool(kind >> seat & 1) for seat in SEATS), house)
        bests = tuple(Best(int(kind >> 4 + seat & 1), None) for seat in SEATS)
        gaining, losing = premia_seats(rewarded, bests, house), moshla_seats(costly, house)
        signs = np.array([(seat in gaining) - (seat in losing) for seat in SEATS], np.int32)
        of_kind = kinds == kind
        added[of_kind] = best[of_kind] * signs
    return added


def main(arguments: Sequence[str] | None = None) -> None:
    """Play deals and write the table of their outcomes."""
    from rich.progress import track  # noqa: PLC0415  # slow to import

    ask = argparse.ArgumentParser(prog="python -m jokeri.train.matches", description=main.__doc__)
    ask.add_argument("--chunks", type=int, default=16, help=f"{2 * CHUNK} deals of each size a one")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    ask.add_argument("--nets", type=Path, help="other nets than the shipped ones")
    ask.add_argument("--out", type=Path, default=FILE)
    asked = ask.parse_args(arguments)
    brain = read_brain(asked.nets) if asked.nets else shipped()
    played: dict[int, list[Made]] = {}
    total = 9 * asked.chunks * len(HOUSES)
    chunks = outcomes(brain, asked.chunks, asked.seed, asked.threads)
    for cards, made in track(chunks, "deals", total=total):
        played.setdefault(cards, []).append(made)
    table = {str(n): tally(np.concatenate(played[n]), n) for n in sorted(played)}
    asked.out.write_text(json.dumps(table, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
