"""What a seat or the dealer may do, and how each is written."""

from dataclasses import dataclass
from typing import Any

from jokeri.cards import Card, written
from jokeri.game import IllegalMove
from jokeri.games.japanese.pack import CARD_WORDS, JOKERS
from jokeri.games.tricks import FOLLOWING_CALLS, LEADING_CALLS, TRUMPS, NameTrump, Play
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class FirstChooser:
    """Chance: who names trump in the first round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the whole shuffled pack, in the order in which it is dealt."""

    pack: tuple[Card, ...]


SeatMove = NameTrump | Play
Move = FirstChooser | Deal | SeatMove

PLAYS: dict[str, Play] = {text: Play(card) for text, card in CARD_WORDS.items()}
PLAYS |= {
    f"{joker}{call}": Play(joker, call)
    for joker in JOKERS
    for call in (*FOLLOWING_CALLS, *LEADING_CALLS)
}

SEAT_MOVES: dict[str, SeatMove] = {**TRUMPS, **PLAYS}
"""Every move that a seat could ever make, by its text; a joker without call is refused."""

FIRST_CHOOSERS = {f"chooser {seat}": FirstChooser(Seat(seat)) for seat in range(2)}


def write_move(move: Move) -> str:
    """Write a move as one line."""
    match move:
        case NameTrump(suit):
            return suit.value if suit else "N"
        case Play():
            return str(move)
        case FirstChooser(seat):
            return f"chooser {seat}"
        case Deal(pack):
            return f"deal {written(pack)}"


def read_move(text: Any) -> Move:
    """Read a move; raise ``IllegalMove("unreadable")`` for anything else."""
    if not isinstance(text, str):
        raise IllegalMove("unreadable")
    found = SEAT_MOVES.get(text) or FIRST_CHOOSERS.get(text)
    if found is not None:
        return found
    word, *rest = text.split(" ")
    if word == "deal" and rest and all(card in CARD_WORDS for card in rest):
        return Deal(tuple(CARD_WORDS[card] for card in rest))
    raise IllegalMove("unreadable", {"move": text[:40]})
