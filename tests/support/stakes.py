"""The search without a view of the match, and how a match ends after a move, to compare with."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from jokeri.bots.georgian.instant import InstantBot
from jokeri.bots.georgian.stakes import Stakes
from jokeri.fast.worlds import imagine
from jokeri.game import DEALER
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import read_move
from jokeri.games.georgian.reading import read_transcript
from jokeri.games.georgian.state import State
from jokeri.games.georgian.view import View
from jokeri.seats import Seat
from support.losses import history

FOLDER = Path(__file__).resolve().parent.parent / "bots" / "stakes"


class Flat(Stakes):
    """As if nothing but the deal's points counted, each alike."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.turn or 0
        self.aims = (*(1.0 if seat == view.turn else -1 / 3 for seat in range(4)), *(0.0,) * 4)

    def own(self, points: float, *, exact: bool) -> float:
        return points


def read(name: str) -> tuple[House, State, View]:
    """Return a position of the folder: the house, the state, the view of the seat to move."""
    found = read_transcript((FOLDER / f"{name}.txt").read_bytes())
    assert found.house is not None
    game = Joker(found.house)
    seat = game.turn(found.state)
    assert isinstance(seat, int)
    return found.house, found.state, game.view(found.state, seat)


@dataclass(frozen=True, slots=True)
class Ends:
    """How worlds ended after a move: points at the deal's end by seat, the pulka's end included."""

    totals: list[tuple[int, ...]]
    exact: list[tuple[bool, ...]]

    def mean(self, of: Callable[[tuple[int, ...]], float]) -> float:
        """Return the mean of something over the worlds."""
        return fmean(map(of, self.totals))

    def hit(self, seat: int) -> float:
        """Return how often a seat's bid was exact."""
        return fmean(exact[seat] for exact in self.exact)


def ends(house: House, view: View, move: str, worlds: int, seed: str) -> Ends:
    """Make a move in many worlds that fit what its seat knows, and play on by the nets alone."""
    game, bot = Joker(house), InstantBot()
    found = Ends([], [])
    for number, world in enumerate(imagine(view, worlds, random.Random(seed))):
        *_, state = history(view, world)
        state = game.apply(state, read_move(move)).state
        rng = random.Random(number)
        while len(state.results) == len(view.results):
            turn = game.turn(state)
            assert turn is not DEALER
            assert isinstance(turn, int)
            chosen = bot.choose(game.view(state, Seat(turn)), game.moves(state), rng)
            state = game.apply(state, chosen).state
        found.totals.append(state.total)
        found.exact.append(tuple(state.results[-1].exact(Seat(seat)) for seat in range(4)))
    return found
