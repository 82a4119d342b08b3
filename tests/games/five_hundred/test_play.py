"""Following, jokers and bowers: the numbered examples of the rules, and mistakes of others."""

import pytest

from jokeri.cards import JOKER, SECOND_JOKER, Card, Suit, cards
from jokeri.games.five_hundred.following import Turn, legal_plays, refusal
from jokeri.games.five_hundred.house import read_house
from jokeri.games.five_hundred.joker_leads import namings
from jokeri.games.five_hundred.moves import PLAYS, Play
from jokeri.games.five_hundred.ranking import Ranking
from jokeri.games.five_hundred.trick import Trick, taker
from jokeri.seats import Seat

ORDER = tuple(map(Seat, range(4)))


def ranking(trump: str, named: str = "", options: str = "") -> Ranking:
    """Return what suits mean; ``trump``: a suit or N; ``named``: X=D."""
    pairs = [word.split("=") for word in named.split()]
    jokers: dict[str, Card] = {"X": JOKER, "Y": SECOND_JOKER}
    suits = tuple((jokers[joker], Suit(suit)) for joker, suit in pairs)
    return Ranking(None if trump == "N" else Suit(trump), suits, "j5=on" in options)


def turn(  # the words of a situation
    hand: str,
    trump: str,
    played: str = "",
    named: str = "",
    led: str = "",
    options: str = "",
    misere: str = "",
) -> Turn:
    return Turn(
        cards(hand),
        Trick(ORDER, tuple(PLAYS[word] for word in played.split())),
        ranking(trump, named, options),
        frozenset(map(Suit, led)),
        bool(misere),
        read_house(f"australian {options}"),
    )


def legal(hand: str, trump: str, played: str = "", **more: str) -> str:
    return " ".join(map(str, legal_plays(turn(hand, trump, played, **more))))


def code(play: str, hand: str, trump: str, played: str = "", **more: str) -> str:
    found = refusal(PLAYS[play], turn(hand, trump, played, **more))
    return found.code if found else ""


def takes(plays: str, trump: str, named: str = "", options: str = "") -> int:
    words = tuple(PLAYS[word] for word in plays.split())
    return taker(Trick(ORDER[: len(words)], words), ranking(trump, named, options))


def test_example_8_a_led_left_bower_leads_trumps() -> None:
    trick = Trick(ORDER, (PLAYS["JC"],))
    assert trick.led_suit(ranking("S")) is Suit.SPADES
    assert legal("9C 5S KD", "S", "JC") == "5S"


def test_example_9_the_left_bower_is_no_diamond() -> None:
    assert legal("JD 8C 9C", "H", "9D") == "JD 8C 9C"


def test_example_10_a_jack_of_the_other_colour_follows_its_own_suit() -> None:
    assert legal("JH JD", "S", "9D") == "JD"


def test_example_11_the_joker_may_not_be_played_in_no_trump_when_one_can_follow() -> None:
    assert legal("X 4H", "N", "KH") == "4H"
    assert code("X", "X 4H", "N", "KH") == "must-follow"


def test_example_12_a_suit_led_before_may_not_be_named() -> None:
    assert code("X=C", "X 4H", "N", led="C") == "suit-led-before"
    assert legal("X 4H", "N", led="C") == "X=D X=H X=S 4H"


def test_example_13_a_named_joker_is_the_top_of_its_suit() -> None:
    assert legal("X 5D 9S", "N", "AD", named="X=D") == "X 5D"
    assert legal("X 9S", "N", "AD", named="X=D") == "X"
    assert takes("AD X 5D", "N", named="X=D") == 1
    assert legal("X 9C", "N", "AS", named="X=D") == "X 9C"
    assert takes("5S X 6S", "N", named="X=D") == 2  # void: legal, and loses


def test_example_14_a_void_defender_in_misere_must_play_the_joker() -> None:
    assert legal("X 4H", "N", "KC", misere="yes") == "X"
    assert code("4H", "X 4H", "N", "KC", misere="yes") == "must-play-joker"
    assert legal("X 4H", "N", "KC") == "X 4H"  # in no trump it is free
    assert legal("X 4H", "N", "KC", misere="yes", options="joker_misere=free") == "X 4H"
    assert legal("X Y 4H", "N", "KC", misere="yes") == "X Y"  # either
    assert legal("X 4H", "N", "KC", misere="yes", named="X=D") == "X 4H"


@pytest.mark.parametrize("trump", "SCDH")
def test_ranks_of_trumps(trump: str) -> None:
    other = {"S": "C", "C": "S", "D": "H", "H": "D"}[trump]
    order = f"4{trump} T{trump} E{trump} W{trump} Q{trump} K{trump} A{trump} J{other} J{trump} Y X"
    ranks = ranking(trump)
    values = [ranks.rank_of(card) for card in cards(order)]
    assert values == sorted(values)
    assert {ranks.suit_of(card) for card in cards(order)} == {Suit(trump)}


