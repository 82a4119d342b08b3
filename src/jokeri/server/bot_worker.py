"""A bot's process, `python -m jokeri.server.bot_worker`: views in, choices out.

It knows views, legal moves and a seed, and nothing else. A question is a tuple (bot, view, moves,
seed), an answer a number, or a text that says what went wrong.
"""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots import BOTS
from jokeri.server.pipes import answer_questions

Question = tuple[str, Any, Sequence[Any], int]


def choose(question: Question) -> int:
    """Return the place in the legal moves of the one that a bot chooses."""
    bot, view, moves, seed = question
    return moves.index(BOTS[bot].choose(view, moves, random.Random(seed)))


if __name__ == "__main__":
    answer_questions(choose)
