"""What the careful bot knows of a deal, and how it reckons chances and worth under a house."""

import pytest

from jokeri.bots.georgian.knowledge import Knowledge, knowledge, shown_voids
from jokeri.bots.georgian.prospects import in_order, prospect
from jokeri.bots.georgian.strength import Chance
from jokeri.bots.georgian.trick_chance import rivals, take_chance
from jokeri.bots.georgian.worth import premia_in_reach, worths
from jokeri.cards import Suit
from jokeri.games.georgian.moves import Play, read_move
from jokeri.games.georgian.view import View
from support.georgian import Position, deal, match


def seen(position: Position) -> tuple[View, Knowledge]:
    """Return the view of the seat to move, and what it can work out."""
    seat = position.game.turn(position.state)
    assert isinstance(seat, int)
    view = position.game.view(position.state, seat)
    return view, knowledge(view, seat)


def chance(position: Position, word: str) -> float:
    """Return how likely the seat to move thinks that a play takes the trick."""
    view, known = seen(position)
    play = read_move(word)
    assert isinstance(play, Play)
    return take_chance(play, view, known, rivals(view, known))


# ------------------------------------------------------------------ knowledge


def test_counts_the_cards_not_seen() -> None:
    hands = "AS KD X | TS 9C TC | JS 7D 8D | QS 6D QD"
    _, known = seen(deal(hands, "9H", "0 0 0 0"))
    assert known.total == 36 - 3 - 1
    assert known.jokers == 1
    assert [len(known.unseen[suit]) for suit in Suit] == [7, 8, 8, 8]
    assert known.in_play == pytest.approx(9 / 32)


def test_a_nine_of_36_leaves_no_stock() -> None:
    pack = "X X AS KS QS JS AC AD AH | TS 9S 7C 8C 9C 6D 7D 6H 7H"
    pack += " | 8S 7S TC JC 8D 9D TD 8H 9H | QC KC JD QD KD TH JH QH KH"
    _, known = seen(deal(pack, "S"))
    assert known.in_play == 1
    assert known.jokers == 0
    assert known.out(Suit.SPADES) == pytest.approx(4)


def test_sees_who_is_void_and_who_has_no_trump() -> None:
    hands = "AS KD QD | 7H 9C TC | 7C 7D 8D | QS 6D JD"
    view, known = seen(deal(hands, "9H", "0 0 0 0").then("AS 7H 7C QS"))
    assert shown_voids(view) == (
        frozenset(),
        frozenset({Suit.SPADES}),
        frozenset({Suit.SPADES, Suit.HEARTS}),
        frozenset(),
    )
    assert known.lacks(view.trick.seat_of(1), Suit.SPADES, 8) == 1


def test_a_void_tells_nothing_of_trumps_where_nobody_must_trump() -> None:
    hands = "AS KD | 7C 9C | 7S 7D | QS 6D"
    house = "jokerx must_trump=no"
    view, _ = seen(deal(hands, "9H", "0 0 0 0", house=house).then("AS 7C 7S QS"))
    assert shown_voids(view)[1] == frozenset({Suit.SPADES})


def test_a_joker_shows_no_void() -> None:
    view, _ = seen(deal("AS KD | X 9C | 7S 7D | QS 6D", "9H", "0 0 0 0").then("AS X- 7S QS"))
    assert shown_voids(view)[1] == frozenset()


# ------------------------------------------------------------------ who takes the trick


def test_the_last_seat_knows_whether_it_takes() -> None:
    last = deal("QS 7C | TS 9C | JS 7D | KS 7S", "9H", "0 0 0 0").then("QS TS JS")
    assert chance(last, "KS") == 1
    assert chance(last, "7S") == 0


def test_the_ace_of_trumps_is_afraid_of_jokers_only() -> None:
    hands = "AH 7C | TS X | JS X | KS 7S"
    assert 0.8 < chance(deal(hands, "9H", "0 0 0 0"), "AH") < 1
    with_both = deal("AH X X | TS 9C TC | JS 7D 8D | KS 7S 6D", "9H", "0 0 0 0")
    assert chance(with_both, "AH") == 1


@pytest.mark.parametrize(("house", "sure"), [("jokerx", False), ("tamashebi", True)])
def test_a_joker_led_high_fears_trumps_where_they_beat_it(house: str, sure: bool) -> None:
    hands = "X X 7C | TS 9C TC | JS 7D 8D | KS 7S 6D"
    position = deal(hands, "9H", "0 0 0 0", house=house)
    assert (chance(position, "X+S") == 1) is sure
    assert chance(position, "X+H") == 1


@pytest.mark.parametrize(("house", "sure"), [("two_high=later", False), ("two_high=first", True)])
def test_a_high_joker_fears_the_later_one(house: str, sure: bool) -> None:
    position = deal("7S 7C | X 9C | JS 7D | KS 6D", "9H", "0 0 0 0", house=f"jokerx {house}")
    assert (chance(position.then("7S"), "X+") == 1) is sure


def test_a_joker_led_low_is_taken_by_whoever_has_its_suit() -> None:
    position = deal("X 7C | TS 9C | JS 7D | KS 7S", "9H", "0 0 0 0")
    assert chance(position, "X-H") > chance(position, "X-S") > 0
    assert chance(position, "X-S") < chance(position, "X+S")


def test_a_joker_followed_low_never_takes() -> None:
    assert chance(deal("7S 7C | X 9C | JS 7D | KS 6D", "9H", "0 0 0 0").then("7S"), "X-") == 0


@pytest.mark.parametrize(("house", "takes"), [("discard", 1), ("leader", 0)])
def test_cards_thrown_under_a_low_joker(house: str, takes: int) -> None:
    hands = "X 7C | TS 9C | JS 8C | AC KC"
    position = deal(hands, "9H", "0 0 0 0", house=f"jokerx led_low_unanswered={house}")
    assert chance(position.then("X-D TS JS"), "AC") == takes


# ------------------------------------------------------------------ worth


def test_worth_is_what_the_house_pays() -> None:
    view, _ = seen(deal("QS 7C | TS 9C | JS 7D | KS 6D", "9H", house="tamashebi premia=off"))
    seat = view.trick.leader
    assert worths(view, seat, 0) == (50, 10, 20)
    assert worths(view, seat, 1) == (-200, 100, 20)
    assert worths(view, seat, 2) == (-200, 10, 200)


def test_premia_is_in_reach_until_the_first_miss() -> None:
    hands = "QS | TS | JS | KS"
    first = match("tamashebi schedule=1-1").deal(hands, "9H").then("0 0 0 0 QS TS JS KS")
    second = first.deal(hands, "9H")
    views = [second.game.view(second.state, seat) for seat in second.game.seats]
    reach = [premia_in_reach(view, view.seat or views[0].trick.leader) for view in views]
    assert reach[0] == 50
    assert reach[3] == 0


def test_a_sure_card_and_a_joker_make_two_or_one() -> None:
    hand = in_order([Chance(0.0, 1.0), Chance(1.0, 1.0)])
    assert prospect([0, 100, 0], hand) == 100
    assert prospect([0, 0, 150], hand) == 150
    assert prospect([50, 0, 0], hand) == 0


def test_the_joker_waits_to_mend_what_the_others_do() -> None:
    hand = in_order([Chance(0.0, 1.0), Chance(0.5, 0.5)])
    assert prospect([0, 100, 0], hand) == 100
