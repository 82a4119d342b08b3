"""The score of one deal. Rules, section 6."""

from dataclasses import dataclass
from functools import lru_cache

from jokeri.games.georgian.house import House

PER_CARD = 100


def khishti(house: House, cards: int) -> int:
    """Return the points that khishti costs in a deal of so many cards; 0 when there is none."""
    return _khishti(house.khishti, cards)


@lru_cache(maxsize=256)
def _khishti(value: str, cards: int) -> int:
    if value == "per-card":
        return PER_CARD * cards
    below, _, nines = value.partition("/")
    return int(nines) if nines and cards == 9 else int(below)


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's score of one deal.

    ``kind`` says why, for the sheet: ``all made pass khishti failed-pass short over``.
    """

    points: int
    kind: str


def score(bid: int, taken: int, cards: int, house: House) -> Score:
    """Return the score of a seat that bid ``bid`` and took ``taken`` tricks of ``cards``."""
    if bid != taken:
        return miss(bid, taken, khishti(house, cards), house)
    if bid == cards:
        return Score(100 * cards, "all")
    return Score(50 * bid + 50, "made" if bid else "pass")


def miss(bid: int, taken: int, costs: int, house: House) -> Score:
    """Return the score of a missed bid; ``costs`` are khishti's points, 0 when there is none."""
    kind = "failed-pass" if bid == 0 else "short" if taken < bid else "over"
    none_taken = bid >= 1 and taken == 0
    match house.miss:
        case "flat":
            points, is_khishti = 10 * taken, True
        case "per-missing":
            points, is_khishti = -100 * (bid - taken) if taken < bid else 10 * taken, False
        case "per-difference":
            points, is_khishti = -100 * abs(bid - taken) if bid else -200, none_taken
        case _:
            points, is_khishti = 10 * taken, none_taken
    return Score(-costs, "khishti") if is_khishti and costs else Score(points, kind)
