"""What a finished deal leaves on the sheet."""

from dataclasses import dataclass
from enum import Enum

from jokeri.games.five_hundred.bids import Bid
from jokeri.seats import Seat


class Outcome(Enum):
    """How a deal ended; the value is its word on the wire."""

    MADE = "made"
    FAILED = "failed"
    THROWN_IN = "thrown-in"  # everybody passed
    UNCALLED = "uncalled"  # everybody passed and it was played without trumps


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal. ``tricks``, ``points`` and the running ``total`` are by side."""

    dealer: Seat
    contractor: Seat | None
    partner: Seat | None  # at five seats
    contract: Bid | None
    outcome: Outcome
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    total: tuple[int, ...]
