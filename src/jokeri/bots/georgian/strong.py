"""The trained nets with a look ahead in many worlds: up to half a second for a move."""

from jokeri.bots.georgian.search import Level, Look, SearchBot
from jokeri.fast import mode

CAN_PLAY = mode() == "compiled"
"""Interpreted it would keep the others waiting for minutes."""

LEVEL = Level(
    look=Look(worlds=500, drawn=1500, depth=1),
    bids=Look(worlds=150, drawn=600, open_cards=4),
    late=Look(worlds=500, drawn=1500),
    width=6,
    trust=20.0,
)


class StrongBot(SearchBot):
    """Plays Georgian Joker as well as we know how to."""

    def __init__(self) -> None:
        super().__init__(LEVEL)
