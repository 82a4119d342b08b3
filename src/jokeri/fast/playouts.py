"""Batched playouts: many deals to their ends, on all cores, as arrays."""

import os
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from jokeri.fast import chance
from jokeri.fast.checks import checked_seed, whole
from jokeri.fast.position import Position
from jokeri.fast.rules import Rules, freeze, how_trump
from jokeri.games.georgian.house import House

POLICIES = ("uniform", "lowest")
"""How a playout plays: every legal play alike, or the legal play of the lowest number."""

MOST = 1 << 31
_FEW = 512


@dataclass(frozen=True, slots=True)
class Playouts:
    """What came of ``n`` deals, as flat arrays: row ``i`` is deal ``i``.

    ``trump``: n numbers, 0 to 3 for C D H S and 4 for bezi; ``bids``, ``taken`` and ``points``:
    four numbers a deal, by seat. ``array`` gives its memory to ``numpy.frombuffer`` as it is.
    """

    trump: "array[int]"
    bids: "array[int]"
    taken: "array[int]"
    points: "array[int]"

    def __len__(self) -> int:
        """Return how many deals were played."""
        return len(self.trump)


def playouts(  # noqa: PLR0913 - what a deal is, and how it is played
    deals: int | Sequence[Position],
    house: House,
    policy: str = "uniform",
    seed: int = 0,
    *,
    cards: int = 9,
    threads: int | None = None,
) -> Playouts:
    """Play deals to their ends: so many random ones of ``cards`` cards, or the ones given.

    A random deal is shuffled, shows or is named a trump, and gets uniform legal bids; deal ``i``
    is dealt by seat ``i % 4``. Given positions may stand anywhere in their deals, which must be of
    this house. Same arguments, same arrays, however many ``threads`` (default: one a core).
    Raises ``ValueError`` with a sentence for what cannot be.
    """
    if policy not in POLICIES:
        raise ValueError(f"there is no policy {policy!r}: {', '.join(POLICIES)}")
    if not 1 <= whole(cards, "the deal's size") <= 9:
        raise ValueError(f"a deal has 1 to 9 cards, not {cards}")
    checked_seed(seed)
    rules = freeze(house)
    if how_trump(rules, cards) == 0 and 4 * cards >= rules.pack.bit_count():
        raise ValueError("36 cards leave none to turn up in a deal of nine")
    rows = checked_rows(deals, rules)
    out = tuple(array(code, bytes(size * rows)) for code, size in _COLUMNS)
    width = _threads(threads, rows)
    bounds = [rows * part // width for part in range(width + 1)]

    def run(part: int) -> None:
        first, last = bounds[part], bounds[part + 1]
        views = tuple(
            memoryview(column)[first * wide : last * wide]
            for column, wide in zip(out, (1, 4, 4, 4), strict=True)
        )
        lowest = policy == "lowest"
        if isinstance(deals, int):
            shape = (cards, how_trump(rules, cards), lowest)
            chance.run_random(Position(rules), first, shape, seed, views)
        else:
            chance.run_given(Position(rules), first, deals[first:last], lowest, seed, views)

    if width == 1:
        run(0)
    else:
        with ThreadPoolExecutor(width) as pool:
            list(pool.map(run, range(width)))
    return Playouts(*out)


_COLUMNS = (("b", 1), ("b", 4), ("b", 4), ("i", 16))


def checked_rows(deals: int | Sequence[Position], rules: Rules) -> int:
    """Return how many deals are asked for, or raise ``ValueError``."""
    if isinstance(deals, int):
        if not 0 <= deals < MOST:
            raise ValueError(f"so many deals cannot be played: {deals}")
        return deals
    for position in deals:
        if not isinstance(position, Position):
            raise ValueError("the deals are a number or positions")  # noqa: TRY004 - one refusal
        if position.flags != rules.flags:
            raise ValueError("a position was made under another house")
        if position.phase >= 2 and min(position.bids) < 0:
            raise ValueError("a position without bids cannot be scored")
    return len(deals)


def _threads(threads: int | None, rows: int) -> int:
    if threads is None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        return max(1, min(cores or 1, rows // _FEW))
    if not 1 <= whole(threads, "the number of threads") <= 256:
        raise ValueError(f"the number of threads is 1 to 256, not {threads}")
    return max(1, min(threads, rows))
