"""The mistakes of the easy ones: what they forget, and where they do not think at all."""

from collections.abc import Sequence
from dataclasses import replace

from jokeri.bots.georgian.characters.leanings import holds
from jokeri.bots.georgian.characters.temperament import Mistakes
from jokeri.bots.georgian.knowledge import shown_voids
from jokeri.bots.georgian.seen import seen_position
from jokeri.cards import JOKER, Card, Rank
from jokeri.fast.moves import card_numbers
from jokeri.fast.position import Position
from jokeri.games.georgian.moves import Bid, Height, Play, SeatMove
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View
from jokeri.games.tricks import SUITS


def remembered(view: View, tricks: int | None) -> Position:
    """Return what a view says to a seat that remembers only the last ``tricks`` finished tricks.

    Bids, tricks taken and the cards on the table lie before it; what else was played, and who
    could not follow then, it has forgotten.
    """
    position = seen_position(view)
    if tricks is None or view.phase is not Phase.PLAY:
        return position
    kept = replace(view, tricks=view.tricks[max(0, len(view.tricks) - tricks) :])
    plays = [play for trick in (*(each for each, _ in kept.tricks), kept.trick)
             for play in trick.plays]  # fmt: skip
    gone = sum(1 << number for number in card_numbers(play.card for play in plays))
    voids = sum(
        1 << 4 * seat + SUITS.index(suit)
        for seat, suits in enumerate(shown_voids(kept))
        for suit in suits
    )
    position.recall(gone, voids)
    return position


def thoughtless(view: View, moves: Sequence[SeatMove], mistakes: Mistakes) -> SeatMove | None:
    """Return the move that a character makes without thinking, or ``None``."""
    if view.phase is Phase.BID and mistakes.counts:
        return nearest(moves, pretty(view))
    if view.phase is Phase.PLAY and mistakes.panics:
        return panic(view, moves)
    return None


def pretty(view: View) -> int:
    """Return how many cards of a hand look like tricks: jokers, aces, kings, court trumps."""
    return sum(_is_pretty(card, view) for card in view.hand)


def _is_pretty(card: Card, view: View) -> bool:
    if card == JOKER:
        return True
    least = Rank.JACK if card.suit is view.trump else Rank.KING
    return card.rank is not None and card.rank >= least


def nearest(bids: Sequence[SeatMove], wanted: int) -> SeatMove:
    """Return the legal bid that is the nearest to the wanted one, the higher of two."""

    def far(bid: SeatMove) -> tuple[int, int]:
        tricks = bid.tricks if isinstance(bid, Bid) else 0
        return abs(tricks - wanted), -tricks

    return min(bids, key=far)


def overbid(view: View, moves: Sequence[SeatMove], bid: SeatMove) -> SeatMove:
    """Return a bid, or the next higher one where at least a quarter of the hand is pretty."""
    if not isinstance(bid, Bid) or 4 * pretty(view) < view.cards:
        return bid
    higher = [one for one in moves if isinstance(one, Bid) and one.tricks > bid.tricks]
    return min(higher, key=lambda one: one.tricks, default=bid)


def panic(view: View, moves: Sequence[SeatMove]) -> SeatMove | None:
    """Return the joker that takes a trick held by another, where one is still needed."""
    seat = view.seat or 0
    if not view.trick.plays or view.taken[seat] >= (view.bids[seat] or 0):
        return None
    for move in moves:
        if (
            isinstance(move, Play)
            and move.card == JOKER
            and move.call is not None
            and move.call.height is Height.HIGH
            and holds(view, move)
        ):
            return move
    return None
