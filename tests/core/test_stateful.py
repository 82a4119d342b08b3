"""A match of Georgian Joker as a state machine: whatever is done, the invariants of the game hold.

The machine keeps its own, plain account of cards, tricks and turns beside the engine's.
"""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from jokeri.cards import Card
from jokeri.game import DEALER, IllegalMove
from jokeri.games import GAMES
from jokeri.games.georgian.moves import Bid, NameTrump, Play
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.state import Phase
from jokeri.notation import read_transcript
from support.chance import Seeded
from support.matches import Match, houses

KIND = GAMES["joker"]


class OneMatch(RuleBasedStateMachine):
    """Moves of seats and of the dealer, legal and illegal, in any order."""

    match: Match
    rest: Counter[Card]
    tricks: list[int]
    dealer: int

    @initialize(house=houses(KIND), source=st.randoms(use_true_random=False))
    def begin(self, house: Any, source: random.Random) -> None:
        self.match = Match(KIND, house)
        self.source = Seeded(source)
        self.rest = Counter()
        self.tricks = [0, 0, 0, 0]
        self.dealer = -1

    @property
    def state(self) -> Any:
        return self.match.state

    def due(self) -> Any:
        return self.match.game.turn(self.state)

    @precondition(lambda self: self.due() is DEALER)
    @rule()
    def the_dealer_deals(self) -> None:
        before = self.state
        self.match.apply(self.match.game.chance(self.state, self.source))
        if before.phase is Phase.FIRST_DEALER:
            self.dealer = self.state.dealer
            return
        if before.results:
            self.dealer = (self.dealer + 1) % 4
        size = self.match.house.deals[len(before.results)]
        dealt = [card for hand in self.state.dealt for card in hand]
        assert [len(hand) for hand in self.state.dealt] == [size] * 4
        self.rest = Counter(pack_of(self.match.house))
        self.rest.subtract(dealt)
        if self.state.turn_up:
            self.rest.subtract([self.state.turn_up])
        assert min(self.rest.values()) >= 0
        self.tricks = [0, 0, 0, 0]

    @precondition(lambda self: self.due() not in (DEALER, None))
    @rule(pick=st.integers(0, 63))
    def a_seat_moves(self, pick: int) -> None:
        before, seat = self.state, self.due()
        listed = self.match.game.moves(before)
        move = listed[pick % len(listed)]
        self.match.apply(move)
        match move:
            case NameTrump(suit):
                assert seat == (self.dealer + 1) % 4
                assert self.state.trump is suit
            case Bid(tricks):
                assert seat == (self.dealer + 1 + len(before.bids)) % 4
                assert self.state.bids == (*before.bids, tricks)
            case Play():
                self.check_play(before, seat, move)

    def check_play(self, before: Any, seat: int, move: Play) -> None:
        hands = self.state.hands
        left = Counter(before.hands[seat]) - Counter(hands[seat])
        assert left == Counter([move.card])
        assert all(hands[other] == before.hands[other] for other in range(4) if other != seat)
        if len(before.trick.plays) == 3:
            takes = self.state.tricks[-1][1]
            self.tricks[takes] += 1
            if any(hands):
                assert self.due() == takes
        else:
            assert self.due() == (seat + 1) % 4

    @rule(text=st.sampled_from(KIND.universe))
    def something_else_is_tried(self, text: str) -> None:
        before = self.state
        move = KIND.read_move(text)
        if move in self.match.game.moves(before):
            return
        with pytest.raises(IllegalMove):
            self.match.game.apply(before, move)
        assert self.state is before

    @precondition(lambda self: len(self.match.moves) > 1)
    @rule()
    def it_is_written_and_read(self) -> None:
        text = KIND.write_transcript(self.match.house, self.match.names, self.match.moves)
        _, read = read_transcript(text.encode())
        assert read.state == self.state

    @invariant()
    def no_card_is_lost(self) -> None:
        if not self.state.cards:
            return
        held = [card for hand in self.state.hands for card in hand]
        tricks = [trick for trick, _ in self.state.tricks] + [self.state.trick]
        played = [play.card for trick in tricks for play in trick.plays]
        turned = [self.state.turn_up] if self.state.turn_up else []
        assert Counter(held + played + turned) + self.rest == Counter(pack_of(self.match.house))

    @invariant()
    def tricks_and_bids_add_up(self) -> None:
        state = self.state
        assert list(state.taken) == self.tricks
        if state.phase in (Phase.DEAL, Phase.OVER) and state.results:
            result = state.results[-1]
            assert sum(result.taken) == result.cards == state.cards
            assert sum(result.bids) != result.cards
            assert not any(state.hands)
            assert not state.trick.plays

    @invariant()
    def the_total_is_the_sheets_sum(self) -> None:
        gains = [result.points for result in self.state.results]
        gains += [settled.added for settled in self.state.settled]
        sums = [sum(gain[seat] for gain in gains) for seat in range(4)]
        assert list(self.match.game.scores(self.state).points) == sums

    @invariant()
    def views_show_the_right_number_of_cards(self) -> None:
        state = self.state
        for seat in self.match.game.seats:
            view = self.match.game.view(state, seat)
            assert view.held[seat] >= len(view.hand)
            if state.phase in (Phase.BID, Phase.PLAY):
                assert view.hand == state.hands[seat]
        assert self.match.game.view(state, None).hand == ()


TestOneMatch = OneMatch.TestCase
TestOneMatch.settings = settings(stateful_step_count=80)
