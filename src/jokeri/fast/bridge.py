"""From the readable engine's states to positions, and back to moves."""

from jokeri.cards import Card, Suit
from jokeri.fast.moves import BEZI, NUMBER_OF, card_numbers
from jokeri.fast.position import Position
from jokeri.fast.rules import freeze
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import Bid, NameTrump
from jokeri.games.georgian.state import Phase, State
from jokeri.games.tricks import SUITS


def suit_number(trump: Suit | None) -> int:
    """Return the number of a trump suit, or of bezi."""
    return BEZI if trump is None else SUITS.index(trump)


def hand_masks(dealt: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """Return four hands as sets; the jokers get their two numbers in the order of the seats."""
    numbers = card_numbers(card for hand in dealt for card in hand)
    masks, first = [], 0
    for hand in dealt:
        masks.append(sum(1 << number for number in numbers[first : first + len(hand)]))
        first += len(hand)
    return tuple(masks)


def position_of(state: State, house: House) -> Position:
    """Return the deal on the table as a position, its history included.

    Raises ``ValueError`` where no deal is on the table.
    """
    if state.phase not in (Phase.TRUMP, Phase.BID, Phase.PLAY):
        raise ValueError("no deal is on the table")
    position = Position(freeze(house))
    named = house.nines_trump == "forehand" and state.cards == 9
    trump = None if named else suit_number(state.trump)
    position.start(hand_masks(state.dealt), state.cards, trump, state.dealer)
    if state.phase is Phase.TRUMP:
        return position
    if named:
        position.apply(NUMBER_OF[NameTrump(state.trump)])
    for bid in state.bids:
        position.apply(NUMBER_OF[Bid(bid)])
    for trick in (*(trick for trick, _ in state.tricks), state.trick):
        for play in trick.plays:
            position.apply(NUMBER_OF[play])
    return position
