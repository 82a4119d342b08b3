"""Japanese Joker as a game: calls the rules, which know nothing of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from jokeri.game import DEALER, Chance, IllegalMove, Scores, Step, Turn
from jokeri.games.japanese import events
from jokeri.games.japanese.columns import uncover, without_card
from jokeri.games.japanese.dealing import deal
from jokeri.games.japanese.following import check_play, legal_plays
from jokeri.games.japanese.house import House
from jokeri.games.japanese.moves import Deal, FirstChooser, Move, SeatMove
from jokeri.games.japanese.options import MOST_ROUNDS
from jokeri.games.japanese.pack import PACK, SEATS, TRICKS
from jokeri.games.japanese.state import Phase, RoundResult, State
from jokeri.games.japanese.trick import Trick, taker
from jokeri.games.japanese.view import View, view_of
from jokeri.games.standing import places_of
from jokeri.games.tricks import TRUMPS, NameTrump, Play
from jokeri.seats import FIRST_SEAT, Seat, clockwise_from


@dataclass(frozen=True, slots=True)
class JapaneseJoker:
    """The rules of Japanese Joker under one house."""

    house: House

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The two seats."""
        return clockwise_from(FIRST_SEAT, SEATS)

    def begin(self) -> State:
        """Return the state before the first chooser is drawn."""
        return State()

    def turn(self, state: State) -> Turn:
        """Return whose turn it is; ``None`` when the match is over."""
        match state.phase:
            case Phase.FIRST_CHOOSER | Phase.DEAL:
                return DEALER
            case Phase.TRUMP:
                return state.chooser
            case Phase.PLAY:
                return state.trick.to_play
            case Phase.OVER:
                return None

    def moves(self, state: State) -> Sequence[SeatMove]:
        """Return the legal moves of the seat to move: C D H S N, or cards, the hand's first."""
        match state.phase:
            case Phase.TRUMP:
                return tuple(TRUMPS.values())
            case Phase.PLAY:
                return legal_plays(state, self.house)
            case _:
                return ()

    def chance(self, state: State, source: Chance) -> Move:
        """Return the first chooser, or a shuffled pack."""
        match state.phase:
            case Phase.FIRST_CHOOSER:
                return FirstChooser(Seat(source.below(SEATS)))
            case Phase.DEAL:
                return Deal(source.shuffled(PACK))
            case _:
                raise IllegalMove("wrong-phase")

    def apply(self, state: State, move: Move) -> Step[State]:
        """Return what the move leads to, or raise ``IllegalMove``."""
        match state.phase, move:
            case Phase.FIRST_CHOOSER, FirstChooser(seat):
                after = replace(state, phase=Phase.DEAL, match_chooser=seat)
                return Step(after, (events.ChooserDrawn(seat),))
            case Phase.DEAL, Deal():
                return Step(deal(state, move), (events.Dealt(state.chooser),))
            case Phase.TRUMP, NameTrump(suit):
                told = events.TrumpNamed(state.chooser, suit, state.dealt_up)
                return Step(replace(state, phase=Phase.PLAY, trump=suit), (told,))
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
        """Return the rounds won and the places so far."""
        return Scores(state.total, places_of(state.total))

    def _play(self, state: State, move: Play) -> Step[State]:
        check_play(move, state, self.house)
        seat = state.trick.to_play
        table = state.up[seat]
        column = table.index(move.card) if move.card in table else None
        trick = Trick(state.trick.leader, (*state.trick.plays, move))
        after = replace(without_card(state, seat, move.card), trick=trick)
        told = events.Played(seat, move, column)
        return self._close_trick(after, told) if len(trick.plays) == SEATS else Step(after, (told,))

    def _close_trick(self, state: State, played: events.Played) -> Step[State]:
        seat = taker(state.trick, state.trump)
        tricks = (*state.tricks, (state.trick, seat))
        taken = events.TrickTaken(seat, state.trick)
        after, uncovered = uncover(replace(state, trick=Trick(seat), tricks=tricks), self.house)
        told: tuple[events.Event, ...] = (played, taken, *uncovered)
        return self._score(after, told) if len(tricks) == TRICKS else Step(after, told)

    def _score(self, state: State, told: tuple[events.Event, ...]) -> Step[State]:
        most = max(state.taken)
        winner = None if 2 * most == TRICKS else Seat(state.taken.index(most))
        result = RoundResult(state.chooser, state.trump, state.taken, winner)
        after = replace(state, results=(*state.results, result))
        told = (*told, events.RoundScored(result, after.total))
        if max(after.total) < int(self.house.target) and len(after.results) < MOST_ROUNDS:
            return Step(replace(after, phase=Phase.DEAL, number=state.number + 1), told)
        scores = self.scores(after)
        over = events.MatchOver(scores.points, scores.places)
        return Step(replace(after, phase=Phase.OVER), (*told, over))
