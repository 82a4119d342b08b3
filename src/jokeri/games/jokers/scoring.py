"""The points of a round.

From the source: 20 for winning, 5 for both jokers, a bonus for one colour, a lower table for a
lost hand. Its tables are lost: the numbers in ``WON``, ``COLOUR_WON``, ``LOST_SET`` and
``COLOUR_LOST``, and that a lost run counts its cards, are ours.
"""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.games.jokers.groups import FullType, Group, Shape, full_type_of, jokers_in, splits

WINNING = 20
BOTH_JOKERS = 5

WON = {
    FullType.RUN_FULL: 5,
    FullType.RUN_HALF: 8,
    FullType.MATCH_HALF: 10,
    FullType.MATCH_FULL: 15,
    FullType.ALL_RUN: 20,
}
COLOUR_WON = 10
LOST_SET = {3: 3, 4: 5}
COLOUR_LOST = 5

RED = (Suit.DIAMONDS, Suit.HEARTS)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat's hand scores in a round, part by part."""

    winning: int
    hand: int
    colour: int
    jokers: int

    @property
    def points(self) -> int:
        """The sum."""
        return self.winning + self.hand + self.colour + self.jokers


def won_tally(hand: tuple[Card, ...]) -> Tally:
    """Return what a declared full hand scores."""
    full_type = full_type_of(hand)
    worth = WON[full_type] if full_type else 0
    return Tally(WINNING, worth, COLOUR_WON * one_colour(hand), joker_points(hand))


def lost_tally(hand: tuple[Card, ...]) -> Tally:
    """Return what a hand scores that did not win."""
    return Tally(0, lost_worth(hand), COLOUR_LOST * one_colour(hand), joker_points(hand))


def lost_worth(hand: tuple[Card, ...]) -> int:
    """Return the best split's points; jokers may be left out. A full hand's type may be more."""
    split = max((sum(map(group_worth, groups)) for groups in splits(hand)), default=0)
    full_type = full_type_of(hand)
    return max(split, WON[full_type]) if full_type else split


def group_worth(group: Group) -> int:
    """Return what a set or run counts in a lost hand."""
    return LOST_SET[group.size] if group.shape is Shape.SET else group.size


def one_colour(hand: tuple[Card, ...]) -> bool:
    """Whether the natural cards are all red or all black, whatever the jokers stand for."""
    return len({card.suit in RED for card in hand if card.suit}) == 1


def joker_points(hand: tuple[Card, ...]) -> int:
    """Return the points for holding both jokers at the end."""
    return BOTH_JOKERS if jokers_in(hand) == 2 else 0
