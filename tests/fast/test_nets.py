"""Nets: what they reckon, that they see no other hand, and both modes alike."""

import json
import os
import subprocess
import sys
from array import array

import numpy as np
import pytest

from jokeri.bots.georgian.brain import shipped, shipped_habits
from jokeri.bots.georgian.likely import HEATS
from jokeri.fast import mode, policy
from jokeri.fast.features import PLAY_INPUTS, bid_inputs, play_inputs
from jokeri.fast.maxn import MaxN
from jokeri.fast.net import OUTCOMES, Net
from jokeri.fast.position import Position
from jokeri.fast.rollouts import retrace, rollouts, weigh
from jokeri.fast.rules import freeze
from jokeri.games.georgian.house import read_house
from jokeri.train.layers import Learner, dense
from jokeri.train.training import flat
from support.positions import HOUSES, dealt, some_positions, under_way

PROGRAM = """
import json
from support.positions import some_positions
from jokeri.bots.georgian.brain import shipped, shipped_habits
from jokeri.bots.georgian.likely import HEATS
from jokeri.fast import mode, policy
found = []
for position in some_positions(6):
    if position.phase == 1:
        found.append(sorted(policy.bids(shipped().bid, position).items()))
    elif position.phase == 2:
        found.append(sorted(policy.plays(shipped().play, position).items()))
print(json.dumps([mode(), found]))
"""


def test_a_net_reckons_what_numpy_reckons() -> None:
    learner = Learner.fresh((PLAY_INPUTS, 48, 24, 7), np.random.default_rng(3), 1.0)
    learner.weights = [part + np.float32(0.01) for part in learner.weights]
    net = Net(learner.shape, flat(learner.weights))
    active = [3, 40, 200, PLAY_INPUTS - 1]
    row = np.full((1, 9), -1, np.int16)
    row[0, :4] = active
    first, first_bias, second, second_bias, last, last_bias = learner.weights
    hidden = np.maximum(dense(row, PLAY_INPUTS) @ first + first_bias, 0)
    wanted = (np.maximum(hidden @ second + second_bias, 0) @ last + last_bias).reshape(7, OUTCOMES)
    for choice in range(7):
        assert net.evaluate(active, choice) == pytest.approx(wanted[choice].tolist(), abs=1e-4)


@pytest.mark.parametrize(
    ("active", "choice"), [([PLAY_INPUTS], 0), ([-1], 0), ([0], 46), ([0] * 129, 0)]
)
def test_a_net_refuses_what_it_has_not(active: list[int], choice: int) -> None:
    with pytest.raises(ValueError):
        shipped().play.evaluate(active, choice)


@pytest.mark.parametrize("house", HOUSES)
def test_inputs_are_within_the_nets_and_none_is_there_twice(house: str) -> None:
    for seed in range(60):
        position = under_way(house, 1 + seed % 9, seed, seed)
        if position.phase == 1:
            active, limit = bid_inputs(shipped().bid, position), shipped().bid.inputs
        elif position.phase == 2:
            active, choices = play_inputs(shipped().play, position)
            limit = shipped().play.inputs
            assert len(set(choices)) == len(choices) == position.legal().bit_count()
        else:
            continue
        assert len(set(active)) == len(active)
        assert all(0 <= each < limit for each in active)


def test_other_hands_are_not_seen() -> None:
    for seed in range(40):
        position = under_way("jokerx", 9, seed, 4 + seed % 30)
        if position.phase != 2:
            continue
        other = Position(freeze(read_house("jokerx")))
        unseen = [seat for seat in range(4) if seat != position.turn]
        history, hands = position.history(), list(position.hands)
        while position.length:
            position.undo()
        first = list(position.hands)
        played = [first[seat] & ~hands[seat] for seat in range(4)]
        one, two = unseen[0], unseen[1]
        if hands[one].bit_count() != hands[two].bit_count():
            continue
        first[one], first[two] = played[one] | hands[two], played[two] | hands[one]
        other.start(first, 9, position.trump, position.dealer)
        retrace(other, history)
        for move in history:
            position.apply(move)
        assert policy.plays(shipped().play, other) == policy.plays(shipped().play, position)


