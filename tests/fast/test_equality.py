"""The fast core equals the readable engine, move by move."""

import json
import random
from pathlib import Path

import pytest

from jokeri.fast import mode
from jokeri.fast.bridge import position_of
from jokeri.fast.moves import MOVE_OF, NUMBER_OF, moves_of
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.reading import read_transcript
from jokeri.games.georgian.state import Phase, State
from support.deals import random_deals

VECTORS = Path(__file__).parents[1] / "vectors"
ON_TABLE = (Phase.TRUMP, Phase.BID, Phase.PLAY)


def play_both(game: Joker, state: State, rng: random.Random) -> None:
    """Play a deal to its end in both engines, comparing everything at every move."""
    position = position_of(state, game.house)
    number = state.number
    while state.phase in ON_TABLE and state.number == number:
        legal = game.moves(state)
        assert sorted(map(str, moves_of(position.legal()))) == sorted(map(str, legal))
        assert position.turn == game.turn(state)
        move = rng.choice(legal)
        state = game.apply(state, move).state
        position.apply(NUMBER_OF[move])
        if rng.random() < 0.1:
            position.undo()
            position = position.copy()
            position.apply(NUMBER_OF[move])
        assert tuple(position.taken) == state.taken
    assert position.legal() == 0
    assert position.scores() == state.results[number].points


def test_this_run_is_of_the_mode_that_was_asked_for(fast_mode: str) -> None:
    assert mode() == fast_mode


def test_random_deals_over_random_houses() -> None:
    rng = random.Random(5)
    for house, state in random_deals(5, 400 if mode() == "compiled" else 150):
        play_both(Joker(house), state, rng)


@pytest.mark.long
def test_a_hundred_thousand_random_deals() -> None:
    rng = random.Random(6)
    for house, state in random_deals(6, 100_000):
        play_both(Joker(house), state, rng)


@pytest.mark.parametrize("path", sorted(VECTORS.glob("*.txt")), ids=lambda path: path.stem)
def test_every_deal_of_the_vectors(path: Path) -> None:
    transcript = read_transcript(path.read_bytes())
    assert transcript.house is not None
    game = Joker(transcript.house)
    state, position = game.begin(), None
    for move in transcript.moves:
        before = state
        state = game.apply(state, move).state
        if before.phase in ON_TABLE:
            assert position is not None
            assert set(moves_of(position.legal())) == set(game.moves(before))
            position.apply(NUMBER_OF[move])
            if len(state.results) > len(before.results):
                assert position.scores() == state.results[-1].points
        if state.phase in ON_TABLE and before.phase is Phase.DEAL:
            position = position_of(state, game.house)


def test_the_moves_of_partial_transcripts() -> None:
    checked = 0
    for line in (VECTORS / "moves.jsonl").read_text().splitlines():
        case = json.loads(line)
        transcript = read_transcript(case["transcript"].encode())
        state = transcript.state
        if transcript.house is None or state is None or state.phase not in ON_TABLE:
            continue
        if not case["moves"]:
            continue
        position = position_of(state, transcript.house)
        found = {str(getattr(m, "tricks", m)) for m in moves_of(position.legal())}
        named = {str(getattr(m, "suit", "") or "N") for m in moves_of(position.legal())}
        assert set(case["moves"]) in (found, named)
        checked += 1
    assert checked > 50


def test_undoing_everything_gives_the_start_again() -> None:
    rng = random.Random(7)
    for house, state in random_deals(7, 60):
        position = position_of(state, house)
        seen = []
        while position.legal():
            seen.append((position.legal(), tuple(position.hands), tuple(position.taken),
                         position.voids, position.turn, tuple(position.bids)))  # fmt: skip
            position.apply(rng.choice([n for n in range(61) if position.legal() >> n & 1]))
        assert [MOVE_OF[n] for n in position.history()]
        for expected in reversed(seen):
            position.undo()
            found = (position.legal(), tuple(position.hands), tuple(position.taken),
                     position.voids, position.turn, tuple(position.bids))  # fmt: skip
            assert found == expected
