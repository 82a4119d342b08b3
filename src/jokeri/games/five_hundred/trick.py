"""A trick on the table: who plays to it in which order, what was played, who takes it."""

from dataclasses import dataclass

from jokeri.cards import Suit
from jokeri.games.five_hundred.moves import Play
from jokeri.games.five_hundred.ranking import Ranking
from jokeri.seats import FIRST_SEAT, Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """Plays in order from the leader. ``order``: the seats that play, without those sitting out."""

    order: tuple[Seat, ...] = (FIRST_SEAT,)
    plays: tuple[Play, ...] = ()

    @property
    def leader(self) -> Seat:
        """The seat that leads."""
        return self.order[0]

    @property
    def to_play(self) -> Seat:
        """The seat whose turn it is in an unfinished trick."""
        return self.order[len(self.plays)]

    @property
    def complete(self) -> bool:
        """Whether everybody has played."""
        return len(self.plays) == len(self.order)

    def led_suit(self, ranking: Ranking) -> Suit | None:
        """Return the suit to follow; ``None`` before the lead, or when a joker was led bare."""
        if not self.plays:
            return None
        lead = self.plays[0]
        return lead.names or ranking.suit_of(lead.card)


def taker(trick: Trick, ranking: Ranking) -> Seat:
    """Return the seat that takes a trick, or would if it ended now.

    A joker without a suit takes; else the highest trump, else the highest of the led suit.
    """
    led = trick.led_suit(ranking)

    def power(place: int) -> tuple[int, int]:
        card = trick.plays[place].card
        suit = ranking.suit_of(card)
        kind = 3 if suit is None else 2 if suit is ranking.trump else 1 if suit is led else 0
        return kind, ranking.rank_of(card)

    return trick.order[max(range(len(trick.plays)), key=power)]
