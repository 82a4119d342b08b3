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
OUTSIDE_JOKER = 0.80  # how often a joker outside takes from the sure cards, in all their tricks
TRUMP_FLOOR = 0.50  # a low trump takes by trumping
TRUMP_DECAY = 0.30  # what each higher trump outside takes from the rest
LONG_TRUMP = 0.90  # the others' trumps are gone by then
TRUMP_KEPT = 0.85  # the part of a trump's chance that stays when it is not wanted
SIDE_DECAY = 0.50  # what each higher card of the suit outside takes
SIDE_KEPT = 0.75  # as TRUMP_KEPT, for the only card of a suit
SIDE_SHELTER = 0.70  # and for each lower card of the suit held beside it
FIGHT = 0.08  # what a spread of all tricks left takes from a chance
MOST_FIGHT = 0.3  # wilder bids than that are not meant
PUSH = 0.40  # the part of the way from low to high when nobody wants tricks


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
    """What a card's chance depends on besides the hand.

    ``spread``: the tricks that all four still want against those left, as a part of these; above
    0 they fight for tricks, below 0 they push them on to others.
    """

    known: Knowledge
    trump: Suit | None
    leads: Leads
    spread: float = 0.0


def chances(hand: Sequence[Card], outlook: Outlook) -> list[Chance]:
    """Return the chances of every card of a hand."""
    jokers = [JOKER_CHANCE] * hand.count(JOKER)
    if len(hand) == 1 and not jokers:
        return [last_card(hand[0], outlook)]
    found: list[Chance] = []
    for suit in Suit:
        held = sorted((card.rank or 0 for card in hand if card.suit is suit), reverse=True)
        if held and suit is outlook.trump:
            found += trump_chances(held, suit, outlook, len(hand))
        elif held:
            found += side_chances(held, suit, outlook, len(hand))
    if outlook.spread:
        found = [under_spread(chance, outlook.spread) for chance in found]
    return jokers + found


def last_card(card: Card, outlook: Outlook) -> Chance:
    """Return the chance of the only card of a hand: its owner has no choice."""
    known, suit = outlook.known, card.suit
    assert suit is not None  # noqa: S101 - jokers have been dealt with
    ranks = known.unseen[suit]
    beating = known.jokers + sum(1 for rank in ranks if rank > (card.rank or 0))
    reach = 1.0
    if suit is not outlook.trump:
        beating += len(known.unseen[outlook.trump]) if outlook.trump else 0
        if outlook.leads is Leads.OTHER:
            reach = len(ranks) / max(1, known.total)
    chance = reach * float(max(0.0, 1 - known.in_play) ** beating)
    return Chance(chance, chance)


def under_spread(chance: Chance, spread: float) -> Chance:
    """Return a chance when tricks are fought for, or pushed on to whoever cannot refuse them."""
    if spread > 0:
        left = 1 - FIGHT * min(spread, MOST_FIGHT)
        return Chance(chance.low * left, chance.high * left)
    gift = -PUSH * spread
    return Chance(chance.low + (chance.high - chance.low) * gift, chance.high)


def trump_chances(held: list[int], suit: Suit, outlook: Outlook, cards: int) -> list[Chance]:
    """Return the chances of the trumps held, given from the highest down."""
    known = outlook.known
    out = known.out(suit)
    falls = known.in_play * max(TRUMP_DECAY, 1 / cards)
    floor = TRUMP_FLOOR * (1 - 1 / cards)
    kept = 1 - (1 - TRUMP_KEPT) * (1 - 1 / cards)
    found = []
    for place, rank in enumerate(held):
        above = sum(1 for other in known.unseen[suit] if other > rank)
        high = floor + (1 - floor) * (1 - falls) ** above
        if place >= out / 2:
            high = max(high, LONG_TRUMP)
        high *= _spared_by_jokers(known, cards)
        found.append(Chance(high * kept, high))
    return found


def side_chances(held: list[int], suit: Suit, outlook: Outlook, cards: int) -> list[Chance]:
    """Return the chances of the cards held of a suit that is not trump, from the highest down."""
    known = outlook.known
    out = known.out(suit)
    led = 1.0
    if outlook.leads is Leads.OTHER:
        led = 1 - (1 - len(known.unseen[suit]) / max(1, known.total)) ** cards
    falls = known.in_play * max(SIDE_DECAY, 1 / cards)
    trumps = known.out(outlook.trump) if outlook.trump else 0.0
    kept = 1 - (1 - SIDE_KEPT) * (1 - 1 / cards)
    found = []
    for place, rank in enumerate(held):
        above = sum(1 for other in known.unseen[suit] if other > rank)
        high = led * (1 - min(1.0, falls)) ** above * _untrumped(out - 3 * place, trumps)
        high *= _spared_by_jokers(known, cards)
        lower = len(held) - 1 - place
        found.append(Chance(high * kept * SIDE_SHELTER**lower, high))
    return found


def _untrumped(out: float, trumps: float) -> float:
    """Return the chance that nobody trumps a round of a suit with ``out`` cards outside."""
    if trumps <= 0:
        return 1.0
    void = (2 / 3) ** max(0.0, out)
    trumping = void * (1 - (2 / 3) ** trumps)
    return float((1 - trumping) ** 3)


def _spared_by_jokers(known: Knowledge, cards: int) -> float:
    """Return the chance that no joker takes the trick from a card that would have taken it."""
    falls = known.in_play * OUTSIDE_JOKER / cards
    return float(max(0.0, 1 - falls) ** known.jokers)
