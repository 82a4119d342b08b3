"""Means with 95 % intervals, from independent observations."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

LEVEL = 0.95
_AS_NORMAL = 2000
"""From so many degrees of freedom Student's t is the normal one but for a thousandth."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and how far its interval reaches to either side; of one observation: to infinity."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.half


def interval(observed: Sequence[float]) -> Interval:
    """Return the mean of at least one independent observation, with its interval by Student's t."""
    n = len(observed)
    if n == 1:
        return Interval(observed[0], math.inf)
    error = statistics.stdev(observed) / math.sqrt(n)
    return Interval(statistics.fmean(observed), t_quantile(n - 1) * error)


@lru_cache
def t_quantile(freedom: int) -> float:
    """Return between which -t and t a value of Student's t lies with a chance of ``LEVEL``."""
    if freedom >= _AS_NORMAL:
        return statistics.NormalDist().inv_cdf((1 + LEVEL) / 2)
    low, high = 0.0, 16.0  # 12.7 is the highest there is
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < LEVEL else (low, middle)
    return low


def _within(t: float, freedom: int) -> float:
    """Return the chance of a value between -t and t: Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    angle = math.atan(t / math.sqrt(freedom))
    odd = freedom % 2
    term = math.sin(angle) * (math.cos(angle) if odd else 1.0)
    total = 0.0
    for power in range(2 + odd, freedom + 1, 2):
        total += term
        term *= math.cos(angle) ** 2 * (power - 1) / power
    return (angle + total) * 2 / math.pi if odd else total
