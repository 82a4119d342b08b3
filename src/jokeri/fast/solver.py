"""Exact answers about an open deal: what each seat can force against the other three together."""

from dataclasses import dataclass

from jokeri.fast.maxn import MaxN
from jokeri.fast.position import Position
from jokeri.fast.search import Search

AT_LEAST, AT_MOST, EXACTLY = 0, 1, 2
MAXN_CARDS = 6
"""Up to so many cards left the deal is also solved by max^n."""


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
    """Answers about deals, one after the other; the questions on one deal share a table.

    ``bits``: the table has 2 to that power entries of 64 bytes. One thread at a time.
    """

    def __init__(self, bits: int = 19) -> None:
        if not 8 <= bits <= 28:
            raise ValueError(f"a table has 2^8 to 2^28 entries, not 2^{bits}")
        self._search = Search(bits)
        self._deal: tuple[int, ...] = ()

    @property
    def nodes(self) -> int:
        """How many choices were looked at since the deal was taken."""
        return int(self._search.nodes)

    def seat(self, position: Position, seat: int, ceiling: int = 9) -> Forced:
        """Return what a seat can force; ``ceiling``: a bound on its most that is known.

        Raises ``ValueError`` where trump is not named yet, or there is no such seat.
        """
        if seat not in range(4):
            raise ValueError(f"a seat is 0 to 3, not {seat}")
        self._take(position)
        hands = tuple(position.hands)
        playing = position.phase == 2
        trick = (
            position.count if playing else 0,
            position.leader,
            position.led,
            position.led_joker,
            position.best,
            position.best_seat,
        )
        done = position.taken[seat]
        left = position.cards - sum(position.taken)

        def can(kind: int, k: int) -> bool:
            return bool(self._search.ask(hands, seat, kind, k, trick))

        most = max(0, min(left, ceiling - done))
        while most > 0 and not can(AT_LEAST, most):
            most -= 1
        least = 0
        while least < left and not can(AT_MOST, least):
            least += 1
        exact = tuple(done + k for k in range(least, most + 1) if can(EXACTLY, k))
        return Forced(done + most, done + least, exact)

    def seats(self, position: Position) -> tuple[Forced, ...]:
        """Return what each seat can force from here on.

        What one seat can surely take none of the others can.
        """
        answers: list[Forced] = []
        sure = 0
        for seat in range(4):
            answers.append(self.seat(position, seat, position.cards - sure))
            sure = max(sure, answers[-1].most)
        return tuple(answers)

    def moves(self, position: Position) -> dict[int, Forced]:
        """Return, for each legal play by its number, what the seat that plays keeps."""
        playing = position.without_bids()
        seat = playing.turn
        self._take(playing)
        kept = {}
        for move in range(46):
            if playing.legal() >> move & 1:
                playing.apply(move)
                kept[move] = self.seat(playing, seat)
                playing.undo()
        return kept

    def _take(self, position: Position) -> None:
        """Begin a table for the position's deal, unless it is the one at hand."""
        if position.phase == 0:
            raise ValueError("trump is not named yet: the deal cannot be solved")
        start = position.copy()
        while start.length:
            start.undo()
        deal = (position.flags, position.trump, *start.hands)
        if deal != self._deal:
            self._deal = deal
            self._search.deal(position.flags, position.trump, start.hands)


def solve(position: Position) -> tuple[Forced, ...]:
    """Return what each seat can force against the other three together, from here on."""
    return Solver().seats(position)


def max_n(
    position: Position, hands: tuple[tuple[int, ...], ...], solver: MaxN | None = None
) -> tuple[int, ...]:
    """Return the deal's final tricks by seat when each plays for its own score.

    ``hands``: the numbers of the cards by seat, as they were dealt: of equal plays a seat takes
    the first in that order, a joker's calls last. Raises ``ValueError`` before the last bid, and
    with more than six cards left.
    """
    if position.phase < 2 or min(position.bids) < 0:
        raise ValueError("max^n needs every seat's bid")
    if position.cards - sum(position.taken) > MAXN_CARDS:
        raise ValueError(f"max^n solves deals with up to {MAXN_CARDS} cards left")
    for seat in range(4):
        held = sum(1 << card for card in hands[seat] if card < 36)
        if position.hands[seat] & ((1 << 36) - 1) & ~held:
            raise ValueError("the order of a hand lacks a card that is held")
    return tuple((solver or MaxN()).tricks(position, hands))
