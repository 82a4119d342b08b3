"""Premia and moshla, and the places: rules, sections 1 and 7."""

import pytest

from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.premia import SEATS, places, runs, settle
from jokeri.games.georgian.results import DealResult
from jokeri.seats import Seat


def pulka(*points: str, holders: str) -> tuple[DealResult, ...]:
    """Return a pulka with these points by seat; every seat but the holders missed a bid."""
    bids = tuple(0 if str(seat) in holders else 1 for seat in range(4))
    return tuple(
        DealResult(5, Seat(3), bids, (0, 0, 0, 0), tuple(map(int, line.split()))) for line in points
    )


def added(options: str, *points: str, holders: str) -> str:
    result = settle(pulka(*points, holders=holders), read_house(f"jokerx {options}"))
    return " ".join(map(str, result.added))


def test_the_worked_example() -> None:
    deals = ("150 100 100 50", "200 500 300 400")
    assert added("moshla=others best_last=excluded", *deals, holders="1") == "-150 100 -100 -50"


# One deal of points 100 200 300 400; who gains and loses follows from the options.
CASES = [
    ("", "", "0 0 0 0"),
    ("", "1", "0 200 0 0"),
    ("premia=off moshla=others premia_many=both", "1", "0 0 0 0"),
    ("moshla=others", "1", "-100 200 -300 -400"),
    ("moshla=next", "1", "0 200 -300 0"),
    ("moshla=next", "3", "-100 0 0 400"),
    ("moshla=others", "", "0 0 0 0"),
    # two holders
    ("", "12", "0 200 300 0"),
    ("moshla=others", "12", "0 200 300 0"),
    ("moshla=others premia_many=both", "12", "-100 200 300 -400"),
    ("moshla=others premia_many=cancel", "12", "-100 0 0 -400"),
    ("premia_many=cancel", "12", "0 0 0 0"),
    ("premia_many=cancel moshla=others", "1", "-100 200 -300 -400"),
    ("moshla=next premia_many=both", "12", "0 200 300 -400"),
    ("moshla=next premia_many=cancel", "12", "0 0 0 -400"),
    ("moshla=next premia_many=bonus", "12", "0 200 300 0"),
    ("moshla=next premia_many=both", "13", "-100 200 -300 400"),  # two runs, two losers
    ("moshla=next premia_many=both", "03", "100 -200 0 400"),  # the run 3 0 wraps
    ("moshla=next premia_many=both", "02", "100 -200 300 -400"),
    # three holders
    ("moshla=others", "012", "100 200 300 0"),
    ("moshla=others premia_many=both", "012", "100 200 300 -400"),
    ("moshla=others premia_many=cancel", "012", "0 0 0 -400"),
    ("moshla=next premia_many=both", "230", "100 -200 300 400"),
    # of each run only the first
    ("premia_run=first", "12", "0 200 0 0"),
    ("premia_run=first", "1", "0 200 0 0"),
    ("premia_run=first", "03", "0 0 0 400"),
    ("premia_run=first", "13", "0 200 0 400"),
    ("premia_run=first", "230", "0 0 300 0"),
    ("premia_run=first premia_many=cancel", "12", "0 0 0 0"),
    ("premia_run=first best_min=300", "123", "0 0 300 0"),  # the first with a best
    ("premia_run=first best_min=300", "01", "0 0 0 0"),
    ("premia_run=first moshla=next premia_many=both", "12", "0 200 0 -400"),
    # a best that is too small counts as 0; its holder is still counted
    ("best_min=200 moshla=others", "1", "0 200 -300 -400"),
    ("best_min=201 moshla=others", "1", "0 0 -300 -400"),
    ("best_min=201 moshla=others", "12", "0 0 300 0"),
    ("best_min=201 premia_many=cancel", "12", "0 0 0 0"),
    # pairs: the partner of a holder loses nothing, and it is not moved on
    ("partners=pairs moshla=others", "1", "-100 200 -300 0"),
    ("partners=pairs moshla=others premia_many=both", "13", "-100 200 -300 400"),
    ("partners=pairs moshla=others premia_many=both", "12", "0 200 300 0"),
    ("partners=pairs moshla=next", "1", "0 200 -300 0"),
    ("partners=pairs moshla=others premia_many=cancel", "13", "-100 0 -300 0"),
    ("partners=pairs moshla=next premia_many=both", "13", "-100 200 -300 400"),
]


