"""The classifier of full hands: against the page's counts, and against trying every card."""

import itertools
import math
import random

import pytest

from jokeri.cards import JOKER, Card, cards
from jokeri.games.jokers.groups import FullType, counts, full_type_of, jokers_in
from jokeri.games.jokers.pack import NATURAL, PACK
from jokeri.games.jokers.scoring import lost_tally, won_tally


def test_the_pages_counts() -> None:
    assert counts() == {
        FullType.ALL_RUN: (24, 172, 532),
        FullType.MATCH_FULL: (78, 624, 2184),
        FullType.MATCH_HALF: (360, 2592, 8064),
        FullType.RUN_HALF: (1260, 5920, 11752),
        FullType.RUN_FULL: (1968, 10708, 22642),
    }


def test_one_hand_in_11704() -> None:
    hands = sum(natural + 2 * one + both for natural, one, both in counts().values())
    assert hands == 88_896
    assert math.comb(54, 8) == 1_040_465_790
    assert math.comb(54, 8) // hands == 11_704


@pytest.mark.parametrize(
    ("hand", "full_type"),
    [
        ("AH 2H 3H 4H 5H 6H 7H 8H", FullType.ALL_RUN),
        ("6H 7H 8H 9H TH JH QH KH", FullType.ALL_RUN),
        ("7H 8H 9H TH JH QH KH AH", None),  # the ace is low only
        ("5D 6D 7D 8D 9D JS QS KS", FullType.RUN_FULL),
        ("AS AC AD AH 9S 9C 9D 9H", FullType.MATCH_FULL),
        ("AS AC AD AH 9S TS JS QS", FullType.MATCH_HALF),
        ("AS AC AD 9S TS JS QS KS", FullType.RUN_HALF),
        ("AS AC AD KS KC KD 9S 8S", None),  # two sets of three and two odd cards
        ("2S 3S 4S 4D 5D 6D 7D 8D", FullType.RUN_FULL),
        ("3S 4S 5S 6S 3D 4D 5D 6D", FullType.RUN_FULL),
        # jokers
        ("AH 2H 3H X 5H 6H 7H 8H", FullType.ALL_RUN),
        ("AH 2H 3H X 5H 6H X 8H", FullType.ALL_RUN),
        ("AS AC AD X 9S 9C 9D 9H", FullType.MATCH_FULL),
        ("AS AC X X 9S 9C 9D 9H", FullType.MATCH_FULL),
        ("4S 5S 6S 7S AS AC X X", FullType.MATCH_HALF),
        ("3S 5S 6S 7S AS AC X X", FullType.RUN_HALF),  # 4S and an ace
        ("X AS AC AD AH 9S 9C 2D", None),  # five of a rank there are not
        ("X X AS AC AD AH 9S 9C", FullType.MATCH_FULL),
        ("2S 3S X 4C 4D 4H X 5C", None),
    ],
)
def test_types(hand: str, full_type: FullType | None) -> None:
    assert full_type_of(cards(hand)) is full_type


def natural_type(hand: tuple[Card, ...]) -> FullType | None:
    """Sort a hand without jokers by trying every part of it as one group, the rest as the other."""
    found = []
    if run(hand):
        found.append(FullType.ALL_RUN)
    for size in (3, 4):
        for part in itertools.combinations(hand, size):
            rest = tuple(card for card in hand if card not in part)
            match (
                ("s" if same(part) else "r" if run(part) else ""),
                ("s" if same(rest) else "r" if run(rest) else ""),
            ):
                case "s", "s":
                    found.append(FullType.MATCH_FULL)
                case ("s", "r") | ("r", "s"):
                    found.append(FullType.MATCH_HALF if size == 4 else FullType.RUN_HALF)
                case "r", "r":
                    found.append(FullType.RUN_FULL)
    return min(found, key=list(FullType).index, default=None)


