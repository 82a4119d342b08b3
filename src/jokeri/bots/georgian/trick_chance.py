"""How likely a play is to take the trick on the table."""

from dataclasses import dataclass

from jokeri.bots.georgian.knowledge import Knowledge
from jokeri.cards import JOKER, Suit
from jokeri.games.georgian.following import must_trump
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import Height, Play
from jokeri.games.georgian.taking import (
    later_high_joker_takes,
    leading_place,
    trump_beats_led_high,
)
from jokeri.games.georgian.trick import Trick
from jokeri.games.georgian.view import View
from jokeri.seats import Seat

EAGER = 0.85  # a seat that is short takes when it can
SLACK = 0.25  # a seat that is full takes although it need not
SPOILT = 0.55  # a seat that is over no longer minds
JOKER_EAGER = 0.30  # a joker comes now rather than later
JOKER_SLACK = 0.08


@dataclass(frozen=True, slots=True)
class Rival:
    """A seat still to play to the trick, and how gladly it takes tricks."""

    seat: Seat
    appetite: float
    joker: float  # the chance that it plays a joker high now


def rivals(view: View, known: Knowledge) -> tuple[Rival, ...]:
    """Return the seats that play after the one to move."""
    later = range(len(view.trick.plays) + 1, 4)
    return tuple(_rival(view, known, view.trick.seat_of(place)) for place in later)


def _rival(view: View, known: Knowledge, seat: Seat) -> Rival:
    missing = (view.bids[seat] or 0) - view.taken[seat]
    appetite = EAGER if missing > 0 else SLACK if missing == 0 else SPOILT
    held = known.held[seat]
    eager = max(JOKER_EAGER, 1 / held) if missing > 0 and held else JOKER_SLACK
    return Rival(seat, appetite, known.joker_chance(seat) * eager)


def take_chance(play: Play, view: View, known: Knowledge, later: tuple[Rival, ...]) -> float:
    """Return the chance that a legal play of the seat to move takes the trick."""
    trick = Trick(view.trick.leader, (*view.trick.plays, play))
    mine = len(trick.plays) - 1
    if leading_place(trick, view.trump, view.house) != mine:
        return 0.0
    chance = 1.0
    for rival in later:
        chance *= 1 - beaten_by(rival, play, trick, view, known)
    return chance


def beaten_by(rival: Rival, play: Play, trick: Trick, view: View, known: Knowledge) -> float:
    """Return the chance that a rival plays over the play that leads the trick."""
    joker = rival.joker if _joker_beats(play, view.house) else 0.0
    if play.card == JOKER and len(trick.plays) > 1:
        return joker
    led = trick.led_suit
    assert led is not None  # noqa: S101 - a play lies on the table
    above = _followed_from(play, led, view)
    follows = 0.0 if above is None else _follows_higher(rival, led, above, known)
    trumps = _trumps_over(rival, play, led, view, known)
    return 1 - (1 - joker) * (1 - min(1.0, follows + trumps))


def _followed_from(play: Play, led: Suit, view: View) -> int | None:
    """Return the rank above which cards of the led suit beat a play; ``None``: none does."""
    if play.card.suit is led:
        return play.card.rank
    led_high = play.call is not None and play.call.height is Height.HIGH
    trumping = view.trump is not None and play.card.suit is view.trump
    return None if led_high or trumping else 0  # a joker led low, or cards thrown under one


def _joker_beats(play: Play, house: House) -> bool:
    """Whether a later high joker takes the trick from a play that leads it."""
    high = play.call is not None and play.call.height is Height.HIGH
    return not high or later_high_joker_takes(house)


def _follows_higher(rival: Rival, led: Suit, above: int, known: Knowledge) -> float:
    """Return the chance that a rival follows suit with a card above a rank."""
    unseen = known.unseen[led]
    higher = sum(1 for rank in unseen if rank > above)
    if not higher:
        return 0.0
    holds = 1 - known.lacks(rival.seat, led, higher)
    if known.surely_holds(rival.seat, led, above):
        holds = 1.0
    forced = known.lacks(rival.seat, led, len(unseen) - higher)
    return holds * (forced + (1 - forced) * rival.appetite)


def _trumps_over(rival: Rival, play: Play, led: Suit, view: View, known: Knowledge) -> float:
    """Return the chance that a rival is void in the led suit and trumps higher."""
    trump = view.trump
    if trump is None or led is trump:
        return 0.0
    led_high = play.call is not None and play.call.height is Height.HIGH
    if led_high and not trump_beats_led_high(view.house):
        return 0.0
    above = play.card.rank or 0 if play.card.suit is trump else 0
    higher = sum(1 for rank in known.unseen[trump] if rank > above)
    void = known.lacks(rival.seat, led, len(known.unseen[led]))
    holds = 1 - known.lacks(rival.seat, trump, higher)
    lower = len(known.unseen[trump]) - higher
    forced = known.lacks(rival.seat, trump, lower) if must_trump(view.house) else 0.0
    return void * holds * (forced + (1 - forced) * rival.appetite)
