"""Houses that make a match short, for every game."""

from jokeri.games import GAMES

SHORTER = {
    "joker": "schedule=2-9/1",
    "jokers": "rounds=1",
    "five-hundred": "target=100",
    "japanese-joker": "target=1",
}
"""Words of a house that make a match short."""


def short_house(game: str) -> str:
    """Return the first preset's house, made short."""
    return f"{next(iter(GAMES[game].presets))} {SHORTER.get(game, '')}".strip()


def bots_of(game: str, house: str) -> tuple[str, ...]:
    """Return random bots for all seats but one."""
    kind = GAMES[game]
    return ("random",) * (len(kind.game(kind.house(house)).seats) - 1)
