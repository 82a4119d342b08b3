"""Sets and runs, full hands and their types; jokers stand for any cards not in the hand.

Cards are bits of a whole number: bit ``13 * suit + value - 1``. All full hands without a joker
are few, and a hand with jokers is full when these complete one of them; so one table of what is
left of full hands without none, one or two of their cards is both classifier and enumerator.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations

from jokeri.cards import JOKER, Card
from jokeri.games.jokers.pack import HAND, NATURAL

SMALLEST = 3
"""Cards of the smallest set or run."""


class FullType(Enum):
    """A type of full hand, the best first; the value is its word on the wire."""

    ALL_RUN = "all-run"  # one run of 8
    MATCH_FULL = "match-full-house"  # two sets of 4
    MATCH_HALF = "match-half-house"  # a set of 4 and a run of 4
    RUN_HALF = "run-half-house"  # a set of 3 and a run of 5
    RUN_FULL = "run-full-house"  # two runs


class Shape(Enum):
    """What a group is."""

    SET = "set"
    RUN = "run"


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that make a set (3 or 4 of a rank) or a run (3 or more of a suit in sequence)."""

    shape: Shape
    size: int
    cards: int


BITS: dict[Card, int] = {card: 1 << place for place, card in enumerate(NATURAL)}


def bits_of(cards: Iterable[Card]) -> int:
    """Return natural cards as bits; jokers have none."""
    bits = 0
    for card in cards:
        bits |= BITS.get(card, 0)
    return bits


def jokers_in(hand: Iterable[Card]) -> int:
    """Return how many jokers there are among some cards."""
    return sum(card == JOKER for card in hand)


def _sets() -> Iterator[Group]:
    for rank in range(13):
        of_rank = [1 << (13 * suit + rank) for suit in range(4)]
        for size in (3, 4):
            for chosen in combinations(of_rank, size):
                yield Group(Shape.SET, size, sum(chosen))


def _runs() -> Iterator[Group]:
    for suit in range(4):
        for size in range(SMALLEST, HAND + 1):
            for lowest in range(13 - size + 1):
                yield Group(Shape.RUN, size, ((1 << size) - 1) << (13 * suit + lowest))


GROUPS: tuple[Group, ...] = (*_sets(), *_runs())

_PAIRS = {
    (Shape.SET, 4, Shape.SET, 4): FullType.MATCH_FULL,
    (Shape.SET, 4, Shape.RUN, 4): FullType.MATCH_HALF,
    (Shape.SET, 3, Shape.RUN, 5): FullType.RUN_HALF,
    (Shape.RUN, 3, Shape.RUN, 5): FullType.RUN_FULL,
    (Shape.RUN, 4, Shape.RUN, 4): FullType.RUN_FULL,
}
_RANKING = {full_type: place for place, full_type in enumerate(FullType)}


def better(one: FullType | None, other: FullType) -> FullType:
    """Return the better of two types."""
    return other if one is None or _RANKING[other] < _RANKING[one] else one


@lru_cache(maxsize=1)
def natural_full_hands() -> Mapping[int, FullType]:
    """Return every full hand without a joker, with its best type."""
    found = {group.cards: FullType.ALL_RUN for group in GROUPS if group.size == HAND}
    for one in GROUPS:
        for other in GROUPS:
            full_type = _PAIRS.get((one.shape, one.size, other.shape, other.size))
            if full_type is not None and not one.cards & other.cards:
                hand = one.cards | other.cards
                found[hand] = better(found.get(hand), full_type)
    return found


@lru_cache(maxsize=1)
def full_hands() -> Mapping[int, FullType]:
    """Return the natural cards of every full hand, six to eight, with the best type."""
    found: dict[int, FullType] = {}
    for hand, full_type in natural_full_hands().items():
        cards = _single_bits(hand)
        replaced = [0, *cards, *(one | other for one, other in combinations(cards, 2))]
        for jokers in replaced:
            left = hand & ~jokers
            found[left] = better(found.get(left), full_type)
    return found


def full_type_of(hand: Iterable[Card]) -> FullType | None:
    """Return the best type of a hand of eight cards, or ``None`` when it is not full."""
    return full_hands().get(bits_of(hand))


def counts() -> dict[FullType, tuple[int, int, int]]:
    """Count the full hands by best type: natural; with one given joker; with both jokers."""
    tally = {full_type: [0, 0, 0] for full_type in FullType}
    for hand, full_type in full_hands().items():
        tally[full_type][HAND - hand.bit_count()] += 1
    return {full_type: (of[0], of[1], of[2]) for full_type, of in tally.items()}


def groups_within(hand: Iterable[Card]) -> list[Group]:
    """Return the groups that a hand's cards and jokers can make, each by itself."""
    cards = tuple(hand)
    own, jokers = bits_of(cards), jokers_in(cards)
    return [group for group in GROUPS if (group.cards & ~own).bit_count() <= jokers]


def splits(hand: Iterable[Card]) -> Iterator[tuple[Group, ...]]:
    """Yield the ways to make one or two groups of a hand at once; eight cards hold no third."""
    cards = tuple(hand)
    own, jokers = bits_of(cards), jokers_in(cards)
    within = groups_within(cards)
    yield from ((group,) for group in within)
    for one, other in combinations(within, 2):
        stood_for = (one.cards | other.cards) & ~own
        if not one.cards & other.cards and stood_for.bit_count() <= jokers:
            yield one, other


def _single_bits(bits: int) -> list[int]:
    return [1 << place for place in range(bits.bit_length()) if bits >> place & 1]
