from array import array
from collections.abc import Sequence

LARGEST_WIDE: int
LARGEST_NARROW: int
MOST_ACTIVE: int
OUTCOMES: int
HABIT: int

class Net:
    inputs: int
    wide: int
    narrow: int
    choices: int
    def __init__(self, shape: tuple[int, int, int, int], weights: array[float]) -> None: ...
    def evaluate(self, active: Sequence[int], choice: int) -> list[float]: ...
