"""How strong is careful at Jokers? Mirrored rounds against random.

python bench/bench_jokers.py [--pairs N] [--seed S] [--bot BOT] [--against BOT] [--house TEXT]
"""

from collections.abc import Sequence
from typing import Any

from mirrored import bench

from jokeri.games import GAMES


def outcome(state: Any, seats: Sequence[int]) -> list[str]:
    """Name how a round ended for the bot under test."""
    winner = state.results[0].winner
    return ["both lost" if winner is None else "won" if winner in seats else "lost"]


if __name__ == "__main__":
    bench(GAMES["jokers"], "clarke rounds=1", 300, "rounds", count=outcome)
