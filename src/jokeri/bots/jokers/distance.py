"""How far a hand is from a full one, and how likely it is to get there."""

from functools import lru_cache

from jokeri.cards import Card
from jokeri.games.jokers.groups import BITS, bits_of, jokers_in, natural_full_hands
from jokeri.games.jokers.pack import HAND, NATURAL
from jokeri.games.jokers.view import View

DRAWS = 1.6
"""Trades that a hand is taken to have before it: this one, and a part of the next."""


@lru_cache(maxsize=1)
def full_masks() -> tuple[int, ...]:
    """Return every full hand of natural cards as bits."""
    return tuple(natural_full_hands())


def distance(hand: tuple[Card, ...]) -> int:
    """Return how many cards of a hand of eight or nine must change to make eight of them full."""
    own, jokers = bits_of(hand), jokers_in(hand)
    overlap = max((own & full).bit_count() for full in full_masks())
    return max(HAND - jokers - overlap, 0)


def unseen_by(view: View) -> tuple[Card, ...]:
    """Return the natural cards that may still be drawn: nobody has shown them."""
    seen = bits_of((*view.hand, *view.discards, *view.seen[0], *view.seen[1]))
    return tuple(card for card in NATURAL if not BITS[card] & seen)


def best_to_keep(hand: tuple[Card, ...], unseen: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the natural cards from which full hands are likeliest to be reached.

    A full hand that lacks a card which can no longer come counts nothing. One that lacks m cards
    counts (k / n) to the power of m, where k cards are drawn of n unseen. (Sampling draws for the
    least mean distance was tried, and lost to this.)
    """
    own, jokers = bits_of(hand), jokers_in(hand)
    near = _within(own, bits_of(unseen), jokers)

    def worth(kept: int) -> float:
        drawn = HAND - jokers - kept.bit_count()
        chance = min(drawn * DRAWS / max(len(unseen), 1), 0.9)
        return sum(chance**lacks for other, lacks in near if not other & ~kept)

    best = max({kept for kept, _ in near}, key=lambda kept: (worth(kept), -kept), default=0)
    return tuple(card for card in hand if BITS.get(card, 0) & best)


def _within(own: int, left: int, jokers: int) -> list[tuple[int, int]]:
    """Return what the reachable full hands nearest to a hand use of it, and what they lack."""
    reachable = [full for full in full_masks() if (full & ~own & ~left).bit_count() <= jokers]
    overlaps = [((own & full).bit_count(), own & full) for full in reachable]
    most = max((size for size, _ in overlaps), default=0)
    return [
        (kept, max(HAND - jokers - size, 0)) for size, kept in overlaps if size >= max(most - 1, 1)
    ]
