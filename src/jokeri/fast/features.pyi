from jokeri.fast.net import Net
from jokeri.fast.position import Position

PLAY_INPUTS: int
PLAY_OUTPUTS: int
BID_INPUTS: int
BID_OUTPUTS: int

def play_inputs(net: Net, position: Position) -> tuple[list[int], list[int]]: ...
def bid_inputs(net: Net, position: Position) -> list[int]: ...
