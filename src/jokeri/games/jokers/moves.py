"""What a seat or the dealer may do, and how each is written: one word, one move."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from jokeri.cards import Card, written
from jokeri.game import IllegalMove
from jokeri.games.jokers.pack import CARD_WORDS, JOKER_REACH
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """Chance: who plays first in the first round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the whole shuffled pack, in the order in which it is dealt."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """A hand card goes face up on the discard pile: in a trade, or to end a safety card's use."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnUp:
    """One of the seat's safety cards, 1 or 2, is turned up."""

    which: int


@dataclass(frozen=True, slots=True)
class Take:
    """A card is taken out of the discard pile; depth 1 is the top."""

    depth: int


class Act(Enum):
    """The moves that need no more than their word."""

    DRAW = "draw"  # closes a trade
    KEEP = "keep"  # the turned safety card goes into the hand
    DECLARE = "declare"  # a full hand
    END = "end"  # the turn


SeatMove = Lay | TurnUp | Take | Act
Move = FirstPlayer | Deal | SeatMove

SEAT_MOVES: dict[str, SeatMove] = {
    **{text: Lay(card) for text, card in CARD_WORDS.items()},
    "s1": TurnUp(1),
    "s2": TurnUp(2),
    **{f"t{depth}": Take(depth) for depth in range(1, JOKER_REACH + 1)},
    **{act.value: act for act in Act},
}
"""Every move that a seat could ever make, by its text."""

FIRST_PLAYERS = {f"first {seat}": FirstPlayer(Seat(seat)) for seat in range(2)}


def write_move(move: Move) -> str:
    """Write a move as one line."""
    match move:
        case Lay(card):
            return card.text
        case TurnUp(which):
            return f"s{which}"
        case Take(depth):
            return f"t{depth}"
        case Act():
            return move.value
        case FirstPlayer(seat):
            return f"first {seat}"
        case Deal(pack):
            return f"deal {written(pack)}"


def read_move(text: Any) -> Move:
    """Read a move; raise ``IllegalMove("unreadable")`` for anything else."""
    if not isinstance(text, str):
        raise IllegalMove("unreadable")
    found = SEAT_MOVES.get(text) or FIRST_PLAYERS.get(text)
    if found is not None:
        return found
    word, *rest = text.split(" ")
    if word == "deal" and rest and all(card in CARD_WORDS for card in rest):
        return Deal(tuple(CARD_WORDS[card] for card in rest))
    raise IllegalMove("unreadable", {"move": text[:40]})
