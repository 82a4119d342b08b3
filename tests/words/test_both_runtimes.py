"""Each message formats without a fault, and the page's runtime says what Python's says."""

import json
import subprocess
from collections.abc import Iterator
from typing import Any

from jokeri.words import LANGUAGES, words_of
from support.ftl import SHARED, WORDED, Message, files_of, messages, source
from support.nodejs import WEB, node

NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""Chosen by a number; as a text, the two runtimes differ on them."""

Case = tuple[str, str, dict[str, str | int]]
"""A language and a game (as ``ka joker``), a message, its variables."""


def cases() -> Iterator[Case]:
    for language in LANGUAGES:
        for game in WORDED:
            own = [file for file in files_of(game) if file not in SHARED or game == WORDED[0]]
            for file in own:
                for name, message in messages(language, file).items():
                    for variables in fillings(message):
                        yield f"{language} {game}", name, variables


def ours(words: str, name: str, variables: dict[str, str | int]) -> str:
    return words_of(*words.split())(name, **variables)


def fillings(message: Message) -> Iterator[dict[str, str | int]]:
    """Yield every number, as a number and as text, then the name of every variant."""
    if not message.variables:
        yield {}
        return
    for number in NUMBERS:
        yield dict.fromkeys(message.variables, number)
        yield dict.fromkeys(message.variables, str(number))
    for key in sorted(message.keys - PLURALS):
        yield dict.fromkeys(message.variables, key)
        for variable in sorted(message.variables):
            yield {**dict.fromkeys(message.variables, 2), variable: key}


def said_by_the_page(several: list[Case]) -> list[Any]:
    files = {
        f"{language} {game}": [source(language, file) for file in files_of(game)]
        for language in LANGUAGES
        for game in WORDED
    }
    ended = subprocess.run(
        [node(), str(WEB / "scripts" / "format-words.mjs")],
        input=json.dumps({"files": files, "cases": several}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stderr
    said: list[Any] = json.loads(ended.stdout)
    return said


def test_both_runtimes_say_the_same() -> None:
    several = list(cases())
    assert len(several) > 1000
    own = [ours(*case) for case in several]
    theirs = said_by_the_page(several)
    differing = [
        (case, python, page)
        for case, python, page in zip(several, own, theirs, strict=True)
        if python != page
    ]
    assert not differing, differing[:10]


def test_the_page_reports_a_missing_variable() -> None:
    (said,) = said_by_the_page([("en joker", "rule-schedule", {})])
    assert said["errors"]