def run(part: tuple[Card, ...]) -> bool:
    values = sorted("A23456789TJQK".index(card.text[0]) for card in part)
    steps = list(range(values[0], values[0] + len(part)))
    return len({card.suit for card in part}) == 1 and values == steps and len(part) >= 3


def same(part: tuple[Card, ...]) -> bool:
    return len({card.rank for card in part}) == 1 and len(part) in (3, 4)


def brute_type(hand: tuple[Card, ...]) -> FullType | None:
    """Let the jokers stand for every choice of cards that are not in the hand."""
    own = tuple(card for card in hand if card != JOKER)
    others = [card for card in NATURAL if card not in own]
    found = [
        full_type
        for stand_ins in itertools.combinations(others, jokers_in(hand))
        if (full_type := natural_type((*own, *stand_ins)))
    ]
    return min(found, key=list(FullType).index, default=None)


def near_full(source: random.Random) -> tuple[Card, ...]:
    """Return a hand with good chances to be full: two groups, with up to two jokers put in."""
    groups: list[tuple[Card, ...]] = []
    for size in source.choice([(3, 5), (4, 4), (5, 3), (8,)]):
        first = source.randrange(52)
        if size <= 4 and source.random() < 0.5:
            groups.append(tuple(NATURAL[(first + 13 * step) % 52] for step in range(size)))
        else:
            low = 13 * (first // 13) + min(first % 13, 13 - size)
            groups.append(NATURAL[low : low + size])
    hand = list(dict.fromkeys(card for group in groups for card in group))
    spare = [card for card in source.sample(NATURAL, 20) if card not in hand]
    hand = [*hand, *spare][:8]
    for _ in range(source.randrange(3)):
        hand[source.randrange(8)] = JOKER
    return tuple(hand) if jokers_in(hand) <= 2 else near_full(source)


def test_the_table_agrees_with_trying_everything() -> None:
    source = random.Random(4)
    hands = [near_full(source) for _ in range(150)]
    hands += [tuple(source.sample(PACK, 8)) for _ in range(50)]
    hands = [hand for hand in hands if jokers_in(hand) < 2] + hands[:5]
    full = 0
    for hand in hands:
        expected = brute_type(hand)
        full += expected is not None
        assert full_type_of(hand) is expected, hand
    assert full > 40


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("5D 6D 7D 8D 9D JS QS KS", 25),
        ("AS AC AD AH 9S 9C 9D 9H", 35),
        ("AH 2H 3H 4H 5H 6H 7H 8H", 50),
        ("AS AC AD 9S TS JS QS KS", 28),
        ("AS AC AD AH 9S TS JS QS", 30),
        ("AH 2H 3H 4H X 6H X 8H", 55),  # both jokers, and one colour whatever they stand for
        ("9D 9H X X 3H 4H 5H 6H", 45),  # the jokers stand for black nines: the colour stays red
    ],
)
def test_won(hand: str, points: int) -> None:
    assert won_tally(cards(hand)).points == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("QS QD QC 4H 5H 6H 2S 8D", 6),
        ("X X 9C 9D KS KH 2C 5D", 11),
        ("2S 4C 6D 8H TS QC AD 3H", 0),
        ("5D 6D 7D 8D 9D JS QS KS", 8),  # all grouped: the split 5 + 3 is more than the type's 5
        ("AS AC AD AH 9S 9C 9D 9H", 15),  # the type's 15 is more than 5 + 5
        ("AS AC AD AH 2S 4C 6D 8H", 5),
        ("AH 2H 3H 4H 5H 6H 7H 8H", 25),  # 20, and 5 for one colour
        ("X 3H 4H 9H JH KH 7D 2D", 8),  # X 3 4 or 2 X 4... a run of three, one colour
        ("X X 7D 8D 9D TD JD 2S", 13),  # AS 2S 3S and a run of five
        ("X 9S 9C 9D 9H 2C 4D 6H", 5),  # no fifth nine
    ],
)
def test_lost(hand: str, points: int) -> None:
    assert lost_tally(cards(hand)).points == points
