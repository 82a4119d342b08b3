"""How many tricks a hand is worth in a contract: sure tricks, length, and what others may bring."""

from jokeri.cards import Card, Rank, Suit
from jokeri.games.five_hundred.bids import NUMBERED, Denomination
from jokeri.games.five_hundred.packs import HAND, JOKERS
from jokeri.games.five_hundred.ranking import (
    FIRST,
    LEFT_BOWER,
    RIGHT_BOWER,
    SECOND,
    Ranking,
)

TOP_TRUMPS = {
    FIRST: 1.0,
    SECOND: 1.0,
    RIGHT_BOWER: 1.0,
    LEFT_BOWER: 0.9,
    Rank.ACE: 0.8,
    Rank.KING: 0.6,
    Rank.QUEEN: 0.45,
}
LOW_TRUMP = 0.3
LONG_TRUMP = 0.4
"""More for each trump beyond the fourth: the others will have run out."""

SIDE_ACE = 0.85
SIDE_KING = 0.45
VOID = 0.5
SINGLETON = 0.25

MORE = {"2": 3.0, "3": 2.1, "4": 1.2, "5": 0.6, "6": 0.7}
"""By seats: tricks that kitty, low cards and the others' mistakes bring; tuned on played deals."""

PARTNERS_SHARE = {"2": 0.0, "3": 0.0, "4": 0.32, "5": 0.3, "6": 0.4}
"""By seats: the part of the remaining tricks that partners take."""

SHORT_OF_STOPPERS = 1.5
"""What an unguarded suit costs without trumps."""


def tricks(hand: tuple[Card, ...], denomination: Denomination, seats: str) -> float:
    """Return the tricks to expect as contractor before the kitty is seen."""
    own = no_trump_tricks(hand) if denomination is NUMBERED[4] else trump_tricks(hand, denomination)
    own = min(own + MORE[seats], HAND)
    return own + PARTNERS_SHARE[seats] * (HAND - own)


def trump_tricks(hand: tuple[Card, ...], denomination: Denomination) -> float:
    """Return the own tricks with a suit as trump."""
    ranking = Ranking(Suit(denomination.value))
    trumps = [card for card in hand if ranking.suit_of(card) is ranking.trump]
    found = sum(TOP_TRUMPS.get(ranking.rank_of(card), LOW_TRUMP) for card in trumps)
    found += LONG_TRUMP * max(len(trumps) - 4, 0)
    if len(trumps) < 4:
        found -= 0.5 * (4 - len(trumps))
    for suit in Suit:
        if suit is not ranking.trump:
            side = [card for card in hand if ranking.suit_of(card) is suit]
            found += _side_tricks(side, len(trumps))
    return found


def _side_tricks(side: list[Card], trumps: int) -> float:
    ranks = {card.rank for card in side}
    found = SIDE_ACE * (Rank.ACE in ranks)
    if Rank.KING in ranks and len(side) > 1:
        found += SIDE_ACE if Rank.ACE in ranks else SIDE_KING
    if trumps >= 3 and len(side) < 2:
        found += SINGLETON if side else VOID
    return found


def no_trump_tricks(hand: tuple[Card, ...]) -> float:
    """Return the own tricks without trumps; suits without a guard cost some, whatever else."""
    found = float(sum(card in JOKERS for card in hand))
    for suit in Suit:
        held = sorted((card.rank or 0 for card in hand if card.suit is suit), reverse=True)
        stopped, of_suit = _run(held)
        found += of_suit
        if not stopped:
            found -= SHORT_OF_STOPPERS
    return found


def _run(ranks: list[int]) -> tuple[bool, float]:
    """Return whether a suit is guarded, and its tricks without trumps."""
    top = [Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK]
    sure = 0
    while sure < min(len(ranks), len(top)) and ranks[sure] == top[sure]:
        sure += 1
    if sure:
        length = 0.7 * max(len(ranks) - 4, 0) if sure >= 2 else 0.0
        return True, sure + length
    guarded_king = Rank.KING in ranks and len(ranks) >= 2
    guarded_queen = Rank.QUEEN in ranks and len(ranks) >= 3
    return guarded_king or guarded_queen, 0.5 * guarded_king + 0.3 * guarded_queen


def stoppers(hand: tuple[Card, ...]) -> int:
    """Return how many suits are guarded without trumps, jokers apart."""
    guarded = 0
    for suit in Suit:
        held = sorted((card.rank or 0 for card in hand if card.suit is suit), reverse=True)
        guarded += _run(held)[0]
    return guarded
