"""Writing the text form: canonical, so that what was read is written back byte for byte."""

from collections.abc import Iterator, Sequence

from jokeri.games.jokers import events
from jokeri.games.jokers.engine import Jokers
from jokeri.games.jokers.house import House, write_house
from jokeri.games.jokers.moves import Act, Move, write_move
from jokeri.games.jokers.state import Phase, State
from jokeri.games.writing import barred, spaced, words_of

CLOSING = (Act.DECLARE, Act.END)


def write_transcript(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write a match, or as much of it as the moves tell; every card is shown."""
    return "".join(f"{line}\n" for line in _lines(house, names, moves))


def write_record(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write what may be shown to anybody: of a match under way, its finished rounds only."""
    game, state, finished = Jokers(house), State(), 0
    for count, move in enumerate(moves, start=1):
        state = game.apply(state, move).state
        if state.phase in (Phase.DEAL, Phase.OVER):
            finished = count
    return write_transcript(house, words_of(names), moves[:finished])


def _lines(house: House, names: Sequence[str], moves: Sequence[Move]) -> Iterator[str]:
    yield "game jokers"
    yield f"house {write_house(house)}"
    yield f"seats {spaced(names)}"
    game, state = Jokers(house), State()
    turn: list[str] = []
    for move in moves:
        step = game.apply(state, move)
        if state.phase is Phase.TURN:
            turn.append(write_move(move))
            if move in CLOSING:
                yield f"{state.seat}: {spaced(turn)}"
                turn = []
        for event in step.events:
            yield from _event_lines(event, step.state)
        state = step.state
    if turn:
        yield f"{state.seat}: {spaced(turn)}"


def _event_lines(event: events.Event, state: State) -> Iterator[str]:
    match event:
        case events.FirstPlayerDrawn(seat):
            yield f"first {seat}"
        case events.Dealt():
            yield ""
            yield "deal"
            yield f"hands {barred(state.dealt)}"
            yield f"safety {barred(state.dealt_safety)}"
            yield f"pile {spaced(state.dealt_pile)}"
            yield "turns"
        case events.RoundScored(result):
            yield f"score {spaced(result.points)}"
        case events.MatchOver(total):
            yield ""
            yield f"total {spaced(total)}"
