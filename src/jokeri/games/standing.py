"""Places by points."""

from collections.abc import Sequence


def places_of(points: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each; equal points share one (1 1 3 4)."""
    return tuple(1 + sum(other > mine for other in points) for mine in points)
