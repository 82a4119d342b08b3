"""How far a hand is from a full one, and how likely it is to get there."""

from dataclasses import dataclass
from functools import lru_cache

from jokeri.cards import Card
from jokeri.games.jokers.groups import BITS, bits_of, jokers_in, natural_full_hands
from jokeri.games.jokers.pack import HAND, NATURAL
from jokeri.games.jokers.view import View

DRAWS = 1.6
"""Trades that a hand is taken to have before it: this one, and a part of the next."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A full hand to go for: what of it is held, and how many cards it still lacks."""

    kept: tuple[Card, ...]
    missing: int


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


def goals(hand: tuple[Card, ...], unseen: tuple[Card, ...], most: int) -> list[Goal]:
    """Return the best hands to keep, the best first: those that most full hands near them want.

    A full hand that lacks a card which can no longer come counts nothing. One that lacks m cards
    counts (k / n) to the power of m, where k cards are drawn of n unseen.
    """
    own, jokers, left = bits_of(hand), jokers_in(hand), bits_of(unseen)
    worths: dict[int, float] = {}
    lacks: dict[int, int] = {}
    near = _within(own, left, jokers)
    for kept, missing in near:
        lacks[kept] = min(missing, lacks.get(kept, HAND))
    for kept in lacks:
        drawn = HAND - jokers - kept.bit_count()
        chance = min(drawn * DRAWS / max(len(unseen), 1), 0.9)
        worths[kept] = sum(
            chance ** (missing + (other & ~kept).bit_count())
            for other, missing in near
            if not other & ~kept
        )
    best = sorted(worths, key=lambda kept: (-worths[kept], -kept.bit_count(), kept))
    return [
        Goal(tuple(c for c in hand if BITS.get(c, 0) & kept), lacks[kept]) for kept in best[:most]
    ]


def _within(own: int, left: int, jokers: int) -> list[tuple[int, int]]:
    """Return what the reachable full hands nearest to a hand use of it, and what they lack."""
    reachable = [full for full in full_masks() if (full & ~own & ~left).bit_count() <= jokers]
    overlaps = [((own & full).bit_count(), own & full) for full in reachable]
    most = max((size for size, _ in overlaps), default=0)
    return [
        (kept, max(HAND - jokers - size, 0)) for size, kept in overlaps if size >= max(most - 1, 1)
    ]
