"""The games, by the name that a record's first line says."""

from collections.abc import Mapping

from jokeri.game import Kind
from jokeri.games.five_hundred.kind import FiveHundredKind
from jokeri.games.georgian.kind import GeorgianKind
from jokeri.games.japanese.kind import JapaneseKind
from jokeri.games.jokers.kind import JokersKind

GAMES: Mapping[str, Kind] = {
    "joker": GeorgianKind(),
    "jokers": JokersKind(),
    "five-hundred": FiveHundredKind(),
    "japanese-joker": JapaneseKind(),
}
