"""What the moves of a turn lead to, once the rules have let them pass."""

from dataclasses import replace

from jokeri.cards import Card, without
from jokeri.game import Step
from jokeri.games.jokers import events
from jokeri.games.jokers.groups import full_type_of
from jokeri.games.jokers.moves import Act, Lay, SeatMove, Take, TurnUp
from jokeri.games.jokers.state import Stage, State
from jokeri.games.jokers.turns import depth_reached
from jokeri.seats import left_of, with_value


def act(state: State, move: SeatMove) -> Step[State]:  # noqa: PLR0911 - a flat table
    """Return what a legal move leads to; the turn's end is the engine's."""
    match move:
        case Lay(card):
            return lay_away(state, card) if state.stage is Stage.AWAY else lay(state, card)
        case TurnUp(which):
            return turn_up(state, which)
        case Take(depth):
            return take(state, depth)
        case Act.DRAW:
            return draw(state)
        case Act.KEEP:
            return keep(state)
        case Act.DECLARE:
            return declare(state)
        case Act.END:
            return Step(next_turn(state), (events.TurnEnded(state.seat),))


def lay(state: State, card: Card) -> Step[State]:
    """Lay a card of a trade."""
    after = replace(
        _less(state, card),
        discards=(*state.discards, card),
        stage=Stage.TRADE,
        laid=state.laid + 1,
    )
    return Step(after, (events.Laid(state.seat, card),))


def draw(state: State) -> Step[State]:
    """Close a trade: draw as many cards as were laid."""
    hand = (*state.hands[state.seat], *state.pile[: state.laid])
    after = replace(
        state,
        hands=with_value(state.hands, state.seat, hand),
        pile=state.pile[state.laid :],
        stage=Stage.FREE,
        trades=state.trades + 1,
        laid=0,
    )
    return Step(after, (events.Drawn(state.seat, state.laid, len(after.pile)),))


def turn_up(state: State, which: int) -> Step[State]:
    """Turn up a safety card."""
    own = state.safety[state.seat]
    card = own[which - 1]
    safety = with_value(state.safety, state.seat, with_value(own, which - 1, None))
    after = replace(state, safety=safety, stage=Stage.SAFETY, turned=card)
    assert card is not None  # noqa: S101 - refused otherwise
    told = events.SafetyTurned(state.seat, which, card, depth_reached(after))
    return Step(after, (told,))


def take(state: State, depth: int) -> Step[State]:
    """Take a card out of the discard pile; the safety card stays open until one is laid away."""
    at = len(state.discards) - depth
    card = state.discards[at]
    left = (*state.discards[:at], *state.discards[at + 1 :])
    after = replace(_more(state, card), discards=left, stage=Stage.AWAY)
    return Step(after, (events.Taken(state.seat, card, depth),))


def keep(state: State) -> Step[State]:
    """Keep the turned safety card."""
    assert state.turned is not None  # noqa: S101 - refused otherwise
    after = replace(_more(state, state.turned), stage=Stage.AWAY, turned=None)
    return Step(after, (events.Kept(state.seat, state.turned),))


def lay_away(state: State, card: Card) -> Step[State]:
    """End a safety card's use: it goes to the pile unless it was kept, then the hand card."""
    under = (state.turned,) if state.turned else ()
    after = replace(
        _less(state, card),
        discards=(*state.discards, *under, card),
        stage=Stage.FREE,
        turned=None,
    )
    return Step(after, (events.LaidAway(state.seat, card, state.turned),))


def declare(state: State) -> Step[State]:
    """Lay a full hand open; the other seat has its last turn."""
    hand = state.hands[state.seat]
    full_type = full_type_of(hand)
    assert full_type is not None  # noqa: S101 - refused otherwise
    after = replace(next_turn(state), declared=state.seat)
    return Step(after, (events.Declared(state.seat, hand, full_type),))


def next_turn(state: State) -> State:
    """Return the state at the beginning of the other seat's turn."""
    return replace(state, seat=left_of(state.seat, 2), trades=0)


def _more(state: State, card: Card) -> State:
    """Return the state with a card more, which everybody saw, in the hand of the seat to move."""
    seat = state.seat
    return replace(
        state,
        hands=with_value(state.hands, seat, (*state.hands[seat], card)),
        seen=with_value(state.seen, seat, (*state.seen[seat], card)),
    )


def _less(state: State, card: Card) -> State:
    """Return the state with a card less in the hand of the seat to move."""
    seat = state.seat
    seen = state.seen[seat]
    return replace(
        state,
        hands=with_value(state.hands, seat, without(state.hands[seat], card)),
        seen=with_value(state.seen, seat, without(seen, card) if card in seen else seen),
    )
