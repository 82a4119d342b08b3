"""What a seat knows of the cards it cannot see: which seat may still hold which card.

A card that has been in a hand all along bears witness to every play that the hand made:
- who did not follow a suit has none of it;
- who had to trump and threw another suit has no trump (a joker tells nothing: it may be kept);
- who answered a joker led high with the highest card has none above it;
- the dealer's last card, turned for all to see, is in the dealer's hand until it is played.
"""

from dataclasses import dataclass

from jokeri.cards import JOKER, Card, Suit
from jokeri.fast.moves import card_numbers
from jokeri.fast.rules import ALL_CARDS, freeze
from jokeri.games.georgian.following import high_lead_takes_highest, must_trump
from jokeri.games.georgian.house import House
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.trick import Trick
from jokeri.games.georgian.view import View
from jokeri.games.tricks import SUITS, Height
from jokeri.seats import Seat

SUIT_CARDS = (1 << 9) - 1


@dataclass(frozen=True, slots=True)
class Known:
    """Sets of cards: ``hands`` seen by seat, ``played`` by seat, ``unseen`` anywhere else.

    ``room`` is how many unseen cards each seat holds, ``allowed`` which of them it may hold. What
    is left over lies in the stock.
    """

    hands: tuple[int, ...]
    played: tuple[int, ...]
    unseen: int
    room: tuple[int, ...]
    allowed: tuple[int, ...]


def known(view: View) -> Known:
    """Return what a view tells of a deal, or raise ``ValueError`` where none is on the table."""
    if view.phase not in (Phase.TRUMP, Phase.BID, Phase.PLAY):
        raise ValueError("no deal is on the table")
    tricks = (*(trick for trick, _ in view.tricks), view.trick)
    played = [
        [play.card for trick in tricks for play in trick.play_of(Seat(seat))] for seat in range(4)
    ]
    hands = [list(view.hand) if seat == view.seat else [] for seat in range(4)]
    last = view.last_turned
    if last is not None and view.dealer != view.seat:
        hands[view.dealer].append(last)
    turned = [] if view.turn_up is None else [view.turn_up]
    numbers = iter(card_numbers(card for group in (turned, *played, *hands) for card in group))

    def numbered(groups: list[list[Card]]) -> tuple[int, ...]:
        return tuple(sum(1 << next(numbers) for _ in group) for group in groups)

    (out,), by_seat, seen = numbered([turned]), numbered(played), numbered(hands)
    away = out | sum(by_seat) | sum(seen)
    return Known(
        hands=seen,
        played=by_seat,
        unseen=freeze(view.house).pack & ~away,
        room=tuple(view.cards - len(played[seat]) - len(hands[seat]) for seat in range(4)),
        allowed=allowed(tricks, view.trump, view.house),
    )


def allowed(tricks: tuple[Trick, ...], trump: Suit | None, house: House) -> tuple[int, ...]:
    """Return the cards that each seat may still hold after what it has played."""
    may = [ALL_CARDS] * 4
    for trick in tricks:
        for place, play in enumerate(trick.plays[1:], start=1):
            led = trick.led_suit
            if play.card == JOKER or led is None:
                continue
            seat = trick.seat_of(place)
            if play.card.suit is led:
                if trick.led_joker is Height.HIGH and high_lead_takes_highest(house):
                    may[seat] &= ~above(play.card)
                continue
            may[seat] &= ~of_suit(led)
            if trump is not None and play.card.suit is not trump and must_trump(house):
                may[seat] &= ~of_suit(trump)
    return tuple(may)


def of_suit(suit: Suit) -> int:
    """Return the cards of a suit."""
    return SUIT_CARDS << 9 * SUITS.index(suit)


def above(card: Card) -> int:
    """Return the cards of a card's suit that are higher."""
    (number,) = card_numbers((card,))
    suit = SUIT_CARDS << 9 * (number // 9)
    return suit & -(1 << number + 1)
