"""The packs, by the number of seats and option ``pack``."""

from jokeri.cards import CARDS, JOKER, SECOND_JOKER, Card, Suit
from jokeri.games.five_hundred.house import House

RED, BLACK = "DH", "SC"

_RANKS = "AKQJT98765432"


def _suits(red: str, black: str) -> tuple[Card, ...]:
    return tuple(CARDS[rank + suit] for suit in Suit for rank in (red if suit in RED else black))


PACKS: dict[str, tuple[Card, ...]] = {
    "33": (*_suits("AKQJT987", "AKQJT987"), JOKER),
    "43": (*_suits("AKQJT987654", "AKQJT98765"), JOKER),
    "45": (*_suits("AKQJT987654", "AKQJT987654"), JOKER),
    "46": (*_suits("AKQJT987654", "AKQJT987654"), JOKER, SECOND_JOKER),
    "53": (*_suits(_RANKS, _RANKS), JOKER),
    "63": (*_suits("AKQJRWE" + _RANKS[4:], "AKQJWE" + _RANKS[4:]), JOKER),
}
"""By the number of cards; 11, 12 and 13 are E, W and R."""

_BY_SEATS = {"2": "33", "3": "33", "5": "53", "6": "63"}

HAND = 10
JOKERS = (JOKER, SECOND_JOKER)
"""The first beats the second."""


def pack_of(house: House) -> tuple[Card, ...]:
    """Return the cards of a house's pack, in a fixed order."""
    return PACKS[_BY_SEATS.get(house.seats, house.pack)]


def hands_in(house: House) -> int:
    """Return how many hands are dealt: two seats have a dead third one."""
    return max(int(house.seats), 3)


def kitty_size(house: House) -> int:
    """Return how many cards the kitty has."""
    return len(pack_of(house)) - HAND * hands_in(house)
