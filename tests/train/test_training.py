"""Training: the same seed gives the same nets; interrupted, it goes on as if it had not been."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from jokeri.bots.georgian.brain import read_brain
from jokeri.cli import app
from jokeri.games.georgian.house import read_house
from jokeri.train import losses, training
from jokeri.train.curve import lead
from jokeri.train.selfplay import USUAL, WITH_HABITS, Seat, Table
from jokeri.train.training import Training


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DEALS", 64)


def weights(run: Training) -> list[list[float]]:
    return [part.reshape(-1).tolist() for each in (run.play, run.bid) for part in each.mean]


def test_it_goes_on_from_its_file_as_if_nothing_had_been(tmp_path: Path) -> None:
    table, file = Table(2), tmp_path / "stand.npz"
    whole, parted = Training.fresh(4, 1000), Training.fresh(4, 1000)
    for _ in range(3):
        whole.step(table)
    parted.step(table)
    parted.save(file)
    again = Training.load(file)
    for _ in range(2):
        again.step(Table(1))
    assert weights(whole) == weights(again)
    assert whole.batches == again.batches == 3


def test_another_seed_learns_from_other_deals() -> None:
    one, two = (Training.fresh(seed, 1000) for seed in (1, 2))
    for each in (one, two):
        each.step(Table(1))
    assert weights(one) != weights(two)


def test_the_slope_of_the_loss_is_its_slope() -> None:
    rng = np.random.default_rng(2)
    outputs = rng.standard_normal((5, 33)).astype(np.float32)
    chosen = np.array([2, 13, 25, 7, 20], np.int16)
    others = rng.standard_normal(5).astype(np.float32)
    _, slope = losses.of_choices(outputs, chosen, others)
    for place in ((0, 2), (1, 11 + 3), (2, 22 + 10), (4, 22), (3, 30)):
        up, down = outputs.copy(), outputs.copy()
        up[place] += 0.01
        down[place] -= 0.01
        step = losses.of_choices(up, chosen, others)[0] - losses.of_choices(down, chosen, others)[0]
        assert slope[place] == pytest.approx(step / 0.02, abs=2e-3)


def test_nets_against_themselves_are_ahead_by_nothing() -> None:
    pair = Training.fresh(1, 100).pair()
    same = lead(pair, pair, 40, read_house("jokerx"))
    assert same.mean == pytest.approx(0)


def test_somebody_learns_in_every_deal() -> None:
    seats = USUAL.seats(np.random.default_rng(1), 3000)
    assert (seats == Seat.PRESENT).any(1).all()
    assert 0.15 < (seats == Seat.OLDER).any(1).mean() < 0.25
    assert 0.05 < (seats == Seat.RULES).any(1).mean() < 0.15
    assert not (seats == Seat.HABITS).any()
    assert (WITH_HABITS.seats(np.random.default_rng(1), 3000) == Seat.HABITS).any()


def test_the_command_trains_goes_on_and_writes_nets(tmp_path: Path) -> None:
    file, nets = tmp_path / "stand.npz", tmp_path / "nets.bin"
    for _ in range(2):
        arguments = ["train", str(file), "--deals", "64", "--threads", "1", "--out", str(nets)]
        assert CliRunner().invoke(app, arguments).exit_code == 0
    assert Training.load(file).batches == 1
    assert read_brain(nets).play.inputs > 0


def test_the_command_refuses_what_is_no_training(tmp_path: Path) -> None:
    file = tmp_path / "stand.npz"
    file.write_bytes(b"no training")
    refused = CliRunner().invoke(app, ["train", str(file)])
    assert refused.exit_code == 1
    assert "no training can go on from this" in refused.output
