"""The process that judges decisions, `python -m jokeri.server.review_worker`.

A question is a tuple (game, decision), a decision holds what its seat knew and nothing else.
"""

import os
from typing import Any

from jokeri.analysis.by_game import reviewer_of
from jokeri.games import GAMES
from jokeri.server.pipes import answer_questions


def judge(question: tuple[str, Any]) -> Any:
    """Judge a decision."""
    game, decision = question
    return reviewer_of(GAMES[game]).judge(decision)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # matches under way come first
    answer_questions(judge)
