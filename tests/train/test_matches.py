"""Matches of self-play: drawn deals are scored, and pulkas settled, as the rules say."""

import json
from pathlib import Path

import numpy as np
import pytest

from jokeri.bots.georgian.outcomes import read_tallies, shipped
from jokeri.games.georgian import schedule
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.premia import settle
from jokeri.games.georgian.results import DealResult
from jokeri.games.georgian.scoring import score
from jokeri.seats import Seat
from jokeri.train import matches
from jokeri.train.matches import draw, main, tally


def some_deals(cards: int, rng: np.random.Generator) -> np.ndarray:
    """Return deals in which bids are often hit, so that pulkas have holders."""
    bids = rng.integers(0, cards + 1, (40, 4))
    taken = np.where(rng.random((40, 4)) < 0.8, bids, rng.integers(0, cards + 1, (40, 4)))
    return np.stack([bids, taken], -1).astype(np.int8)


@pytest.mark.parametrize(
    "name",
    ["jokerx", "tamashebi", "next-seat", "old-school", "tamashebi premia_many=cancel",
     "next-seat partners=pairs", "jokerx miss=per-difference", "tamashebi premia=off"],
)  # fmt: skip
def test_matches_are_scored_and_settled_by_the_rules(name: str) -> None:
    house, rng = read_house(f"{name} schedule=2-3-1/4/9-9"), np.random.default_rng(3)
    pool = {cards: some_deals(cards, rng) for cards in (1, 2, 3, 4, 9)}
    drawn = draw(pool, house, 60, rng)
    for match in range(60):
        at = 0
        for which, pulka in enumerate(schedule.pulkas(house.schedule)):
            results = tuple(
                DealResult(
                    cards, Seat(0),
                    (1, 1, 1, 1), tuple(int(hit) for hit in drawn.exact[match, at + number]),
                    tuple(drawn.points[match, at + number].tolist()),
                )
                for number, cards in enumerate(pulka)
            )  # fmt: skip
            assert tuple(drawn.added[match, which].tolist()) == settle(results, house).added
            at += len(pulka)
    assert (drawn.total == drawn.points.sum(1) + drawn.added.sum(1)).all()
    assert drawn.added.any() == (house.premia == "on")


def test_seats_keep_their_places_as_the_dealer_moves_on() -> None:
    house = read_house("jokerx schedule=2-2-2-2-2")
    only = np.array([[[0, 0], [1, 1], [2, 2], [1, 0]]], np.int8)  # from forehand to the dealer
    drawn = draw({2: only}, house, 1, np.random.default_rng(1))
    from_forehand = [score(bid, taken, 2, house).points for bid, taken in only[0].tolist()]
    for number in range(5):
        forehand = number % 4
        seats = [(forehand + place) % 4 for place in range(4)]
        assert [int(drawn.points[0, number, seat]) for seat in seats] == from_forehand


def test_a_tally_counts() -> None:
    made = np.array([[[0, 0], [1, 1], [0, 1], [1, 0]], [[0, 0], [1, 0], [0, 1], [0, 0]]], np.int8)
    found = tally(made, 2)
    assert found["hits"][0b0011] == found["hits"][0b1001] == 0.5
    assert found["made"][1][1][:2] == [0.5, 0.5]
    assert np.array(found["made"]).sum((1, 2)).tolist() == [1, 1, 1, 1]


def test_the_command_counts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "CHUNK", 6)
    tables = []
    for name, threads in (("one", "1"), ("two", "2")):
        file = tmp_path / name
        main(["--chunks", "1", "--seed", "4", "--threads", threads, "--out", str(file)])
        tables.append(json.loads(file.read_text()))
    assert tables[0] == tables[1]
    found = read_tallies(tables[0])
    assert set(found) == set(shipped())
    assert all(len(row.made[0]) == cards + 1 for cards, row in found.items())
