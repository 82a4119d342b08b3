"""Reading and writing the text form: every kind of line, every place in which it may stand."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jokeri.games.reading import is_number
from jokeri.lines import FILE_BYTES, LINE_BYTES, Refusal, lines_of
from jokeri.notation import read_transcript
from support.vectors import matches

THREE_CARDS = """\
game joker
house tamashebi schedule=3
seats Giorgi Ana Levan Nika
dealer 3

deal 3
hands AS KH 7C | 8S 9H JC | X QS 6H | TS 8C 9D
turn TD
bids 1 0 1 0
tricks
AS 8S QS TS
KH 9H X+ 9D
6H 8C 7C JC
score 100 50 20 50
pulka 100 50 -20 50

total 200 100 0 100
"""
NINE_HANDS = (
    "hands AS KS QS JS TS 9S 8S 7S AC | KC QC JC TC 9C 8C 7C AD KD"
    " | QD JD TD 9D 8D 7D 6D AH KH | QH JH TH 9H 8H 7H 6H X X"
)
NINE_HEAD = f"""\
game joker
house jokerx schedule=9
seats A B C D
dealer 3

deal 9
{NINE_HANDS}
"""


def refusal(text: str | bytes) -> tuple[int, str]:
    """Return the line and code of a text's fault; (0, "") when it can be read."""
    try:
        read_transcript(text if isinstance(text, bytes) else text.encode())
    except Refusal as refused:
        return refused.line, refused.code
    return 0, ""


def written(text: str | bytes) -> str:
    data = text if isinstance(text, bytes) else text.encode()
    kind, read = read_transcript(data)
    return kind.write_transcript(read.house, read.names, read.moves)


def with_line(number: int, line: str) -> str:
    """Return the three-card match with one line (from 1) written anew."""
    lines = THREE_CARDS.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


# what is accepted and not written back


@pytest.mark.parametrize(
    "text",
    [
        b"\xef\xbb\xbf" + THREE_CARDS.encode(),
        THREE_CARDS.replace("\n", "\r\n"),
        THREE_CARDS.replace(" ", "  "),
        THREE_CARDS.replace(" ", "\t"),
        THREE_CARDS.replace(" ", " \t "),
        THREE_CARDS.replace("\n", "  \n"),
        re.sub("^", "\t ", THREE_CARDS, flags=re.MULTILINE),
        THREE_CARDS.replace("\n", " # a comment | X+H\n"),
        THREE_CARDS.replace("\n", "#\n"),
        "# before\n\n\n" + THREE_CARDS + "\n\n# after\n",
        THREE_CARDS.replace("\n\n", "\n"),
        THREE_CARDS.replace("\n", "\n\n\n"),
        THREE_CARDS.rstrip("\n"),
        THREE_CARDS.replace("tamashebi", "tamashebi moshla=others khishti=200"),
    ],
    ids=range(14),
)
def test_looser_text_reads_the_same(text: str | bytes) -> None:
    assert written(text) == THREE_CARDS


@pytest.mark.parametrize(
    "names",
    ["გიორგი ანა ლევანი ნიკა", "1 2 3 4", "game | seats X", "a A á à", "- _ . ,"],
)
def test_names_are_any_four_different_words(names: str) -> None:
    text = with_line(3, f"seats {names}")
    if "|" in names:
        assert refusal(text) == (3, "unreadable")
    else:
        assert written(text) == text


