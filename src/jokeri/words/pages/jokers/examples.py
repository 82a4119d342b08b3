"""Examples on the rules page of Jokers, each worked out by the engine's own functions."""

from jokeri.cards import CARDS, Card, cards
from jokeri.games.jokers.groups import FullType, full_type_of
from jokeri.games.jokers.pack import NATURAL
from jokeri.games.jokers.scoring import WON, Tally, lost_tally, won_tally
from jokeri.games.jokers.state import State
from jokeri.games.jokers.turns import depth_reached
from jokeri.words.document import Table
from jokeri.words.saying import Say
from jokeri.words.signs import card_sign

HANDS = (
    "AH 2H 3H 4H 5H 6H 7H 8H",
    "AS AC AD AH 9S 9C 9D X",
    "QS QC QD QH 3C X 5C 6C",
    "7S 7D X 9H TH JH QH KH",
    "5D 6D 7D 8D 9D JS QS KS",
)
"""A full hand of each type."""

WON_WITH = (
    "5D 6D 7D 8D 9D JS QS KS",
    "AS AC AD AH 9S 9C 9D 9H",
    "AH 2H 3H 4H 5H 6H 7H 8H",
    "TS JS QS KS 4C 5C X X",
)
LOST_WITH = ("QS QC QD 4H 5H 6H 2C 9D", "X X 9C 9D KS KH 2C 5D")

SAFETY, LARGE, SMALL = CARDS["7C"], 9, 4
"""A safety card, and how many cards lie on two discard piles."""


def hand_sign(hand: tuple[Card, ...]) -> str:
    """Write a hand's cards with the signs of their suits."""
    return " ".join(map(card_sign, hand))


def type_table(say: Say) -> Table:
    """Return each type of full hand with a hand of it and what it counts."""
    hands = {full_type_of(cards(text)): hand_sign(cards(text)) for text in HANDS}
    return Table(
        say("rule-score-table"),
        (say("rule-type"), say("rule-type-hand"), say("rule-type-points")),
        tuple(
            (say("full-type", full=full_type.value), hands[full_type], str(WON[full_type]))
            for full_type in FullType
        ),
    )


def scored_hands(say: Say) -> tuple[str, ...]:
    """Return hands that won or lost, each with what it scores."""
    return (
        *(_scored(say, "rule-example-won", text, won_tally(cards(text))) for text in WON_WITH),
        *(_scored(say, "rule-example-lost", text, lost_tally(cards(text))) for text in LOST_WITH),
    )


def _scored(say: Say, message: str, text: str, tally: Tally) -> str:
    parts = [part for part in (tally.winning, tally.hand, tally.colour, tally.jokers) if part]
    total = str(tally.points)
    sum_told = f"{' + '.join(map(str, parts))} = {total}" if len(parts) > 1 else total
    return say(message, hand=hand_sign(cards(text)), points=sum_told)


def reach_example(say: Say) -> str:
    """Return how deep a safety card reaches into a large and into a small discard pile."""
    far, near = (
        str(depth_reached(State(turned=SAFETY, discards=NATURAL[:size]))) for size in (LARGE, SMALL)
    )
    card = card_sign(SAFETY)
    return say(
        "rule-safety-example",
        card=card,
        far=far,
        near=near,
        large=str(LARGE),
        small=str(SMALL),
    )
