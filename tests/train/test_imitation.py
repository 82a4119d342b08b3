"""Nets of a bot's habits do as it does."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from jokeri.bots.georgian.brain import read_brain
from jokeri.cli import app
from jokeri.fast.net import HABIT
from jokeri.games.georgian.house import read_house
from jokeri.train import training
from jokeri.train.curve import lead
from jokeri.train.imitation import learn_habits, of_habits, together, watch
from jokeri.train.selfplay import Seat
from jokeri.train.training import Training


class Timid:
    """Bids as little as it may and plays the first card of its list."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        return moves[0]


def test_the_slope_of_the_loss_is_its_slope() -> None:
    outputs = np.random.default_rng(2).standard_normal((4, 33)).astype(np.float32)
    chosen, legal = np.array([2, 0, 1, 2], np.int16), np.array([7, 5, 3, 6], np.uint64)
    _, slope = of_habits(outputs, chosen, legal)
    for place in ((0, 11 + HABIT), (1, HABIT), (1, 11 + HABIT), (3, 22 + HABIT), (2, 4)):
        up, down = outputs.copy(), outputs.copy()
        up[place] += 0.01
        down[place] -= 0.01
        step = of_habits(up, chosen, legal)[0] - of_habits(down, chosen, legal)[0]
        assert slope[place] == pytest.approx(step / 0.02, abs=2e-3)


def test_habits_are_learned() -> None:
    watched = watch(Timid(), 120, 1)
    again = watch(Timid(), 120, 1)
    assert [each.chosen for each in watched] == [each.chosen for each in again]
    surprises = list(learn_habits(watched, 80, 1, 2))
    assert surprises[-1][0] < surprises[0][0] / 1.5
    assert surprises[-1][1] < 0.2 < surprises[0][1]
    both = together([watched[1], again[1]])
    assert len(both.rows) == len(both.legal) == 2 * len(watched[1].chosen)


def test_habits_sit_at_the_table() -> None:
    pair = Training.fresh(1, 100).pair()
    same = lead(pair, pair, 40, read_house("jokerx"), Seat.HABITS)
    assert same.mean != 0  # the same nets, but asked for their habits: another player


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DEALS", 64)


@pytest.mark.usefixtures("small")
def test_the_command_writes_nets_that_training_takes(tmp_path: Path) -> None:
    nets, stand = str(tmp_path / "habits.bin"), str(tmp_path / "stand.npz")
    watching = ["imitate", "random", nets, "--deals", "30", "--jobs", "1"]
    assert CliRunner().invoke(app, watching).exit_code == 0
    assert read_brain(Path(nets)).shapes[0][0] > 400
    learning = ["train", stand, "--deals", "64", "--threads", "1", "--habits", nets]
    assert CliRunner().invoke(app, [*learning, "--begin", nets, "--out", nets]).exit_code == 0


def test_what_cannot_be_imitated_gets_a_sentence(tmp_path: Path) -> None:
    for bot, out in (("nobody", tmp_path / "a"), ("random", tmp_path / "no" / "where")):
        told = CliRunner().invoke(app, ["imitate", bot, str(out)])
        assert told.exit_code == 1
        assert told.output.strip()
