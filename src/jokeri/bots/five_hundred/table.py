"""What a view tells about the play: who is with whom, what is still out, who takes the trick."""

from dataclasses import dataclass, replace
from functools import cached_property

from jokeri.cards import Card, Suit
from jokeri.games.five_hundred.moves import Play
from jokeri.games.five_hundred.packs import pack_of
from jokeri.games.five_hundred.ranking import Ranking
from jokeri.games.five_hundred.sides import side_of
from jokeri.games.five_hundred.trick import Trick, taker
from jokeri.games.five_hundred.view import View
from jokeri.seats import Seat


@dataclass(frozen=True)
class Table:
    """A view with the questions that a player asks of it."""

    view: View
    seat: Seat

    @property
    def ranking(self) -> Ranking:
        """What suits and ranks mean."""
        return self.view.ranking

    @cached_property
    def out(self) -> frozenset[Card]:
        """Cards that others may still hold."""
        view = self.view
        tricks = (*(trick for trick, _ in view.tricks), view.trick)
        played = {play.card for trick in tricks for play in trick.plays}
        return frozenset(pack_of(view.house)) - played - {*view.hand, *view.discards}

    def with_me(self, seat: Seat) -> bool:
        """Whether a seat is known to be on the own side in this deal."""
        view = self.view
        if view.house.seats != "5" or view.contractor is None:
            return side_of(seat, view.house) == side_of(self.seat, view.house)
        contractors = {view.contractor, view.partner}
        return (seat in contractors) == (self.seat in contractors)

    @property
    def contracting(self) -> bool:
        """Whether the own side has the contract."""
        contractor = self.view.contractor
        return contractor is not None and self.with_me(contractor)

    @property
    def winning(self) -> Seat | None:
        """Who would take the trick if it ended now."""
        return taker(self.view.trick, self.ranking) if self.view.trick.plays else None

    @property
    def last(self) -> bool:
        """Whether the own play completes the trick."""
        return len(self.view.trick.plays) == len(self.view.trick.order) - 1

    def takes(self, play: Play) -> bool:
        """Whether a play would take the trick as it lies."""
        trick = replace(self.view.trick, plays=(*self.view.trick.plays, play))
        return taker(trick, self.ranking) == self.seat

    def power(self, card: Card) -> tuple[int, int]:
        """Return how strong a card is, to spare the strong ones: trumps above all."""
        suit = self.ranking.suit_of(card)
        strong = 2 if suit is None else 1 if suit is self.ranking.trump else 0
        return strong, self.ranking.rank_of(card)

    def beaten_by(self, play: Play) -> list[Card]:
        """Return the cards still out that beat a play in its suit, and jokers without one."""
        led = Trick((self.seat,), (play,))
        suit = led.led_suit(self.ranking) if not self.view.trick.plays else None
        suit = suit or self.ranking.suit_of(play.card)
        rank = self.ranking.rank_of(play.card)
        return [
            card
            for card in self.out
            if self.ranking.suitless(card)
            or (self.ranking.suit_of(card) is suit and self.ranking.rank_of(card) > rank)
        ]

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps others may still hold."""
        trump = self.ranking.trump
        return sum(trump is not None and self.ranking.suit_of(card) is trump for card in self.out)

    def of_suit(self, suit: Suit) -> list[Card]:
        """Return the own cards of a suit."""
        return [card for card in self.view.hand if self.ranking.suit_of(card) is suit]
