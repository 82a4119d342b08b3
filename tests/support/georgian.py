"""Deals and tricks of Georgian Joker, written in the text form's words."""

from dataclasses import dataclass

from jokeri.cards import CARDS, Card, Suit, cards
from jokeri.game import IllegalMove
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.moves import (
    Deal,
    FirstDealer,
    Move,
    NameTrump,
    Play,
    read_move,
    write_move,
)
from jokeri.games.georgian.reading import whole_pack
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.taking import taker
from jokeri.games.georgian.trick import Trick
from jokeri.seats import Seat, clockwise_from, left_of


def suit_of(letter: str) -> Suit | None:
    """Return a trump by its letter; N is bezi."""
    return None if letter == "N" else Suit(letter)


def trick(plays: str, leader: int = 0) -> Trick:
    """Return the trick of these plays, in order from the leader."""
    read = tuple(read_move(word) for word in plays.split())
    assert all(isinstance(play, Play) for play in read)
    return Trick(Seat(leader), read)  # type: ignore[arg-type]


def takes(plays: str, trump: str, house: str = "jokerx", leader: int = 0) -> int:
    """Return the seat that takes a trick led by ``leader``."""
    return taker(trick(plays, leader), suit_of(trump), read_house(house))


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a match, moved on by words of the text form."""

    house: House
    state: State

    @property
    def game(self) -> Joker:
        return Joker(self.house)

    @property
    def legal(self) -> str:
        """The legal moves, sorted, parted by spaces."""
        return " ".join(sorted(write_move(move) for move in self.game.moves(self.state)))

    def then(self, words: str) -> "Position":
        """Return the position after some moves of seats, parted by spaces."""
        return self.after(*(read_move(word) for word in words.split()))

    def after(self, *moves: Move) -> "Position":
        state = self.state
        for move in moves:
            state = self.game.apply(state, move).state
        return Position(self.house, state)

    def refuses(self, word: str) -> str:
        """Return the code with which a move is refused; empty when it is legal."""
        try:
            self.then(word)
        except IllegalMove as refused:
            return refused.code
        return ""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the last deal."""
        return self.state.results[-1].points

    @property
    def taken(self) -> tuple[int, ...]:
        return self.state.taken

    def deal(self, hands: str, shown: str = "") -> "Position":
        """Deal these hands, by seat, parted by a bar; ``shown`` is a turned card or a trump."""
        by_seat = [cards(hand) for hand in hands.split("|")]
        order = clockwise_from(left_of(self.state.dealer))
        dealt: list[Card] = [
            by_seat[seat][place] for place in range(len(by_seat[0])) for seat in order
        ]
        turned = [CARDS[shown]] if shown in CARDS else []
        after = self.after(whole_pack([*dealt, *turned], self.house))
        if after.state.phase is Phase.TRUMP and shown:
            return after.after(NameTrump(suit_of(shown)))
        return after


def match(house: str, dealer: int = 3) -> Position:
    """Return a match before its first deal."""
    return Position(read_house(house), State()).after(FirstDealer(Seat(dealer)))


def deal(
    hands: str, shown: str = "", bids: str = "", house: str = "jokerx", dealer: int = 3
) -> Position:
    """Return a one-deal match with its cards dealt and some bids made; seat 0 is forehand."""
    size = len(hands.partition("|")[0].split())
    wanted = house if "schedule=" in house else f"{house} schedule={size}"
    return match(wanted, dealer).deal(hands, shown).then(bids)


def pack_in_order(house: House) -> Deal:
    """Return some pack of a house, always the same."""
    return whole_pack([], house)
