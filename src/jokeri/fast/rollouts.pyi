from collections.abc import Sequence

from jokeri.fast.maxn import MaxN
from jokeri.fast.net import Net
from jokeri.fast.position import Position

def weigh(
    play_net: Net,
    bid_net: Net,
    position: Position,
    history: Sequence[int],
    seat: int,
    heats: tuple[float, float],
) -> float: ...
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
) -> list[tuple[float, float, float]]: ...
