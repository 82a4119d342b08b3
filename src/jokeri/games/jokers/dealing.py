"""Dealing: eight cards each, two safety cards each, singly from the first player."""

from collections import Counter
from dataclasses import replace

from jokeri.cards import Card
from jokeri.game import IllegalMove
from jokeri.games.jokers.moves import Deal
from jokeri.games.jokers.pack import HAND, PACK, SAFETY, SEATS
from jokeri.games.jokers.state import NOTHING, Phase, Stage, State

Row = tuple[Card, ...]


def deal(state: State, move: Deal) -> State:
    """Return the state after the pack is dealt."""
    if Counter(move.pack) != Counter(PACK):
        raise IllegalMove("impossible-hands", {"cards": len(move.pack)})
    in_hands, in_safety = SEATS * HAND, SEATS * (HAND + SAFETY)
    hands = _by_seat(move.pack[:in_hands], state)
    safety = _by_seat(move.pack[in_hands:in_safety], state)
    pile = move.pack[in_safety:]
    return replace(
        state,
        phase=Phase.TURN,
        dealt=hands,
        dealt_safety=safety,
        dealt_pile=pile,
        hands=hands,
        safety=safety,
        pile=pile,
        discards=(),
        seen=NOTHING,
        seat=state.first,
        stage=Stage.FREE,
        trades=0,
        laid=0,
        turned=None,
        declared=None,
    )


def pack_of(state: State, hands: list[Row], safety: list[Row], pile: Row) -> Deal:
    """Return the pack that deals these cards, by seat, in the round to come."""
    order = (state.first, 1 - state.first)
    dealt = [hands[seat][place] for place in range(HAND) for seat in order]
    dealt += [safety[seat][place] for place in range(SAFETY) for seat in order]
    return Deal((*dealt, *pile))


def _by_seat(cards: Row, state: State) -> tuple[Row, ...]:
    return tuple(cards[(seat - state.first) % SEATS :: SEATS] for seat in range(SEATS))
