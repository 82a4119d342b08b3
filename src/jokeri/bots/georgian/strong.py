"""The trained nets with a look ahead in many worlds: up to half a second for a move."""

from jokeri.bots.georgian.search import Level, SearchBot
from jokeri.fast import mode

CAN_PLAY = mode() == "compiled"
"""Interpreted it would keep the others waiting for minutes."""

LEVEL = Level(worlds=500, width=6, depth=1, open_cards=2, trust=60.0)


class StrongBot(SearchBot):
    """Plays Georgian Joker as well as we know how to."""

    def __init__(self) -> None:
        super().__init__(LEVEL)
