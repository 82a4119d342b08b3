"""What a table's task is told to do, and who listens to it."""

from dataclasses import dataclass
from typing import Any, Protocol

from jokeri.seats import Seat
from jokeri.server.messages import Look, Move, Unreadable

CLOSE_FAULT = 1011
CLOSE_UNKNOWN = 4404
CLOSE_RECORD = 4409


class Listener(Protocol):
    """One socket at a seat. ``sheet_known`` is the version of the sheet it has, -1 for none."""

    seat: int
    sheet_known: int

    def tell(self, frame: str) -> None:
        """Send a frame after those before it."""
        ...

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        ...

    def answered(self) -> None:
        """Let the next request in."""
        ...


@dataclass(frozen=True, slots=True)
class Join:
    """A socket has opened."""

    listener: Listener


@dataclass(frozen=True, slots=True)
class Leave:
    """A socket has gone."""

    listener: Listener


@dataclass(frozen=True, slots=True)
class Ask:
    """A socket's message."""

    listener: Listener
    message: Move | Look | Unreadable


@dataclass(frozen=True, slots=True)
class DealerDue:
    """It is the dealer's turn, after entry ``seq``."""

    seq: int


@dataclass(frozen=True, slots=True)
class BotChose:
    """A bot has chosen a move, after entry ``seq``."""

    seq: int
    seat: Seat
    move: Any


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The table is closed for good."""


Command = Join | Leave | Ask | DealerDue | BotChose | GivenUp
