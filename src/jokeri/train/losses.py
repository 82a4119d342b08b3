"""What the nets are asked to get right."""

import numpy as np
from numpy.typing import NDArray

from jokeri.fast.net import OUTCOMES
from jokeri.train.layers import Floats

_CAP = 4.0
"""Others' mean points count up to so many hundreds: a few houses lose thousands in a deal."""


def of_choices(outputs: Floats, chosen: NDArray[np.int16], others: Floats) -> tuple[float, Floats]:
    """Return how much the tricks that came surprise, plus the error of the others' mean points.

    ``outputs``: a row for each decision, the outcomes of all choices; ``chosen``: ten times the
    choice, plus the tricks that it took; ``others``: points in hundreds. Also returns the slope.
    """
    every = np.arange(len(outputs))
    choice, taken = chosen // 10, chosen % 10
    blocks = outputs.reshape(len(outputs), -1, OUTCOMES)
    made = blocks[every, choice]
    chances = np.exp(made[:, :10] - made[:, :10].max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    surprise = float(-np.log(chances[every, taken] + 1e-9).mean())
    wrong = made[:, 10] - np.clip(others, -_CAP, _CAP)
    part = np.empty_like(made)
    part[:, :10] = chances
    part[every, taken] -= 1
    part[:, 10] = wrong
    slope = np.zeros_like(blocks)
    slope[every, choice] = part / len(outputs)
    return surprise + float((wrong**2).mean()) / 2, slope.reshape(outputs.shape)
