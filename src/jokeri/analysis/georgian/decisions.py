"""The choices that a match of Georgian Joker put before its seats, each with what the seat knew."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import Move
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat's turn: its place in the log, the seat's view, the legal moves, what was done.

    ``opens``: the seat's first turn of the deal, which says what its cards were worth.
    """

    place: int
    seat: Seat
    view: View
    moves: tuple[Move, ...]
    done: Move
    opens: bool

    @property
    def free(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.moves) > 1

    @property
    def trick(self) -> int | None:
        """The trick of the deal, counted from 1; ``None`` before the first."""
        return len(self.view.tricks) + 1 if self.view.phase is Phase.PLAY else None


def decisions(house: House, moves: Sequence[Move], seat: Seat | None = None) -> Iterator[Decision]:
    """Yield the turns of a seat (``None``: of all) that are to be judged, in order.

    These are the ones with a choice, and the first of each deal.
    """
    game = Joker(house)
    state = game.begin()
    begun: set[Seat] = set()
    for place, move in enumerate(moves):
        turn = game.turn(state)
        if state.phase is Phase.DEAL:
            begun.clear()
        elif isinstance(turn, int) and seat in (None, turn):
            legal, opens = tuple(game.moves(state)), turn not in begun
            begun.add(turn)
            if opens or len(legal) > 1:
                yield Decision(place, turn, game.view(state, turn), legal, move, opens)
        state = game.apply(state, move).state
