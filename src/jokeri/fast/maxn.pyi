from collections.abc import Sequence

from jokeri.fast.position import Position

class MaxN:
    nodes: int
    def __init__(self, bits: int = 18) -> None: ...
    def tricks(self, position: Position, hands: Sequence[Sequence[int]]) -> tuple[int, ...]: ...
