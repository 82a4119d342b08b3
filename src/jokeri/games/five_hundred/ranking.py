"""Which suit a card belongs to and which card is higher: bowers and jokers."""

from dataclasses import dataclass

from jokeri.cards import CARDS, JOKER, Card, Rank, Suit
from jokeri.games.five_hundred.packs import JOKERS

_SAME_COLOUR = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.DIAMONDS: Suit.HEARTS,
    Suit.HEARTS: Suit.DIAMONDS,
}
LEFT_BOWER, RIGHT_BOWER, SECOND, FIRST = range(Rank.ACE + 2, Rank.ACE + 6)
HIGH_JACK = Rank.ACE + 1


@dataclass(frozen=True, slots=True)
class Ranking:
    """The meaning of suits and ranks in a deal.

    ``named``: jokers whose suit the contractor has named. ``high_jacks``: each suit's jack above
    its ace (only without trumps).
    """

    trump: Suit | None
    named: tuple[tuple[Card, Suit], ...] = ()
    high_jacks: bool = False

    def suit_of(self, card: Card) -> Suit | None:
        """Return the suit that a card belongs to; an unnamed joker without trumps has none."""
        if card in JOKERS:
            return self.trump or dict(self.named).get(card)
        if self.trump and card == left_bower(self.trump):
            return self.trump
        return card.suit

    def rank_of(self, card: Card) -> int:
        """Return a card's rank within its suit."""
        if card in JOKERS:
            return FIRST if card == JOKER else SECOND
        if self.trump and card == right_bower(self.trump):
            return RIGHT_BOWER
        if self.trump and card == left_bower(self.trump):
            return LEFT_BOWER
        if self.high_jacks and card.rank is Rank.JACK:
            return HIGH_JACK
        return card.rank or 0

    def suitless(self, card: Card) -> bool:
        """Whether a card is a joker that belongs to no suit."""
        return self.suit_of(card) is None


def right_bower(trump: Suit) -> Card:
    """Return the jack of the trump suit."""
    return CARDS[f"J{trump.value}"]


def left_bower(trump: Suit) -> Card:
    """Return the other jack of the trump suit's colour."""
    return CARDS[f"J{_SAME_COLOUR[trump].value}"]
