"""What a table's task is told to do, and who listens to it."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

from jokeri.seats import Seat
from jokeri.server.acts import Act, Saying
from jokeri.server.hinting import HintAnswer, answer_hint
from jokeri.server.messages import Look, Move, Unreadable
from jokeri.server.table import Refusal

CLOSE_FAULT = 1011
CLOSE_SENT_AWAY = 4403
CLOSE_UNKNOWN = 4404
CLOSE_TOO_MANY = 4408
CLOSE_RECORD = 4409
CLOSE_TOO_FAST = 4429

Answer = asyncio.Future[Refusal | None]


class Listener(Protocol):
    """One socket of a guest at a table.

    ``sheet_known`` is the version of the sheet it has, -1 for none; ``seat`` is where the guest
    was when last told; ``known`` are hashes of the last frames by kind.
    """

    guest: int
    name: str | None
    address: str
    seat: int | None
    sheet_known: int
    known: dict[str, int]

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
    message: Move | Look | Act | Saying | Unreadable


@dataclass(frozen=True, slots=True)
class AskAs:
    """An act that came by a call; ``answer`` gets its refusal, or ``None`` when it is done."""

    guest: int
    name: str | None
    act: Act
    answer: Answer


@dataclass(frozen=True, slots=True)
class AskHint:
    """A guest asks for the best move; ``answer`` gets it, or why there is none."""

    guest: int
    answer: HintAnswer


@dataclass(frozen=True, slots=True)
class DealerDue:
    """It is the dealer's turn, after entry ``seq``."""

    seq: int


@dataclass(frozen=True, slots=True)
class BotChose:
    """A bot has chosen a move; ``late``: for a person whose time ran out."""

    thought: int
    seat: Seat
    move: Any
    late: bool = False


@dataclass(frozen=True, slots=True)
class TimeDue:
    """Something may be due by the clock."""


@dataclass(frozen=True, slots=True)
class IdleDue:
    """Nobody has been here for a while."""


@dataclass(frozen=True, slots=True)
class Close:
    """The table is closed for good by the host; ``answer`` is set when it is done."""

    answer: Answer


Command = Join | Leave | Ask | AskAs | AskHint | DealerDue | BotChose | TimeDue | IdleDue | Close


ENDED = {
    CLOSE_UNKNOWN: Refusal("not-found"),
    CLOSE_RECORD: Refusal("unknown-record"),
    CLOSE_FAULT: Refusal("not-saved"),
}
"""What a call is answered whose table has ended, by the code that its sockets get."""


def answer_call(answer: Answer, refusal: Refusal | None) -> None:
    """Answer a call, unless nobody waits for it any more."""
    if not answer.done():
        answer.set_result(refusal)


async def do_call(answer: Answer, doing: Coroutine[Any, Any, Refusal | None]) -> None:
    """Answer a call with what becomes of it, also where its table stops by it."""
    try:
        answer_call(answer, await doing)
    finally:
        answer_call(answer, ENDED[CLOSE_FAULT])


def turn_away(command: Command, code: int) -> None:
    """Let whoever waits for a command know that its table has ended."""
    match command:
        case Join(listener):
            listener.close(code)
        case AskAs(answer=answer) | Close(answer=answer):
            answer_call(answer, ENDED[code])
        case AskHint(answer=hint):
            answer_hint(hint, ENDED[code])
        case _:
            pass
