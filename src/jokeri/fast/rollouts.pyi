from collections.abc import Sequence

from jokeri.fast.maxn import MaxN
from jokeri.fast.net import Net
from jokeri.fast.position import Position

def weigh(
    nets: tuple[Net, Net, Net, Net],
    position: Position,
    history: Sequence[int],
    seats: int,
    heats: tuple[tuple[float, float], tuple[float, float]],
) -> list[float]: ...
def retrace(position: Position, history: Sequence[int]) -> None: ...
def rollouts(
    play_net: Net | None,
    bid_net: Net | None,
    position: Position,
    moves: Sequence[int],
    aims: Sequence[float],
    ends: tuple[int, int],
    maxn: MaxN,
    scratch: Position,
    habits: tuple[Net, Net, Sequence[int]] | None = None,
) -> list[tuple[float, float, float]]: ...
