"""What a finished deal and a finished pulka leave on the sheet."""

from dataclasses import dataclass

from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class DealResult:
    """A scored deal; bids, tricks taken and points are by seat."""

    cards: int
    dealer: Seat
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]

    def exact(self, seat: Seat) -> bool:
        """Whether the seat took what it had bid."""
        return self.bids[seat] == self.taken[seat]


@dataclass(frozen=True, slots=True)
class PulkaResult:
    """A settled pulka, by seat: the points added, and which of its deals was the best.

    ``premia`` and ``moshla`` count deals from 0 within the pulka: the best that was added, the
    best that was lost; ``None`` where nothing happened.
    """

    added: tuple[int, ...]
    premia: tuple[int | None, ...]
    moshla: tuple[int | None, ...]
    exact: tuple[bool, ...]
