"""What a seat or the dealer may do, and how each is written."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from jokeri.cards import CARDS, JOKER, Card, Suit, written
from jokeri.game import IllegalMove
from jokeri.seats import Seat

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
class FirstDealer:
    """Chance: who deals first. ``drawn``: the cards turned round the table until an ace."""

    dealer: Seat
    drawn: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the whole shuffled pack, in the order in which it is dealt."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Forehand names a suit, or bezi (``None``)."""

    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat says how many tricks it will take; 0 is a pass."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Play:
    """A card, with its call if it is a joker."""

    card: Card
    call: Call | None = None

    def __str__(self) -> str:
        """Write ``AS``, ``X+``, ``X-H``."""
        return self.card.text + (str(self.call) if self.call else "")


SeatMove = NameTrump | Bid | Play
Move = FirstDealer | Deal | SeatMove

FOLLOWING_CALLS = tuple(Call(height) for height in Height)
LEADING_CALLS = tuple(Call(height, suit) for height in Height for suit in SUITS)

BIDS = {str(tricks): Bid(tricks) for tricks in range(10)}
TRUMPS = {suit.value: NameTrump(suit) for suit in SUITS} | {"N": NameTrump(None)}
PLAYS = {
    card.text: Play(card)
    for card in CARDS.values()
    if card == JOKER or (card.rank and card.rank.letter in "AKQJT9876")
}
PLAYS |= {f"X{call}": Play(JOKER, call) for call in (*FOLLOWING_CALLS, *LEADING_CALLS)}

SEAT_MOVES: dict[str, SeatMove] = {**BIDS, **TRUMPS, **PLAYS}
"""Every move that a seat could ever make, by its text; a bare ``X`` is one that is refused."""


def write_move(move: Move) -> str:
    """Write a move as one line."""
    match move:
        case Bid(tricks):
            return str(tricks)
        case NameTrump(suit):
            return suit.value if suit else "N"
        case Play():
            return str(move)
        case FirstDealer(dealer, drawn):
            return f"dealer {dealer} {written(drawn)}".rstrip()
        case Deal(pack):
            return f"deal {written(pack)}"


def read_move(text: Any) -> Move:
    """Read a move; raise ``IllegalMove("unreadable")`` for anything else."""
    if not isinstance(text, str):
        raise IllegalMove("unreadable")
    if text in SEAT_MOVES:
        return SEAT_MOVES[text]
    word, *rest = text.split(" ")
    try:
        if word == "deal" and rest:
            return Deal(tuple(CARDS[card] for card in rest))
        if word == "dealer" and rest[0] in ("0", "1", "2", "3"):
            return FirstDealer(Seat(int(rest[0])), tuple(CARDS[card] for card in rest[1:]))
    except (KeyError, IndexError):
        pass
    raise IllegalMove("unreadable", {"move": text[:40]})
