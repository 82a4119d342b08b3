"""A trick of two plays, and who takes it."""

from dataclasses import dataclass

from jokeri.cards import Suit
from jokeri.games.tricks import Height, Play
from jokeri.seats import FIRST_SEAT, Seat, left_of


@dataclass(frozen=True, slots=True)
class Trick:
    """Plays in order from the leader; at most two."""

    leader: Seat = FIRST_SEAT
    plays: tuple[Play, ...] = ()

    @property
    def to_play(self) -> Seat:
        """The seat whose turn it is in an unfinished trick."""
        return left_of(self.leader, 2) if self.plays else self.leader

    @property
    def led_suit(self) -> Suit | None:
        """The suit of the card led, or the one that the led joker named; ``None`` before it."""
        if not self.plays:
            return None
        lead = self.plays[0]
        return lead.call.suit if lead.call else lead.card.suit

    @property
    def led_high(self) -> bool:
        """Whether a joker was led high."""
        return bool(self.plays) and height(self.plays[0]) is Height.HIGH


def height(play: Play) -> Height | None:
    """Return how a joker was played; ``None`` for a card."""
    return play.call.height if play.call else None


def taker(trick: Trick, trump: Suit | None) -> Seat:
    """Return the seat that takes a finished trick."""
    return left_of(trick.leader, 2) if _follower_takes(trick, trump) else trick.leader


def _follower_takes(trick: Trick, trump: Suit | None) -> bool:
    """Whether the second play beats the first.

    A high joker does, a low one never. A trump beats every other suit, also the one that a joker
    named. The named suit beats a joker led low, and nothing else does.
    """
    lead, answer = trick.plays
    if answer.call:
        return answer.call.height is Height.HIGH
    led = trick.led_suit
    if answer.card.suit is trump and led is not trump:
        return True
    if answer.card.suit is not led or trick.led_high:
        return False
    return height(lead) is Height.LOW or (answer.card.rank or 0) > (lead.card.rank or 0)
