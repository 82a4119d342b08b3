"""Bids and the barred one: rules, section 3."""

import pytest

from jokeri.games.georgian.bidding import barred, legal_bids
from support.georgian import deal

TWO_CARDS = "AS KH | 8S 9H | X QS | TS 8C"


@pytest.mark.parametrize(
    ("bids", "cards", "banned"),
    [
        ((2, 2, 3), 9, 2),  # the worked examples
        ((1, 0, 0), 2, 1),
        ((1, 4, 1), 6, 0),
        ((0, 0, 0), 1, 1),
        ((1, 0, 0), 1, 0),
        ((1, 1, 0), 1, None),  # below 0: nothing is barred
        ((9, 9, 9), 9, None),
        ((0, 0, 0), 9, 9),
        ((0, 0), 9, None),  # not the dealer yet
        ((), 1, None),
        ((0, 0, 0, 0), 9, None),  # all have bid
    ],
)
def test_the_dealer_may_not_make_the_bids_add_up(
    bids: tuple[int, ...], cards: int, banned: int | None
) -> None:
    assert barred(bids, cards) == banned
    listed = [bid.tricks for bid in legal_bids(bids, cards)]
    assert listed == [bid for bid in range(cards + 1) if bid != banned]


@pytest.mark.parametrize("cards", range(1, 10))
def test_every_three_bids_leave_the_dealer_all_but_the_sum(cards: int) -> None:
    numbers = range(cards + 1)
    for bids in ((a, b, c) for a in numbers for b in numbers for c in numbers):
        sums = [sum(bids) + bid.tricks for bid in legal_bids(bids, cards)]
        assert cards not in sums
        assert len(sums) == cards + 1 - (sum(bids) <= cards)


def test_bids_go_from_forehand_to_the_dealer_then_forehand_leads() -> None:
    table = deal(TWO_CARDS, "TD", dealer=1)
    assert table.game.turn(table.state) == 2
    assert table.legal == "0 1 2"
    bid = table.then("1 0 1")
    assert bid.game.turn(bid.state) == 1
    assert bid.legal == "1 2"
    assert bid.refuses("0") == "barred-bid"
    assert bid.refuses("3") == "bid-out-of-range"
    assert table.refuses("3") == "bid-out-of-range"
    played = bid.then("2")
    assert played.game.turn(played.state) == 2


def test_who_bid_what_is_told_by_seat() -> None:
    table = deal(TWO_CARDS, "TD", "1 0 2 0", dealer=1)
    assert [table.state.bid_of(seat) for seat in table.game.seats] == [2, 0, 1, 0]


def test_a_bid_is_no_play_and_a_play_no_bid() -> None:
    table = deal(TWO_CARDS, "TD")
    assert table.refuses("AS") == "wrong-phase"
    assert table.refuses("H") == "wrong-phase"
    assert table.then("0 0 0 0").refuses("1") == "wrong-phase"
