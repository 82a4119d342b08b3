"""What docs/ says is what the program does."""

import re
from pathlib import Path

import pytest

from jokeri.games import GAMES
from jokeri.games.georgian import sentences
from jokeri.notation import read_transcript
from jokeri.words.reference import reference
from jokeri.words.rules import page_of
from support.ftl import WORDED

DOCS = Path(__file__).resolve().parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
MATCH = re.findall(r"^```\n(game joker\n.*?)^```$", NOTATION, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("game", WORDED)
def test_the_reference_of_the_rules_is_up_to_date(game: str) -> None:
    file = f"docs/rules/{game}.md"
    committed = (DOCS.parent / file).read_text(encoding="utf-8")
    assert committed == reference(GAMES[game]), f"run: python -m jokeri.words {game} > {file}"


@pytest.mark.parametrize("game", WORDED)
def test_open_options_say_what_they_take(game: str) -> None:
    opened = {option.name for option in GAMES[game].options if option.pattern is not None}
    assert set(page_of(GAMES[game]).OPEN_VALUES) == opened


@pytest.mark.parametrize("text", MATCH)
def test_matches_written_out_are_whole_and_canonical(text: str) -> None:
    kind, transcript = read_transcript(text.encode())
    assert transcript.whole
    written = kind.write_transcript(transcript.house, transcript.names, transcript.moves)
    assert written == text


def test_there_is_a_match_written_out() -> None:
    assert MATCH


def test_every_code_is_explained() -> None:
    for code in sentences._SENTENCES:
        assert f"`{code}`" in NOTATION
