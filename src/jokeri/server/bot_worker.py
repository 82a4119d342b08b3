"""A bot's process, `python -m jokeri.server.bot_worker`; its questions are in ``questions.py``."""

from typing import Any

from jokeri.bots import bots_of
from jokeri.games import GAMES
from jokeri.server.pipes import answer_questions
from jokeri.server.questions import Question


def answer(question: Question) -> Any:
    """Answer a question."""
    return question.answer()


if __name__ == "__main__":
    for kind in GAMES.values():
        bots_of(kind)  # loads them: a bot's time is for its thoughts
    answer_questions(answer)
