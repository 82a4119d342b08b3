"""Exact answers about an open deal: what each seat can force against the other three together."""

from dataclasses import dataclass

from jokeri.fast.position import Position
from jokeri.fast.search import Search

AT_LEAST, AT_MOST, EXACTLY = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Forced:
    """What one seat can force of a whole deal's tricks.

    ``most``: it can take at least so many; ``least``: it can keep to so few; ``exact``: the
    totals that it can hit exactly, rising.
    """

    most: int
    least: int
    exact: tuple[int, ...]

    def __str__(self) -> str:
        """Write ``MOST LEAST EXACT``; ``-`` where no total can be hit."""
        return f"{self.most} {self.least} {','.join(map(str, self.exact)) or '-'}"


class Solver:
    """Answers for positions, with a table that the questions on one deal share."""

    def __init__(self, bits: int = 18) -> None:
        self.search = Search(bits)
        self.position: Position | None = None

    def take(self, position: Position) -> None:
        """Take a deal; positions reached from it may be asked about too."""
        if position.phase == 0:
            raise ValueError("trump is not named yet: the deal cannot be solved")
        self.search.deal(position.flags, position.trump, position.hands)

    def seat(self, position: Position, seat: int, ceiling: int = 9) -> Forced:
        """Return what a seat can force; ``ceiling`` is a bound on its most that is known."""
        hands = tuple(position.hands)
        if position.phase == 2:
            trick = (position.count, position.leader, position.led, position.led_joker,
                     position.best, position.best_seat)  # fmt: skip
        else:
            trick = (0, position.leader, 4, 0, -1, position.leader)
        done = position.taken[seat]
        left = position.cards - sum(position.taken)

        def can(kind: int, k: int) -> bool:
            return self.search.ask(hands, seat, kind, k, trick)

        most = max(0, min(left, ceiling - done))
        while most > 0 and not can(AT_LEAST, most):
            most -= 1
        least = 0
        while least < left and not can(AT_MOST, least):
            least += 1
        exact = tuple(done + k for k in range(least, most + 1) if can(EXACTLY, k))
        return Forced(done + most, done + least, exact)


def solve(position: Position, solver: Solver | None = None) -> tuple[Forced, ...]:
    """Return what each seat can force against the other three together, from here on."""
    solver = solver or Solver()
    solver.take(position)
    answers = []
    spare = position.cards
    for seat in range(4):
        answer = solver.seat(position, seat, spare)
        answers.append(answer)
    return tuple(answers)
