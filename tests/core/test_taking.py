"""Who takes the trick: rules, section 5."""

import pytest

from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.taking import leading_place
from support.georgian import suit_of, takes, trick

WITHOUT_OPTIONS = [
    # 1: a joker played high by a follower; the later of two
    ("AS KS X+ QS", "S", 2),
    ("AS X+ KS X+", "S", 3),
    ("7S X+ AS X-", "S", 1),
    ("7S X- AS X+", "S", 3),
    ("X+S AS X+ QS", "S", 2),
    ("X+D 7H X+ AH", "H", 2),  # over the led one and the trumps between them
    ("X-D 7H X+ AH", "H", 2),
    # 2: led high; the highest trump over it, if the named suit is another
    ("X+D 7H AD KH", "H", 3),  # the worked example
    ("X+D 7H X- 6H", "H", 1),
    ("X+D AD KD QD", "H", 0),
    ("X+H AH KH QH", "H", 0),  # naming trump
    ("X+S 7C 8C AC", "N", 0),  # a suit that nobody holds, bezi
    ("X+S 7C X- AC", "H", 0),
    ("X+S AH KC QC", "N", 0),
    # 3: the highest trump
    ("AS 7H KS 9H", "H", 3),
    ("AS 9H 7H KS", "H", 1),
    ("7H AH KH QH", "H", 1),
    ("X-D AD 7H KD", "H", 2),
    ("X-H AD 7H KH", "H", 3),
    ("AS X- 7H KS", "H", 2),
    # 4: the highest card of the led or named suit; a joker counts as no trump
    ("QS AS KS 7S", "H", 1),
    ("7S AD AC AH", "N", 0),
    ("QS AD KS AC", "N", 2),
    ("X-D 7D AS 9D", "H", 3),
    ("7S X- AC AD", "H", 0),
    ("TS JS 9S 8S", "H", 1),
    ("X-S X- 7S AD", "H", 2),
    # 5: a joker led low that nobody answers
    ("X-S TD AD KH", "N", 0),  # the worked example
    ("X-S X- AD KD", "H", 0),  # the other joker low
    ("X-H AS KS QS", "H", 0),  # trump named, none held
]


@pytest.mark.parametrize(("plays", "trump", "taker"), WITHOUT_OPTIONS)
def test_who_takes_it(plays: str, trump: str, taker: int) -> None:
    assert takes(plays, trump) == taker


@pytest.mark.parametrize(("plays", "trump", "taker"), WITHOUT_OPTIONS)
@pytest.mark.parametrize("leader", [1, 2, 3])
def test_seats_are_counted_from_the_leader(plays: str, trump: str, taker: int, leader: int) -> None:
    assert takes(plays, trump, leader=leader) == (taker + leader) % 4


@pytest.mark.parametrize(
    ("option", "plays", "trump", "taker"),
    [
        ("two_high=first", "AS X+ KS X+", "S", 1),
        ("two_high=first", "AS KS QS X+", "S", 3),
        ("two_high=first", "X+S AS X+ QS", "S", 0),  # the led one was first: rule 2
        ("two_high=first", "X+D 7H X+ AH", "H", 3),  # and there the trump takes it
        ("two_high=first led_high_trumped=joker", "X+D 7H X+ AH", "H", 0),
        ("two_high=first", "X-D 7H X+ AH", "H", 2),
        ("led_high_trumped=joker", "X+D 7H AD KH", "H", 0),
        ("led_high_trumped=joker", "X+D 7H X+ KH", "H", 2),
        ("led_high_trumped=joker", "X-D 7H AD KH", "H", 3),
        ("led_low_unanswered=discard", "X-S TD AD KH", "N", 2),
        ("led_low_unanswered=discard", "X-S TD AD AH", "N", 2),  # the earlier of equals
        ("led_low_unanswered=discard", "X-S X- 7D 8C", "H", 3),  # a low joker never
        ("led_low_unanswered=discard", "X-S TD 7H AC", "H", 2),  # trumped
        ("led_low_unanswered=discard", "X-S TD 7S AC", "H", 2),  # followed
        ("led_low_unanswered=discard", "X-S TD X+ AC", "H", 2),
        ("led_low_unanswered=discard", "X+S TD AC KC", "N", 0),
        ("led_low_unanswered=discard", "7S AD AC AH", "N", 0),
    ],
)
def test_who_takes_it_in_a_house(option: str, plays: str, trump: str, taker: int) -> None:
    assert takes(plays, trump, f"jokerx {option}") == taker


def test_tamashebi_lets_the_joker_beat_trumps() -> None:
    assert takes("X+D 7H AD KH", "H", "tamashebi") == 0


@pytest.mark.parametrize(
    ("plays", "leading"),
    [("7S", 0), ("7S 9S", 1), ("7S 9S 6H", 2), ("7S 9S 6H X+", 3), ("X-D", 0), ("X-D 7C", 0)],
)
def test_who_would_take_it_so_far(plays: str, leading: int) -> None:
    assert leading_place(trick(plays), suit_of("H"), read_house("jokerx")) == leading
