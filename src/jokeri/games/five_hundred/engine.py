"""Five Hundred as a game: calls the rules, which know nothing of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from jokeri.cards import JOKER, Card, without
from jokeri.game import DEALER, Chance, IllegalMove, Scores, Step, Turn
from jokeri.games.five_hundred import auction, calling, events, following
from jokeri.games.five_hundred.bids import Bid, Kitty
from jokeri.games.five_hundred.closing import close_deal, throw_in
from jokeri.games.five_hundred.dealing import deal
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import (
    Call,
    CallCard,
    Deal,
    FirstDealer,
    Move,
    NameJoker,
    Play,
    Say,
    SeatMove,
)
from jokeri.games.five_hundred.packs import kitty_size, pack_of
from jokeri.games.five_hundred.playing import (
    exposed,
    finished,
    namings_of,
    next_trick,
    ranking_of,
    seat_to_move,
    turn_of,
)
from jokeri.games.five_hundred.sides import by_seat, seats_of, sides_of
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.five_hundred.trick import Trick, taker
from jokeri.games.five_hundred.view import View, view_of
from jokeri.games.standing import places_of
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from, left_of, with_value


@dataclass(frozen=True, slots=True)
class FiveHundred:
    """The rules of Five Hundred under one house."""

    house: House

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, clockwise."""
        return clockwise_from(FIRST_SEAT, seats_of(self.house))

    def begin(self) -> State:
        """Return the state before the first dealer is drawn."""
        nothing = ((),) * seats_of(self.house)
        return State(
            dealt=nothing,
            hands=nothing,
            start=(0,) * sides_of(self.house),
            auction=auction.opened(FIRST_SEAT, seats_of(self.house)),
        )

    def turn(self, state: State) -> Turn:
        """Return whose turn it is; ``None`` when the match is over."""
        if state.phase in (Phase.FIRST_DEALER, Phase.DEAL):
            return DEALER
        return seat_to_move(state, self.house)

    def moves(self, state: State) -> Sequence[SeatMove]:
        """Return the legal moves of the seat to move: calls upwards, cards as held."""
        match state.phase:
            case Phase.BID:
                return auction.legal_calls(state.auction, self._mover(state), self.house)
            case Phase.DISCARD:
                return tuple(map(Play, state.hands[self._mover(state)]))
            case Phase.CALL:
                return calling.legal_cards(state, self.house)
            case Phase.PLAY:
                plays = following.legal_plays(turn_of(state, self.house))
                return (*namings_of(state, self.house), *plays)
            case _:
                return ()

    def chance(self, state: State, source: Chance) -> Move:
        """Return the first dealer, or a shuffled pack."""
        match state.phase:
            case Phase.FIRST_DEALER:
                return FirstDealer(Seat(source.below(seats_of(self.house))))
            case Phase.DEAL:
                return Deal(source.shuffled(pack_of(self.house)))
            case _:
                raise IllegalMove("wrong-phase")

    def apply(self, state: State, move: Move) -> Step[State]:  # noqa: PLR0911 - a flat table
        """Return what the move leads to, or raise ``IllegalMove``."""
        match state.phase, move:
            case Phase.FIRST_DEALER, FirstDealer():
                return self._first_dealer(state, move)
            case Phase.DEAL, Deal():
                return Step(deal(state, move, self.house), (events.Dealt(state.dealer),))
            case Phase.BID, Bid() | Say():
                return self._call(state, move)
            case Phase.DISCARD, Play(card, None):
                return self._discard(state, card)
            case Phase.CALL, CallCard():
                return self._call_card(state, move)
            case Phase.PLAY, NameJoker():
                return self._name_joker(state, move)
            case Phase.PLAY, Play():
                return self._play(state, move)
            case Phase.OVER, _:
                raise IllegalMove("match-over")
            case _:
                raise IllegalMove("wrong-phase", {"phase": state.phase.value})

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know; ``None``: a spectator."""
        return view_of(state, seat, self.house)

    def scores(self, state: State) -> Scores:
        """Return the totals and places so far, by seat."""
        places = state.places or places_of(state.total)
        return Scores(by_seat(state.total, self.house), by_seat(places, self.house))

    def _mover(self, state: State) -> Seat:
        seat = seat_to_move(state, self.house)
        assert seat is not None  # noqa: S101 - asked only at a seat's turn
        return seat

    def _first_dealer(self, state: State, move: FirstDealer) -> Step[State]:
        if move.dealer not in self.seats or len(move.start) not in (0, sides_of(self.house)):
            raise IllegalMove("unreadable")
        after = replace(
            state, phase=Phase.DEAL, dealer=move.dealer, start=move.start or state.start
        )
        return Step(after, (events.DealerDrawn(move.dealer),))

    def _call(self, state: State, call: Call) -> Step[State]:
        seat = self._mover(state)
        _raise(auction.refusal(call, state.auction, seat, self.house))
        after = replace(state, auction=state.auction.after(seat, call))
        told: tuple[events.Event, ...] = (events.Called(seat, call),)
        if auction.next_caller(after.auction, self.house) is not None:
            return Step(after, told)
        closed = events.AuctionClosed(after.contractor, after.contract)
        return self._close_auction(after, (*told, closed))

    def _close_auction(self, state: State, told: tuple[events.Event, ...]) -> Step[State]:
        if state.contract is None or state.contractor is None:
            if auction.played_when_all_pass(self.house):
                return Step(self._lead(state, left_of(state.dealer, len(self.seats))), told)
            return throw_in(state, self.house, told)
        if state.contract.kitty is Kitty.LEFT:
            return Step(self._after_discarding(state), told)
        seat = state.contractor
        hands = with_value(state.hands, seat, (*state.hands[seat], *state.kitty))
        taken = events.KittyTaken(seat, len(state.kitty))
        return Step(replace(state, phase=Phase.DISCARD, hands=hands), (*told, taken))

    def _discard(self, state: State, card: Card) -> Step[State]:
        seat = self._mover(state)
        hand = state.hands[seat]
        if card not in hand:
            raise IllegalMove("not-held", {"card": card.text})
        after = replace(
            state,
            hands=with_value(state.hands, seat, without(hand, card)),
            discards=(*state.discards, card),
        )
        left = kitty_size(self.house) - len(after.discards)
        told = (events.Discarded(seat, left),)
        return Step(after if left else self._after_discarding(after), told)

    def _after_discarding(self, state: State) -> State:
        if calling.called_for(self.house) and not state.misere:
            return replace(state, phase=Phase.CALL)
        return self._contractor_leads(state)

    def _call_card(self, state: State, move: CallCard) -> Step[State]:
        _raise(calling.refusal(move, state, self.house))
        told = events.PartnerCalled(self._mover(state), move.card)
        return Step(self._contractor_leads(replace(state, called=move)), (told,))

    def _contractor_leads(self, state: State) -> State:
        assert state.contractor is not None  # noqa: S101 - somebody has won the auction
        return self._lead(state, state.contractor)

    def _lead(self, state: State, leader: Seat) -> State:
        trick = next_trick(leader, state, self.house)
        return replace(state, phase=Phase.PLAY, trick=trick)

    def _name_joker(self, state: State, move: NameJoker) -> Step[State]:
        if move not in namings_of(state, self.house):
            raise IllegalMove("call-not-allowed", {"card": "X"})
        joker = move.joker or JOKER
        told = events.JokerNamed(self._mover(state), joker, move.suit)
        return Step(replace(state, named=(*state.named, (joker, move.suit))), (told,))

    def _play(self, state: State, move: Play) -> Step[State]:
        seat = state.trick.to_play
        _raise(following.refusal(move, turn_of(state, self.house)))
        hands = with_value(state.hands, seat, without(state.hands[seat], move.card))
        trick = Trick(state.trick.order, (*state.trick.plays, move))
        after = replace(state, hands=hands, trick=trick)
        told: tuple[events.Event, ...] = (events.Played(seat, move),)
        if state.called and state.called.card == move.card:
            told = (*told, events.PartnerShown(seat))
        return self._close_trick(after, told) if trick.complete else Step(after, told)

    def _close_trick(self, state: State, told: tuple[events.Event, ...]) -> Step[State]:
        seat = taker(state.trick, ranking_of(state, self.house))
        after = replace(
            state,
            trick=next_trick(seat, state, self.house),
            tricks=(*state.tricks, (state.trick, seat)),
        )
        told = (*told, events.TrickTaken(seat, state.trick))
        if finished(after):
            return close_deal(after, self.house, told)
        shown = exposed(after)
        if shown is not None and not state.tricks:
            told = (*told, events.HandExposed(shown, after.hands[shown]))
        return Step(after, told)


def _raise(refused: IllegalMove | None) -> None:
    if refused is not None:
        raise refused
