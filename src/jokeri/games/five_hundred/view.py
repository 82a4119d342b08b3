"""What a seat may know, built up from nothing."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.games.five_hundred.auction import Auction, hidden
from jokeri.games.five_hundred.bids import Bid, Kitty
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import CallCard
from jokeri.games.five_hundred.playing import exposed, players, ranking_of, seat_to_move
from jokeri.games.five_hundred.ranking import Ranking
from jokeri.games.five_hundred.results import DealResult
from jokeri.games.five_hundred.sides import by_side
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.five_hundred.trick import Trick
from jokeri.seats import Seat

AFTER_AUCTION = (Phase.DISCARD, Phase.CALL, Phase.PLAY)


@dataclass(frozen=True, slots=True)
class Opened:
    """All cards of a scored deal; the hands as dealt, at two seats the dead one last."""

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    discards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat, or a spectator, may know.

    ``hand`` is empty for a spectator, and while ``hidden``: before the own first call where a
    blind misere may be called. ``kitty`` and ``discards`` are the contractor's own knowledge,
    empty for others. ``contract`` is there once the auction is over; until then ``ranking`` is as
    printed. ``partner``: at five seats, once known to this seat. ``open_hand``: that of an open
    misere's contractor. ``opened``: all cards, between a scored deal and the next. ``taken``,
    ``total`` and ``places`` are by side.
    """

    house: House
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    number: int
    dealer: Seat
    hand: tuple[Card, ...]
    hidden: bool
    held: tuple[int, ...]
    kitty: tuple[Card, ...]
    discards: tuple[Card, ...]
    auction: Auction
    contractor: Seat | None
    contract: Bid | None
    called: CallCard | None
    partner: Seat | None
    named: tuple[tuple[Card, Suit], ...]
    ranking: Ranking
    playing: tuple[Seat, ...]
    open_hand: tuple[Card, ...]
    trick: Trick
    tricks: tuple[tuple[Trick, Seat], ...]
    taken: tuple[int, ...]
    opened: Opened | None
    results: tuple[DealResult, ...]
    total: tuple[int, ...]
    places: tuple[int, ...] | None


def view_of(state: State, seat: Seat | None, house: House) -> View:
    """Return the view of a seat; ``None``: of a spectator."""
    between = state.phase in (Phase.DEAL, Phase.OVER) and bool(state.results)
    scored = between and bool(state.tricks)
    settled = state.phase in AFTER_AUCTION or scored
    contractor = settled and seat is not None and seat == state.contractor
    took = contractor and state.contract is not None and state.contract.kitty is Kitty.TAKEN
    blindfold = seat is not None and state.phase is Phase.BID and hidden(state.auction, seat, house)
    shown = exposed(state) if settled else None
    return View(
        house=house,
        seat=seat,
        phase=state.phase,
        turn=seat_to_move(state, house),
        number=len(state.results) - 1 if between else state.number,
        dealer=state.results[-1].dealer if between else state.dealer,
        hand=() if seat is None or blindfold else state.hands[seat],
        hidden=blindfold,
        held=tuple(map(len, state.hands)),
        kitty=state.kitty if took else (),
        discards=state.discards if contractor else (),
        auction=state.auction,
        contractor=state.contractor if settled else None,
        contract=state.contract if settled else None,
        called=state.called,
        partner=partner_known(state, seat, scored=scored),
        named=state.named,
        ranking=ranking_of(state, house) if settled else Ranking(None),
        playing=players(state, house) if settled else (),
        open_hand=state.hands[shown] if shown is not None else (),
        trick=state.trick,
        tricks=state.tricks,
        taken=by_side(state.takers, house),
        opened=Opened(state.dealt, state.kitty, state.discards) if scored else None,
        results=state.results,
        total=state.total,
        places=state.places,
    )


def partner_known(state: State, seat: Seat | None, *, scored: bool) -> Seat | None:
    """Return the called partner to whom knows: the holder, and all once the card is played."""
    card = state.called.card if state.called else None
    if card is None or state.partner is None:
        return None
    tricks = (*(trick for trick, _ in state.tricks), state.trick)
    played = any(play.card == card for trick in tricks for play in trick.plays)
    return state.partner if played or scored or seat == state.partner else None
