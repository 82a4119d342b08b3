from array import array

LARGEST_WIDE: int
LARGEST_NARROW: int
LARGEST_OUTPUTS: int
MOST_ACTIVE: int

class Net:
    inputs: int
    wide: int
    narrow: int
    outputs: int
    count: int
    active: list[int]
    slot: list[int]
    def __init__(self, shape: tuple[int, int, int, int], weights: array[float]) -> None: ...
    def evaluate(self, active: list[int]) -> list[float]: ...
