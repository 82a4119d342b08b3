"""Which card to play: the one after which the deal is worth most."""

import random
from collections.abc import Sequence
from dataclasses import replace

from jokeri.bots.georgian.knowledge import Knowledge, knowledge
from jokeri.bots.georgian.prospects import in_order, prospect
from jokeri.bots.georgian.strength import Leads, Outlook, chances
from jokeri.bots.georgian.trick_chance import Rival, rivals, take_chance
from jokeri.bots.georgian.worth import worths
from jokeri.cards import Rank, without
from jokeri.games.georgian.following import high_lead_takes_highest
from jokeri.games.georgian.moves import Height, Play
from jokeri.games.georgian.view import View
from jokeri.seats import Seat

ALIKE = 0.001
"""Points below which two plays count as equally good."""


def choose_play(view: View, seat: Seat, plays: Sequence[Play], rng: random.Random) -> Play:
    """Return the play of most worth; of equals the lowest card, and of these one by chance."""
    if len(plays) == 1:
        return plays[0]
    known = knowledge(view, seat)
    later = rivals(view, known)
    values = [value_of(play, view, seat, known, later) for play in plays]
    best = max(values)
    equals = [play for play, value in zip(plays, values, strict=True) if value > best - ALIKE]
    lowest = min(_rank(play) for play in equals)
    return rng.choice([play for play in equals if _rank(play) == lowest])


def _rank(play: Play) -> int:
    return play.card.rank or Rank.ACE + 1


def value_of(
    play: Play, view: View, seat: Seat, known: Knowledge, later: tuple[Rival, ...]
) -> float:
    """Return the average worth of the deal after a play."""
    bid = view.bids[seat] or 0
    worth = worths(view, seat, bid)[view.taken[seat] :][: len(view.hand) + 1]
    takes = take_chance(play, view, known, later)
    rest = without(view.hand, play.card)
    then = after(play, view, known, len(later))
    spread = spread_left(view)
    value = 0.0
    if takes > 0:
        ordered = in_order(chances(rest, Outlook(then, view.trump, Leads.SELF, spread)))
        value += takes * prospect(worth[1:], ordered)
    if takes < 1:
        ordered = in_order(chances(rest, Outlook(then, view.trump, Leads.OTHER, spread)))
        value += (1 - takes) * prospect(worth[:-1], ordered)
    return value


def spread_left(view: View) -> float:
    """Return the tricks still wanted by all four against those left, as a part of these."""
    left = len(view.hand)
    wanted = sum(max(0, (bid or 0) - got) for bid, got in zip(view.bids, view.taken, strict=True))
    return min(1.0, wanted / left - 1)


def after(play: Play, view: View, known: Knowledge, later: int) -> Knowledge:
    """Return what will be known after the trick: a high lead draws the best of its suit."""
    call = play.call
    if call is None or call.suit is None or call.height is Height.LOW:
        return known
    if not high_lead_takes_highest(view.house):
        return known
    drawn = min(later, round(known.out(call.suit)))
    return replace(known, unseen={**known.unseen, call.suit: known.unseen[call.suit][drawn:]})
