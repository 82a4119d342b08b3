"""What a seat may play: rules, section 4."""

import pytest

from jokeri.cards import cards
from jokeri.games.georgian.following import duty, legal_plays
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.moves import write_move
from support.georgian import deal, suit_of, trick

JOKER_FOLLOWS = "X+ X-"
JOKER_LEADS = "X+C X+D X+H X+S X-C X-D X-H X-S"


def legal(hand: str, on_the_table: str, trump: str, house: str = "jokerx") -> str:
    """Return the legal plays, sorted, jokers' calls and all."""
    plays = legal_plays(cards(hand), trick(on_the_table), suit_of(trump), read_house(house))
    return " ".join(sorted(write_move(play) for play in plays))


@pytest.mark.parametrize(
    ("hand", "on_the_table", "trump", "plays"),
    [
        # leading: anything; a joker names any suit, held or not, in a one-card deal too
        ("AS 7H X", "", "H", f"7H AS {JOKER_LEADS}"),
        ("X", "", "N", JOKER_LEADS),
        ("X X", "", "D", JOKER_LEADS),
        # following with any card of the suit; a joker is no suit and always open
        ("AS 7S KH X", "QS", "H", f"7S AS {JOKER_FOLLOWS}"),
        ("AS 7S KH", "QS 8H", "H", "7S AS"),
        ("X X", "QS", "H", JOKER_FOLLOWS),
        # void: any trump, not more than that
        ("KH 7H AD X", "QS", "H", f"7H KH {JOKER_FOLLOWS}"),
        ("KH 7H AD", "QS AH", "H", "7H KH"),
        # void without a trump, or with jokers and side cards only: anything
        ("KC AD", "QS", "H", "AD KC"),
        ("KC AD X", "QS", "H", f"AD KC {JOKER_FOLLOWS}"),
        # bezi: no duty to trump
        ("KH 7H AD", "QS", "N", "7H AD KH"),
        # led high: the highest of the named suit, or the other joker, high or low
        ("KD 7D AH", "X+D", "H", "KD"),
        ("7D TD 9D X", "X+D", "H", f"TD {JOKER_FOLLOWS}"),
        ("JD QD", "X+D AD", "S", "QD"),
        # led high, void in it: trump, any; none: anything
        ("KH 7H AC", "X+D", "H", "7H KH"),
        ("KS AC", "X+D", "H", "AC KS"),
        ("KH 7H", "X+D", "N", "7H KH"),
        # led high naming trump: the highest trump
        ("KH 7H AC", "X+H", "H", "KH"),
        # led low: as usual, with any card
        ("KD 7D AH", "X-D", "H", "7D KD"),
        ("AH KH AC", "X-D", "H", "AH KH"),
        ("AC KS", "X-D", "H", "AC KS"),
        # a joker that follows names nothing: the led suit stays
        ("AS KD", "7S X+", "D", "AS"),
        ("KD 9C", "7S X-", "D", "KD"),
    ],
)
def test_the_plays_that_are_open(hand: str, on_the_table: str, trump: str, plays: str) -> None:
    assert legal(hand, on_the_table, trump) == plays


@pytest.mark.parametrize(
    ("house", "hand", "on_the_table", "plays"),
    [
        ("jokerx must_trump=no", "KH 7H AD X", "QS", f"7H AD KH {JOKER_FOLLOWS}"),
        ("jokerx must_trump=no", "KH AC", "X+D", "AC KH"),
        ("jokerx must_trump=no", "KD AC", "QD", "KD"),
        ("jokerx led_high_duty=any", "KD 7D AH X", "X+D", f"7D KD {JOKER_FOLLOWS}"),
        ("jokerx led_high_duty=any", "KH 7H AC", "X+D", "7H KH"),
        ("dealers-card", "KD 7D AH", "X+D", "7D KD"),
        ("next-seat", "KD 7D AH", "X+D", "7D KD"),
        ("pagat", "KD 7D AH", "X+D", "KD"),
        ("tamashebi", "KD 7D AH", "X+D", "KD"),
    ],
)
def test_the_plays_that_a_house_opens(house: str, hand: str, on_the_table: str, plays: str) -> None:
    assert legal(hand, on_the_table, "H", house) == plays


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("X", "call-missing"),  # the call is checked first, held or not
        ("X+D", "call-not-allowed"),
        ("X+", "not-held"),
        ("AC", "not-held"),
        ("7C", "must-follow"),
        ("9S", ""),
    ],
)
def test_the_order_in_which_a_follower_is_refused(word: str, code: str) -> None:
    table = deal("8S 7D | 9S 7C | AC AD | X 7H", "TH", "0 0 0 0 8S")
    assert table.refuses(word) == code


@pytest.mark.parametrize(
    ("word", "code"),
    [("X", "call-missing"), ("X+", "call-missing"), ("X-", "call-missing"), ("X-C", "")],
)
def test_a_led_joker_needs_its_whole_call(word: str, code: str) -> None:
    assert deal("X 7D | 9S 7C | AC AD | 8S 7H", "TH", "0 0 0 0").refuses(word) == code


def test_a_call_without_a_joker_in_hand_is_not_held() -> None:
    assert deal("8S 7D | 9S 7C | AC AD | X 7H", "TH", "0 0 0 0").refuses("X+S") == "not-held"


@pytest.mark.parametrize(
    ("hand", "on_the_table", "trump", "code", "due"),
    [
        ("AS 7S KH", "QS", "H", "must-follow", "AS 7S"),
        ("7D KD", "X+D", "H", "must-play-highest", "KD"),
        ("7D KD", "X-D", "H", "must-follow", "7D KD"),
        ("KH 7H AD", "QS", "H", "must-trump", "KH 7H"),
        ("KH 7H", "X+D", "H", "must-trump", "KH 7H"),
        ("KH 7H", "QS", "N", None, ""),
        ("AC", "", "H", None, ""),
    ],
)
def test_a_duty_knows_its_code_and_its_cards(
    hand: str, on_the_table: str, trump: str, code: str | None, due: str
) -> None:
    found = duty(cards(hand), trick(on_the_table), suit_of(trump), read_house("jokerx"))
    assert (found.code if found else None) == code
    assert (found.cards if found else ()) == cards(due)


def test_the_second_joker_may_answer_a_led_high_one() -> None:
    table = deal("X 7D | X AD | KD QD | 9H 8H", "TH", "0 0 0 0 X+D")
    assert table.legal == "AD X+ X-"
    assert table.then("X-").legal == "KD"
    assert table.then("X+").legal == "KD"
