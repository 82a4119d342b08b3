"""Bids: their values and the order in which they outrank one another."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from jokeri.cards import Suit
from jokeri.games.five_hundred.house import House


class Denomination(Enum):
    """What a bid is without its number; the value is its word in the text form."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    NO_TRUMP = "NT"
    MISERE = "misere"
    OPEN_MISERE = "open-misere"
    BLIND_MISERE = "blind-misere"


NUMBERED = tuple(Denomination)[:5]
MISERES = tuple(Denomination)[5:]


class Kitty(Enum):
    """Whether the contractor takes the kitty; the value ends the bid in the text form."""

    TAKEN = ""
    LEFT = "!"


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: tricks (0 in a misere), denomination, and whether the kitty is taken."""

    tricks: int
    denomination: Denomination
    kitty: Kitty = Kitty.TAKEN

    def __str__(self) -> str:
        """Write ``7S``, ``10NT``, ``misere``, ``8H!``."""
        return f"{self.tricks or ''}{self.denomination.value}{self.kitty.value}"

    @property
    def misere(self) -> bool:
        """Whether the contractor must take no trick."""
        return self.denomination in MISERES

    @property
    def trump(self) -> Suit | None:
        """The trump suit, ``None`` without trumps."""
        if self.denomination in NUMBERED[:4]:
            return Suit(self.denomination.value)
        return None

    @property
    def value(self) -> int:
        """The points of the bid."""
        if self.denomination is Denomination.MISERE:
            return 250
        if self.misere:
            return 500
        return 40 + 20 * NUMBERED.index(self.denomination) + 100 * (self.tricks - 6)


_NUMBERED = tuple(Bid(tricks, suit) for tricks in range(6, 11) for suit in NUMBERED)
MISERE, OPEN_MISERE, BLIND_MISERE = (Bid(0, denomination) for denomination in MISERES)

BIDS: dict[str, Bid] = {
    str(bid): bid
    for rung in (*_NUMBERED, MISERE, OPEN_MISERE, BLIND_MISERE)
    for bid in (rung, Bid(rung.tricks, rung.denomination, Kitty.LEFT))
}
"""Every bid of any house, by its text."""


@lru_cache(maxsize=256)
def ladder(house: House) -> dict[Bid, int]:
    """Return the bids of a house with their ranks, lowest first; a higher one outranks."""
    rungs: list[Bid] = []
    for bid in _NUMBERED:
        rungs.append(bid)
        if house.misere != "off" and str(bid) == _below_misere(house):
            rungs.append(MISERE)
        if str(bid) == "10D":
            rungs += [OPEN_MISERE] * (house.open_misere == "on")
            rungs += [BLIND_MISERE] * (house.blind_misere == "on")
    if house.sans_kitty == "on":
        rungs = [bid for rung in rungs for bid in _both(rung)]
    return {bid: rank for rank, bid in enumerate(rungs)}


def _below_misere(house: House) -> str:
    return "7NT" if house.misere_rank == "below8S" else "8S"


def _both(rung: Bid) -> tuple[Bid, Bid]:
    """A bid without the kitty outranks the same bid with it, below the next rung."""
    return rung, Bid(rung.tricks, rung.denomination, Kitty.LEFT)


def outranks(bid: Bid, high: Bid | None, house: House) -> bool:
    """Whether a bid of the house is higher than the one standing."""
    ranks = ladder(house)
    return high is None or ranks[bid] > ranks[high]


def is_top(bid: Bid, house: House) -> bool:
    """Whether nothing outranks a bid."""
    return ladder(house)[bid] == len(ladder(house)) - 1


def misere_needs_seven(house: House) -> bool:
    """Whether a misere needs a bid of seven tricks or more before it."""
    return house.misere == "after7"