# one fault


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (1, "game Joker", "unreadable"),
        (1, "game joker 2", "unreadable"),
        (1, "house jokerx", "wrong-order"),
        (2, "house", "unknown-house"),
        (2, "house jokerx schedule=3 schedule=3", "unknown-house"),
        (2, "seats A B C D", "wrong-order"),
        (2, "House tamashebi", "unreadable"),
        (3, "seats A B C", "unreadable"),
        (3, "seats A B C D E", "unreadable"),
        (3, "seats A B C A", "unreadable"),
        (3, "seats A B C D|", "unreadable"),
        (3, "seats A B C #D", "unreadable"),
        (3, "seats", "unreadable"),
        (4, "dealer 4", "unreadable"),
        (4, "dealer -1", "unreadable"),
        (4, "dealer", "unreadable"),
        (4, "dealer 1 2", "unreadable"),
        (4, "dealer 03", "unreadable"),
        (4, "dealer +3", "unreadable"),
        (4, "dealer x", "unreadable"),
        (4, "dealer \u0663", "unreadable"),
        (6, "deal 2", "wrong-deal"),
        (6, "deal 10", "wrong-deal"),
        (6, "deal 0", "wrong-deal"),
        (6, "deal", "unreadable"),
        (6, "deal three", "unreadable"),
        (6, "deal 3 3", "unreadable"),
        (6, "deal " + "9" * 4000, "unreadable"),
        (7, "hands AS KH 7C | 8S 9H JC | X QS 6H", "unreadable"),
        (7, "hands AS KH 7C | 8S 9H JC | X QS 6H | TS 8C 9D |", "unreadable"),
        (7, "hands AS KH 7C 8S 9H JC X QS 6H TS 8C 9D", "unreadable"),
        (7, "hands AS KH | 8S 9H JC | X QS 6H | TS 8C 9D", "impossible-hands"),
        (7, "hands AS KH 7C 7D | 8S 9H JC | X QS 6H | TS 8C 9D", "impossible-hands"),
        (7, "hands | | |", "impossible-hands"),
        (7, "hands AS KH 7C | AS 9H JC | X QS 6H | TS 8C 9D", "impossible-hands"),
        (7, "hands AS KH 7C | 6S 9H JC | X QS 6H | TS 8C 9D", "impossible-hands"),
        (7, "hands AS KH X | X 9H JC | X QS 6H | TS 8C 9D", "impossible-hands"),
        (7, "hands AS KH 5C | 8S 9H JC | X QS 6H | TS 8C 9D", "unreadable"),
        (7, "hands AS KH 7c | 8S 9H JC | X QS 6H | TS 8C 9D", "unreadable"),
        (7, "hands AS KH 10C | 8S 9H JC | X QS 6H | TS 8C 9D", "unreadable"),
        (7, "hands AS KH X+ | 8S 9H JC | X QS 6H | TS 8C 9D", "unreadable"),
        (7, "hands AS KH 7C| 8S 9H JC | X QS 6H | TS 8C 9D", "unreadable"),
        (8, "turn AS", "impossible-hands"),
        (8, "turn 6S", "impossible-hands"),
        (8, "turn", "unreadable"),
        (8, "turn TD TD", "unreadable"),
        (8, "turn D", "unreadable"),
        (8, "turn N", "unreadable"),
        (8, "trump D", "wrong-order"),
        (9, "bids 1 0 1 1", "barred-bid"),
        (9, "bids 1 0 4 1", "bid-out-of-range"),
        (9, "bids 1 0 -1 1", "bid-out-of-range"),
        (9, "bids 1 0 1 0 0", "unreadable"),
        (9, "bids 1 0 01 0", "unreadable"),
        (9, "bids 1 0 +1 0", "unreadable"),
        (9, "bids 1 0 -0 0", "unreadable"),
        (9, "bids 1 0 pass 0", "unreadable"),
        (9, "bids 1 0 " + "9" * 4000 + " 0", "unreadable"),
        (10, "tricks 3", "unreadable"),
        (10, "Tricks", "unreadable"),
        (11, "AS 8S QS TS TS", "unreadable"),
        (11, "AS 8S QS T", "unreadable"),
        (11, "AS 8S QS | TS", "unreadable"),
        (11, "AS 8S QS X*", "unreadable"),
        (11, "8S AS QS TS", "not-held"),
        (11, "AS 9H QS TS", "must-follow"),
        (11, "AS 8S X TS", "call-missing"),
        (11, "AS 8S X+S TS", "call-not-allowed"),
        (11, "AS 8S QS X+", "not-held"),
        (12, "KH 9H X+ 8C", "must-trump"),
        (14, "score 100 50 20 51", "wrong-score"),
        (14, "score 100 50 20", "unreadable"),
        (14, "score 100 50 20 50 0", "unreadable"),
        (14, "score 100 50 20 fifty", "unreadable"),
        (14, "pulka 100 50 -20 50", "wrong-order"),
        (15, "pulka 0 0 0 0", "wrong-score"),
        (15, "pulka 100 50 20 50", "wrong-score"),
        (15, "total 100 50 20 50", "wrong-order"),
        (17, "total 200 100 0 101", "wrong-score"),
        (17, "total 200 100 -0 100", "unreadable"),
        (17, "deal 3", "wrong-order"),
        (17, "hello", "unreadable"),
    ],
)
def test_a_fault_has_its_line_and_code(number: int, line: str, code: str) -> None:
    assert refusal(with_line(number, line)) == (number, code)


