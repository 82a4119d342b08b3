"""Numbers of cards and moves: what the fast twin calls them, and what the text form does.

Cards 0 to 35 are suit by suit, C D H S, from the six to the ace; 36 and 37 are the two jokers,
which are equal. A set of cards is an integer with the bit of each card.

Moves 0 to 35 play that card; 36 and 37 follow with a joker high and low; 38 to 41 lead a joker
high and name C D H S, 42 to 45 low; 46 to 55 bid 0 to 9; 56 to 60 name C D H S or bezi. A set of
moves fits in 61 bits.
"""

from collections.abc import Iterable

from jokeri.cards import CARDS, JOKER, Card
from jokeri.games.georgian.moves import Bid, Move, SeatMove
from jokeri.games.tricks import FOLLOWING_CALLS, LEADING_CALLS, SUITS, TRUMPS, Play

BEZI = 4
"""The number of no trump; suits are 0 to 3."""

RANKS = "6789TJQKA"
CARD_OF: tuple[Card, ...] = (
    *(CARDS[rank + suit] for suit in SUITS for rank in RANKS),
    JOKER,
    JOKER,
)
"""Every card by its number."""

MOVE_OF: tuple[SeatMove, ...] = (
    *(Play(card) for card in CARD_OF[:36]),
    *(Play(JOKER, call) for call in (*FOLLOWING_CALLS, *LEADING_CALLS)),
    *(Bid(tricks) for tricks in range(10)),
    *TRUMPS.values(),
)
"""Every move by its number."""

NUMBER_OF: dict[Move, int] = {move: number for number, move in enumerate(MOVE_OF)}
"""Every move's number."""

_NUMBER_OF_CARD = {card: number for number, card in enumerate(CARD_OF[:36])}


def card_numbers(cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the cards' numbers; the first joker is 36, a second one 37."""
    joker = 36
    numbers = []
    for card in cards:
        if card == JOKER:
            numbers.append(joker)
            joker += 1
        else:
            numbers.append(_NUMBER_OF_CARD[card])
    return tuple(numbers)


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a set, by number."""
    return tuple(card for number, card in enumerate(CARD_OF) if mask >> number & 1)


def moves_of(mask: int) -> tuple[SeatMove, ...]:
    """Return the moves of a set, by number."""
    return tuple(move for number, move in enumerate(MOVE_OF) if mask >> number & 1)
