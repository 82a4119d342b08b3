"""What a seat may know, built up from nothing: never a safety card before it is turned."""

from dataclasses import dataclass

from jokeri.cards import Card
from jokeri.games.jokers.house import House
from jokeri.games.jokers.results import RoundResult
from jokeri.games.jokers.state import Phase, Stage, State
from jokeri.games.jokers.turns import depth_reached
from jokeri.games.standing import places_of
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat, or a spectator, may know.

    ``hand`` is empty for a spectator. ``open_hands``: by seat, the hand once it lies open (after
    a declaration, and both when the round is over), else ``None``. ``safety_down``: by seat,
    which of its safety cards have not been turned. ``seen``: by seat, cards in its hand that
    everybody saw get there. ``discards``: the whole pile, its top last. ``turned``: the safety
    card in use, which reaches ``deepest`` cards deep.
    """

    house: House
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    number: int
    first: Seat
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    open_hands: tuple[tuple[Card, ...] | None, ...]
    seen: tuple[tuple[Card, ...], ...]
    safety_down: tuple[tuple[bool, ...], ...]
    pile: int
    discards: tuple[Card, ...]
    stage: Stage
    trades: int
    laid: int
    turned: Card | None
    deepest: int
    declared: Seat | None
    results: tuple[RoundResult, ...]
    total: tuple[int, ...]
    places: tuple[int, ...] | None


def view_of(state: State, seat: Seat | None, house: House) -> View:
    """Return the view of a seat; ``None``: of a spectator."""
    playing = state.phase is Phase.TURN
    over = state.phase in (Phase.DEAL, Phase.OVER) and bool(state.results)
    return View(
        house=house,
        seat=seat,
        phase=state.phase,
        turn=state.seat if playing else None,
        number=len(state.results) - 1 if over else state.number,
        first=state.results[-1].first if over else state.first,
        hand=() if seat is None else state.hands[seat],
        held=tuple(map(len, state.hands)),
        open_hands=tuple(
            hand if over or each == state.declared else None
            for each, hand in enumerate(state.hands)
        ),
        seen=state.seen,
        safety_down=tuple(tuple(card is not None for card in own) for own in state.safety),
        pile=len(state.pile),
        discards=state.discards,
        stage=state.stage,
        trades=state.trades,
        laid=state.laid,
        turned=state.turned,
        deepest=depth_reached(state),
        declared=state.declared,
        results=state.results,
        total=state.total,
        places=places_of(state.total) if state.phase is Phase.OVER else None,
    )
