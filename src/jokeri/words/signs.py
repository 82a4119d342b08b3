"""How points and cards are written for people, in any language."""

from jokeri.cards import JOKER, Card, Rank, Suit

SUIT_SIGNS = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}


MINUS = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    """Write points with a minus sign, not a hyphen, and without grouping."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def added(points: int) -> str:
    """Write what is added or taken away, with its sign; 0 has none."""
    return f"+{points}" if points > 0 else signed(points)


def card_sign(card: Card) -> str:
    """Write a card with its suit's sign: ``K♥``, ``10♦``; a joker stays ``X``."""
    if card.rank is None or card.suit is None:
        return JOKER.text
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    return rank + SUIT_SIGNS[card.suit]
