from jokeri.fast.net import Net
from jokeri.fast.position import Position

PLAY_INPUTS: int
PLAY_CHOICES: int
BID_INPUTS: int
BID_CHOICES: int

def play_inputs(net: Net, position: Position) -> tuple[list[int], list[int]]: ...
def bid_inputs(net: Net, position: Position) -> list[int]: ...
