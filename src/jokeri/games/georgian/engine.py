"""Georgian Joker as a game: calls the rules, which know nothing of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from jokeri.cards import without
from jokeri.game import DEALER, Chance, IllegalMove, Scores, Step, Turn
from jokeri.games.georgian import bidding, dealing, events, schedule
from jokeri.games.georgian.following import check_play, legal_plays
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import TRUMPS, Bid, Deal, FirstDealer, Move, NameTrump, Play
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.premia import places, settle
from jokeri.games.georgian.results import DealResult
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.taking import taker
from jokeri.games.georgian.trick import Trick
from jokeri.games.georgian.view import View, view_of
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from, left_of


@dataclass(frozen=True, slots=True)
class Joker:
    """The rules of Georgian Joker under one house."""

    house: House

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The four seats, clockwise."""
        return clockwise_from(FIRST_SEAT)

    def begin(self) -> State:
        """Return the state before the first dealer is drawn."""
        return State()

    def turn(self, state: State) -> Turn:
        """Return whose turn it is; ``None`` when the match is over."""
        match state.phase:
            case Phase.FIRST_DEALER | Phase.DEAL:
                return DEALER
            case Phase.TRUMP:
                return state.forehand
            case Phase.BID:
                return state.bidder
            case Phase.PLAY:
                return state.trick.to_play
            case Phase.OVER:
                return None

    def moves(self, state: State) -> Sequence[Move]:
        """Return the legal moves of the seat to move: bids upwards, C D H S N, cards as held."""
        match state.phase:
            case Phase.TRUMP:
                return tuple(TRUMPS.values())
            case Phase.BID:
                return bidding.legal_bids(state.bids, state.cards)
            case Phase.PLAY:
                hand = state.hands[state.trick.to_play]
                return legal_plays(hand, state.trick, state.trump, self.house)
            case _:
                return ()

    def chance(self, state: State, source: Chance) -> Move:
        """Return the draw for the first dealer, or a shuffled pack."""
        match state.phase:
            case Phase.FIRST_DEALER:
                return dealing.draw_dealer(self.house, source)
            case Phase.DEAL:
                return Deal(source.shuffled(pack_of(self.house)))
            case _:
                raise IllegalMove("wrong-phase")

    def apply(self, state: State, move: Move) -> Step[State]:
        """Return what the move leads to, or raise ``IllegalMove``."""
        match state.phase, move:
            case Phase.FIRST_DEALER, FirstDealer():
                return self._first_dealer(state, move)
            case Phase.DEAL, Deal():
                return self._deal(state, move)
            case Phase.TRUMP, NameTrump():
                return self._name_trump(state, move)
            case Phase.BID, Bid():
                return self._bid(state, move)
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
        """Return the totals and places so far."""
        return Scores(state.total, places(state.total, self.house))

    def _first_dealer(self, state: State, move: FirstDealer) -> Step[State]:
        dealing.check_draw(move, self.house)
        start = Seat((move.dealer - len(move.drawn) + 1) % 4) if move.drawn else move.dealer
        told = events.DealerDrawn(move.dealer, start, move.drawn)
        return Step(replace(state, phase=Phase.DEAL, dealer=move.dealer), (told,))

    def _deal(self, state: State, move: Deal) -> Step[State]:
        after = dealing.deal(state, move, self.house)
        told = events.Dealt(after.dealer, after.cards, after.turn_up, after.last_turned)
        return Step(after, (told,))

    def _name_trump(self, state: State, move: NameTrump) -> Step[State]:
        told = events.TrumpNamed(state.forehand, move.suit)
        return Step(replace(state, phase=Phase.BID, trump=move.suit), (told,))

    def _bid(self, state: State, move: Bid) -> Step[State]:
        bidding.check_bid(move, state.bids, state.cards)
        bids = (*state.bids, move.tricks)
        told = events.BidMade(state.bidder, move.tricks)
        if len(bids) < 4:
            return Step(replace(state, bids=bids), (told,))
        after = replace(state, bids=bids, phase=Phase.PLAY)
        return Step(after, (told, events.BidsClosed(sum(bids) - state.cards)))

    def _play(self, state: State, move: Play) -> Step[State]:
        seat = state.trick.to_play
        check_play(move, state.hands[seat], state.trick, state.trump, self.house)
        left = without(state.hands[seat], move.card)
        hands = (*state.hands[:seat], left, *state.hands[seat + 1 :])
        trick = Trick(state.trick.leader, (*state.trick.plays, move))
        told = events.Played(seat, move)
        if len(trick.plays) < 4:
            return Step(replace(state, hands=hands, trick=trick), (told,))
        takes = taker(trick, state.trump, self.house)
        after = replace(
            state, hands=hands, trick=Trick(takes), tricks=(*state.tricks, (trick, takes))
        )
        so_far = (told, events.TrickTaken(takes, trick))
        if any(hands):
            return Step(after, so_far)
        return self._score_deal(after, so_far)

    def _score_deal(self, state: State, so_far: tuple[events.Event, ...]) -> Step[State]:
        bids = tuple(state.bid_of(seat) or 0 for seat in self.seats)
        pairs = zip(bids, state.taken, strict=True)
        scores = [score(bid, taken, state.cards, self.house) for bid, taken in pairs]
        points = tuple(each.points for each in scores)
        kinds = tuple(each.kind for each in scores)
        result = DealResult(state.cards, state.dealer, bids, state.taken, points)
        after = replace(state, results=(*state.results, result))
        return self._close_pulka(after, (*so_far, events.DealScored(result, kinds)))

    def _close_pulka(self, state: State, so_far: tuple[events.Event, ...]) -> Step[State]:
        which, deals = schedule.pulka_of(self.house.schedule, state.number)
        if state.number + 1 == deals.stop:
            settled = settle(state.results[deals.start :], self.house)
            state = replace(state, settled=(*state.settled, settled))
            so_far = (*so_far, events.PulkaScored(which + 1, settled))
        if state.number + 1 < len(self.house.deals):
            after = replace(
                state, phase=Phase.DEAL, number=state.number + 1, dealer=left_of(state.dealer)
            )
            return Step(after, so_far)
        scores = self.scores(state)
        over = events.MatchOver(scores.points, scores.places)
        return Step(replace(state, phase=Phase.OVER), (*so_far, over))
