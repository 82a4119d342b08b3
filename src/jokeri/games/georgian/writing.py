"""Writing the text form: canonical, so that what was read is written back byte for byte."""

from collections.abc import Iterator, Sequence

from jokeri.games.georgian import events
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.events import Event
from jokeri.games.georgian.house import House, write_house
from jokeri.games.georgian.moves import Move
from jokeri.games.georgian.state import State
from jokeri.games.writing import barred, spaced, words_of


def write_transcript(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write a match, or as much of it as the moves tell; every hand is shown."""
    return "".join(f"{line}\n" for line in _lines(house, names, moves))


def write_record(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write what may be shown to anybody: of a match under way, its finished deals only."""
    game, state, finished = Joker(house), State(), 0
    for count, move in enumerate(moves, start=1):
        step = game.apply(state, move)
        state = step.state
        if any(isinstance(e, events.DealScored | events.DealerDrawn) for e in step.events):
            finished = count
    return write_transcript(house, words_of(names), moves[:finished])


def _lines(house: House, names: Sequence[str], moves: Sequence[Move]) -> Iterator[str]:
    yield "game joker"
    yield f"house {write_house(house)}"
    yield f"seats {' '.join(names)}"
    game, state = Joker(house), State()
    for move in moves:
        step = game.apply(state, move)
        for event in step.events:
            yield from _event_lines(event, step.state)
        state = step.state
    yield from _unfinished_lines(state)


def _event_lines(event: Event, state: State) -> Iterator[str]:
    match event:
        case events.DealerDrawn(dealer):
            yield f"dealer {dealer}"
        case events.Dealt(turn_up=turn_up):
            yield ""
            yield f"deal {state.cards}"
            yield f"hands {barred(state.dealt)}"
            if turn_up:
                yield f"turn {turn_up}"
        case events.TrumpNamed(_, suit):
            yield f"trump {suit.value if suit else 'N'}"
        case events.BidsClosed():
            yield f"bids {spaced(state.bids)}"
            yield "tricks"
        case events.TrickTaken(_, trick):
            yield spaced(trick.plays)
        case events.DealScored(result):
            yield f"score {spaced(result.points)}"
        case events.PulkaScored(_, result):
            yield f"pulka {spaced(result.added)}"
        case events.MatchOver(total):
            yield ""
            yield f"total {spaced(total)}"


def _unfinished_lines(state: State) -> Iterator[str]:
    if 0 < len(state.bids) < 4:
        yield f"bids {spaced(state.bids)}"
    if state.trick.plays:
        yield spaced(state.trick.plays)
