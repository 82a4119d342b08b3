"""Time to solve random open deals on one core: nine-card tables of all four seats, and max^n."""

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable

from bench_engine import cpu

from jokeri.fast import mode
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import cards_of
from jokeri.fast.position import Position
from jokeri.fast.rules import freeze, how_trump
from jokeri.fast.solver import Solver, max_n
from jokeri.games.georgian.house import House, read_house

PLAIN_MS = 1200
"""The median of a plain search without any of these ideas, on the same kind of deals."""


def deal(
    rng: random.Random, house: House, cards: int
) -> tuple[Position, tuple[tuple[int, ...], ...]]:
    """Return a random deal after legal uniform bids, and its hands in the order they came."""
    position = Position(freeze(house))
    pack = [n for n in range(38) if freeze(house).pack >> n & 1]
    rng.shuffle(pack)
    hands = tuple(tuple(pack[seat * cards : seat * cards + cards]) for seat in range(4))
    masks = [sum(1 << n for n in hand) for hand in hands]
    named = how_trump(freeze(house), cards) == 2
    shown = rng.randrange(5) if named else min(pack[4 * cards] // 9, 4)
    position.start(masks, cards, shown, 3)
    for _ in range(4):
        position.apply(rng.choice([n for n in range(61) if position.legal() >> n & 1]))
    assert all(cards_of(mask) for mask in masks)
    return position, hands


def timed(solve: Callable[[], object]) -> float:
    """Return milliseconds of processor time."""
    begun = time.thread_time()
    solve()
    return 1000 * (time.thread_time() - begun)


def shown(name: str, found: list[float]) -> str:
    """Write a row: median with quartiles, mean, worst."""
    low, middle, high = statistics.quantiles(found, n=4)
    mean, spread = statistics.mean(found), statistics.stdev(found) / len(found) ** 0.5
    return (
        f"{name:<12}median {middle:.2f} ms, quartiles [{low:.2f}, {high:.2f}]; "
        f"mean {mean:.2f} +- {1.96 * spread:.2f} (95 %); worst {max(found):.0f}; n {len(found)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--house", default="jokerx")
    parser.add_argument("--cards", type=int, default=9 if mode() == "compiled" else 4)
    wanted = parser.parse_args()
    print(f"machine     {cpu()}, one core, Python {platform.python_version()}")
    print(f"mode        {mode()}; house {wanted.house}; seed 1")
    rng = random.Random(1)
    house = read_house(wanted.house)
    solver, maxn = Solver(), MaxN()
    found = []
    for _ in range(wanted.deals):
        position, _ = deal(rng, house, wanted.cards)
        found.append(timed(lambda position=position: solver.seats(position)))
    print(shown(f"tables of {wanted.cards}", found))
    if wanted.cards == 9:
        print(f"plain       {PLAIN_MS / statistics.median(found):.1f} times as fast in the median")
    for cards in (5, 6) if mode() == "compiled" else (3,):
        found = []
        for _ in range(wanted.deals):
            position, hands = deal(rng, house, cards)
            found.append(timed(lambda p=position, h=hands: max_n(p, h, maxn)))
        print(shown(f"max^n of {cards}", found))


if __name__ == "__main__":
    main()
