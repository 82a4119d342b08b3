"""Suits, ranks, cards and the joker; each writes itself as in the text form."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Suit(StrEnum):
    """A suit; its value is its letter in the text form."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"


class Rank(IntEnum):
    """A rank; a greater value beats a smaller one of the same suit."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    ELEVEN = 11
    TWELVE = 12
    THIRTEEN = 13
    JACK = 14
    QUEEN = 15
    KING = 16
    ACE = 17

    @property
    def letter(self) -> str:
        """The rank's single letter in the text form."""
        return "23456789TEWRJQKA"[self - 2]


@dataclass(frozen=True, slots=True)
class Card:
    """A card. A joker has neither rank nor suit, so it never counts as holding one."""

    text: str
    rank: Rank | None
    suit: Suit | None

    def __str__(self) -> str:
        """Write the card as in the text form: ``AS``, ``TD``, ``X``."""
        return self.text


JOKER = Card("X", None, None)
SECOND_JOKER = Card("Y", None, None)
"""The other joker, in games that tell the two apart."""


def card_of(rank: Rank, suit: Suit) -> Card:
    """Return the card of a rank and a suit."""
    return CARDS[rank.letter + suit]


CARDS: dict[str, Card] = {
    rank.letter + suit: Card(rank.letter + suit, rank, suit) for suit in Suit for rank in Rank
} | {"X": JOKER, "Y": SECOND_JOKER}
"""Every card by its text."""


def cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by spaces; a word that is no card raises ``KeyError``."""
    return tuple(CARDS[word] for word in text.split())


def written(several: Iterable[Card]) -> str:
    """Write cards parted by single spaces."""
    return " ".join(card.text for card in several)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the hand less one copy of ``card``, the others in their order."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
