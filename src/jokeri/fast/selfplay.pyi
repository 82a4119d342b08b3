from array import array
from collections.abc import Sequence

from jokeri.fast.net import Net
from jokeri.fast.position import Position

WIDTH: int

def run_deals(
    position: Position,
    nets: tuple[Net, Net, Net, Net],
    plan: tuple[int, int, int, int, int, int],
    sizes: memoryview,
    seats: memoryview,
    samples: tuple[array[int], array[int], array[float], array[int], array[int], array[float]],
    points: memoryview,
) -> tuple[int, int]: ...