def test_nothing_may_follow_the_total() -> None:
    assert refusal(THREE_CARDS + "deal 3\n") == (18, "wrong-order")
    assert refusal(THREE_CARDS + "total 200 100 0 100\n") == (18, "wrong-order")
    assert refusal(THREE_CARDS + "\n  # the end\n") == (0, "")


WORDED = [n for n, line in enumerate(THREE_CARDS.splitlines(), 1) if line[:1].islower()]


@pytest.mark.parametrize("number", WORDED[:-1])
def test_a_missing_line_is_the_fault_of_the_one_in_its_place(number: int) -> None:
    following = next(n for n, line in enumerate(THREE_CARDS.splitlines(), 1) if n > number and line)
    assert refusal(with_line(number, "")) == (following, "wrong-order")


@pytest.mark.parametrize("number", WORDED)
def test_a_line_may_not_come_twice(number: int) -> None:
    lines = THREE_CARDS.splitlines()
    lines.insert(number, lines[number - 1])
    assert refusal("\n".join(lines)) == (number + 1, "wrong-order")


def test_a_text_may_stop_after_any_line() -> None:
    lines = THREE_CARDS.splitlines(keepends=True)
    for count in range(1, len(lines)):
        _, read = read_transcript("".join(lines[:count]).encode())
        assert not read.whole
    _, read = read_transcript(THREE_CARDS.encode())
    assert read.whole


@pytest.mark.parametrize("number", [9, 11, 12, 13])
def test_bids_and_tricks_may_be_short_in_the_last_line_only(number: int) -> None:
    lines = THREE_CARDS.splitlines()
    words = lines[number - 1].split()
    fewest = 1  # a bids line may be bare; a trick has at least its lead
    for count in range(fewest, len(words)):
        short = "\n".join([*lines[: number - 1], " ".join(words[:count])])
        assert refusal(short) == (0, "")
        assert refusal(f"{short}\n# and on\n\n") == (0, "")
        for following in (lines[number], "tricks", "total 0 0 0 0", "hello"):
            assert refusal(f"{short}\n\n{following}\n") == (number + 2, "wrong-order")


@pytest.mark.parametrize(
    ("shown", "code"),
    [
        ("trump H", ""),
        ("trump N", ""),
        ("trump", "unreadable"),
        ("trump X", "unreadable"),
        ("trump h", "unreadable"),
        ("trump H H", "unreadable"),
        ("trump 1", "unreadable"),
        ("trump AS", "unreadable"),
        ("turn H", "wrong-order"),
        ("bids 0 0 0 0", "wrong-order"),
    ],
)
def test_a_nine_has_a_trump_line(shown: str, code: str) -> None:
    line, found = refusal(f"{NINE_HEAD}{shown}\n")
    assert (line, found) == (8 if code else 0, code)


@pytest.mark.parametrize(("shown", "code"), [("bids 0 0 0 0", ""), ("trump H", "wrong-order")])
def test_a_nine_with_the_last_card_turned_has_none(shown: str, code: str) -> None:
    text = NINE_HEAD.replace("jokerx", "pagat") + shown + "\n"
    assert refusal(text) == (8 if code else 0, code)


def test_a_nine_of_38_cards_has_a_turned_card_that_counts() -> None:
    head = NINE_HEAD.replace("jokerx", "old-school")
    assert refusal(f"{head}turn 6S\nbids 0 0 0 0\n") == (0, "")
    assert refusal(f"{head}turn AS\n") == (8, "impossible-hands")
    assert refusal(f"{head}turn X\n") == (8, "impossible-hands")
    assert refusal(f"{head}trump S\n") == (8, "wrong-order")


