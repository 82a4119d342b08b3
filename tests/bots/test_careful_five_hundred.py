"""Situations in which the careful player of Five Hundred must be sensible."""

import pytest

from jokeri.cards import cards, written
from jokeri.games.five_hundred.packs import PACKS
from support.bots import chosen


def record(
    hands: dict[int, str], rest: str = "auction", kitty: str = "", start: str = "", house: str = ""
) -> str:
    """Return a deal with some hands given; the others get what is left of the pack, in order."""
    given = {seat: cards(hand) for seat, hand in hands.items()}
    taken = {card for hand in given.values() for card in hand} | set(cards(kitty))
    left = [card for card in PACKS["43"] if card not in taken]
    for seat in range(4):
        size = 10 - len(given.get(seat, ()))
        given[seat] = (*given.get(seat, ()), *left[:size])
        del left[:size]
    return (
        f"game five-hundred\nhouse australian{house and ' '}{house}\nseats N E S W\ndealer 0\n"
        + (f"start {start}\n" if start else "")
        + f"\ndeal\nhands {' | '.join(written(given[seat]) for seat in range(4))}\n"
        f"kitty {kitty or written(left)}\n{rest}\n"
    )


HEARTS = "X JH JD AH KH QH 9H AS KS 5C"
POOR = "TS 8S 6S TC 8C 6C TD 8D 6D 9H"
BALANCED = "X TS 8S 6S TC 8C 6C TD 8D 9H"
GUARDED = "X AS KS QS AC KC AD KD AH 5H"
LOW = "5S 6S 8S 5C 7C 4D 5D 7D 4H 6H"


def test_a_strong_suit_is_bid_high() -> None:
    bid = chosen(record({1: HEARTS}))
    assert bid.endswith("H")
    assert int(bid[:-1]) >= 8


def test_a_poor_hand_passes() -> None:
    assert chosen(record({1: POOR})) == "pass"
    assert chosen(record({2: POOR}, "auction 7H")) == "pass"


def test_no_trump_is_not_bid_on_the_joker_alone() -> None:
    assert not chosen(record({1: BALANCED})).endswith("NT")
    assert chosen(record({1: GUARDED})).endswith("NT")


def test_a_contract_that_wins_the_match_is_not_raised() -> None:
    strong = {1: POOR.replace("9H", "7C"), 3: HEARTS}
    assert chosen(record(strong, "auction 7S pass", start="300 300")).endswith("H")
    assert chosen(record(strong, "auction 7S pass", start="300 360")) == "pass"
    raising = record({1: HEARTS}, "auction 6H pass pass pass", start="0 480", house="raise_own=yes")
    assert chosen(raising) == "pass"


def test_a_hand_of_low_cards_is_a_misere() -> None:
    assert "misere" in chosen(record({2: LOW}, "auction 7C"))
    assert "misere" not in chosen(record({2: HEARTS}, "auction 7C"))


def test_it_looks_at_its_hand() -> None:
    assert chosen(record({1: LOW}, house="blind_misere=on")) == "look"


def discards(record_text: str) -> set[str]:
    """Return all that the contractor lays away, card by card."""
    away: list[str] = []
    while len(away) < 3:
        so_far = f"{record_text}discard {' '.join(away)}\n" if away else record_text
        away.append(chosen(so_far))
    return set(away)


def test_trumps_and_high_cards_are_kept() -> None:
    won = record({1: HEARTS}, "auction 8H pass pass pass", kitty="8D 7C 6S")
    assert discards(won) == {"8D", "7C", "5C"} or discards(won) == {"8D", "7C", "6S"}


def test_a_misere_lays_away_what_is_dangerous() -> None:
    rest = "auction misere pass pass pass"
    won = record({1: LOW}, rest, kitty="AS X KD", house="misere=any")
    assert discards(won) == {"AS", "X", "KD"}


def played(hands: dict[int, str], contract: str, tricks: str, kitty: str = "4D 5D 6D") -> str:
    """Return the record of a deal whose contractor, seat 1, has laid the kitty away again."""
    auction = f"auction {contract} pass pass pass\ndiscard {kitty}\ntricks\n{tricks}"
    return record(hands, auction, kitty=kitty)


