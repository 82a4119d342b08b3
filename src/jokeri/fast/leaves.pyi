from collections.abc import Sequence
from typing import TypeAlias

from jokeri.fast.position import Position

Key: TypeAlias = tuple[int, int, int, int, int]

def after_trick(position: Position, plies: int) -> tuple[dict[Key, int], int]: ...
def set_trick(position: Position, hands: Sequence[int], leader: int) -> None: ...
def bids_left(position: Position, plies: int) -> int: ...