@pytest.mark.parametrize(("options", "holders", "expected"), CASES)
def test_a_pulka_of_one_deal(options: str, holders: str, expected: str) -> None:
    assert added(options, "100 200 300 400", holders=holders) == expected


def test_next_in_pairs_never_takes_from_a_partner_further_on() -> None:
    # 0 and 1 hold: 2, partner of 0, would lose; holders in both pairs, so nobody does
    options = "partners=pairs moshla=next premia_many=both"
    assert added(options, "100 200 300 400", holders="01") == "100 200 0 0"


def test_a_holder_who_always_passed_has_a_best_of_50() -> None:
    assert added("", "50 100 100 100", "50 10 10 10", holders="0") == "50 0 0 0"


def test_a_negative_best_is_no_best() -> None:
    deals = ("50 -200 -500 100", "50 -500 0 -200")
    assert added("moshla=others", *deals, holders="0") == "50 0 0 -100"


@pytest.mark.parametrize(
    ("options", "expected"),
    [("best_last=counts", "-300 400 -100 -200"), ("best_last=excluded", "-100 200 -100 -50")],
)
def test_the_last_deal_may_be_left_out_of_best(options: str, expected: str) -> None:
    deals = ("100 100 50 50", "50 200 100 50", "300 400 10 200")
    assert added(f"moshla=others {options}", *deals, holders="1") == expected


def test_the_only_deal_of_a_pulka_is_never_left_out() -> None:
    assert added("best_last=excluded", "100 200 300 400", holders="1") == "0 200 0 0"


def test_next_seat_narrows_bests_first() -> None:
    deals = ("100 150 200 50", "900 900 900 900")
    settled = settle(pulka(*deals, holders="123"), read_house("next-seat"))
    assert settled.added == (0, 150, 0, 0)  # 0's best of 100 is under 150: nothing to lose


def test_a_settled_pulka_says_which_deal_was_the_best_the_earliest_of_equals() -> None:
    deals = ("50 100 100 10", "100 100 50 10", "100 50 300 -10")
    settled = settle(pulka(*deals, holders="0"), read_house("jokerx moshla=others"))
    assert settled.premia == (1, None, None, None)
    assert settled.moshla == (None, 0, 2, 0)
    assert settled.exact == (True, False, False, False)


def test_a_best_of_nothing_is_no_deals() -> None:
    deals = ("50 0 -10 10", "50 -20 0 200")
    settled = settle(pulka(*deals, holders="0"), read_house("jokerx moshla=others best_min=50"))
    assert settled.moshla == (None, None, None, 1)
    free = settle(pulka(*deals, holders="0"), read_house("jokerx moshla=others"))
    assert free.moshla == (None, None, None, 1)
    assert free.added == (50, 0, 0, -200)


def test_one_miss_in_a_pulka_makes_no_holder() -> None:
    exact = DealResult(2, Seat(3), (1, 0, 0, 0), (1, 0, 0, 1), (100, 50, 50, 10))
    missed = DealResult(2, Seat(0), (1, 0, 0, 0), (0, 1, 0, 1), (-200, 10, 50, 10))
    assert settle((exact, missed), read_house("jokerx")).added == (0, 0, 50, 0)


@pytest.mark.parametrize(
    ("exact", "found"),
    [
        ("0000", []),
        ("0110", ["12"]),
        ("1001", ["30"]),
        ("1010", ["0", "2"]),
        ("1011", ["230"]),
        ("1111", ["0123"]),
    ],
)
def test_runs_of_neighbours_wrap(exact: str, found: list[str]) -> None:
    assert [
        "".join(map(str, run))
        for run in runs(frozenset(seat for seat in SEATS if exact[seat] == "1"))
    ] == found


@pytest.mark.parametrize(
    ("total", "partners", "expected"),
    [
        ((500, 500, 250, 100), "none", (1, 1, 3, 4)),
        ((0, 0, 0, 0), "none", (1, 1, 1, 1)),
        ((-10, 5, 5, 7), "none", (4, 2, 2, 1)),
        ((1, 2, 3, 4), "none", (4, 3, 2, 1)),
        ((7, 7, 7, 9), "none", (2, 2, 2, 1)),
        ((100, 0, 100, 150), "pairs", (1, 2, 1, 2)),
        ((100, 0, 0, 150), "pairs", (2, 1, 2, 1)),
        ((100, 50, 0, 50), "pairs", (1, 1, 1, 1)),
    ],
)
def test_places(total: tuple[int, ...], partners: str, expected: tuple[int, ...]) -> None:
    assert places(total, read_house(f"jokerx partners={partners}")) == expected
