"""The pack: 36 cards, two jokers for the black sixes; equal in rank, but told apart."""

from jokeri.cards import CARDS, JOKER, SECOND_JOKER, Card, Suit

SUITED: tuple[Card, ...] = tuple(
    CARDS[rank + suit] for suit in Suit for rank in "AKQJT9876" if rank + suit not in ("6S", "6C")
)
JOKERS = (JOKER, SECOND_JOKER)
PACK: tuple[Card, ...] = (*SUITED, *JOKERS)
CARD_WORDS: dict[str, Card] = {card.text: card for card in PACK}

SEATS = 2
HAND = 8
COLUMNS = 5
SEEN_BEFORE_TRUMP = 3
TRICKS = 18
