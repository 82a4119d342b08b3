"""Deals that a seat must reckon with: consistent with all that it knows, each as likely.

Before anybody chose a play every deal of the shuffled pack was equally likely, so every deal that
the knowledge leaves over has the same weight. Plays are taken as facts about cards only: that a
player would rather have played another card is not reckoned with. The two jokers count as two
different cards: a deal with the unseen jokers in two places is two deals, so it comes twice as
often as one that has both in the same hand.

The draw is exact: unseen cards that the same seats may hold form a group, the ways to spread the
groups over the hands are counted as whole numbers, and the spreads are drawn by these counts.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb
from random import Random

from jokeri.fast.bridge import suit_number
from jokeri.fast.known import Known, known
from jokeri.fast.moves import NUMBER_OF
from jokeri.fast.position import Position
from jokeri.fast.rules import freeze
from jokeri.games.georgian.moves import Bid, Play
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View
from jokeri.seats import left_of

World = tuple[int, ...]
"""Four hands as they are now, as sets of cards (see ``moves``)."""

Rooms = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Unseen cards that the same seats may hold."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]


class Worlds:
    """All deals that a view leaves possible: how many there are, and random ones."""

    def __init__(self, view: View) -> None:
        self.known = known(view)
        self.groups = groups_of(self.known)
        self._ways = lru_cache(maxsize=None)(self._count)
        self._spreads = lru_cache(maxsize=None)(self._list)

    def count(self) -> int:
        """Return how many deals there are."""
        return self._ways(0, self.known.room)

    def draw(self, rng: Random) -> World:
        """Return one of the deals, each as likely as the others."""
        hands = list(self.known.hands)
        room = self.known.room
        for at, group in enumerate(self.groups):
            cards = rng.sample(group.cards, len(group.cards))
            spreads, bounds = self._spreads(at, room)
            spread = spreads[bisect_right(bounds, rng.randrange(bounds[-1]))]
            room = less(room, spread)
            for seat in range(4):
                for _ in range(spread[seat]):
                    hands[seat] |= 1 << cards.pop()
        return tuple(hands)

    def _count(self, at: int, room: Rooms) -> int:
        """Count the ways to deal the groups from ``at`` on into the room that is left."""
        if at == len(self.groups):
            return int(not any(room))
        bounds = self._spreads(at, room)[1]
        return bounds[-1] if bounds else 0

    def _list(self, at: int, room: Rooms) -> tuple[tuple[Rooms, ...], tuple[int, ...]]:
        """Return how many cards of a group each seat may get, and the sums of the ways so far."""
        group = self.groups[at]
        size = len(group.cards)
        most = [min(size, room[seat]) if seat in group.seats else 0 for seat in range(4)]
        spreads, bounds, total = [], [], 0
        for spread in product(*(range(top + 1) for top in most)):
            if sum(spread) <= size:
                rest = self._ways(at + 1, less(room, spread))
                if rest:
                    total += arrangements(size, spread) * rest
                    spreads.append(spread)
                    bounds.append(total)
        return tuple(spreads), tuple(bounds)


def groups_of(facts: Known) -> tuple[Group, ...]:
    """Return the unseen cards grouped by the seats that have room for them and may hold them."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in range(38):
        if facts.unseen >> card & 1:
            seats = tuple(
                seat for seat in range(4) if facts.room[seat] and facts.allowed[seat] >> card & 1
            )
            groups.setdefault(seats, []).append(card)
    return tuple(Group(seats, tuple(groups[seats])) for seats in sorted(groups, key=len))


def arrangements(size: int, spread: Rooms) -> int:
    """Return in how many ways a group's cards go to the seats, the rest to the stock."""
    ways = 1
    for part in spread:
        ways *= comb(size, part)
        size -= part
    return ways


def less(room: Rooms, spread: Rooms) -> Rooms:
    """Return the room that is left."""
    a, b, c, d = room
    e, f, g, h = spread
    return a - e, b - f, c - g, d - h


def imagine(view: View, n: int, rng: Random) -> list[World]:
    """Return ``n`` random deals consistent with a view, independent and equally likely.

    While trump is named the hands are the nine cards that each seat will have. Raises
    ``ValueError`` where no deal is on the table.
    """
    if n < 0:
        raise ValueError(f"so many worlds cannot be drawn: {n}")
    worlds = Worlds(view)
    return [worlds.draw(rng) for _ in range(n)]


def position_in(view: View, world: World) -> Position:
    """Return a view's deal as a position, with the hands of one of its worlds."""
    facts = known(view)
    position = beginning(view, [world[seat] | facts.played[seat] for seat in range(4)])
    for move in history(view):
        position.apply(move)
    return position


def beginning(view: View, hands: Sequence[int]) -> Position:
    """Return the deal's beginning with hands as dealt; a trump that was named stands already."""
    position = Position(freeze(view.house))
    trump = None if view.phase is Phase.TRUMP else suit_number(view.trump)
    position.start(hands, view.cards, trump, view.dealer)
    return position


def history(view: View) -> list[int]:
    """Return the numbers of the deal's bids and plays so far; a named trump is no part of them."""
    made = []
    seat = left_of(view.dealer)
    for _ in range(4):
        bid = view.bids[seat]
        if bid is not None:
            made.append(NUMBER_OF[Bid(bid)])
        seat = left_of(seat)
    made.extend(NUMBER_OF[play] for play in plays(view))
    return made


def plays(view: View) -> Iterator[Play]:
    """Yield the deal's plays in order."""
    for trick, _ in view.tricks:
        yield from trick.plays
    yield from view.trick.plays
