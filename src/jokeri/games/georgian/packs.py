"""The packs: which cards a match is played with. Rules, section 1."""

from jokeri.cards import CARDS, JOKER, Card, Rank, Suit
from jokeri.games.georgian.house import House

_RANKS = (
    Rank.ACE,
    Rank.KING,
    Rank.QUEEN,
    Rank.JACK,
    Rank.TEN,
    Rank.NINE,
    Rank.EIGHT,
    Rank.SEVEN,
    Rank.SIX,
)
_ALL = tuple(CARDS[rank.letter + suit] for suit in Suit for rank in _RANKS)
_BLACK_SIXES = (CARDS["6S"], CARDS["6C"])

PACKS: dict[str, tuple[Card, ...]] = {
    "36": (*(card for card in _ALL if card not in _BLACK_SIXES), JOKER, JOKER),
    "38": (*_ALL, JOKER, JOKER),
}
"""By the value of option ``pack``: its cards, suit by suit, the two equal jokers last."""


def pack_of(house: House) -> tuple[Card, ...]:
    """Return the cards of a house's pack, in a fixed order."""
    return PACKS[house.pack]
