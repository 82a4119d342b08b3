from collections.abc import Sequence

from jokeri.fast.bounds import Bounds

class Table(Bounds):
    nodes: int
    def __init__(self, bits: int = 18) -> None: ...
    def deal(self, flags: int, trump: int, hands: Sequence[int]) -> None: ...
