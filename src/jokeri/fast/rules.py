"""A house's rules of one deal, frozen into numbers that compiled code reads."""

from array import array
from dataclasses import dataclass, field
from functools import lru_cache

from jokeri.games.georgian.dealing import shows_trump
from jokeri.games.georgian.following import high_lead_takes_highest, must_trump
from jokeri.games.georgian.house import House
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.taking import later_high_joker_takes, trump_beats_led_high

MUST_TRUMP = 1
HIGHEST = 2
TRUMP_OVER = 4
DISCARD = 8
LATER = 16
"""The bits of ``Rules.flags``: what is asked of a void seat and of a high lead, who takes."""

SIX_OF_CLUBS, SIX_OF_SPADES = 0, 27
ALL_CARDS = (1 << 38) - 1
TURNED, LAST_CARD, FOREHAND = 0, 1, 2
_SHOWS = {"turned": TURNED, "last-card": LAST_CARD, "forehand": FOREHAND}


@dataclass(frozen=True, slots=True)
class Rules:
    """What one deal needs to know of a house.

    ``points[(cards * 10 + bid) * 10 + taken]`` is the deal's score; ``pack`` the set of cards;
    ``nines`` says how a deal of nine finds trump.
    """

    flags: int
    pack: int
    nines: int
    points: "array[int]" = field(hash=False, compare=False)


@lru_cache(maxsize=256)
def freeze(house: House) -> Rules:
    """Return the rules of a house; each option is read by its one function."""
    flags = 0
    flags |= MUST_TRUMP if must_trump(house) else 0
    flags |= HIGHEST if high_lead_takes_highest(house) else 0
    flags |= TRUMP_OVER if trump_beats_led_high(house) else 0
    flags |= DISCARD if house.led_low_unanswered == "discard" else 0
    flags |= LATER if later_high_joker_takes(house) else 0
    pack = ALL_CARDS
    if house.pack == "36":
        pack &= ~(1 << SIX_OF_CLUBS | 1 << SIX_OF_SPADES)
    points = array("i", bytes(4 * 1000))
    for cards in range(1, 10):
        for bid in range(cards + 1):
            for taken in range(cards + 1):
                points[(cards * 10 + bid) * 10 + taken] = score(bid, taken, cards, house).points
    return Rules(flags, pack, _SHOWS[shows_trump(house, 9)], points)


def how_trump(rules: Rules, cards: int) -> int:
    """Return how a deal of so many cards finds trump."""
    return rules.nines if cards == 9 else TURNED