def test_jacks_of_the_other_colour_are_plain() -> None:
    ranks = ranking("S")
    assert ranks.suit_of(PLAYS["JH"].card) is Suit.HEARTS
    assert takes("QH JH", "S") == 0


def test_ranks_without_trumps() -> None:
    assert takes("TH JH QH KH", "N") == 3
    assert takes("JH AH", "N") == 1
    assert takes("JH AH", "N", options="j5=on") == 0
    assert takes("TD ED WD RD", "N") == 3
    assert takes("RD JD", "N") == 1


def test_trumps_take() -> None:
    assert takes("AD 4H AS KD", "H") == 1
    assert takes("AD JD 4H 5H", "H") == 1  # the left bower
    assert takes("JD JH X 5H", "H") == 2


def test_a_joker_without_suit_takes() -> None:
    assert takes("AH X KH", "N") == 1
    assert takes("Y=H X AH", "N") == 1
    assert takes("X=H AH KH Y", "N") == 0


def test_a_led_joker_leads_trumps() -> None:
    assert legal("X 4H", "S") == "X 4H"
    assert code("X=S", "X 4H", "S") == "call-not-allowed"
    assert legal("9S 4H", "S", "X") == "9S"


def test_a_led_joker_without_trumps_asks_for_the_named_suit() -> None:
    assert legal("9D 4H", "N", "X=H") == "4H"
    assert legal("9D 4C", "N", "X=H") == "9D 4C"
    assert code("X", "X 9D", "N") == "call-missing"
    assert code("X=D", "X 4H", "N", "KC") == "call-not-allowed"  # a follower names nothing
    assert code("X", "9D", "N") == "call-missing"  # the call is checked before holding
    assert code("4H", "9D", "N") == "not-held"


def test_when_all_suits_have_been_led_the_joker_waits_for_the_last_trick() -> None:
    assert legal("X 4H", "N", led="SCDH") == "4H"
    assert code("X=H", "X 4H", "N", led="SCDH") == "joker-last-only"
    assert code("X", "X 4H", "N", led="SCDH") == "joker-last-only"
    assert legal("X", "N", led="SCDH") == "X"
    assert code("X=H", "X", "N", led="SCDH") == "call-not-allowed"
    assert legal("X", "N", led="SCD") == "X=H"
    assert legal("4H", "N", "X", led="SCDH") == "4H"  # nobody need follow a bare joker


def test_who_holds_only_jokers_may_lead_one() -> None:
    assert legal("X Y", "N", led="SCDH") == "X=C X=D X=H X=S Y=C Y=D Y=H Y=S"
    assert legal("X Y", "N", led="SCD") == "X=H Y=H"
    assert legal("X Y", "N", led="S", options="joker_nt=last-trick").count("X=") == 4


def test_other_rules_for_leading_the_joker() -> None:
    assert legal("X 4H", "N", options="joker_nt=last-trick") == "4H"
    assert code("X=C", "X 4H", "N", options="joker_nt=last-trick") == "joker-last-only"
    assert legal("X", "N", led="SC", options="joker_nt=last-trick") == "X=D X=H"
    free = "joker_nt=free-lead"
    assert legal("X 4H", "N", led="SCDH", options=free) == "X=C X=D X=H X=S 4H"
    assert legal("X", "N", led="SCDH", options=free) == "X=C X=D X=H X=S"


def test_naming_before_the_first_lead() -> None:
    def named(hand: str, trump: str = "N", options: str = "", already: str = "") -> list[str]:
        house = read_house(f"australian {options}")
        return [str(each) for each in namings(cards(hand), ranking(trump, already), house)]

    assert named("X 4H") == ["C", "D", "H", "S"]
    assert named("9S 4H") == []
    assert named("X 4H", "H") == []
    assert named("X 4H", options="joker_nt=no-naming") == []
    assert named("X Y", options="pack=46")[3:5] == ["X=S", "Y=C"]
    assert named("X Y", options="pack=46", already="X=D") == ["Y=C", "Y=D", "Y=H", "Y=S"]


# Mistakes of other programs.


def test_not_any_jack_follows_both_suits_of_its_colour() -> None:
    assert legal("JS 9H", "S", "5C") == "JS 9H"  # the right bower is no club
    assert legal("JC 9C", "S", "5C") == "9C"  # nor is the left one
    assert legal("JH 9C", "S", "5D") == "JH 9C"  # and red jacks are plain


def test_a_led_left_bower_is_not_followed_in_its_printed_suit() -> None:
    assert code("9C", "9C 5S", "S", "JC") == "must-follow"
    assert takes("JC AC 5S", "S") == 0


def test_the_joker_is_not_always_playable_in_no_trump() -> None:
    assert Play(JOKER) not in legal_plays(turn("X KH 4H", "N", "AH"))