def test_worths_are_those_of_the_chances_foreseen() -> None:
    position = under_way("jokerx", 5, 8, 4)
    for worth, chances in policy.plays(shipped().play, position).values():
        assert len(chances) == 6
        assert sum(chances) == pytest.approx(1)
        assert -600 < worth < 600


def test_a_world_in_which_a_move_was_not_legal_is_refused() -> None:
    position = dealt("jokerx", 9, 4)
    absent = next(card for card in range(36) if not position.hands[position.turn] >> card & 1)
    bids = [46 + 3, 46 + 2, 46 + 1, 46 + 4]
    with pytest.raises(ValueError, match="not legal"):
        weigh(four_nets(), position, [*bids, absent], 15, HEATS)
    with pytest.raises(ValueError, match="does not hold"):
        retrace(dealt("jokerx", 9, 4), [*bids, absent])


@pytest.mark.parametrize("heats", [(0.0, 0.15), (0.25, -1.0), (float("nan"), 0.15)])
def test_heats_are_above_0(heats: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="heats"):
        weigh(four_nets(), dealt("jokerx", 9, 4), [], 15, (HEATS[0], heats))


def test_nets_look_where_there_is_something_to_see() -> None:
    brain, bidding = shipped(), dealt("jokerx", 5, 4)
    without = bidding.without_bids()
    for position in (bidding, without):
        with pytest.raises(ValueError, match="nobody is to play"):
            play_inputs(brain.play, position)
    with pytest.raises(ValueError, match="nobody is to bid"):
        bid_inputs(brain.bid, without)
    with pytest.raises(ValueError, match="without bids"):
        weigh(four_nets(), without, [], 15, HEATS)


@pytest.mark.parametrize(("seen", "completions"), [(14, 0), (1 << 38, 3), (1023 << 1, 3)])
def test_trumps_are_weighed_by_hands_that_can_be(seen: int, completions: int) -> None:
    named = dealt("jokerx", 9, 4)
    position = Position(freeze(read_house("jokerx")))
    position.start(named.hands, 9, None, 0)
    assert set(policy.trumps(shipped().bid, position, 14, 3, 1)) == set(range(56, 61))
    with pytest.raises(ValueError, match="no hand"):
        policy.trumps(shipped().bid, position, seen, completions, 1)


def test_what_is_done_as_the_nets_would_is_likelier() -> None:
    brain = shipped()
    position = dealt("jokerx", 9, 12)
    bids = policy.bids(brain.bid, position)
    best = max(bids, key=lambda move: bids[move][0])
    worst = min(bids, key=lambda move: bids[move][0])
    likely, unlikely = (
        weigh(four_nets(), dealt("jokerx", 9, 12), [move], 15, HEATS) for move in (best, worst)
    )
    seat = position.turn
    assert unlikely[seat] < likely[seat] < 0
    for kind in (likely[:4], likely[4:8], likely[8:]):
        assert sum(kind) == kind[seat] < 0  # nobody else has bid


def test_habits_go_on_where_it_is_said() -> None:
    """With every seat by habits, or none, other ends come, and the same every time."""
    habits = shipped_habits()
    aims = (1.0, -1 / 3, -1 / 3, -1 / 3, *(0.0,) * 4)
    differ = 0
    for seed in range(12):
        position = dealt("jokerx", 5, seed)
        moves = [number for number in range(46, 56) if position.legal() >> number & 1]
        ends = [
            rollouts(
                shipped().play, shipped().bid, position, moves, aims, (0, 0), MaxN(8),
                position.copy(), (habits.play, habits.bid, by_habit),
            )
            for by_habit in ((0,) * 4, (1,) * 4, (1,) * 4)
        ]  # fmt: skip
        assert ends[1] == ends[2]
        differ += ends[0] != ends[1]
    assert differ > 6


def four_nets() -> tuple[Net, Net, Net, Net]:
    """Return the nets that play, and those of the careful player's habits."""
    brain, habits = shipped(), shipped_habits()
    return brain.play, brain.bid, habits.play, habits.bid


