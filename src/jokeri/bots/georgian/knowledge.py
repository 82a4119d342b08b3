"""What a seat can work out from its view: cards not seen yet, and where they cannot be."""

from collections.abc import Mapping
from dataclasses import dataclass

from jokeri.cards import JOKER, Card, Suit
from jokeri.games.georgian.following import must_trump
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.trick import Trick
from jokeri.games.georgian.view import View
from jokeri.seats import Seat, clockwise_from

Voids = tuple[frozenset[Suit], ...]

SEATS = clockwise_from(Seat(0))


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The unseen cards and how likely each of the others is to hold one of them.

    ``unseen``: ranks by suit, the highest first. ``shares``: by seat and suit, the chance that
    an unseen card of the suit lies in that hand. ``joker_share``: the same for a joker.
    ``placed``: a card that everybody knows to be in the dealer's hand.
    """

    seat: Seat
    held: tuple[int, ...]
    unseen: Mapping[Suit, tuple[int, ...]]
    jokers: int
    total: int
    shares: tuple[Mapping[Suit, float], ...]
    joker_share: tuple[float, ...]
    dealer: Seat
    placed: Card | None

    @property
    def in_play(self) -> float:
        """The part of the unseen cards that the others hold; the rest lies in the stock."""
        return sum(self.joker_share)

    def out(self, suit: Suit) -> float:
        """Return how many cards of a suit the others are expected to hold together."""
        return len(self.unseen[suit]) * sum(share[suit] for share in self.shares)

    def lacks(self, seat: Seat, suit: Suit, ranks: int) -> float:
        """Return the chance that a seat holds none of so many unseen cards of a suit."""
        return (1 - self.shares[seat][suit]) ** ranks

    def surely_holds(self, seat: Seat, suit: Suit, above: int) -> bool:
        """Whether a seat has shown the table a card of a suit higher than ``above``."""
        card = self.placed
        return (
            seat == self.dealer != self.seat
            and card is not None
            and card.suit is suit
            and (card.rank or 0) > above
        )

    def joker_chance(self, seat: Seat) -> float:
        """Return the chance that a seat holds a joker."""
        if self.placed == JOKER and seat == self.dealer != self.seat:
            return 1.0
        return 1 - (1 - self.joker_share[seat]) ** self.jokers


def knowledge(view: View, seat: Seat) -> Knowledge:
    """Work out what the view of a seat at the table says about the other hands."""
    left = list(pack_of(view.house))
    for card in _seen(view):
        left.remove(card)
    unseen = {suit: tuple(card.rank or 0 for card in left if card.suit is suit) for suit in Suit}
    held = view.held if view.phase is not Phase.TRUMP else (view.cards,) * 4
    others = tuple(0 if each == seat else held[each] for each in SEATS)
    voids = shown_voids(view)
    stock = len(left) - sum(others)
    holders = {
        suit: stock + sum(others[each] for each in SEATS if suit not in voids[each])
        for suit in Suit
    }
    shares = tuple(
        {
            suit: others[each] / holders[suit] if suit not in voids[each] and others[each] else 0.0
            for suit in Suit
        }
        for each in SEATS
    )
    return Knowledge(
        seat=seat,
        held=held,
        unseen=unseen,
        jokers=left.count(JOKER),
        total=len(left),
        shares=shares,
        joker_share=tuple(cards / max(1, len(left)) for cards in others),
        dealer=view.dealer,
        placed=view.last_turned,
    )


def _seen(view: View) -> tuple[Card, ...]:
    """Return every card that the seat holds, saw turned up or saw played."""
    tricks = (*(trick for trick, _ in view.tricks), view.trick)
    played = tuple(play.card for trick in tricks for play in trick.plays)
    turned = () if view.turn_up is None else (view.turn_up,)
    return (*view.hand, *turned, *played)


def shown_voids(view: View) -> Voids:
    """Return by seat the suits that it has shown not to hold, by what it did not follow."""
    voids: tuple[set[Suit], ...] = (set(), set(), set(), set())
    for trick in (*(trick for trick, _ in view.tricks), view.trick):
        _note_voids(trick, view, voids)
    return tuple(frozenset(suits) for suits in voids)


def _note_voids(trick: Trick, view: View, voids: tuple[set[Suit], ...]) -> None:
    led = trick.led_suit
    if led is None:
        return
    for place, play in enumerate(trick.plays[1:], start=1):
        if play.card == JOKER or play.card.suit is led:
            continue
        voids[trick.seat_of(place)].add(led)
        if view.trump is not None and play.card.suit is not view.trump and must_trump(view.house):
            voids[trick.seat_of(place)].add(view.trump)
