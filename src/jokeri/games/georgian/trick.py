"""A trick on the table: who led, what was played, which suit is to be followed."""

from dataclasses import dataclass

from jokeri.cards import Suit
from jokeri.games.tricks import Height, Play
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """Plays in order from the leader; at most four."""

    leader: Seat
    plays: tuple[Play, ...] = ()

    @property
    def led_suit(self) -> Suit | None:
        """The suit of the card led, or the one that the led joker named; ``None`` before it."""
        if not self.plays:
            return None
        lead = self.plays[0]
        return lead.call.suit if lead.call else lead.card.suit

    @property
    def led_joker(self) -> Height | None:
        """How the joker was led, when a joker was led."""
        if not self.plays or self.plays[0].call is None:
            return None
        return self.plays[0].call.height

    @property
    def to_play(self) -> Seat:
        """The seat whose turn it is in an unfinished trick."""
        return Seat((self.leader + len(self.plays)) % 4)

    def seat_of(self, place: int) -> Seat:
        """The seat that made the play at ``place``, counted from the leader's 0."""
        return Seat((self.leader + place) % 4)

    def play_of(self, seat: Seat) -> tuple[Play, ...]:
        """A seat's play, or nothing when it has not played yet."""
        place = (seat - self.leader) % 4
        return self.plays[place : place + 1]
