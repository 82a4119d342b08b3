from typing import Any

from jokeri.fast.net import Net
from jokeri.fast.position import Position

WIDTH: int

def run_deals(
    position: Position,
    nets: tuple[Net, ...],
    plan: tuple[int, ...],
    sizes: Any,
    seats: Any,
    samples: tuple[Any, ...],
    points_out: Any,
) -> tuple[int, int]: ...
