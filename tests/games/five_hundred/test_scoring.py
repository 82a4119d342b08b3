"""The points of deals and the end of the match: the numbered examples and the options."""

import pytest

from jokeri.games.five_hundred.bids import BIDS
from jokeri.games.five_hundred.ending import final_places, winners
from jokeri.games.five_hundred.house import House, read_house
from jokeri.games.five_hundred.scoring import deal_points

FOUR = frozenset((0,))


def house(options: str = "") -> House:
    return read_house(f"australian {options}")


def points(
    contract: str,
    tricks: tuple[int, ...],
    options: str = "",
    before: tuple[int, ...] = (0, 0, 0, 0, 0, 0),
    sides: frozenset[int] = FOUR,
) -> tuple[int, ...]:
    bid = BIDS[contract] if contract else None
    return deal_points(bid, sides, tricks, before, house(options))


@pytest.mark.parametrize(
    ("contract", "tricks", "expected"),
    [
        ("7S", (7, 3), (140, 30)),  # example 1
        ("8H", (5, 5), (-300, 50)),  # 2
        ("6S", (10, 0), (250, 0)),  # 3
        ("8C", (10, 0), (260, 0)),
        ("9H", (10, 0), (400, 0)),
        ("misere", (1, 0), (-250, 0)),  # 4
        ("misere", (0, 10), (250, 0)),  # nothing for the opponents
        ("open-misere", (0, 10), (500, 0)),
        ("blind-misere", (1, 4), (-500, 0)),
        ("7S!", (10, 0), (250, 0)),
        ("7H", (6, 4), (-200, 40)),
        ("7H", (9, 1), (200, 10)),
    ],
)
def test_the_points_of_a_deal(
    contract: str, tricks: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert points(contract, tricks) == expected


def test_no_slam() -> None:
    assert points("6S", (10, 0), "slam=off") == (40, 0)


def test_the_cap_on_trick_points() -> None:
    assert points("6S", (6, 4), "trick_points_cap=490", (0, 490)) == (40, 0)
    assert points("6S", (6, 4), "trick_points_cap=490", (0, 480)) == (40, 40)
    assert points("6S", (6, 4), "trick_points_cap=480", (0, 480)) == (40, 0)
    assert points("6S", (6, 4), "trick_points_cap=490", (490, 0)) == (40, 40)


def test_three_seats_each_defender_its_own_tricks() -> None:
    assert points("7S", (2, 7, 1), "seats=3", sides=frozenset((1,))) == (20, 140, 10)


def test_five_seats_the_partners_tricks_are_added() -> None:
    both = frozenset((0, 3))
    assert points("7S", (4, 1, 1, 3, 1), "seats=5", sides=both) == (140, 10, 10, 140, 10)
    assert points("8S", (4, 1, 1, 3, 1), "seats=5", sides=both) == (-240, 10, 10, -240, 10)


def test_without_a_contract_everybody_scores_tricks() -> None:
    assert points("", (10, 0), sides=frozenset()) == (100, 0)  # no slam
    assert points("", (4, 6), "trick_points_cap=490", (490, 0), frozenset()) == (0, 60)


def won(
    total: tuple[int, ...], made: frozenset[int] = frozenset(), options: str = "", deals: int = 9
) -> set[int]:
    return set(winners(total, made, deals, house(options)))


def test_example_5_500_is_not_won_on_trick_points() -> None:
    assert won((200, 510)) == set()
    assert won((200, 550), frozenset((1,))) == {1}
    assert won((200, 510), options="must_bid_to_win=no") == {1}


def test_example_6_the_contractors_win_when_both_reach_the_target() -> None:
    assert won((600, 510), frozenset((0,))) == {0}
    assert won((510, 600), frozenset((0,))) == {0}
    assert won((510, 600), frozenset((0,)), "must_bid_to_win=no") == {0}
    assert won((510, 600), options="must_bid_to_win=no") == {1}
    assert won((600, 600), options="must_bid_to_win=no") == {0, 1}


def test_example_7_minus_500_has_lost_at_once() -> None:
    assert won((-540, 30)) == {1}
    assert won((-500, 30)) == {1}
    assert won((-490, 30)) == set()
    assert won((-540, 30), options="back_door=off") == set()
    assert won((0, -500, 20, 20, 10), options="seats=5") == {2, 3}


def test_the_game_is_not_over_at_plus_500_only() -> None:
    assert won((-500, 0))
    assert not won((490, 480), frozenset((0,)))


def test_five_seats_both_may_win() -> None:
    assert won((600, 0, 0, 520, 510), frozenset((0, 3)), "seats=5") == {0, 3}
    assert won((600, 0, 0, 420, 510), frozenset((0, 3)), "seats=5") == {0}


def test_the_last_deal() -> None:
    assert won((120, 130), options="deals_max=9") == {1}
    assert won((130, 130), options="deals_max=9") == {0, 1}
    assert won((120, 130), options="deals_max=10") == set()


def test_another_target() -> None:
    assert won((260, 0), frozenset((0,)), "target=250") == {0}
    assert won((-250, 0), options="target=250") == {1}


@pytest.mark.parametrize(
    ("total", "winner", "options", "places"),
    [
        ((510, 600), {0}, "", (1, 2)),
        ((600, 0, 10, 520, 510), {0, 3}, "seats=5", (1, 5, 4, 1, 3)),
        ((0, -520, 20), {2}, "seats=3", (2, 3, 1)),
        ((30, 30, 20), {0, 1}, "seats=3", (1, 1, 3)),
    ],
)
def test_places(
    total: tuple[int, ...], winner: set[int], options: str, places: tuple[int, ...]
) -> None:
    assert final_places(total, frozenset(winner), house(options)) == places
