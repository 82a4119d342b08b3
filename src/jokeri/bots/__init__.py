"""Bots: each chooses a move from a view, as a person does."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from jokeri.bots.by_game import BotByGame
from jokeri.bots.casts import OfCast, characters
from jokeri.bots.random_bot import RandomBot
from jokeri.game import Kind


class Bot(Protocol):
    """A player that holds no state between its moves."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``, knowing only ``view``; all chance comes from ``rng``."""
        ...


class ListedBot(Bot, Protocol):
    """A bot that people may choose."""

    def plays(self, kind: Kind) -> bool:
        """Whether it plays a game."""
        ...


CHARACTERS: Mapping[str, OfCast] = characters()
"""The bots that have a name and a face, the easiest of a game first."""

BOTS: Mapping[str, ListedBot] = {
    "random": RandomBot(),
    **{name: BotByGame(name) for name in ("careful", "instant", "normal", "strong")},
    **CHARACTERS,
}
"""Every bot by its name: the levels, then the characters."""


QUICK = ("instant", "careful")
"""Those that move in place of another that does not answer, the first choice first."""


def stand_ins(bot: str, kind: Kind) -> tuple[str, ...]:
    """Return the quicker bots that may move in place of one, the first choice first."""
    if bot not in BOTS or bot == "random":
        return ()
    after = QUICK[QUICK.index(bot) + 1 :] if bot in QUICK else QUICK
    return tuple(name for name in after if BOTS[name].plays(kind))


def bots_of(kind: Kind) -> tuple[str, ...]:
    """Return the names of the bots that play a game."""
    return tuple(name for name, bot in BOTS.items() if bot.plays(kind))
