"""The trained nets with a look ahead in a few worlds: a move in a twentieth of a second."""

from jokeri.bots.georgian.search import Level, Look, SearchBot
from jokeri.fast import mode

COMPILED = Level(
    look=Look(worlds=100, drawn=300, depth=1), late=Look(worlds=100, drawn=300), trust=40.0
)
INTERPRETED = Level(look=Look(worlds=3, drawn=3, depth=1))
"""Where the nets run some hundred times as slowly, fewer worlds keep it under half a second."""

LEVEL = COMPILED if mode() == "compiled" else INTERPRETED


class NormalBot(SearchBot):
    """Plays Georgian Joker well."""

    def __init__(self) -> None:
        super().__init__(LEVEL)
