"""Jokers as a game: calls the rules, which know nothing of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from jokeri.game import DEALER, Chance, IllegalMove, Scores, Step, Turn
from jokeri.games.jokers import events
from jokeri.games.jokers.acting import act
from jokeri.games.jokers.dealing import deal
from jokeri.games.jokers.groups import full_type_of
from jokeri.games.jokers.house import House
from jokeri.games.jokers.moves import (
    Act,
    Deal,
    FirstPlayer,
    Lay,
    Move,
    SeatMove,
    Take,
    TurnUp,
)
from jokeri.games.jokers.pack import PACK
from jokeri.games.jokers.results import RoundResult
from jokeri.games.jokers.scoring import lost_tally, won_tally
from jokeri.games.jokers.state import Phase, State
from jokeri.games.jokers.turns import legal_moves, refusal
from jokeri.games.jokers.view import View, view_of
from jokeri.games.standing import places_of
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from


@dataclass(frozen=True, slots=True)
class Jokers:
    """The rules of Jokers under one house."""

    house: House

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The two seats."""
        return clockwise_from(FIRST_SEAT, 2)

    def begin(self) -> State:
        """Return the state before the first player is drawn."""
        return State()

    def turn(self, state: State) -> Turn:
        """Return whose turn it is; ``None`` when the match is over."""
        match state.phase:
            case Phase.TURN:
                return state.seat
            case Phase.OVER:
                return None
            case _:
                return DEALER

    def moves(self, state: State) -> Sequence[SeatMove]:
        """Return the legal moves of the seat to move: hand cards, then the words."""
        return legal_moves(state) if state.phase is Phase.TURN else ()

    def chance(self, state: State, source: Chance) -> Move:
        """Return the first player, or a shuffled pack."""
        match state.phase:
            case Phase.FIRST_PLAYER:
                return FirstPlayer(Seat(source.below(2)))
            case Phase.DEAL:
                return Deal(source.shuffled(PACK))
            case _:
                raise IllegalMove("wrong-phase")

    def apply(self, state: State, move: Move) -> Step[State]:
        """Return what the move leads to, or raise ``IllegalMove``."""
        match state.phase, move:
            case Phase.FIRST_PLAYER, FirstPlayer(seat):
                after = replace(state, phase=Phase.DEAL, match_first=seat)
                return Step(after, (events.FirstPlayerDrawn(seat),))
            case Phase.DEAL, Deal():
                return Step(deal(state, move), (events.Dealt(state.first),))
            case Phase.TURN, Lay() | TurnUp() | Take() | Act():
                refused = refusal(state, move)
                if refused is not None:
                    raise refused
                return self._end(state) if move is Act.END else act(state, move)
            case Phase.OVER, _:
                raise IllegalMove("match-over")
            case _:
                raise IllegalMove("wrong-phase", {"phase": state.phase.value})

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know; ``None``: a spectator."""
        return view_of(state, seat, self.house)

    def scores(self, state: State) -> Scores:
        """Return the totals and places so far."""
        return Scores(state.total, places_of(state.total))

    def _end(self, state: State) -> Step[State]:
        if state.last_turn or not state.pile:
            return self._score(state, events.TurnEnded(state.seat))
        return act(state, Act.END)

    def _score(self, state: State, told: events.Event) -> Step[State]:
        result = RoundResult(
            first=state.first,
            winner=state.declared,
            hands=state.hands,
            safety=state.safety,
            full=tuple(map(full_type_of, state.hands)),
            tallies=tuple(
                won_tally(hand) if seat == state.declared else lost_tally(hand)
                for seat, hand in enumerate(state.hands)
            ),
        )
        after = replace(state, results=(*state.results, result))
        scored = events.RoundScored(result, state.pile, after.total)
        if len(after.results) < self.house.rounds_played:
            after = replace(after, phase=Phase.DEAL, number=state.number + 1)
            return Step(after, (told, scored))
        scores = self.scores(after)
        over = events.MatchOver(scores.points, scores.places)
        return Step(replace(after, phase=Phase.OVER), (told, scored, over))
