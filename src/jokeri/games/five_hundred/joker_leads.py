"""The joker without trumps: naming its suit before the first lead, and leading it."""

from jokeri.cards import Card, Suit
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import SUITS, NameJoker
from jokeri.games.five_hundred.packs import JOKERS, pack_of
from jokeri.games.five_hundred.ranking import Ranking


def naming_allowed(house: House) -> bool:
    """Whether the contractor may name a joker's suit before the first lead."""
    return house.joker_nt != "no-naming"


def namings(hand: tuple[Card, ...], ranking: Ranking, house: House) -> tuple[NameJoker, ...]:
    """Return the namings open to a contractor about to lead first."""
    if ranking.trump is not None or not naming_allowed(house):
        return ()
    two = JOKERS[1] in pack_of(house)
    return tuple(
        NameJoker(suit, joker if two else None)
        for joker in JOKERS
        if joker in hand and ranking.suitless(joker)
        for suit in SUITS
    )


def joker_leads(
    hand: tuple[Card, ...], led_before: frozenset[Suit], ranking: Ranking, house: House
) -> tuple[Suit | None, ...]:
    """Return the suits that a led joker without one may name; ``None``: it is led bare.

    It names a suit not led so far. When all have been led it waits for the last trick, where
    nobody need follow. Who holds nothing else may lead it all the same (ours).
    """
    if house.joker_nt == "free-lead":
        return SUITS
    new = tuple(suit for suit in SUITS if suit not in led_before)
    if len(hand) == 1:
        return new or (None,)
    if new and house.joker_nt != "last-trick":
        return new
    return SUITS if all(map(ranking.suitless, hand)) else ()
