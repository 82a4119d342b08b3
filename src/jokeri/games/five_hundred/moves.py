"""What a seat or the dealer may do, and how each is written."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from jokeri.cards import CARDS, Card, Suit, written
from jokeri.game import IllegalMove
from jokeri.games.five_hundred.bids import BIDS, Bid
from jokeri.games.five_hundred.packs import JOKERS, PACKS
from jokeri.games.reading import is_number
from jokeri.seats import Seat

SUITS = tuple(sorted(Suit))
"""Suits in the order of the written moves: C D H S."""


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Chance: who deals first. ``start``: totals by side that the match begins with."""

    dealer: Seat
    start: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the whole shuffled pack, in the order in which it is dealt."""

    pack: tuple[Card, ...]


class Say(Enum):
    """Calls that are no bids."""

    PASS = "pass"  # noqa: S105 - no password
    LOOK = "look"  # at the own hand, instead of a blind misere


Call = Bid | Say


@dataclass(frozen=True, slots=True)
class CallCard:
    """Five seats: the holder of the card is the partner; ``None``: the contractor plays alone."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class NameJoker:
    """The contractor says which suit a joker belongs to; ``joker`` only where there are two."""

    suit: Suit
    joker: Card | None = None

    def __str__(self) -> str:
        """Write ``D`` or ``X=D``."""
        return f"{self.joker}={self.suit.value}" if self.joker else self.suit.value


@dataclass(frozen=True, slots=True)
class Play:
    """A card played, or laid away. ``names``: the suit that a led joker without one asks for."""

    card: Card
    names: Suit | None = None

    def __str__(self) -> str:
        """Write ``AS``, ``X``, ``X=H``."""
        return f"{self.card}={self.names.value}" if self.names else self.card.text


SeatMove = Call | CallCard | NameJoker | Play
Move = FirstDealer | Deal | SeatMove

CALLS: dict[str, Call] = {**BIDS, **{say.value: say for say in Say}}

CARD_WORDS: dict[str, Card] = {
    card.text: card for card in CARDS.values() if any(card in pack for pack in PACKS.values())
}
PLAYS: dict[str, Play] = {text: Play(card) for text, card in CARD_WORDS.items()}
PLAYS |= {f"{joker}={suit.value}": Play(joker, suit) for joker in JOKERS for suit in SUITS}

NAMINGS: dict[str, NameJoker] = {
    str(naming): naming
    for joker in (None, *JOKERS)
    for naming in (NameJoker(suit, joker) for suit in SUITS)
}
CALLED: dict[str, CallCard] = {text: CallCard(card) for text, card in CARD_WORDS.items()}
CALLED |= {"alone": CallCard(None)}

SEAT_MOVES: dict[str, SeatMove] = {
    **{say.value: say for say in Say},
    **{f"bid {text}": bid for text, bid in BIDS.items()},
    **{f"call {word}": called for word, called in CALLED.items()},
    **{f"joker {word}": naming for word, naming in NAMINGS.items()},
    **PLAYS,
}
"""Every move that a seat could ever make, by its text; without ``bid`` 6S would be a card too."""


def notate(move: Move) -> str:
    """Write a move as in the text form, where the line says whether it is a bid or a card."""
    return str(move) if isinstance(move, Bid) else write_move(move)


def write_move(move: Move) -> str:  # noqa: PLR0911 - a flat table
    """Write a move as one line."""
    match move:
        case Play():
            return str(move)
        case Bid():
            return f"bid {move}"
        case Say():
            return move.value
        case CallCard(card):
            return f"call {card or 'alone'}"
        case NameJoker():
            return f"joker {move}"
        case FirstDealer(dealer, start):
            return " ".join(map(str, ("dealer", dealer, *start)))
        case Deal(pack):
            return f"deal {written(pack)}"


def read_move(text: Any) -> Move:
    """Read a move; raise ``IllegalMove("unreadable")`` for anything else."""
    if not isinstance(text, str):
        raise IllegalMove("unreadable")
    if text in SEAT_MOVES:
        return SEAT_MOVES[text]
    word, *rest = text.split(" ")
    if word == "deal" and rest and all(card in CARD_WORDS for card in rest):
        return Deal(tuple(CARD_WORDS[card] for card in rest))
    if word == "dealer" and rest and rest[0] in "012345" and all(map(is_number, rest)):
        return FirstDealer(Seat(int(rest[0])), tuple(map(int, rest[1:])))
    raise IllegalMove("unreadable", {"move": text[:40]})
