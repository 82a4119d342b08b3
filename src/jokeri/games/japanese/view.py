"""What a seat may know, built up from nothing: never a face-down card."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.games.japanese.following import table_closed
from jokeri.games.japanese.house import House
from jokeri.games.japanese.pack import SEEN_BEFORE_TRUMP
from jokeri.games.japanese.state import Columns, Phase, RoundResult, State
from jokeri.games.japanese.trick import Trick
from jokeri.games.standing import places_of
from jokeri.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat, or a spectator, may know.

    ``hand`` is empty for a spectator. By seat: ``held``, cards in hand; ``up``, the columns' open
    cards; ``down``, whether a card lies face down in each. Before trump is named three cards are
    dealt, and the table is empty. ``trump`` counts only when ``trump_known``; ``None`` then means
    bezi. ``closed``: the first lead must come from the hand.
    """

    house: House
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    number: int
    chooser: Seat
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    up: tuple[Columns, ...]
    down: tuple[tuple[bool, ...], ...]
    closed: bool
    trump_known: bool
    trump: Suit | None
    trick: Trick
    tricks: tuple[tuple[Trick, Seat], ...]
    taken: tuple[int, ...]
    results: tuple[RoundResult, ...]
    total: tuple[int, ...]
    places: tuple[int, ...] | None


def view_of(state: State, seat: Seat | None, house: House) -> View:
    """Return the view of a seat; ``None``: of a spectator."""
    between = state.phase in (Phase.DEAL, Phase.OVER) and bool(state.results)
    naming = state.phase is Phase.TRUMP
    hands = tuple(hand[:SEEN_BEFORE_TRUMP] if naming else hand for hand in state.hands)
    return View(
        house=house,
        seat=seat,
        phase=state.phase,
        turn=seat_to_move(state),
        number=len(state.results) - 1 if between else state.number,
        chooser=state.results[-1].chooser if between else state.chooser,
        hand=() if seat is None else hands[seat],
        held=tuple(map(len, hands)),
        up=((), ()) if naming else state.up,
        down=((), ()) if naming else tuple(tuple(c is not None for c in own) for own in state.down),
        closed=state.phase is Phase.PLAY and table_closed(state, house),
        trump_known=state.phase is Phase.PLAY or between,
        trump=state.trump,
        trick=state.trick,
        tricks=state.tricks,
        taken=state.taken,
        results=state.results,
        total=state.total,
        places=places_of(state.total) if state.phase is Phase.OVER else None,
    )


def seat_to_move(state: State) -> Seat | None:
    """Return the seat whose turn it is, ``None`` at the dealer's turn and after the match."""
    match state.phase:
        case Phase.TRUMP:
            return state.chooser
        case Phase.PLAY:
            return state.trick.to_play
        case _:
            return None