# bytes


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\xef\xbb\xbf", 1),
        (b"\n \t\n# x\n", 1),
        (b"game joker\n\xff\n", 2),
        (b"game joker # \xc3\n", 1),
        (b"game joker\nhouse jokerx\nseats A B C \xed\xa0\x80\n", 3),
        (b"game joker\x00\n", 1),
        (b"game\x0bjoker\n", 1),
        (b"game joker\n\x1b[2J\n", 2),
        (b"game joker\rhouse jokerx\n", 1),
        ("game joker\nhouse\u2028jokerx\n".encode(), 2),
        ("game joker\nhouse jokerx\x85\n".encode(), 2),
        ("game\u00a0joker\n".encode(), 1),
        (b"\n\xef\xbb\xbfgame joker\n", 2),
        (b"\xef\xbb\xbf\xef\xbb\xbfgame joker\n", 1),
        (b"game joker\n" + b" " * (LINE_BYTES + 1), 2),
        (b"\n" * FILE_BYTES + b"x", FILE_BYTES + 1),
        (b"x" * (FILE_BYTES + 1), 1),
        (b"\n\n" + b"x" * FILE_BYTES, 3),
    ],
    ids=range(19),
)
def test_bytes_that_are_no_text(data: bytes, line: int) -> None:
    assert refusal(data) == (line, "unreadable")


def test_a_line_of_4096_bytes_is_read_and_a_longer_one_refused() -> None:
    full = "game joker #".ljust(LINE_BYTES, "x")
    assert refusal(full + "\n") == (0, "")
    assert refusal(full + "\r\n") == (0, "")
    assert refusal(full + "x\n") == (1, "unreadable")
    georgian = "game joker #" + "ა" * (LINE_BYTES // 3)
    assert refusal(georgian) == (1, "unreadable")  # bytes are counted, not letters


def test_the_lines_of_a_text() -> None:
    found = [(line.number, line.words) for line in lines_of(b"\n a  b\tc\r\n#x\nd#e\n\n")]
    assert found == [(2, ("a", "b", "c")), (4, ("d",))]


@pytest.mark.parametrize("word", ["0", "7", "10", "-1", "-200", "123456789"])
def test_numbers(word: str) -> None:
    assert is_number(word)


@pytest.mark.parametrize(
    "word",
    ["", "-", "+1", "01", "-0", "--1", "1.0", "1e3", "0x1", "\u0661", "\u00b2", "1_0", "9" * 10,
     "9" * 100_000],
)  # fmt: skip
def test_no_numbers(word: str) -> None:
    assert not is_number(word)


# anything at all

GOOD = [path.read_bytes() for path in matches()]
CODES = {
    "unreadable",
    "wrong-order",
    "unknown-house",
    "wrong-deal",
    "impossible-hands",
    "wrong-score",
    "bid-out-of-range",
    "barred-bid",
    "call-missing",
    "call-not-allowed",
    "not-held",
    "must-follow",
    "must-play-highest",
    "must-trump",
}


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    line, code = refusal(data)
    assert code in CODES or (line, code) == (0, "")


WORDS = st.sampled_from(
    re.findall(
        r"\S+",
        "game joker house jokerx seats A B C D dealer deal hands turn trump bids tricks score pulka"
        " total AS X X+ X-H | 0 1 9 -5 N H # schedule=1 khishti=0",
    )
    + ["\n"] * 12
)


@given(st.lists(WORDS, max_size=60))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    line, code = refusal(" ".join(words))
    assert code in CODES or (line, code) == (0, "")


@given(st.sampled_from(GOOD), st.randoms(use_true_random=False))
def test_a_broken_match_is_read_or_refused_where_it_was_broken_or_later(
    good: bytes, source: random.Random
) -> None:
    at = source.randrange(len(good))
    end = at + source.choice((0, 1, 2, 40))
    put = source.choice((b"", b"X", b"\n", b" ", b"0", b"\xff", good[:30], b"AS 7H\n"))
    broken = good[:at] + put + good[end:]
    line, code = refusal(broken)
    assert code in CODES or (line, code) == (0, "")
    if code:
        assert good[:at].count(b"\n") <= line <= broken.count(b"\n") + 1
        kept = b"".join(broken.splitlines(keepends=True)[: line - 1])
        if kept.strip():
            assert refusal(kept) == (0, "")  # up to the fault all is well


@given(st.sampled_from(GOOD), st.randoms(use_true_random=False))
def test_a_cut_match_is_written_back_as_far_as_it_goes(good: bytes, source: random.Random) -> None:
    lines = good.splitlines(keepends=True)
    cut = b"".join(lines[: source.randrange(4, len(lines))])
    again = written(cut).encode()
    assert good.startswith(again)
    _, read = read_transcript(cut)
    _, reread = read_transcript(again)
    assert (reread.state, reread.moves) == (read.state, read.moves)
