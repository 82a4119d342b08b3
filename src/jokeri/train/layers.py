"""A net that learns: the same shape as ``jokeri.fast.net`` plays, in numpy, with Adam."""

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from jokeri.fast.net import OUTCOMES

Floats = NDArray[np.float32]
Shape = tuple[int, int, int, int]
Targets = tuple[NDArray[np.generic], ...]
Loss = Callable[..., tuple[float, Floats]]
"""From outputs and targets: the mean loss, and its slope by the outputs."""

_FIRST, _SECOND, _STILL = 0.9, 0.999, 1e-8  # Adam's usual constants
_MEAN = 0.998  # how slowly the averaged weights follow


def sizes_of(shape: Shape) -> Iterator[tuple[int, ...]]:
    """Yield the shapes of the layers' weights and biases, in the order in which they are kept."""
    inputs, wide, narrow, choices = shape
    outputs = choices * OUTCOMES
    yield from ((inputs, wide), (wide,), (wide, narrow), (narrow,), (narrow, outputs), (outputs,))


@dataclass
class Learner:
    """Weights, what Adam remembers of their slopes, and their running mean, which is what plays."""

    shape: Shape
    weights: list[Floats]
    slopes: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)
    mean: list[Floats] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def fresh(cls, shape: Shape, rng: np.random.Generator, gain: float) -> "Learner":
        """Return random weights; ``gain``: how much of the usual width the first layer gets."""
        weights: list[Floats] = []
        for size in sizes_of(shape):
            wide = gain if not weights else 1.0
            scale = wide * (2 / size[0]) ** 0.5 if len(size) == 2 else 0.0
            weights.append((rng.standard_normal(size) * scale).astype(np.float32))
        weights[4] *= 0.1  # begins with outputs near nought
        zero = [np.zeros_like(part) for part in weights]
        return cls(
            shape,
            weights,
            zero,
            [part.copy() for part in zero],
            [part.copy() for part in weights],
        )

    def take(self, shape: Shape, flat: "array[float]") -> None:
        """Go on from a net's weights, all in one row; raise ``ValueError`` for another shape."""
        if shape != self.shape:
            raise ValueError(f"a net of shape {shape} is no beginning for one of {self.shape}")
        parts = np.split(
            np.frombuffer(flat, np.float32), np.cumsum([part.size for part in self.weights])[:-1]
        )
        for place, part in enumerate(parts):
            self.weights[place] = part.reshape(self.weights[place].shape).copy()
            self.mean[place] = self.weights[place].copy()

    def learn(
        self, rows: NDArray[np.int16], targets: Targets, loss: Loss, rate: float, pool: Executor
    ) -> float:
        """Take one step of Adam; the two halves of the rows are reckoned side by side."""
        halves = zip(*(np.array_split(each, 2) for each in (rows, *targets)), strict=True)
        (first, up), (second, down) = pool.map(
            lambda half: self._slopes(half[0], half[1:], loss), halves
        )
        self._step([(a + b) * np.float32(0.5) for a, b in zip(up, down, strict=True)], rate)
        return (first + second) / 2

    def _slopes(
        self, rows: NDArray[np.int16], targets: Targets, loss: Loss
    ) -> tuple[float, list[Floats]]:
        inputs = dense(rows, self.shape[0])
        first, first_bias, second, second_bias, last, last_bias = self.weights
        hidden = np.maximum(inputs @ first + first_bias, 0)
        deep = np.maximum(hidden @ second + second_bias, 0)
        found, up = loss(deep @ last + last_bias, *targets)
        down = (up @ last.T) * (deep > 0)
        below = (down @ second.T) * (hidden > 0)
        return found, [
            inputs.T @ below,
            below.sum(0),
            hidden.T @ down,
            down.sum(0),
            deep.T @ up,
            up.sum(0),
        ]

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        fair = rate * (1 - _SECOND**self.steps) ** 0.5 / (1 - _FIRST**self.steps)
        mean = min(_MEAN, self.steps / (self.steps + 10))
        for part, slope in enumerate(slopes):
            self.slopes[part] *= _FIRST
            self.slopes[part] += (1 - _FIRST) * slope
            self.squares[part] *= _SECOND
            self.squares[part] += (1 - _SECOND) * slope * slope
            self.weights[part] -= fair * self.slopes[part] / (np.sqrt(self.squares[part]) + _STILL)
            self.mean[part] *= mean
            self.mean[part] += (1 - mean) * self.weights[part]


def dense(rows: NDArray[np.int16], inputs: int) -> Floats:
    """Return rows of input numbers, filled up with -1, as rows of zeros and ones."""
    made = np.zeros((len(rows), inputs + 1), np.float32)
    made[np.arange(len(rows))[:, None], rows] = 1  # -1 is the column at the end
    return made[:, :inputs]
