from typing import TypeAlias

from jokeri.fast.net import Net
from jokeri.fast.position import Position

Foreseen: TypeAlias = dict[int, tuple[float, list[float]]]

def plays(net: Net, position: Position) -> Foreseen: ...
def bids(net: Net, position: Position) -> Foreseen: ...
def trumps(
    net: Net, position: Position, seen: int, completions: int, seed: int
) -> dict[int, float]: ...
