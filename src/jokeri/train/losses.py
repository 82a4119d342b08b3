"""What the nets are asked to get right."""

import numpy as np
from numpy.typing import NDArray

from jokeri.train.layers import Floats


def of_plays(
    outputs: Floats, played: NDArray[np.int16], worth: Floats
) -> tuple[float, Floats]:
    """Return the mean squared error of the plays made, and its slope."""
    every = np.arange(len(outputs))
    wrong = outputs[every, played] - worth
    slope = np.zeros_like(outputs)
    slope[every, played] = wrong * (2 / len(outputs))
    return float((wrong**2).mean()), slope


def of_bids(
    outputs: Floats, bids: NDArray[np.int16], worth: Floats
) -> tuple[float, Floats]:
    """Return the bits by which final tricks surprise, plus the error of the others' mean points.

    ``bids``: ten times the bid, plus the tricks taken in the end.
    """
    every = np.arange(len(outputs))
    bid, taken = bids // 10, bids % 10
    logits = outputs[:, :100].reshape(-1, 10, 10)[every, bid]
    chances = np.exp(logits - logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    slope = np.zeros_like(outputs)
    part = chances.copy()
    part[every, taken] -= 1
    slope[:, :100].reshape(-1, 10, 10)[every, bid] = part / len(outputs)
    wrong = outputs[every, 100 + bid] - worth
    slope[every, 100 + bid] = wrong * (2 / len(outputs))
    surprise = float(-np.log(chances[every, taken] + 1e-9).mean())
    return surprise + float((wrong**2).mean()), slope
