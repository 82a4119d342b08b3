"""What a seat or the dealer may do, and how each is written."""

from dataclasses import dataclass
from typing import Any

from jokeri.cards import CARDS, JOKER, Card, written
from jokeri.game import IllegalMove
from jokeri.games.tricks import (
    FOLLOWING_CALLS,
    LEADING_CALLS,
    TRUMPS,
    Call,
    Height,
    NameTrump,
    Play,
)
from jokeri.seats import Seat

__all__ = (
    "BIDS",
    "PLAYS",
    "SEAT_MOVES",
    "TRUMPS",
    "Bid",
    "Call",
    "Deal",
    "FirstDealer",
    "Height",
    "Move",
    "NameTrump",
    "Play",
    "SeatMove",
    "read_move",
    "write_move",
)


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
class Bid:
    """A seat says how many tricks it will take; 0 is a pass."""

    tricks: int


SeatMove = NameTrump | Bid | Play
Move = FirstDealer | Deal | SeatMove


BIDS = {str(tricks): Bid(tricks) for tricks in range(10)}
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