def test_the_last_trick_is_rolled_out_to_its_points() -> None:
    rules = freeze(read_house("jokerx"))
    position = Position(rules)
    position.start((1 << 8, 1 << 7, 1 << 6, 1 << 5), 1, 3, 3)  # clubs A K Q J, spades trump
    for bid in (1, 0, 0, 1):
        position.apply(46 + bid)
    scratch = Position(rules)
    aims = (1.0, -1 / 3, -1 / 3, -1 / 3, 30.0, 0.0, 0.0, 0.0)
    ((worth, own, exact),) = rollouts(
        shipped().play, shipped().bid, position, [8], aims, (0, 0), MaxN(8), scratch
    )
    points = position_points(position)
    assert worth == pytest.approx(points[0] + 30 - sum(points[1:]) / 3)
    assert (own, exact) == (points[0], 1.0)


def position_points(position: Position) -> tuple[int, ...]:
    """Return the points after seat 0 leads and all follow."""
    over = position.copy()
    while over.legal():
        over.apply((over.legal() & -over.legal()).bit_length() - 1)
    return tuple(over.scores())


@pytest.mark.skipif(mode() == "interpreted", reason="this run is the interpreted one")
def test_interpreted_nets_foresee_the_same() -> None:
    environment = {**os.environ, "JOKERI_PURE": "1", "PYTHONPATH": "tests"}
    said, found = json.loads(
        subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True,
            text=True,
        ).stdout
    )  # fmt: skip
    assert said == "interpreted"
    assert len(found) > 3
    for at, position in enumerate(some_positions(6)):
        here = (
            policy.bids(shipped().bid, position)
            if position.phase == 1
            else policy.plays(shipped().play, position)
        )
        for (move, (worth, chances)), told in zip(sorted(here.items()), found[at], strict=True):
            assert told[0] == move
            assert told[1][0] == pytest.approx(worth, abs=0.05)
            assert told[1][1] == pytest.approx(chances, abs=1e-3)


def test_weights_must_fit_the_shape() -> None:
    with pytest.raises(ValueError, match="weights"):
        Net((4, 4, 4, 4), array("f", [0.0]))
    with pytest.raises(ValueError, match="wide"):
        Net((4, 512, 4, 4), array("f"))
    with pytest.raises(ValueError, match="weights"):
        Net((4, 4, 4, 4), bytes(260))  # type: ignore[arg-type]  # 65 floats, read as such


def test_ends_are_exact_whatever_was_tried_before() -> None:
    """Every move of a seat is followed by max^n, with the cards that the others have let be."""
    brain, found = shipped(), 0
    for seed in range(40):
        position = dealt("jokerx", 2, seed)
        for bid in policy_bids(position):
            position.apply(bid)
        moves = [number for number in range(46) if position.legal() >> number & 1]
        own = position.turn
        aims = (*(1.0 if seat == own else -1 / 3 for seat in range(4)), *(0.0,) * 4)
        ends = rollouts(
            brain.play, brain.bid, position, moves, aims, (0, 1), MaxN(8), position.copy()
        )
        for move, (worth, points, exact) in zip(moves, ends, strict=True):
            over = position.copy()
            over.apply(move)
            while popcount_of(over) % 4:
                best = policy.plays(brain.play, over)
                over.apply(max(best, key=lambda each: best[each][0]))
            hands = [
                [card for card in range(38) if over.hands[seat] >> card & 1] for seat in range(4)
            ]
            tricks = MaxN(8).tricks(over, hands)
            assert (exact == 1.0) == (tricks[own] == position.bids[own])
            found += worth != points
    assert found


def policy_bids(position: Position) -> list[int]:
    """Return bids of one, or the nearest to it, for all four seats."""
    trial, bids = position.copy(), []
    for _ in range(4):
        legal = [number for number in range(46, 56) if trial.legal() >> number & 1]
        bids.append(min(legal, key=lambda number: abs(number - 47)))
        trial.apply(bids[-1])
    return bids


def popcount_of(position: Position) -> int:
    """Return how many cards are still held."""
    return sum(hand.bit_count() for hand in position.hands)
