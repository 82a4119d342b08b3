"""What a seat may do in its turn, and with what code it is refused."""

from jokeri.cards import Card
from jokeri.game import IllegalMove
from jokeri.games.jokers.groups import full_type_of
from jokeri.games.jokers.moves import Act, Lay, SeatMove, Take, TurnUp
from jokeri.games.jokers.pack import JOKER_REACH, reach
from jokeri.games.jokers.state import Stage, State

TRADES = 2
"""Trades that a turn may hold."""


def legal_moves(state: State) -> tuple[SeatMove, ...]:
    """Return every legal move once: hand cards in their order, then the words."""
    hand = dict.fromkeys(state.hands[state.seat])
    possible: list[SeatMove] = [*map(Lay, hand), Act.DRAW, TurnUp(1), TurnUp(2)]
    possible += [*map(Take, range(1, JOKER_REACH + 1)), Act.KEEP, Act.DECLARE, Act.END]
    return tuple(move for move in possible if refusal(state, move) is None)


def refusal(  # noqa: PLR0911 - a flat table
    state: State, move: SeatMove
) -> IllegalMove | None:
    """Return why a move is refused, or ``None`` when it is legal."""
    match move:
        case Lay(card):
            return _lay(state, card)
        case TurnUp(which):
            return _turn_up(state, which)
        case Take(depth):
            return _take(state, depth)
        case Act.DRAW:
            return None if state.stage is Stage.TRADE else _wrong(state)
        case Act.KEEP:
            return None if state.stage is Stage.SAFETY else _wrong(state)
        case Act.DECLARE:
            return _declare(state)
        case Act.END:
            return _end(state)


def depth_reached(state: State) -> int:
    """Return how deep the turned safety card reaches; the discard pile's size is the limit."""
    return min(reach(state.turned), len(state.discards)) if state.turned else 0


def _wrong(state: State) -> IllegalMove:
    return IllegalMove("wrong-phase", {"stage": state.stage.value})


def _lay(state: State, card: Card) -> IllegalMove | None:
    if state.stage is Stage.SAFETY or (state.stage is Stage.FREE and state.trades == TRADES):
        return _wrong(state)
    if card not in state.hands[state.seat]:
        return IllegalMove("not-held", {"card": card.text})
    if state.stage is not Stage.AWAY and state.laid >= len(state.pile):
        return IllegalMove("pile-too-small", {"pile": len(state.pile)})
    return None


def _turn_up(state: State, which: int) -> IllegalMove | None:
    if state.stage is not Stage.FREE or not state.discards:
        return _wrong(state)
    if state.safety[state.seat][which - 1] is None:
        return IllegalMove("not-held", {"card": f"s{which}"})
    return None


def _take(state: State, depth: int) -> IllegalMove | None:
    if state.stage is not Stage.SAFETY:
        return _wrong(state)
    deepest = depth_reached(state)
    return IllegalMove("too-deep", {"deepest": deepest}) if depth > deepest else None


def _declare(state: State) -> IllegalMove | None:
    if state.stage is not Stage.FREE or state.last_turn:
        return _wrong(state)
    return None if full_type_of(state.hands[state.seat]) else IllegalMove("not-full")


def _end(state: State) -> IllegalMove | None:
    if state.stage is not Stage.FREE:
        return _wrong(state)
    if state.trades == 0 and not state.last_turn:
        return IllegalMove("must-trade")
    return None
