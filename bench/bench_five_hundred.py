"""How strong is careful at Five Hundred? Mirrored deals, team against team.

    python bench/bench_five_hundred.py [--pairs N] [--seed S] [--bot BOT] [--against BOT]
        [--house TEXT]

The first deal of a match, at no score. A random team bids far beyond its cards, so that most of
the difference is what it loses by its own bids. --against passing plays at random too, but passes
throughout; --against careful shows how careful bids among its own kind.
"""

import random
from collections.abc import Sequence
from typing import Any

from mirrored import bench

from jokeri.games import GAMES
from jokeri.games.five_hundred.moves import Say


class PassingBot:
    """Passes, and plays at random."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        del view
        return Say.PASS if Say.PASS in moves else rng.choice(moves)


def outcome(state: Any, seats: Sequence[int]) -> list[str]:
    """Name how a deal ended, when the bot under test had the contract."""
    result = state.results[0]
    if result.contractor is None:
        return ["thrown in"]
    if result.contractor not in seats:
        return ["defended"]
    kind = "misere" if result.contract.misere else "bid"
    return [f"{kind} {result.outcome.value}"]


if __name__ == "__main__":
    bench(
        GAMES["five-hundred"],
        "australian deals_max=1",
        2000,
        "deals",
        count=outcome,
        more={"passing": PassingBot()},
    )
