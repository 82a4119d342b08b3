from collections.abc import Sequence
from typing import TypeAlias

from jokeri.fast.position import Position

Columns: TypeAlias = tuple[memoryview, ...]

def run_random(
    position: Position, first: int, shape: tuple[int, int, bool], seed: int, rows_out: Columns
) -> None: ...
def run_given(
    position: Position,
    first: int,
    starts: Sequence[Position],
    lowest: bool,
    seed: int,
    rows_out: Columns,
) -> None: ...
