"""What the trick games of the Joker family share: trump, plays, a joker's call, cards of a suit."""

from dataclasses import dataclass
from enum import Enum

from jokeri.cards import Card, Suit
from jokeri.game import IllegalMove

SUITS = tuple(sorted(Suit))
"""Suits in the order of the written moves: C D H S."""


class Height(Enum):
    """How a joker is played; the value is its sign in the text form."""

    HIGH = "+"
    LOW = "-"


@dataclass(frozen=True, slots=True)
class Call:
    """What a joker's owner announces: high or low, and a suit when it is led."""

    height: Height
    suit: Suit | None = None

    def __str__(self) -> str:
        """Write ``+``, ``-``, ``+H``, ``-S``."""
        return self.height.value + (self.suit or "")


@dataclass(frozen=True, slots=True)
class NameTrump:
    """A seat names a suit, or bezi (``None``)."""

    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Play:
    """A card, with its call if it is a joker."""

    card: Card
    call: Call | None = None

    def __str__(self) -> str:
        """Write ``AS``, ``X+``, ``X-H``."""
        return self.card.text + (str(self.call) if self.call else "")


FOLLOWING_CALLS = tuple(Call(height) for height in Height)
LEADING_CALLS = tuple(Call(height, suit) for height in Height for suit in SUITS)
TRUMPS = {suit.value: NameTrump(suit) for suit in SUITS} | {"N": NameTrump(None)}


def is_joker(card: Card) -> bool:
    """Whether a card is a joker, which has no rank."""
    return card.rank is None


def of_suit(hand: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    """Return the cards of a suit; a joker belongs to none."""
    return tuple(card for card in hand if card.suit is suit)


def highest(held: tuple[Card, ...]) -> Card:
    """Return the highest of some cards of one suit."""
    return max(held, key=lambda card: card.rank or 0)


def check_call(play: Play, *, leading: bool) -> None:
    """Raise ``IllegalMove`` unless a joker, and only a joker, comes with the call it needs."""
    call = play.call
    if not is_joker(play.card):
        if call is not None:
            raise IllegalMove("call-not-allowed", {"card": play.card.text})
    elif call is None or (leading and call.suit is None):
        raise IllegalMove("call-missing", {"needs": "suit" if call else "height"})
    elif not leading and call.suit is not None:
        raise IllegalMove("call-not-allowed", {"card": play.card.text})
