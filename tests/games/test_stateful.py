"""A match of any game as a state machine: whatever is done, what holds in every game holds.

The machine keeps its own, plain account beside the engine's: of each hand, and of the points.
"""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from jokeri.cards import Card
from jokeri.game import DEALER, IllegalMove, Kind
from jokeri.games import GAMES
from jokeri.notation import read_transcript
from jokeri.seats import Seat
from support.chance import Seeded
from support.matches import Match, houses
from support.secrecy import COMMON, audiences, cards_of, in_deal, wire


class OneMatch(RuleBasedStateMachine):
    """Moves of seats and of the dealer, legal and illegal, in any order."""

    kind: Kind

    @initialize(data=st.data(), source=st.randoms(use_true_random=False))
    def begin(self, data: st.DataObject, source: random.Random) -> None:
        self.match = Match(self.kind, data.draw(houses(self.kind)))
        self.source = Seeded(source)
        self.pack: Counter[Card] = Counter()

    @property
    def state(self) -> Any:
        return self.match.state

    def due(self) -> Any:
        return self.match.game.turn(self.state)

    def hand(self, seat: Seat) -> Counter[Card]:
        """Return the cards that a seat is shown as its own."""
        return cards_of(self.match, wire(self.match, len(self.match.moves), seat)["hand"])

    @precondition(lambda self: self.due() is DEALER)
    @rule()
    def the_dealer_deals(self) -> None:
        move = self.match.game.chance(self.state, self.source)
        self.match.apply(move)
        self.pack = cards_of(self.match, self.kind.write_move(move).split(" "))

    @precondition(lambda self: self.due() not in (DEALER, None))
    @rule(pick=st.integers(0, 63))
    def a_seat_moves(self, pick: int) -> None:
        mover, seats = self.due(), self.match.game.seats
        points = self.match.game.scores(self.state)
        hands = {seat: self.hand(seat) for seat in seats}
        listed = self.match.game.moves(self.state)
        move = listed[pick % len(listed)]
        self.match.apply(move)
        if not in_deal(self.match, len(self.match.moves)):
            return
        assert self.match.game.scores(self.state) == points  # points are for whole deals
        for seat in seats:
            lost = hands[seat] - self.hand(seat)
            played = cards_of(self.match, self.kind.write_move(move)) if seat == mover else {}
            assert lost <= Counter(played), "a hand lost a card that was not played from it"

    @precondition(lambda self: self.match.moves)
    @rule(pick=st.integers(0, 10_000))
    def something_else_is_tried(self, pick: int) -> None:
        before, text = self.state, self.kind.universe[pick % len(self.kind.universe)]
        move, written = self.kind.read_move(text), repr(before)
        if move in self.match.game.moves(before):
            return
        with pytest.raises(IllegalMove):
            self.match.game.apply(before, move)
        assert repr(before) == written

    @precondition(lambda self: len(self.match.moves) > 1)
    @rule()
    def it_is_written_and_read(self) -> None:
        match = self.match
        text = self.kind.write_transcript(match.house, match.names, match.moves)
        _, read = read_transcript(text.encode())
        assert read.state == self.state
        moves = [self.kind.read_move(self.kind.write_move(move)) for move in match.moves]
        assert moves == match.moves

    @invariant()
    def no_card_is_in_two_hands(self) -> None:
        if in_deal(self.match, len(self.match.moves)):
            held = sum((self.hand(seat) for seat in self.match.game.seats), Counter[Card]())
            assert held <= self.pack

    @invariant()
    def what_all_may_know_is_told_alike(self) -> None:
        at, due = len(self.match.moves), self.due()
        watching = wire(self.match, at, None)
        assert watching["hand"] == []
        assert watching["turn"] == ("dealer" if due is DEALER else due)
        for seat in audiences(self.match):
            view = wire(self.match, at, seat)
            assert [view[key] for key in COMMON] == [watching[key] for key in COMMON]
            if seat is not None:
                assert len(view["hand"]) <= view["held"][seat]
            moves = self.match.game.moves(self.state) if seat == due else []
            assert bool(moves) == (seat is not None and seat == due)

    @invariant()
    def the_sheet_and_the_table_have_the_same_totals(self) -> None:
        view = self.match.game.view(self.state, None)
        _, sheet = self.kind.sheet_wire(view)
        told = msgspec.json.encode(self.kind.view_wire(view)["total"])
        assert msgspec.json.encode(sheet["total"]) == told


@pytest.mark.parametrize("game", GAMES)
def test_one_match(game: str) -> None:
    examples = settings().max_examples // 2  # each looks at every view after every step
    run_state_machine_as_test(
        type("OneMatch", (OneMatch,), {"kind": GAMES[game]}),
        settings=settings(max_examples=examples, stateful_step_count=80),
    )
