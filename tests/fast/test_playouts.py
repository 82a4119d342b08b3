"""Batched playouts: the same rows however they are split, and refusals of what cannot be."""

import random
from collections import Counter

import pytest

from jokeri.fast.bridge import position_of
from jokeri.fast.playouts import Playouts, playouts
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.scoring import score
from support.deals import at_play, dealt

JOKERX = read_house("jokerx")


def rows(result: Playouts) -> tuple[list[int], ...]:
    return (list(result.trump), list(result.bids), list(result.taken), list(result.points))


def test_threads_change_nothing() -> None:
    one = playouts(3000, JOKERX, seed=11, cards=4, threads=1)
    assert rows(one) == rows(playouts(3000, JOKERX, seed=11, cards=4, threads=7))
    assert rows(one) != rows(playouts(3000, JOKERX, seed=12, cards=4, threads=1))


@pytest.mark.parametrize("policy", ["uniform", "lowest"])
@pytest.mark.parametrize("house", ["jokerx", "pagat", "old-school", "tamashebi miss=flat"])
def test_every_row_is_a_deal_of_the_house(house: str, policy: str) -> None:
    read = read_house(house)
    played = playouts(200, read, policy, 1)
    for row in range(200):
        bids, taken = (list(kind[4 * row : 4 * row + 4]) for kind in (played.bids, played.taken))
        assert sum(taken) == 9 != sum(bids)
        expected = [score(b, t, 9, read).points for b, t in zip(bids, taken, strict=True)]
        assert list(played.points[4 * row : 4 * row + 4]) == expected


def test_given_positions_are_played_on() -> None:
    rng = random.Random(1)
    house = read_house("jokerx schedule=5")
    starts = [position_of(at_play(rng, house), house) for _ in range(40)]
    starts += [position_of(dealt(rng, house), house) for _ in range(40)]
    before = [start.legal() for start in starts]
    played = playouts(starts, house, seed=3)
    assert rows(played) == rows(playouts(starts, house, seed=3, threads=3))
    assert [start.legal() for start in starts] == before
    assert all(sum(played.taken[4 * row : 4 * row + 4]) == 5 for row in range(80))
    for row in range(40):
        assert list(played.bids[4 * row : 4 * row + 4]) == list(starts[row].bids)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"deals": -1}, "so many deals"),
        ({"deals": 1 << 40}, "so many deals"),
        ({"policy": "best"}, "no policy"),
        ({"seed": -1}, "a seed is"),
        ({"seed": 1 << 64}, "a seed is"),
        ({"seed": 1.5}, "a seed is"),
        ({"cards": 0}, "1 to 9 cards"),
        ({"cards": 10}, "1 to 9 cards"),
        ({"threads": 0}, "number of threads"),
        ({"deals": [None]}, "a number or positions"),
        ({"deals": [position_of(dealt(random.Random(1), JOKERX), JOKERX)],
          "house": read_house("tamashebi")}, "another house"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(arguments: dict[str, object], sentence: str) -> None:
    asked = {"deals": 10, "house": JOKERX, **arguments}
    with pytest.raises(ValueError, match=sentence):
        playouts(**asked)  # type: ignore[arg-type]


def readable_playouts(count: int, house: House, seed: int) -> list[tuple[tuple[int, ...], ...]]:
    """Return the tricks and points of random deals by the readable engine."""
    rng = random.Random(seed)
    game = Joker(house)
    found: list[tuple[tuple[int, ...], ...]] = []
    for _ in range(count):
        state = dealt(rng, house)
        while not state.results:
            state = game.apply(state, rng.choice(game.moves(state))).state
        found.append((state.results[0].taken, state.results[0].points))
    return found


def chi_square(one: Counter[int], other: Counter[int]) -> float:
    """Return in standard deviations how far two samples are apart; rare values are put together."""
    total = one.total() + other.total()
    cells: list[list[int]] = [[0, 0]]
    for value in sorted(one | other):
        cells[-1][0] += one[value]
        cells[-1][1] += other[value]
        if sum(cells[-1]) >= 40:
            cells.append([0, 0])
    cells[-2][0] += cells[-1][0]
    cells[-2][1] += cells.pop()[1]
    share = one.total() / total
    chi = sum(
        (a - share * (a + b)) ** 2 / (share * (a + b))
        + (b - (1 - share) * (a + b)) ** 2 / ((1 - share) * (a + b))
        for a, b in cells
    )
    free = len(cells) - 1
    return float((chi - free) / (2 * free) ** 0.5)


@pytest.mark.parametrize("house", ["jokerx schedule=9", "pagat schedule=4", "tamashebi schedule=2"])
def test_tricks_and_scores_are_spread_as_by_the_readable_engine(house: str) -> None:
    read = read_house(house)
    count = 1200
    slow = readable_playouts(count, read, 1)
    played = playouts(4 * count, read, seed=2, cards=read.deals[0])
    # One seat a deal, as the four of one deal are not independent.
    for column, which in ((played.taken, 0), (played.points, 1)):
        fast = Counter(column[4 * row + row // 4 % 4] for row in range(4 * count))
        other = Counter(each[which][row % 4] for row, each in enumerate(slow))
        assert chi_square(fast, other) < 4.5
