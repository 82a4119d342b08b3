"""The text form of Jokers: a whole match as written by hand, and refusals with line and code."""

import pytest

from jokeri.games import GAMES
from jokeri.lines import Refusal
from jokeri.notation import read_transcript

KIND = GAMES["jokers"]

PILE = (
    "KS 9S 4H X AC AD AH 2S 2H 3S 3C 3D 4S 4D 5S 5H 6S "
    "6C 7S 7C 7H 8C 8H 9C 9H TS TD TH JC JD JH QC QH KC"
)
MATCH = f"""\
game jokers
house clarke rounds=1
seats Ana Levan
first 0

deal
hands 5D 6D 7D 8D 9D JS QS 2C | AS 4C 6H 8S TC QD KD 3H
safety 5C KH | X 2D
pile {PILE}
turns
0: 2C draw declare
1: AS draw s1 t2 2C end
score 25 0

total 25 0
"""


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        read_transcript(text.encode())
    assert str(refusal.value)
    return refusal.value.line, refusal.value.code


def with_line(number: int, line: str) -> str:
    changed = lines(MATCH)
    changed[number - 1] = f"{line}\n"
    return "".join(changed)


def test_the_match_reads_and_writes_back() -> None:
    kind, read = read_transcript(MATCH.encode())
    assert kind is KIND
    assert read.whole
    assert KIND.write_transcript(read.house, read.names, read.moves) == MATCH


def test_a_replay_tells_what_lies_otherwise_after_each_event() -> None:
    (deal,) = KIND.replay_wire(MATCH.encode())["deals"]
    steps = deal["steps"]
    told = "dealt laid drawn declared laid drawn safety-turned taken laid-away turn-ended"
    assert " ".join(step["done"]["is"] for step in steps[:-1]) == told
    assert steps[-1]["done"] is None
    assert [sorted(step.keys() - {"done"}) for step in steps] == [
        ["discards", "hands", "pile", "safety"],
        ["discards", "hands"],  # 2C
        ["hands", "pile"],
        [],
        ["discards", "hands"],  # AS
        ["hands", "pile"],
        ["safety"],  # X is turned
        ["discards", "hands"],  # 2C is taken
        ["discards", "hands"],  # and laid away, on the safety card
        [],
        [],
    ]
    assert steps[6]["safety"] == [["5C", "KH"], [None, "2D"]]
    assert [steps[at]["discards"] for at in (0, 1, 4, 7, 8)] == [
        [], ["2C"], ["2C", "AS"], ["AS"], ["AS", "X", "2C"],
    ]  # fmt: skip
    assert steps[5]["hands"][1] == ["4C", "6H", "8S", "TC", "QD", "KD", "3H", "9S"]
    assert steps[5]["pile"] == 32
    assert deal["points"] == (25, 0)


@pytest.mark.parametrize("cut", range(1, 16))
def test_a_partial_text_may_stop_after_any_line(cut: int) -> None:
    text = "".join(lines(MATCH)[:cut])
    _, read = read_transcript(text.encode())
    assert read.whole == (cut == 15)


def test_a_last_line_may_stop_within_a_turn() -> None:
    text = "".join(lines(MATCH)[:10])
    _, read = read_transcript(f"{text}0: 2C\n".encode())
    assert "draw" in [KIND.write_move(move) for move in read.legal]
    assert refused(f"{text}0: 2C\n1: AS\n") == (12, "wrong-order")


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (1, "game joke", "unreadable"),
        (1, "game jokers two", "unreadable"),
        (2, "house clark", "unknown-house"),
        (2, "house clarke rounds=0", "unknown-house"),
        (2, "house clarke rounds=1 rounds=1", "unknown-house"),
        (2, "house clarke turns=1", "unknown-house"),
        (3, "seats Ana Ana", "unreadable"),
        (3, "seats Ana Levan Nika", "unreadable"),
        (4, "first 2", "unreadable"),
        (4, "dealer 0", "unreadable"),
        (6, "deal 8", "unreadable"),
        (6, "turns", "wrong-order"),
        (7, "hands 5D 6D | AS 4C", "impossible-hands"),
        (7, "hands 5D 6D 7D 8D 9D JS QS 2C", "unreadable"),
        (7, "hands 5D 6D 7D 8D 9D JS QS 2C | 5D 4C 6H 8S TC QD KD 3H", "impossible-hands"),
        (7, "hands 5D 6D 7D 8D 9D JS QS Y | AS 4C 6H 8S TC QD KD 3H", "unreadable"),
        (7, "hands 5D 6D 7D 8D 9D JS QS 1C | AS 4C 6H 8S TC QD KD 3H", "unreadable"),
        (8, "safety 5C KH | X 5D", "impossible-hands"),
        (9, "pile KS", "impossible-hands"),
        (11, "1: 2C draw declare", "wrong-order"),
        (11, "0: KS draw declare", "not-held"),
        (11, "0: declare", "not-full"),
        (11, "0: draw", "wrong-order"),
        (11, "0: end", "must-trade"),
        (11, "0: 2C draw s3", "unreadable"),
        (11, "0: 2C draw end 5D", "unreadable"),
        (11, "0: 2C draw s1 t2", "too-deep"),
        (11, "score 25 0", "wrong-order"),
        (11, "tricks", "unreadable"),
        (12, "1: AS draw declare", "wrong-order"),
        (13, "score 25 4", "wrong-score"),
        (13, "score 25", "unreadable"),
        (15, "total 25 00", "unreadable"),
        (15, "total 26 0", "wrong-score"),
    ],
)
def test_a_fault_is_refused_with_line_and_code(number: int, line: str, code: str) -> None:
    at, found = refused(with_line(number, line))
    assert (at, found) == (number, code)


def test_nothing_follows_the_total() -> None:
    assert refused(MATCH + "deal\n") == (16, "wrong-order")


def test_more_than_the_pile_holds() -> None:
    text = "".join(lines(MATCH)[:10])
    turns = list[str]()
    state = read_transcript(text.encode())[1].state
    game = KIND.game(KIND.house("clarke rounds=1"))
    while len(state.pile) > 2:
        laid = [card.text for card in state.hands[state.seat]][: min(8, len(state.pile) - 2)]
        turns.append(f"{state.seat}: {' '.join(laid)} draw end\n")
        for word in (*laid, "draw", "end"):
            state = game.apply(state, KIND.read_move(word)).state
    three = " ".join(card.text for card in state.hands[state.seat][:3])
    late = f"{text}{''.join(turns)}{state.seat}: {three}\n"
    assert refused(late) == (11 + len(turns), "pile-too-small")
