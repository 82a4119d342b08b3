"""Batches of self-play on all cores: which deals, under which houses, against whom."""

from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from jokeri.fast.net import Net
from jokeri.fast.position import Position
from jokeri.fast.rules import freeze
from jokeri.fast.selfplay import WIDTH, run_deals
from jokeri.games.georgian.house import House, read_house

Pair = tuple[tuple[tuple[int, int, int, int], "array[float]"], ...]
"""A play net and a bid net: the shape and the weights of each."""

COMPLETIONS = 3
CHUNK = 256
"""Deals under one house, in one thread."""

SIZES = (0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.10, 0.12, 0.39)
"""How often a deal has 1 to 9 cards."""

_USUAL = (("jokerx", 0.34), ("tamashebi", 0.3), ("next-seat", 0.05), ("dealers-card", 0.04),
          ("pagat", 0.04), ("old-school", 0.04))  # fmt: skip
_TURNS = (
    ("khishti", ("0", "200", "500", "200/500", "per-card")),
    ("miss", ("per-trick", "flat", "per-missing", "per-difference")),
    ("must_trump", ("yes", "no")),
    ("led_high_duty", ("highest", "any")),
    ("led_high_trumped", ("trump", "joker")),
    ("led_low_unanswered", ("leader", "discard")),
    ("two_high", ("later", "first")),
    ("nines_trump", ("forehand", "last-card")),
)


def some_house(rng: np.random.Generator) -> House:
    """Return one of the usual houses, or one with random rules."""
    at = rng.random()
    for name, often in _USUAL:
        if at < often:
            return read_house(name)
        at -= often
    options = [f"{name}={rng.choice(values)}" for name, values in _TURNS if rng.random() < 0.5]
    return read_house(" ".join(["jokerx", *options]))


@dataclass(frozen=True)
class Samples:
    """What was decided and what came of it: inputs, outputs, targets of plays and of bids."""

    play_rows: NDArray[np.int16]
    played: NDArray[np.int16]
    play_worth: NDArray[np.float32]
    bid_rows: NDArray[np.int16]
    bids: NDArray[np.int16]
    bid_worth: NDArray[np.float32]
    points: NDArray[np.int32]


def play(
    position: Position,
    nets: Sequence[Net],
    plan: tuple[int, int, int, int, int, int],
    sizes: NDArray[np.int8],
    seats: NDArray[np.int8],
) -> Samples:
    """Play deals of given sizes, each seat by the present net, an older one or the rules."""
    deals = len(sizes)
    room = (
        np.empty(deals * 36 * WIDTH, np.int16), np.empty(deals * 36, np.int16),
        np.empty(deals * 36, np.float32), np.empty(deals * 4 * WIDTH, np.int16),
        np.empty(deals * 4, np.int16), np.empty(deals * 4, np.float32),
    )  # fmt: skip
    points = np.empty(deals * 4, np.int32)
    plays, bids = run_deals(
        position,
        tuple(nets),
        plan,
        sizes.data,
        seats.reshape(-1).data,
        tuple(each.data for each in room),
        points.data,
    )
    return Samples(
        room[0][: plays * WIDTH].reshape(plays, WIDTH), room[1][:plays], room[2][:plays],
        room[3][: bids * WIDTH].reshape(bids, WIDTH), room[4][:bids], room[5][:bids],
        points.reshape(-1, 4),
    )  # fmt: skip


class Seat(IntEnum):
    """Who sits in a seat of ``run_deals``."""

    PRESENT, OLDER, RULES, HABITS = range(4)


@dataclass(frozen=True, slots=True)
class Company:
    """In which part of the deals others than the present nets sit at the table."""

    older: float = 0.2
    rules: float = 0.1
    habits: float = 0.0
    all_three: float = 0.5
    """In which part of those deals they have all other seats; in the rest each with even odds."""

    def seats(self, rng: np.random.Generator, deals: int) -> NDArray[np.int8]:
        """Say who sits where."""
        seats = np.full((deals, 4), Seat.PRESENT, np.int8)
        kind = rng.random(deals)
        others = (rng.random((deals, 4)) < 0.5) | (rng.random(deals) < self.all_three)[:, None]
        others[np.arange(deals), rng.integers(0, 4, deals)] = False  # one learns in every deal
        bound = 0.0
        for who, part in (
            (Seat.OLDER, self.older), (Seat.RULES, self.rules), (Seat.HABITS, self.habits)
        ):  # fmt: skip
            here = (bound <= kind) & (kind < bound + part)
            seats[here[:, None] & others] = who
            bound += part
        return seats


USUAL = Company()
WITH_HABITS = Company(older=0.15, rules=0.05, habits=0.3)
ONE_LEARNS = Company(older=1.0, rules=0.0, all_three=1.0)


@dataclass(frozen=True, slots=True)
class Batch:
    """What is to be played: by which nets, in what company, how many deals, from which on.

    ``pairs``: the present nets, older ones, those of somebody's habits. ``tries``: how many of
    1000 plays, and of 1000 bids, are tried at random.
    """

    pairs: tuple[Pair, Pair, Pair]
    company: Company
    deals: int
    first: int
    seed: int
    tries: tuple[int, int]


class Table:
    """Threads that play batches; what they play depends on the seed alone."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads)

    def play(self, batch: Batch, rng: np.random.Generator) -> list[Samples]:
        """Play a batch in chunks, each under a house of its own."""

        def chunk(at: int, house: House, chance: np.random.Generator) -> Samples:
            count = min(CHUNK, batch.deals - at)
            nets = [Net(*net) for pair in batch.pairs for net in pair]
            rules = freeze(house)
            sizes = chance.choice(np.arange(1, 10, dtype=np.int8), count, p=SIZES)
            plan = (batch.first + at, batch.seed, rules.nines, *batch.tries, COMPLETIONS)
            return play(Position(rules), nets, plan, sizes, batch.company.seats(chance, count))

        jobs = []
        for at in range(0, batch.deals, CHUNK):
            (chance,) = rng.spawn(1)
            jobs.append(self.pool.submit(chunk, at, some_house(chance), chance))
        return [job.result() for job in jobs]
