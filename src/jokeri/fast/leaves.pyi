from array import array

from jokeri.fast.position import Position

def fill(position: Position, depth: int, counters: array[int]) -> None: ...
