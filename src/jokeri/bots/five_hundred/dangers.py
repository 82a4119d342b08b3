"""How dangerous a hand's cards are when no trick may be taken."""

from jokeri.cards import Card, Suit
from jokeri.games.five_hundred.packs import JOKERS

Cards = tuple[Card, ...]

JOKER_DANGER = 6.0
FIRST_SAFE = 0.12
NEXT_SAFE = 0.17
"""Which part of a suit may be lower and with others, without danger to the own lowest card of it,
and how much more for each card that is held below."""


def danger_of(card: Card, hand: Cards, pack: Cards) -> float:
    """Return how many more lower cards others may hold than a card can safely have below it."""
    if card in JOKERS:
        return JOKER_DANGER
    suit = [each for each in pack if each.suit is card.suit]
    lower = [each for each in suit if (each.rank or 0) < (card.rank or 0)]
    own = sum(each in hand for each in lower)
    return max(len(lower) - own - len(suit) * (FIRST_SAFE + NEXT_SAFE * own), 0.0)


def danger(hand: Cards, pack: Cards) -> float:
    """Return the danger of a whole hand: the worst card of each suit, and jokers."""
    worst = (
        max((danger_of(card, hand, pack) for card in hand if card.suit is suit), default=0.0)
        for suit in Suit
    )
    return sum(worst) + JOKER_DANGER * sum(card in JOKERS for card in hand)


def most_dangerous(hand: Cards, pack: Cards) -> Card:
    """Return the card to get rid of first."""
    return max(hand, key=lambda card: (danger_of(card, hand, pack), card.rank or 0))


def without_worst(hand: Cards, count: int, pack: Cards) -> Cards:
    """Return the hand without its most dangerous cards."""
    for _ in range(count):
        worst = most_dangerous(hand, pack)
        hand = tuple(card for card in hand if card != worst)
    return hand
