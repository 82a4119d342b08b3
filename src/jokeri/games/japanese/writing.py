"""Writing the text form: canonical, so that what was read is written back byte for byte."""

from collections.abc import Iterator, Sequence

from jokeri.games.japanese import events
from jokeri.games.japanese.engine import JapaneseJoker
from jokeri.games.japanese.house import House, write_house
from jokeri.games.japanese.moves import Move
from jokeri.games.japanese.state import Phase, State
from jokeri.games.japanese.wire import trump_wire
from jokeri.games.writing import barred, spaced, words_of


def write_transcript(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write a match, or as much of it as the moves tell; every card is shown."""
    return "".join(f"{line}\n" for line in _lines(house, names, moves))


def write_record(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write what may be shown to anybody: of a match under way, its finished rounds only."""
    game, state, finished = JapaneseJoker(house), State(), 0
    for count, move in enumerate(moves, start=1):
        state = game.apply(state, move).state
        if state.phase in (Phase.DEAL, Phase.OVER):
            finished = count
    return write_transcript(house, words_of(names), moves[:finished])


def _lines(house: House, names: Sequence[str], moves: Sequence[Move]) -> Iterator[str]:
    yield "game japanese-joker"
    yield f"house {write_house(house)}"
    yield f"seats {spaced(names)}"
    game, state = JapaneseJoker(house), State()
    for move in moves:
        step = game.apply(state, move)
        for event in step.events:
            yield from _event_lines(event, step.state)
        state = step.state
    if state.trick.plays:
        yield spaced(state.trick.plays)


def _event_lines(event: events.Event, state: State) -> Iterator[str]:
    match event:
        case events.ChooserDrawn(seat):
            yield f"chooser {seat}"
        case events.Dealt():
            yield ""
            yield "deal"
            yield f"hands {barred(state.dealt)}"
            yield f"down {barred(state.dealt_down)}"
            yield f"up {barred(state.dealt_up)}"
        case events.TrumpNamed(_, suit):
            yield f"trump {trump_wire(suit)}"
            yield "tricks"
        case events.TrickTaken(_, trick):
            yield spaced(trick.plays)
        case events.RoundScored(result):
            yield f"score {spaced(result.points)}"
        case events.MatchOver(total):
            yield ""
            yield f"total {spaced(total)}"
