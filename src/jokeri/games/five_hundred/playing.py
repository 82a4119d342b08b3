"""How a deal is played: who sits out, what the suits mean, whose turn, what may be played."""

from jokeri.cards import Suit
from jokeri.games.five_hundred.auction import next_caller
from jokeri.games.five_hundred.bids import Denomination
from jokeri.games.five_hundred.following import Turn
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.joker_leads import namings
from jokeri.games.five_hundred.moves import NameJoker
from jokeri.games.five_hundred.packs import HAND
from jokeri.games.five_hundred.ranking import Ranking
from jokeri.games.five_hundred.sides import seats_of, side_of
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.five_hundred.trick import Trick
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from


def seat_to_move(state: State, house: House) -> Seat | None:
    """Return the seat whose turn it is, ``None`` at the dealer's turn and after the match."""
    match state.phase:
        case Phase.BID:
            return next_caller(state.auction, house)
        case Phase.DISCARD | Phase.CALL:
            return state.contractor
        case Phase.PLAY:
            return state.trick.to_play
        case _:
            return None


def players(state: State, house: House) -> tuple[Seat, ...]:
    """Return the seats that play: in a misere the contractor's partners sit out."""
    seats = clockwise_from(FIRST_SEAT, seats_of(house))
    if not state.misere or state.contractor is None:
        return seats
    side = side_of(state.contractor, house)
    return tuple(seat for seat in seats if seat == state.contractor or side_of(seat, house) != side)


def next_trick(leader: Seat, state: State, house: House) -> Trick:
    """Return the trick that a seat is about to lead."""
    playing = players(state, house)
    return Trick(tuple(s for s in clockwise_from(leader, seats_of(house)) if s in playing))


def ranking_of(state: State, house: House) -> Ranking:
    """Return what suits and ranks mean in this deal."""
    contract = state.contract
    no_trump = contract is None or contract.denomination is Denomination.NO_TRUMP
    high_jacks = house.j5 == "on" and no_trump
    return Ranking(contract.trump if contract else None, state.named, high_jacks)


def led_before(state: State, ranking: Ranking) -> frozenset[Suit]:
    """Return the suits led to finished tricks, by cards or named for a led joker."""
    led = (trick.led_suit(ranking) for trick, _ in state.tricks)
    return frozenset(suit for suit in led if suit is not None)


def turn_of(state: State, house: House) -> Turn:
    """Return all that decides what the seat to play may do."""
    ranking = ranking_of(state, house)
    return Turn(
        state.hands[state.trick.to_play],
        state.trick,
        ranking,
        led_before(state, ranking),
        state.misere,
        house,
    )


def namings_of(state: State, house: House) -> tuple[NameJoker, ...]:
    """Return the namings open to the contractor before the first lead."""
    if state.contractor is None or state.tricks or state.trick.plays:
        return ()
    return namings(state.hands[state.contractor], ranking_of(state, house), house)


def finished(state: State) -> bool:
    """Whether the deal's play is over: all tricks, or the contractor's first in a misere."""
    return len(state.tricks) == HAND or (state.misere and state.contractor in state.takers)


def exposed(state: State) -> Seat | None:
    """Return the seat whose hand lies open: an open misere's contractor after the first trick."""
    contract = state.contract
    is_open = contract is not None and contract.denomination is Denomination.OPEN_MISERE
    return state.contractor if is_open and state.tricks else None
