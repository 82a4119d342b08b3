"""Any game with a leak planted in it, to see that the suites find it."""

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from jokeri.game import Game, Kind, Step
from jokeri.seats import Seat

Wire = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """A view or an event, with the state that it is of."""

    real: Any
    state: Any
    seat: Seat | None = None


@dataclass(frozen=True)
class LeakingGame:
    """The game itself, but what it tells carries the state along."""

    real: Game[Any, Any]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def view(self, state: Any, seat: Seat | None) -> Seen:
        return Seen(self.real.view(state, seat), state, seat)

    def apply(self, state: Any, move: Any) -> Step[Any]:
        step = self.real.apply(state, move)
        return Step(step.state, tuple(Seen(event, step.state) for event in step.events))


@dataclass(frozen=True)
class LeakingKind:
    """A game's kind that tells ``leak(state, seat)`` too, in a ``place``: view, event, sheet."""

    real: Kind
    place: str
    leak: Callable[[Any, Seat | None], Any]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def game(self, house: Any) -> Any:
        return LeakingGame(self.real.game(house))

    def view_wire(self, seen: Seen) -> Wire:
        return self._with("view", self.real.view_wire(seen.real), seen)

    def sheet_wire(self, seen: Seen) -> tuple[int, Wire]:
        version, sheet = self.real.sheet_wire(seen.real)
        return version, self._with("sheet", sheet, seen)

    def event_wire(self, seen: Seen) -> Wire:
        return self._with("event", self.real.event_wire(seen.real), seen)

    def _with(self, place: str, wire: Wire, seen: Seen) -> Wire:
        return wire | {"leak": self.leak(seen.state, seen.seat)} if place == self.place else wire


def checksum(state: Any, seat: Seat | None) -> int:
    """Return a number that depends on all cards and names none."""
    return zlib.crc32(repr(state).encode())


def another_hand(kind: Kind, house: Any) -> Callable[[Any, Seat | None], Any]:
    """Return what leaks the hand of another seat."""
    game = kind.game(house)

    def leak(state: Any, seat: Seat | None) -> Any:
        other = next(one for one in game.seats if one != seat)
        return json.loads(json.dumps(kind.view_wire(game.view(state, other))["hand"]))

    return leak
