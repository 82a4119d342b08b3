"""Deep Monte Carlo self-play: play a batch, learn from it, play the next with what was learned."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from jokeri.bots.georgian.brain import read_brain
from jokeri.fast.features import BID_CHOICES, BID_INPUTS, PLAY_CHOICES, PLAY_INPUTS
from jokeri.train import losses
from jokeri.train.layers import Learner
from jokeri.train.selfplay import ONE_LEARNS, USUAL, WITH_HABITS, Batch, Pair, Table

DEALS = 4096
"""Deals of one batch."""

PLAY_SHAPE = (PLAY_INPUTS, 256, 64, PLAY_CHOICES)
BID_SHAPE = (BID_INPUTS, 128, 64, BID_CHOICES)
_STEP = 2048
_KEEP_EVERY, _KEEP = 25, 12
"""An older net is kept every so many batches, and so many of them in all."""


@dataclass
class Training:
    """Where a training stands: the nets, the older ones, how many batches were played.

    ``habits``: nets of somebody's habits (``imitation``) that are company. ``against``: nets that
    never change and sit in all other seats, for a best response to them.
    """

    seed: int
    total: int
    play: Learner
    bid: Learner
    batches: int = 0
    older: list[Pair] = field(default_factory=list)
    habits: Pair | None = None
    against: Pair | None = None

    @classmethod
    def fresh(cls, seed: int, total: int) -> "Training":
        """Begin with random nets, for ``total`` deals."""
        rng = np.random.default_rng(seed)
        return cls(
            seed,
            total,
            Learner.fresh(PLAY_SHAPE, rng, 2.0),
            Learner.fresh(BID_SHAPE, rng, 2.0),
        )

    def take(self, pair: Pair) -> None:
        """Go on from nets as they are; raise ``ValueError`` for another shape."""
        for learner, (shape, weights) in zip((self.play, self.bid), pair, strict=True):
            learner.take(shape, weights)

    @property
    def deals(self) -> int:
        """How many deals were played so far."""
        return self.batches * DEALS

    def pair(self) -> Pair:
        """Return the nets that play: the running means of the weights."""
        return tuple((each.shape, flat(each.mean)) for each in (self.play, self.bid))

    def step(self, table: Table) -> tuple[float, float]:
        """Play a batch and learn from it; return the mean losses of plays and bids."""
        rng = np.random.default_rng((self.seed, self.batches))
        pair = self.pair()
        if self.batches % _KEEP_EVERY == 0:
            self.older.append(pair)
            if len(self.older) > _KEEP:  # the oldest go one in two, so that some stay far back
                del self.older[int(rng.integers(0, _KEEP // 2))]
        older = self.against or self.older[int(rng.integers(0, len(self.older)))]
        company = ONE_LEARNS if self.against else WITH_HABITS if self.habits else USUAL
        done = min(1.0, self.deals / self.total)
        tries = (int(50 - 35 * done), int(120 - 80 * done))
        rate = 2e-5 + 1e-3 * 0.5 * (1 + float(np.cos(np.pi * done)))
        pairs = (pair, older, self.habits or pair)
        chunks = table.play(Batch(pairs, company, DEALS, self.deals, self.seed, tries), rng)
        play_rows = np.concatenate([chunk.play_rows for chunk in chunks])
        played = np.concatenate([chunk.played for chunk in chunks])
        play_worth = np.concatenate([chunk.play_worth for chunk in chunks])
        bid_rows = np.concatenate([chunk.bid_rows for chunk in chunks])
        bids = np.concatenate([chunk.bids for chunk in chunks])
        bid_worth = np.concatenate([chunk.bid_worth for chunk in chunks])
        play_losses = [
            self.play.learn(
                play_rows[some],
                (played[some], play_worth[some]),
                losses.of_choices,
                rate,
                table.pool,
            )
            for some in pieces(rng, len(played))
        ]
        bid_losses = [
            self.bid.learn(
                bid_rows[some], (bids[some], bid_worth[some]), losses.of_choices, rate, table.pool
            )
            for some in pieces(rng, len(bids))
        ]
        self.batches += 1
        return float(np.mean(play_losses)), float(np.mean(bid_losses))

    def save(self, path: Path) -> None:
        """Write everything that is needed to go on; the file is whole or the old one."""
        parts: dict[str, np.ndarray] = {
            "stand": np.array(
                [self.seed, self.total, self.batches, self.play.steps, self.bid.steps]
            )
        }
        for name, learner in (("play", self.play), ("bid", self.bid)):
            for kind in ("weights", "slopes", "squares", "mean"):
                for at, part in enumerate(getattr(learner, kind)):
                    parts[f"{name}-{kind}-{at}"] = part
        for at, pair in enumerate(self.older):
            for name, (_, weights) in zip(("play", "bid"), pair, strict=True):
                parts[f"older-{at}-{name}"] = np.frombuffer(weights, np.float32)
        fresh = path.with_suffix(".part")
        with fresh.open("wb") as file:
            np.savez(file, allow_pickle=False, **parts)
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Training":
        """Read where a training stood."""
        with np.load(path) as parts:
            seed, total, batches, play_steps, bid_steps = (int(part) for part in parts["stand"])
            learners = {}
            for name, shape, steps in (
                ("play", PLAY_SHAPE, play_steps),
                ("bid", BID_SHAPE, bid_steps),
            ):
                kinds = [
                    [parts[f"{name}-{kind}-{at}"] for at in range(6)]
                    for kind in ("weights", "slopes", "squares", "mean")
                ]
                weights, slopes, squares, mean = kinds
                learners[name] = Learner(shape, weights, slopes, squares, mean, steps)
            older: list[Pair] = []
            while f"older-{len(older)}-play" in parts:
                at = len(older)
                older.append(
                    tuple(
                        (shape, array("f", parts[f"older-{at}-{name}"].tobytes()))
                        for name, shape in (("play", PLAY_SHAPE), ("bid", BID_SHAPE))
                    )
                )
        return cls(seed, total, learners["play"], learners["bid"], batches, older)


def flat(layers: list[np.ndarray]) -> "array[float]":
    """Return a net's weights in one row, as ``jokeri.fast.net`` takes them."""
    return array("f", np.concatenate([part.reshape(-1) for part in layers]).tobytes())


def pieces(rng: np.random.Generator, count: int) -> Iterator[np.ndarray]:
    """Yield all numbers below ``count``, shuffled, in equal pieces of about a step's size."""
    yield from np.array_split(rng.permutation(count), max(1, round(count / _STEP)))


def read_pair(path: Path) -> Pair:
    """Read nets as training takes them; raise ``ValueError`` where the file holds none."""
    brain = read_brain(path)
    return tuple(zip(brain.shapes, brain.weights, strict=True))
