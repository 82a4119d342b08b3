"""The trained nets with a look ahead in a few worlds: a hand in a twentieth of a second."""

from jokeri.bots.georgian.search import Level, SearchBot

LEVEL = Level(worlds=20)


class NormalBot(SearchBot):
    """Plays Georgian Joker well."""

    def __init__(self) -> None:
        super().__init__(LEVEL)
