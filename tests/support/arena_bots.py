"""Bots for the arena's tests, found as ``support.arena_bots:NAME``."""

import os
import random
from collections.abc import Sequence
from typing import Any


class First:
    """Makes the first move there is; no chance in it."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        return moves[0]


class Last:
    """Makes the last move there is."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        return moves[-1]


class Witness:
    """Keeps the hands that it bid on, by seat, and plays as First does."""

    seen: list[tuple[int, tuple[Any, ...]]] = []  # noqa: RUF012  # shared on purpose

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        if view.phase.value == "bid":
            self.seen.append((view.seat, view.hand))
        return moves[0]


class Failing:
    """Fails in the first deal of more than three cards."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        if view.cards > 3:
            raise RuntimeError("no idea what to do")
        return moves[0]


class Dying:
    """Takes its process with it."""

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        os._exit(3)
