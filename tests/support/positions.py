"""Random positions of the fast core."""

import random

from jokeri.fast.position import Position
from jokeri.fast.rules import freeze
from jokeri.games.georgian.house import read_house

HOUSES = ("jokerx", "tamashebi led_low_unanswered=discard", "old-school", "pagat")


def dealt(house: str, cards: int, seed: int) -> Position:
    """Return a random deal before its first bid."""
    rules = freeze(read_house(house))
    pack = [card for card in range(38) if rules.pack >> card & 1]
    random.Random(seed).shuffle(pack)
    hands = [sum(1 << card for card in pack[seat * cards :][:cards]) for seat in range(4)]
    position = Position(rules)
    position.start(hands, cards, seed % 5, seed % 4)
    return position


def under_way(house: str, cards: int, seed: int, moves: int) -> Position:
    """Return a random deal after so many random moves."""
    position, rng = dealt(house, cards, seed), random.Random(seed)
    for _ in range(moves):
        legal = [move for move in range(61) if position.legal() >> move & 1]
        if not legal:
            break
        position.apply(rng.choice(legal))
    return position


def some_positions(count: int) -> list[Position]:
    """Return positions of several houses in which somebody is to bid or to play."""
    found = []
    for seed in range(100):
        position = under_way(HOUSES[seed % 4], 3 + seed % 7, seed, 3 * seed % 20)
        if position.phase in (1, 2):
            found.append(position)
    return found[:count]
