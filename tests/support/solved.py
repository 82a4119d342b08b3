"""Golden answers of the solver: a line a deal, in the text form's words."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from jokeri.fast.bridge import position_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import card_numbers
from jokeri.fast.solver import Solver, max_n
from jokeri.game import DEALER
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.moves import FirstDealer, Move
from jokeri.games.georgian.reading import read_transcript
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.writing import write_transcript
from support.deals import VALUES, Source

FOLDER = Path(__file__).parents[1] / "fast" / "golden"
SCORING = ("miss", "khishti")
NAMES = ("North", "East", "South", "West")


@dataclass(frozen=True)
class Solved:
    """An open deal as a partial transcript, and the line of its answers."""

    text: str
    answer: str

    @property
    def open_deal(self) -> tuple[House, State]:
        read = read_transcript(self.text.encode())
        assert read.house is not None
        assert read.state is not None
        return read.house, read.state


def forced_line(house: House, state: State, solver: Solver) -> str:
    return " | ".join(map(str, solver.seats(position_of(state, house))))


def max_n_line(house: House, state: State, maxn: MaxN) -> str:
    hands = tuple(card_numbers(hand) for hand in state.dealt)
    return " ".join(map(str, max_n(position_of(state, house), hands, maxn)))


def read_golden(name: str) -> Iterator[Solved]:
    """Read a golden file: transcripts, each followed by a line ``= answer``."""
    text: list[str] = []
    for line in (FOLDER / name).read_text().splitlines(keepends=True):
        if line.startswith("= "):
            yield Solved("".join(text), line[2:].rstrip("\n"))
            text = []
        else:
            text.append(line)


def nine_card_deals(count: int) -> Iterator[tuple[House, list[Move]]]:
    """Yield nine-card deals under the presets and under each option value."""
    rng = random.Random(99)
    houses = ["jokerx", "tamashebi", "dealers-card", "pagat", "next-seat", "old-school"]
    houses += [f"jokerx {option}" for option in options() if not option.startswith(SCORING)]
    for number in range(count):
        house = read_house(f"{houses[number % len(houses)]} schedule=9")
        yield house, moves_into(rng, house, 0)


def endgames(count: int) -> Iterator[tuple[House, list[Move]]]:
    """Yield deals with two to six cards left, under each option value in turn."""
    rng = random.Random(98)
    values = options()
    for number in range(count):
        cards = 4 + number % 6
        house = read_house(f"jokerx {values[number % len(values)]} schedule={cards}")
        yield house, moves_into(rng, house, max(0, 4 * (cards - 4 - number % 3) + number % 4))


def options() -> list[str]:
    """Return every option value that a deal can depend on."""
    return [f"{name}={value}" for name in VALUES for value in VALUES[name] if value != "turned"]


def moves_into(rng: random.Random, house: House, plays: int) -> list[Move]:
    """Return the moves of a random match up to so many plays of its first deal."""
    game = Joker(house)
    state, moves, source = game.begin(), list[Move](), Source(rng)
    while state.phase is not Phase.PLAY or plays:
        plays -= state.phase is Phase.PLAY
        dealer = game.turn(state) is DEALER
        move = game.chance(state, source) if dealer else rng.choice(game.moves(state))
        moves.append(FirstDealer(move.dealer) if isinstance(move, FirstDealer) else move)
        state = game.apply(state, moves[-1]).state
    return moves


def write_golden() -> None:
    """Solve again and write both files; what changes in them needs a reason."""
    solver, maxn = Solver(), MaxN()
    for name, deals in (("nines.txt", nine_card_deals(100)), ("endgames.txt", endgames(100))):
        with (FOLDER / name).open("w") as file:
            for house, moves in deals:
                text = write_transcript(house, NAMES, moves)
                state = Solved(text, "").open_deal[1]
                file.write(text + "= " + forced_line(house, state, solver))
                if name == "endgames.txt":
                    file.write(" ; " + max_n_line(house, state, maxn))
                file.write("\n")


if __name__ == "__main__":
    write_golden()
