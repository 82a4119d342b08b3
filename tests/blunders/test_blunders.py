"""The blunder suite itself: its positions are sound, and its losses are those of the worlds."""

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.moves import read_move, write_move
from jokeri.games.georgian.reading import read_transcript
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.writing import write_transcript
from jokeri.seats import Seat
from support.blunders import (
    BLUNDER,
    FOLDER,
    TABLE,
    THEMES,
    WAYS,
    Case,
    Choose,
    cases,
    fails,
    write_table,
)
from support.losses import values

CASES = cases()
SAMPLE = [case for case in CASES if case.name.endswith("-1") and case.theme != "naming"]
"""One of every theme each way; to play nines from the naming of trump on takes too long here."""

COMPUTED = ("own-trick-wrong-1", "dealer-zero-wrong-1", "premia-right-1")
by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def test_there_are_enough_and_every_theme_goes_both_ways() -> None:
    assert len(CASES) >= 60
    for theme in THEMES:
        for way in WAYS:
            some = sum((case.theme, case.way) == (theme, way) for case in CASES)
            assert some >= (1 if theme == "naming" else 2)


def test_the_positions_are_spread() -> None:
    read = [case.read() for case in CASES]
    texts = [case.path.read_text() for case in CASES]
    assert {state.cards for _, state in read} == set(range(1, 10))
    assert {state.phase for _, state in read} == {Phase.TRUMP, Phase.BID, Phase.PLAY}
    for preset in ("jokerx", "tamashebi"):
        assert sum(f"house {preset}" in text for text in texts) >= len(CASES) // 3
    assert sum(state.trump is None for _, state in read) >= 3
    played = [state for _, state in read if state.phase is Phase.PLAY]
    assert {len(state.hands[state.trick.to_play]) for state in played} >= {2, 3, 4, 5}
    assert len({re.sub(r"(?m)^(game|seats|dealer) .*$", "", text) for text in texts}) == len(CASES)


def test_table_and_folder_name_the_same_positions() -> None:
    assert {case.path for case in CASES} == set(FOLDER.glob("*.txt"))
    assert write_table(CASES) == TABLE.read_text()


@by_name
def test_each_position_reads_and_its_moves_are_legal(case: Case) -> None:
    house, state = case.read()
    game = Joker(house)
    assert game.turn(state) == case.seat
    moves = {write_move(move) for move in game.moves(state)}
    read = read_transcript(case.path.read_bytes())
    assert write_transcript(house, read.names, read.moves) == case.path.read_text()
    assert tuple(case.losses) == case.readings
    for losses in case.losses.values():
        assert set(losses) == moves
        assert min(losses.values()) == 0
    assert set(case.tempting) < moves


@by_name
def test_what_tempts_is_clearly_wrong_or_clearly_the_only_right_thing(case: Case) -> None:
    tempting = set(case.tempting)
    others = set(case.losses["difference"]) - tempting
    wrong, right = (tempting, others) if case.way == "wrong" else (others, tempting)
    assert wrong <= case.blunders
    for losses in case.losses.values():
        best = {move for move, loss in losses.items() if loss == 0}
        assert best & right


@pytest.mark.parametrize("case", SAMPLE, ids=lambda case: case.name)
def test_other_worlds_say_the_same(case: Case) -> None:
    house, state = case.read()
    found = values(state, house, 60, "others", pulka=case.theme == "premia")
    losses = found.losses("difference")
    right = set(losses) - case.blunders
    assert min(losses[move] for move in right) == 0
    assert all(losses[move] > BLUNDER / 2 for move in case.blunders)


@pytest.mark.parametrize("name", COMPUTED)
def test_the_table_is_computed(name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    assert case.computed() == case.losses


def best(case: Case) -> str:
    losses = case.losses["difference"]
    return min(losses, key=lambda move: losses[move])


def answering(answers: dict[Any, str]) -> Choose:
    """Return a bot that knows a move for each view."""

    def choose(view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        move = read_move(answers[view])
        assert move in moves
        return move

    return choose


def test_who_knows_the_answers_fails_none_and_who_is_always_tempted_half() -> None:
    views = {}
    for case in CASES:
        house, state = case.read()
        views[case.name] = Joker(house).view(state, Seat(case.seat))
    knows = answering({views[case.name]: best(case) for case in CASES})
    assert fails(knows) == []
    yields = answering({views[case.name]: case.tempting[0] for case in CASES})
    assert {case.name for case in fails(yields)} >= {c.name for c in CASES if c.way == "wrong"}
    worst = answering({views[case.name]: min(case.blunders) for case in CASES})
    assert fails(worst) == CASES
