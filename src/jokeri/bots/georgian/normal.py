"""The trained nets with a look ahead in a few worlds: a move in a twentieth of a second."""

from jokeri.bots.georgian.search import Level, SearchBot
from jokeri.fast import mode

LEVEL = Level(worlds=100, depth=1, trust=40.0)
INTERPRETED = Level(worlds=3, depth=1, trust=8.0, drawn=1)
"""Where the nets run some hundred times as slowly, fewer worlds keep it under half a second."""


class NormalBot(SearchBot):
    """Plays Georgian Joker well."""

    def __init__(self) -> None:
        super().__init__(LEVEL if mode() == "compiled" else INTERPRETED)
