"""Characters: people with a name and a face, who play one game each.

A game has a cast where its folder has one (``bots/georgian/characters``): ``cast`` names the
temperaments, ``player`` plays them. So a cast comes and goes with its game.
"""

import pkgutil
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from jokeri.game import Kind


@dataclass(frozen=True, slots=True)
class OfCast:
    """Plays as one of the characters of a game, ``jokeri.games.<game>``."""

    game: str
    name: str

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return one of ``moves``; ``view`` is that of the seat to move."""
        if len(moves) == 1:
            return moves[0]
        return _player(self.game, self.name).choose(view, moves, rng)

    @property
    def hardness(self) -> str:
        """How hard it is to beat: ``easy``, ``middling``, ``hard``, ``very-hard``."""
        hardness: str = _cast(self.game)[self.name].hardness.value
        return hardness

    @property
    def pace(self) -> float:
        """For how many seconds it may seem to think."""
        pace: float = _cast(self.game)[self.name].pace
        return pace

    def plays(self, kind: Kind) -> bool:
        """Whether it is of the game's cast and can play here: some need the compiled core."""
        if type(kind).__module__.split(".")[2] != self.game:
            return False
        player = import_module(f"{_folder(self.game)}.player")
        return bool(player.can_play(_cast(self.game)[self.name]))


def characters() -> dict[str, OfCast]:
    """Return the characters of all games by their names."""
    games = [part.name for part in pkgutil.iter_modules([str(Path(__file__).parent)]) if part.ispkg]
    return {
        name: OfCast(game, name)
        for game in games
        if find_spec(_folder(game)) is not None
        for name in _cast(game)
    }


@lru_cache
def _player(game: str, name: str) -> Any:
    return import_module(f"{_folder(game)}.player").Character(_cast(game)[name])


def _cast(game: str) -> Mapping[str, Any]:
    cast: Mapping[str, Any] = import_module(f"{_folder(game)}.cast").CAST
    return cast


def _folder(game: str) -> str:
    return f"jokeri.bots.{game}.characters"
