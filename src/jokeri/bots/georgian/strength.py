"""How likely each held card is to take a trick later on, wanted or not.

Each card has two chances: the higher when its owner tries to take a trick with it, the lower when
its owner tries not to. A joker's are nearly 1 and 0. The numbers in capitals were tuned in play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from jokeri.bots.georgian.knowledge import Knowledge
from jokeri.cards import JOKER, Card, Suit

JOKER_TAKES = 0.97
OUTSIDE_JOKER = 0.12  # how often a joker out against us takes what a sure card would have taken
TRUMP_FLOOR = 0.30  # a low trump takes by trumping
TRUMP_DECAY = 0.40  # for each higher trump outside
TRUMP_KEPT = 0.70  # the part of a trump's chance that stays when it is not wanted
SIDE_DECAY = 0.65  # for each higher card of the suit outside
SIDE_KEPT = 0.75  # as TRUMP_KEPT, for the only card of a suit
SIDE_SHELTER = 0.70  # and for each lower card of the suit held beside it


@dataclass(frozen=True, slots=True)
class Chance:
    """Chances of taking a trick: ``low`` when it is not wanted, ``high`` when it is."""

    low: float
    high: float


JOKER_CHANCE = Chance(0.0, JOKER_TAKES)


class Leads(Enum):
    """Who leads the next trick."""

    SELF = "self"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a card's chance depends on besides the hand."""

    known: Knowledge
    trump: Suit | None
    leads: Leads


def chances(hand: Sequence[Card], outlook: Outlook) -> list[Chance]:
    """Return the chances of every card of a hand."""
    found = [JOKER_CHANCE] * hand.count(JOKER)
    for suit in Suit:
        held = sorted((card.rank or 0 for card in hand if card.suit is suit), reverse=True)
        if held and suit is outlook.trump:
            found += trump_chances(held, suit, outlook)
        elif held:
            found += side_chances(held, suit, outlook, len(hand))
    return found


def trump_chances(held: list[int], suit: Suit, outlook: Outlook) -> list[Chance]:
    """Return the chances of the trumps held, given from the highest down."""
    known = outlook.known
    in_play = known.in_play
    out = known.out(suit)
    jokers = OUTSIDE_JOKER * known.jokers * in_play
    found = []
    for place, rank in enumerate(held):
        above = sum(1 for other in known.unseen[suit] if other > rank) * in_play
        high = TRUMP_FLOOR + (1 - TRUMP_FLOOR) * (1 - TRUMP_DECAY) ** above
        if place >= out / 2:  # the others' trumps are gone by then
            high = max(high, 0.9)
        high *= 1 - jokers
        found.append(Chance(high * TRUMP_KEPT, high))
    return found


def side_chances(held: list[int], suit: Suit, outlook: Outlook, cards: int) -> list[Chance]:
    """Return the chances of the cards held of a suit that is not trump, from the highest down."""
    known = outlook.known
    in_play = known.in_play
    out = known.out(suit)
    jokers = OUTSIDE_JOKER * known.jokers * in_play
    led = (
        1.0
        if outlook.leads is Leads.SELF
        else 1 - (1 - out / max(1, known.total * in_play)) ** cards
    )
    trumps = known.out(outlook.trump) if outlook.trump else 0.0
    found = []
    for place, rank in enumerate(held):
        above = sum(1 for other in known.unseen[suit] if other > rank) * in_play
        stands = (1 - SIDE_DECAY) ** max(0.0, above)
        untrumped = _untrumped(out - 3 * place, trumps)
        high = led * stands * untrumped * (1 - jokers)
        lower = len(held) - 1 - place
        found.append(Chance(high * SIDE_KEPT * SIDE_SHELTER**lower, high))
    return found


def _untrumped(out: float, trumps: float) -> float:
    """Return the chance that nobody trumps a round of a suit with ``out`` cards outside."""
    if trumps <= 0:
        return 1.0
    void = (2 / 3) ** max(0.0, out)
    trumping = void * (1 - (2 / 3) ** trumps)
    return float((1 - trumping) ** 3)
