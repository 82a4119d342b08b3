"""Cards on the table: playing one, and what is uncovered at the end of the trick."""

from dataclasses import replace

from jokeri.cards import Card, without
from jokeri.games.japanese.events import Uncovered
from jokeri.games.japanese.house import House
from jokeri.games.japanese.state import Columns, State
from jokeri.seats import Seat, with_value


def uncovers_to_hand(house: House) -> bool:
    """Whether an uncovered card goes into its owner's hand; else it is turned up in place."""
    return house.uncover == "hand"


def lying(columns: Columns) -> tuple[Card, ...]:
    """Return the cards of some columns that are still there."""
    return tuple(card for card in columns if card is not None)


def without_card(state: State, seat: Seat, card: Card) -> State:
    """Return the state after a card has left its owner's hand or table."""
    if card in state.hands[seat]:
        return replace(state, hands=with_value(state.hands, seat, without(state.hands[seat], card)))
    left = tuple(None if each == card else each for each in state.up[seat])
    return replace(state, up=with_value(state.up, seat, left))


def uncover(state: State, house: House) -> tuple[State, tuple[Uncovered, ...]]:
    """Uncover the cards whose upper card has gone; only what lies open then is told."""
    told: list[Uncovered] = []
    for seat in (Seat(0), Seat(1)):
        for column, card in enumerate(state.down[seat]):
            if card is None or state.up[seat][column] is not None:
                continue
            down = with_value(state.down[seat], column, None)
            state = replace(state, down=with_value(state.down, seat, down))
            if uncovers_to_hand(house):
                hands = with_value(state.hands, seat, (*state.hands[seat], card))
                state = replace(state, hands=hands)
                told.append(Uncovered(seat, column, None))
            else:
                up = with_value(state.up[seat], column, card)
                state = replace(state, up=with_value(state.up, seat, up))
                told.append(Uncovered(seat, column, card))
    return state, tuple(told)
