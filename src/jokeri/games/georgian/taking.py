"""Who takes the trick, in the order of the rules, section 5."""

from jokeri.cards import JOKER, Suit
from jokeri.games.georgian.house import House
from jokeri.games.georgian.trick import Trick
from jokeri.games.tricks import Height, Play
from jokeri.seats import Seat


def taker(trick: Trick, trump: Suit | None, house: House) -> Seat:
    """Return the seat that takes a finished trick."""
    return trick.seat_of(leading_place(trick, trump, house))


def leading_place(trick: Trick, trump: Suit | None, house: House) -> int:
    """Return which of the plays so far, at least one, would take the trick if it ended now."""
    high = _high_joker_of_a_follower(trick, house)
    if high is not None:
        return high
    led = trick.led_suit
    best_trump = _highest(trick, trump) if trump else None
    if trick.led_joker is Height.HIGH:
        may_be_trumped = led is not trump and trump_beats_led_high(house)
        return best_trump if may_be_trumped and best_trump is not None else 0
    if best_trump is not None:
        return best_trump
    best_led = _highest(trick, led) if led else None
    if best_led is not None:
        return best_led
    return _unanswered(trick, house)


def _high_joker_of_a_follower(trick: Trick, house: House) -> int | None:
    """Rule 1: the place of the follower's high joker that takes the trick, if one does."""
    high = [place for place, play in enumerate(trick.plays) if _is_high(play)]
    if not high:
        return None
    place = high[-1] if later_high_joker_takes(house) else high[0]
    return place or None  # 0: the joker led high, which the second rule decides


def _is_high(play: Play) -> bool:
    return play.call is not None and play.call.height is Height.HIGH


def later_high_joker_takes(house: House) -> bool:
    """Whether the later of two high jokers takes the trick."""
    return house.two_high == "later"


def trump_beats_led_high(house: House) -> bool:
    """Whether a trump takes a trick to which a joker was led high naming another suit."""
    return house.led_high_trumped == "trump"


def discard_may_take(house: House) -> bool:
    """Whether the highest card thrown takes a low joker that nobody answered."""
    return house.led_low_unanswered == "discard"


def _highest(trick: Trick, suit: Suit) -> int | None:
    """Rules 3 and 4: the place of the highest card of a suit."""
    places = [place for place, play in enumerate(trick.plays) if play.card.suit is suit]
    return max(places, key=lambda place: _rank(trick.plays[place]), default=None)


def _rank(play: Play) -> int:
    return play.card.rank or 0


def _unanswered(trick: Trick, house: House) -> int:
    """Rule 5: a joker led low that nobody followed, trumped or took with a high joker."""
    if not discard_may_take(house):
        return 0
    thrown = [place for place, play in enumerate(trick.plays) if play.card != JOKER]
    return max(thrown, key=lambda place: (_rank(trick.plays[place]), -place), default=0)
