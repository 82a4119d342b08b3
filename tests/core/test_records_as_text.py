"""What a match is written as: names as words, finished deals only, laid out for stepping."""

import pytest

from jokeri.game import IllegalMove
from jokeri.games import GAMES
from jokeri.games.georgian.sentences import sentence
from jokeri.games.writing import words_of
from jokeri.lines import Refusal
from jokeri.notation import read_transcript
from support.georgian import deal
from support.vectors import matches, refusals

KIND = GAMES["joker"]
TWO_DEALS = b"""\
game joker
house tamashebi schedule=1-2
seats Giorgi Ana Levan Nika
dealer 3

deal 1
hands X | KD | AD | 7H
turn TH
bids 1 1 0 0
tricks
X+H KD AD 7H
score 100 -200 50 50

deal 2
hands 7C AC | KD 9C | AD 8C | 7H X
turn TH
bids 0 0 0 0
tricks
KD AD
"""
FIRST_DEAL = b"\n".join(TWO_DEALS.split(b"\n")[:12]) + b"\n"


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (("Ana", "Levan", "Nika", "Giorgi"), "Ana Levan Nika Giorgi"),
        (("Ana", "Ana", "Ana", "Ana"), "Ana Ana_1 Ana_2 Ana_3"),
        (("Ana Maria", " Nika ", "a\tb", "x\ny"), "Ana_Maria Nika a_b x_y"),
        (("", "#", "|", "# |"), "Seat0 Seat1 Seat2 Seat3"),
        (("#1", "a|b", "ანა", "Seat3"), "1 a_b ანა Seat3"),
        (("Ana_1", "Ana_1", "Ana", "Ana"), "Ana_1 Ana_1_1 Ana Ana_3"),
    ],
)
def test_names_become_words(names: tuple[str, ...], words: str) -> None:
    assert " ".join(words_of(names)) == words
    _, read = read_transcript(f"game joker\nhouse jokerx\nseats {words}\n".encode())
    assert read.names == words_of(names)


def test_a_record_shows_finished_deals_only() -> None:
    _, read = read_transcript(TWO_DEALS)
    record = KIND.write_record(read.house, read.names, read.moves)
    assert record.encode() == FIRST_DEAL
    assert KIND.write_record(read.house, read.names, read.moves[:1]).endswith("dealer 3\n")


def test_a_match_is_laid_out_for_stepping() -> None:
    laid = KIND.replay_wire(TWO_DEALS)
    assert laid["names"] == ("Giorgi", "Ana", "Levan", "Nika")
    assert (laid["partial"], laid["total"], laid["places"]) == (True, (100, -200, 50, 50), None)
    first, second = laid["deals"]
    assert first["hands"] == [["X"], ["KD"], ["AD"], ["7H"]]
    assert first["tricks"] == [[0, "X+H", "KD", "AD", "7H", 0]]
    assert (first["trump"], first["turnUp"], first["dealer"]) == ("H", "TH", 3)
    assert (first["points"], first["pulka"]) == ((100, -200, 50, 50), None)
    assert second["hands"][0] == ["7C", "AC"]
    assert (second["tricks"], second["dealer"]) == ([[1, "KD", "AD", None]], 0)
    assert (second["points"], second["pulka"]) == (None, None)


def test_every_golden_match_is_laid_out_whole() -> None:
    for path in matches():
        laid = KIND.replay_wire(path.read_bytes())
        assert not laid["partial"]
        assert 1 in laid["places"]
        assert all(len(one["tricks"]) == one["cards"] for one in laid["deals"])
        assert all(None not in trick for one in laid["deals"] for trick in one["tricks"])
        sums = [0, 0, 0, 0]
        for one in laid["deals"]:
            added = one["pulka"]["added"] if one["pulka"] else (0, 0, 0, 0)
            sums = [s + p + a for s, p, a in zip(sums, one["points"], added, strict=True)]
        assert tuple(sums) == laid["total"]


@pytest.mark.parametrize("text", [b"", b"game joker\n", b"game joker\nhouse jokerx\n"])
def test_what_stops_before_a_deal_is_not_laid_out(text: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        KIND.replay_wire(text)
    assert refused.value.code == "unreadable"


def test_a_faulty_record_is_not_laid_out() -> None:
    for refused in refusals()[::20]:
        with pytest.raises(Refusal) as fault:
            KIND.replay_wire(refused.transcript.encode())
        assert (fault.value.line, fault.value.code) == (refused.line, refused.code)


@pytest.mark.parametrize(
    ("word", "code", "told"),
    [
        ("X", "call-missing", "a joker is played high or low"),
        ("X+D", "call-not-allowed", "a joker that follows names no suit"),
        ("AC", "not-held", "the seat does not hold AC"),
        ("7C", "must-follow", "S must be followed: 9S"),
        ("0", "wrong-phase", "this is not what is due now"),
    ],
)
def test_a_refusal_has_a_sentence(word: str, code: str, told: str) -> None:
    table = deal("8S 7D | 9S 7C | AC AD | X 7H", "TH", "0 0 0 0 8S")
    with pytest.raises(IllegalMove) as refused:
        table.then(word)
    assert refused.value.code == code
    assert sentence(code, refused.value.detail) == told


@pytest.mark.parametrize(
    ("hands", "moves", "word", "told"),
    [
        ("X 7D | 9S 7C | AC AD | 8S 7H", "0 0 0 0", "X+", "a joker led names a suit"),
        ("X 7D | KD QD | AC AD | 8S 7H", "0 0 0 0 X+D", "QD", "the highest D is due: KD"),
        ("8S 7D | KH QD | AC AD | X 7H", "0 0 0 0 8S", "QD", "a trump is due: KH"),
        ("X 7D | 9S 7C | AC AD | 8S 7H", "", "3", "a bid here is 0 to 2"),
        (
            "X 7D | 9S 7C | AC AD | 8S 7H",
            "1 0 1",
            "0",
            "the dealer may not bid 0: the bids would make 2",
        ),
    ],
)
def test_a_duty_has_a_sentence(hands: str, moves: str, word: str, told: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        deal(hands, "TH", moves).then(word)
    assert sentence(refused.value.code, refused.value.detail) == told
