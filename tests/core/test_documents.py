"""The matches shown in the documents are real ones."""

import re
from pathlib import Path

import pytest

from jokeri.notation import read_transcript

DOCS = Path(__file__).parent.parent.parent / "docs"
MATCH = re.compile(r"```\w*\n(game [^,\n]*\n.*?)```", re.DOTALL)
SHOWN = [
    pytest.param(text, id=f"{path.name}-{n}")
    for path in sorted(DOCS.rglob("*.md"))
    for n, text in enumerate(MATCH.findall(path.read_text()))
]


def test_some_match_is_shown() -> None:
    assert SHOWN


@pytest.mark.parametrize("text", SHOWN)
def test_a_match_in_the_documents_replays(text: str) -> None:
    kind, read = read_transcript(text.encode())
    assert read.whole
    assert kind.write_transcript(read.house, read.names, read.moves) == text
