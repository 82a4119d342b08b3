"""The pack: 52 cards and two equal jokers; what a card counts."""

from jokeri.cards import CARDS, JOKER, Card, Suit

RANKS = "A23456789TJQK"
"""Ranks in the order of runs: the ace is low only."""

NATURAL: tuple[Card, ...] = tuple(CARDS[rank + suit] for suit in Suit for rank in RANKS)
PACK: tuple[Card, ...] = (*NATURAL, JOKER, JOKER)

SEATS = 2
HAND = 8
SAFETY = 2
"""Safety cards that each seat gets."""

JOKER_REACH = 13

CARD_WORDS: dict[str, Card] = {card.text: card for card in PACK}
VALUES: dict[Card, int] = {card: RANKS.index(card.text[0]) + 1 for card in NATURAL}


def reach(safety: Card) -> int:
    """Return how deep into the discard pile a safety card lets its owner reach; 1 is the top."""
    return JOKER_REACH if safety == JOKER else VALUES[safety]
