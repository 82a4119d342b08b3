"""What the careful bot does in positions written in the text form."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from jokeri.bots import BOTS
from jokeri.games.georgian.moves import write_move
from jokeri.games.georgian.view import View
from support.georgian import Position, deal, match


def choice(position: Position) -> str:
    """Return what careful does, as text; the same whatever chance says, or several parted by |."""
    game, state = position.game, position.state
    seat = game.turn(state)
    assert isinstance(seat, int)
    view, moves = game.view(state, seat), game.moves(state)
    made = {
        write_move(BOTS["careful"].choose(view, moves, random.Random(seed))) for seed in range(5)
    }
    return "|".join(sorted(made))


# ------------------------------------------------------------------ bids

NOTHING = "7S 8S 7D 8D"
OTHERS = "JS QS 9D TD | QD KD KS JC | 8C QC KC TC"


def test_bids_nothing_with_nothing() -> None:
    assert choice(deal(f"{NOTHING} | {OTHERS}", "AH")) == "0"


def test_bids_everything_with_everything() -> None:
    hands = "X X AH KH | 7S 8S 7D 8D | 9S TS 9D TD | 7C 8C 9C TC"
    assert choice(deal(hands, "QH")) == "4"


@pytest.mark.parametrize("trump", ["S", "N"])
def test_bids_near_nine_with_nearly_everything(trump: str) -> None:
    hands = (
        "X X AS KS QS JS AC AD AH | TS 9S 7C 8C 9C 6D 7D 6H 7H"
        " | 8S 7S TC JC 8D 9D TD 8H 9H | QC KC JD QD KD TH JH QH KH"
    )
    assert choice(deal(hands, trump)) in {"8", "9"}


def test_bids_more_with_trumps_than_without() -> None:
    hands = "AH KH 7S 8S | JS QS 9D TD | QD KD KS JC | 8C QC KC TC"
    trumps, plain = choice(deal(hands, "QH")), choice(deal(hands, "9S"))
    assert int(trumps) > 0
    assert int(trumps) >= int(plain)


@pytest.mark.parametrize(
    ("hand", "shown", "bid"),
    [
        ("X", "7H", "1"),
        ("AH", "7H", "1"),
        ("AS", "X", "1"),  # bezi: only the other joker takes from it
        ("AS", "7H", "0"),  # eight trumps and two jokers among three of 34 cards
        ("7S", "7H", "0"),
        ("8S", "X", "0"),
    ],
)
def test_bids_of_forehand_with_one_card(hand: str, shown: str, bid: str) -> None:
    assert choice(deal(f"{hand} | 9S | TD | JC", shown)) == bid


def test_a_plain_card_seldom_takes_the_only_trick_that_another_leads() -> None:
    assert choice(deal("9S | QC | TD | JC", "7H", "0")) == "0"


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_never_bids_what_is_barred(size: int) -> None:
    hands = {
        1: "9S | QC | TD | X",
        2: "9S 8S | QC TC | TD 9D | X AH",
        3: "9S 8S TS | QC TC 9C | TD 9D 8D | X AH KH",
        5: "9S 8S TS JS 7S | QC TC 9C 8C 7C | TD 9D 8D 7D 6D | X AH KH 6H 7H",
    }[size]
    position = deal(hands, "8H")
    free = choice(position.then("0 0 0"))
    for first in range(size + 1):
        barred = size - first
        made = choice(position.then(f"{first} 0 0"))
        assert made != str(barred)
        assert abs(int(made) - barred) == 1 or barred != int(free)


def test_khishti_makes_a_doubtful_bid_of_one_dearer() -> None:
    """The same hand, from a house without khishti to one where it costs more than it can bring."""
    hand = "QS 8D 7D | 9S 9D TD | KD 9C TC | 8C QC KC"
    cheap = choice(deal(hand, "9H", house="jokerx khishti=0"))
    dear = choice(deal(hand, "9H", house="jokerx khishti=5000"))
    assert int(cheap) >= int(dear)
    assert dear == "0"


def test_a_pass_is_dearer_where_a_failed_one_costs() -> None:
    hand = "KS 7S 8D | 9S 9D TD | KD 9C TC | 8C QC KC"
    usual = choice(deal(hand, "9H", house="jokerx khishti=0"))
    failing = choice(deal(hand, "9H", house="jokerx khishti=0 miss=per-difference"))
    assert int(failing) >= int(usual)


# ------------------------------------------------------------------ trump


@pytest.mark.parametrize(
    ("three", "named"),
    [
        ("AH KH QH", "H"),
        ("AS 8S JS", "S"),
        ("7D 8D AC", "D"),
        ("X 9C TC", "C"),
    ],
)
def test_names_the_suit_held(three: str, named: str) -> None:
    assert choice(naming(three)) == named


def test_does_not_name_a_suit_that_it_does_not_hold() -> None:
    for three in ("7D 8C 9S", "AD KC QS", "X AD 7C", "X X 7D"):
        assert choice(naming(three)) in {card[1] for card in three.split() if card != "X"} | {"N"}


def naming(three: str) -> Position:
    """Return a nine in which forehand has seen these three cards."""
    pack = "AS KS QS JS TS 9S 8S 7S AC KC QC JC TC 9C 8C 7C AD KD QD JD TD 9D 8D 7D 6D"
    pack += " AH KH QH JH TH 9H 8H 7H 6H X X"
    rest = pack.split()
    for card in three.split():
        rest.remove(card)
    hands = [" ".join([*three.split(), *rest[:6]])]
    hands += [" ".join(rest[6 + 9 * seat : 15 + 9 * seat]) for seat in range(3)]
    return match("jokerx schedule=9").deal(" | ".join(hands))


# ------------------------------------------------------------------ play


def test_takes_as_cheaply_as_it_can_in_the_last_seat() -> None:
    """Seat 3 wants two: the king is enough for this trick, the ace takes another."""
    hands = "9S 7C 8C | TS 9C TC | JS 7D 8D | KS AS QD"
    assert choice(deal(hands, "9H", "0 0 0 2").then("9S TS JS")) == "KS"


def test_ducks_with_the_highest_card_that_loses() -> None:
    hands = "QS 7C 8C | TS 9C TC | 9S 7D 8D | AS JS 7S"
    assert choice(deal(hands, "9H", "1 0 1 0").then("QS TS 9S")) == "JS"


def test_keeps_low_when_full() -> None:
    position = deal("QS 7C | 8S 9C | TS 9D | KS 7S", "9H", "1 0 0 0").then("QS 8S TS")
    assert choice(position) == "7S"


def test_discards_the_dangerous_card_when_void() -> None:
    hands = "QS 7C 8C | TS 9C TC | JS 9D 8D | AD 6D 7D"
    assert choice(deal(hands, "9H", "1 0 1 0").then("QS TS JS")) == "AD"


def test_throws_the_low_card_away_when_it_still_needs_the_ace() -> None:
    hands = "QS 7C 8C | TS 9C TC | JS 9D 8D | AD 6D 7D"
    assert choice(deal(hands, "9H", "1 0 0 1").then("QS TS JS")) == "6D"


def test_a_joker_follows_high_to_make_the_bid() -> None:
    assert choice(deal("QS 7C | TS 9C | JS 7D | X 6D", "9H", "1 0 0 2").then("QS TS JS")) == "X+"


def test_a_joker_follows_low_when_nothing_more_is_wanted() -> None:
    hands = "QS | TS | JS | X"
    assert choice(deal(hands, "9H", "1 1 0 0").then("QS TS JS")) == "X-"


def test_keeps_the_joker_when_a_plain_card_takes() -> None:
    hands = "QS 7C 8C | TS 9C TC | JS 7D 8D | X AS 6D"
    assert choice(deal(hands, "9H", "0 0 0 2").then("QS TS JS")) == "AS"


def test_the_last_joker_led_is_high_for_a_bid_and_low_against_it() -> None:
    assert choice(deal("X | TS | JS | 6D", "9H", "1 0 0 1"))[:2] == "X+"
    assert choice(deal("X | TS | JS | 6D", "9H", "0 0 0 0"))[:2] == "X-"


def test_a_joker_led_high_names_trump_where_trumps_beat_it() -> None:
    hands = "X | TS | JS | 6D"
    assert choice(deal(hands, "9H", "1 0 0 1")) == "X+H"


def test_a_joker_led_low_names_a_suit_that_others_must_follow() -> None:
    """All the spades but one are gone: naming spades might leave the trick with the leader."""
    hands = "AS KS X | 7S 8S 7C | 9S TS 8C | JS QS 9C"
    position = deal(hands, "9H", "2 0 0 0").then("AS 7S 9S JS KS 8S TS QS")
    made = choice(position)
    assert made[:2] == "X-"
    assert made[2:] != "S"


def test_knows_which_cards_are_gone() -> None:
    """The ace and the king of spades are gone: seat 0, short of one, leads the queen."""
    hands = "KC QS TD 7D | 8C AS 9C 8D | QC KS JC 9D | TC TS 9S 6D"
    position = deal(hands, "X", "2 1 0 0", house="jokerx").then("KC 8C QC TC TD 8D 9D 6D")
    assert position.state.taken[0] == 2


def test_uses_its_turn_at_a_trick_led_by_a_high_joker() -> None:
    """Where the later of two high jokers takes it, the other joker answers a joker led high."""
    hands = "X 9C | 7D 8D | 9D TD | X 7C"
    later = deal(hands, "9H", "1 0 0 2").then("X+D 8D TD")
    assert choice(later) == "X+"
    first = deal(hands, "9H", "1 0 0 2", house="jokerx two_high=first").then("X+D 8D TD")
    assert choice(first) == "7C"


# ------------------------------------------------------------------ only the view


@pytest.mark.parametrize("words", ["1 0 0", "1 0 0 1 QS TS JS", "1 0 0 1 QS TS JS KS"])
def test_the_same_view_gives_the_same_move_whatever_is_hidden(words: str) -> None:
    """Seats 0 to 2 exchange cards that nobody has seen; the mover cannot tell."""
    mine = "KS 6D 7D"
    one = deal(f"QS 7C 8C | TS 9C TC | JS 7H 8D | {mine}", "9H").then(words)
    two = deal(f"QS 9C 8D | TS 7C 7H | JS TC 8C | {mine}", "9H").then(words)
    assert one.game.turn(one.state) == 3
    assert choice(one) == choice(two)


def test_asks_the_view_for_nothing_but_what_it_holds() -> None:
    position = deal("QS 7C | TS 9C | JS 7D | X 6D", "9H", "1 0 0 2")
    seat = position.game.turn(position.state)
    assert isinstance(seat, int)
    view = position.game.view(position.state, seat)
    copy = replace(view)
    careful: Callable[..., Any] = BOTS["careful"].choose
    moves = position.game.moves(position.state)
    assert type(copy) is View
    assert careful(copy, moves, random.Random(1)) in moves