def test_the_contractor_draws_trumps() -> None:
    hands = {1: HEARTS, 2: "4H 7C 8C 9C TC 7S 8S 9S TS 7D", 3: "5H 6C", 0: "6H 8H"}
    assert chosen(played(hands, "8H", "")) in ("X", "JH")
    assert chosen(played(hands, "8H", "1: X 4H 5H 6H")) in ("JH", "JD")


def test_the_cheapest_card_that_takes_is_played_last() -> None:
    hands = {
        1: HEARTS,
        2: "7C 8C 9C TC 7S 8S 9S TS 7D 8D",
        3: "6C AC JS QS QC JC KC 5S 6S TD",
        0: "QD KD AD 9D 4H 5H 6H 7H 8H TH",
    }
    assert chosen(played(hands, "8H", "1: 5C 7C AC")) == "4H"


def test_a_trick_is_left_to_the_partner() -> None:
    hands = {
        1: HEARTS,
        2: "7C 8C 9C TC 7S 8S 9S TS 7D 8D",
        3: "6C JS QS QC JC KC 5S 6S TD TH",
        0: "QD KD AD 9D 4H 5H 6H 7H 8H AC",
    }
    # seat 3 is the contractor's partner; the contractor's ace of spades takes
    assert chosen(played(hands, "8H", "1: AS 7S")) == "5S"


def misere(hands: dict[int, str]) -> str:
    """Return the record of a misere of seat 1, which has laid the kitty away again."""
    rest = "auction misere pass pass pass\ndiscard 6D KD X\ntricks\n"
    return record(hands, rest, kitty="6D KD X", house="misere=any")


def test_a_defender_of_a_misere_does_not_rescue_the_contractor() -> None:
    hands = {1: LOW, 2: "9S TS JS QS KS AS 6C 8C 9C TC", 0: "7S JC QC KC AC 8D 9D TD JD QD"}
    hands[3] = "5H 7H 8H 9H TH JH QH KH AH AD"
    text = record(
        hands, "auction misere pass pass pass\ndiscard 6D KD X\ntricks\n", kitty="6D KD X"
    )
    text = text.replace("australian", "australian misere=any")
    assert chosen(f"{text}1: 8S") in ("9S", "TS", "JS", "QS", "KS", "AS")  # it cannot stay below
    hands[2], hands[0] = "7S TS JS QS KS AS 6C 8C 9C TC", "9S JC QC KC AC 8D 9D TD JD QD"
    text = record(
        hands, "auction misere pass pass pass\ndiscard 6D KD X\ntricks\n", kitty="6D KD X"
    )
    text = text.replace("australian", "australian misere=any")
    assert chosen(f"{text}1: 8S") == "7S"


def test_the_contractor_of_a_misere_stays_below() -> None:
    hands = {1: LOW, 2: "9S TS JS QS KS AS 6C 8C 9C TC", 0: "7S JC QC KC AC 8D 9D TD JD QD"}
    hands[3] = "5H 7H 8H 9H TH JH QH KH AH AD"
    text = record(
        hands, "auction misere pass pass pass\ndiscard 6D KD X\ntricks\n", kitty="6D KD X"
    )
    text = text.replace("australian", "australian misere=any")
    assert chosen(text) in ("4H", "4D", "5S", "5C", "5D")
    assert chosen(f"{text}1: 4D 9C 8D\n0: 7S") in ("6S", "5S")


@pytest.mark.parametrize("card", ["AH", "AS", "AC"])
def test_five_seats_call_a_good_card(card: str) -> None:
    hands = [PACKS["53"][start : start + 10] for start in range(0, 50, 10)]
    kitty = PACKS["53"][50:]
    text = (
        "game five-hundred\nhouse australian\nseats A B C D E\ndealer 0\n\ndeal\n"
        f"hands {' | '.join(map(written, hands))}\nkitty {written(kitty)}\n"
        f"auction 6S pass pass pass pass\ndiscard {written(kitty)}\n"
    )
    called = chosen(text)
    assert called.startswith("call ")
    assert called.removeprefix("call ")[0] in "AJ" or card not in called
