"""The score of one deal: rules, section 6."""

import pytest

from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.scoring import khishti, score

MISSES = ("per-trick", "flat", "per-missing", "per-difference")
KHISHTIS = ("0", "200", "500", "200/500", "per-card", "0/300", "70/0", "1/9999")
# What khishti costs in a deal of 5 and in one of 9 cards.
COSTS = {
    "0": (0, 0),
    "200": (200, 200),
    "500": (500, 500),
    "200/500": (200, 500),
    "per-card": (500, 900),
    "0/300": (0, 300),
    "70/0": (70, 0),
    "1/9999": (1, 9999),
}


def points(bid: int, taken: int, cards: int, options: str = "") -> int:
    return score(bid, taken, cards, read_house(f"jokerx {options}")).points


@pytest.mark.parametrize("miss", MISSES)
@pytest.mark.parametrize("khishti_value", KHISHTIS)
@pytest.mark.parametrize(
    ("bid", "cards", "scored"),
    [(3, 5, 200), (5, 5, 500), (0, 5, 50), (1, 5, 100), (9, 9, 900), (1, 1, 100), (0, 1, 50)],
)
def test_an_exact_bid_scores_the_same_in_every_house(
    miss: str, khishti_value: str, bid: int, cards: int, scored: int
) -> None:
    assert points(bid, bid, cards, f"miss={miss} khishti={khishti_value}") == scored


@pytest.mark.parametrize("khishti_value", KHISHTIS)
@pytest.mark.parametrize("cards", [5, 9])
@pytest.mark.parametrize(
    ("bid", "taken", "per_trick", "flat", "per_missing", "per_difference"),
    # "K": minus khishti. Where khishti is 0 the number after the K stands.
    [
        (3, 2, "20", "K 20", "-100", "-100"),
        (3, 4, "40", "K 40", "40", "-100"),
        (3, 1, "10", "K 10", "-200", "-200"),
        (3, 5, "50", "K 50", "50", "-200"),
        (0, 2, "20", "K 20", "20", "-200"),
        (0, 5, "50", "K 50", "50", "-200"),
        (1, 0, "K 0", "K 0", "-100", "K -100"),
        (3, 0, "K 0", "K 0", "-300", "K -300"),
        (5, 0, "K 0", "K 0", "-500", "K -500"),
    ],
)
def test_every_miss_under_every_khishti(
    khishti_value: str,
    cards: int,
    bid: int,
    taken: int,
    per_trick: str,
    flat: str,
    per_missing: str,
    per_difference: str,
) -> None:
    cost = COSTS[khishti_value][cards == 9]
    for miss, told in zip(MISSES, (per_trick, flat, per_missing, per_difference), strict=True):
        word, _, otherwise = told.partition(" ")
        expected = int(word) if word != "K" else (-cost if cost else int(otherwise))
        options = f"miss={miss} khishti={khishti_value}"
        assert points(bid, taken, cards, options) == expected, options


@pytest.mark.parametrize(
    ("bid", "taken", "cards", "house", "scored"),
    [
        (3, 3, 5, "jokerx", 200),  # the worked examples
        (5, 5, 5, "jokerx", 500),
        (3, 2, 5, "jokerx", 20),
        (3, 4, 5, "jokerx", 40),
        (0, 2, 5, "jokerx", 20),
        (9, 9, 9, "jokerx", 900),
        (1, 0, 9, "jokerx", -500),
        (1, 0, 9, "tamashebi", -200),
        (1, 0, 9, "tamashebi khishti=per-card", -900),
        (1, 0, 8, "jokerx", -200),
        (1, 0, 9, "pagat", 0),
        (1, 0, 9, "dealers-card", 0),
        (1, 0, 9, "next-seat", -200),
        (1, 0, 9, "old-school", -500),
    ],
)
def test_worked_examples(bid: int, taken: int, cards: int, house: str, scored: int) -> None:
    assert score(bid, taken, cards, read_house(house)).points == scored


@pytest.mark.parametrize("value", KHISHTIS)
def test_khishti_of_a_deal(value: str) -> None:
    house = read_house(f"jokerx khishti={value}")
    assert (khishti(house, 5), khishti(house, 9)) == COSTS[value]
    assert khishti(house, 8) == (800 if value == "per-card" else COSTS[value][0])


def test_nines_only_matches_use_the_second_khishti_in_every_deal() -> None:
    house = read_house("jokerx schedule=nines")
    assert {khishti(house, cards) for cards in house.deals} == {500}


@pytest.mark.parametrize(
    ("bid", "taken", "options", "told"),
    [
        (5, 5, "", "all"),
        (3, 3, "", "made"),
        (0, 0, "", "pass"),
        (0, 1, "", "failed-pass"),
        (2, 0, "", "khishti"),
        (2, 0, "khishti=0", "short"),
        (2, 0, "miss=per-missing", "short"),
        (2, 0, "miss=per-difference", "khishti"),
        (2, 1, "", "short"),
        (2, 3, "", "over"),
    ],
)
def test_what_happened_is_named(bid: int, taken: int, options: str, told: str) -> None:
    assert score(bid, taken, 5, read_house(f"jokerx {options}")).kind == told
