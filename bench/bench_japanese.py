"""How strong is careful at Japanese Joker? Mirrored rounds against random.

python bench/bench_japanese.py [--pairs N] [--seed S] [--bot BOT] [--against BOT] [--house TEXT]
"""

from collections.abc import Sequence
from typing import Any

from mirrored import bench

from jokeri.games import GAMES


def one_round(state: Any) -> bool:
    """Stop after the first round, whoever won it."""
    return bool(state.results)


def outcome(state: Any, seats: Sequence[int]) -> list[str]:
    """Name how a round ended for the bot under test."""
    winner = state.results[0].winner
    return ["9-9" if winner is None else "won" if winner in seats else "lost"]


if __name__ == "__main__":
    bench(GAMES["japanese-joker"], "standard", 2000, "rounds", ends=one_round, count=outcome)
