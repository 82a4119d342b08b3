"""Every golden match, legal list and refusal of an independent reference."""

from pathlib import Path

import pytest

from jokeri.lines import Refusal
from jokeri.notation import read_transcript
from support.vectors import Partial, Refused, matches, partials, refusals


def test_the_vectors_are_here() -> None:
    assert (len(matches()), len(partials()), len(refusals())) == (103, 300, 420)


@pytest.mark.parametrize("path", matches(), ids=lambda path: path.stem)
def test_a_match_replays_and_writes_back_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    kind, read = read_transcript(data)
    assert read.whole
    assert kind.write_transcript(read.house, read.names, read.moves).encode() == data
    assert data.endswith(f"\ntotal {' '.join(map(str, read.total))}\n".encode())
    assert kind.game(read.house).scores(read.state).points == read.total


@pytest.mark.parametrize("partial", partials(), ids=range(len(partials())))
def test_legal_moves(partial: Partial) -> None:
    kind, read = read_transcript(partial.transcript.encode())
    written = [kind.write_move(move) for move in read.legal]
    assert sorted(written) == partial.moves
    assert not read.whole


@pytest.mark.parametrize("refused", refusals(), ids=range(len(refusals())))
def test_a_refusal_comes_at_its_line_with_its_code(refused: Refused) -> None:
    with pytest.raises(Refusal) as refusal:
        read_transcript(refused.transcript.encode())
    assert (refusal.value.line, refusal.value.code) == (refused.line, refused.code)
    assert refusal.value.sentence
