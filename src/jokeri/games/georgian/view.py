"""What a seat may know, built up from nothing. Rules, sections 2 and 9 (``choice_view``)."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.games.georgian import bidding
from jokeri.games.georgian.dealing import SEEN_BEFORE_TRUMP
from jokeri.games.georgian.house import House
from jokeri.games.georgian.premia import places
from jokeri.games.georgian.results import DealResult, PulkaResult
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.trick import Trick
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat, or a spectator, may know.

    ``hand`` is empty for a spectator. ``cards``, ``dealer`` and ``number`` are those of the deal
    on the table, the finished one while the next is due. ``bids``, ``taken`` and ``held`` are by
    seat. ``trump`` counts only when ``trump_known``; ``None`` then means bezi.
    """

    house: House
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    number: int
    dealer: Seat
    cards: int
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    turn_up: Card | None
    last_turned: Card | None
    trump_known: bool
    trump: Suit | None
    bids: tuple[int | None, ...]
    barred: int | None
    taken: tuple[int, ...]
    trick: Trick
    tricks: tuple[tuple[Trick, Seat], ...]
    results: tuple[DealResult, ...]
    settled: tuple[PulkaResult, ...]
    total: tuple[int, ...]
    places: tuple[int, ...] | None


def view_of(state: State, seat: Seat | None, house: House) -> View:
    """Return the view of a seat; ``None``: of a spectator."""
    seats = clockwise_from(FIRST_SEAT)
    between = state.phase in (Phase.DEAL, Phase.OVER) and bool(state.results)
    shown = state.results[-1] if between else None
    return View(
        house=house,
        seat=seat,
        phase=state.phase,
        turn=seat_to_move(state),
        number=len(state.results) - 1 if between else state.number,
        dealer=shown.dealer if shown else state.dealer,
        cards=shown.cards if shown else state.cards or house.deals[0],
        hand=() if seat is None else hand_known(state, seat, house),
        held=tuple(held(state, each) for each in seats),
        turn_up=state.turn_up,
        last_turned=last_turned(state),
        trump_known=state.phase not in (Phase.FIRST_DEALER, Phase.TRUMP) and bool(state.cards),
        trump=state.trump,
        bids=shown.bids if shown else tuple(state.bid_of(each) for each in seats),
        barred=bidding.barred(state.bids, state.cards) if state.phase is Phase.BID else None,
        taken=state.taken,
        trick=state.trick,
        tricks=state.tricks,
        results=state.results,
        settled=state.settled,
        total=state.total,
        places=places(state.total, house) if state.phase is Phase.OVER else None,
    )


def seat_to_move(state: State) -> Seat | None:
    """Return the seat whose turn it is, ``None`` at the dealer's turn and after the match."""
    match state.phase:
        case Phase.TRUMP:
            return state.forehand
        case Phase.BID:
            return state.bidder
        case Phase.PLAY:
            return state.trick.to_play
        case _:
            return None


def hand_known(state: State, seat: Seat, house: House) -> tuple[Card, ...]:
    """Return what a seat has seen of its own hand: three cards, or none, before trump is named."""
    if state.phase is not Phase.TRUMP:
        return state.hands[seat]
    if house.choice_view == "chooser" and seat != state.forehand:
        return ()
    return state.hands[seat][:SEEN_BEFORE_TRUMP]


def held(state: State, seat: Seat) -> int:
    """Return how many cards lie in front of a seat."""
    return SEEN_BEFORE_TRUMP if state.phase is Phase.TRUMP else len(state.hands[seat])


def last_turned(state: State) -> Card | None:
    """Return the dealer's turned last card until the dealer has played it, or one equal to it."""
    card = state.last_turned
    if card is None or state.phase in (Phase.DEAL, Phase.OVER):
        return None
    tricks = (*(trick for trick, _ in state.tricks), state.trick)
    dealers = (play for trick in tricks for play in trick.play_of(state.dealer))
    return None if any(play.card == card for play in dealers) else card
