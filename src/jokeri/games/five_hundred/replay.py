"""A read match laid out for stepping through, all cards open (``docs/wire.md``, A replay)."""

from typing import Any

from jokeri.games.five_hundred.engine import FiveHundred
from jokeri.games.five_hundred.house import write_house
from jokeri.games.five_hundred.moves import Deal, write_move
from jokeri.games.five_hundred.reading import read_transcript
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.five_hundred.view import view_of
from jokeri.games.five_hundred.wire import (
    called_wire,
    cards_wire,
    deal_wire,
    sheet_wire,
    sides_wire,
    trick_wire,
)
from jokeri.games.reading import Transcript
from jokeri.lines import Refusal


def replay_wire(data: bytes) -> dict[str, Any]:
    """Read a text record and lay it out; raise ``Refusal`` at a fault, or when it holds no deal."""
    read = read_transcript(data)
    if read.state is None or read.state.phase is Phase.FIRST_DEALER:
        raise Refusal(1, "unreadable", "the text stops before the first deal")
    view = view_of(read.state, None, read.house)
    return {
        "game": "five-hundred",
        "house": write_house(read.house),
        "options": read.house.options,
        "names": read.names,
        "sides": sides_wire(read.house),
        "partial": not read.whole,
        "start": read.state.start,
        "total": read.state.total,
        "places": view.places,
        "deals": [replayed_deal(state) for state in deal_ends(read)],
        "sheet": sheet_wire(view)[1],
    }


def deal_ends(read: Transcript) -> list[State]:
    """Return, for each deal, the last state that still shows it."""
    game, ends = FiveHundred(read.house), list[State]()
    state = game.begin()
    for move in read.moves:
        if isinstance(move, Deal) and state.kitty:
            ends.append(state)
        state = game.apply(state, move).state
    return [*ends, state] if state.kitty else ends


def replayed_deal(state: State) -> dict[str, Any]:
    """Lay out one deal, finished or not."""
    tricks = [[*trick_wire(trick), taker] for trick, taker in state.tricks]
    if state.trick.plays:
        tricks.append([*trick_wire(state.trick), None])
    finished = state.phase in (Phase.DEAL, Phase.OVER)
    return {
        "dealer": state.results[-1].dealer if finished else state.dealer,
        "hands": [cards_wire(hand) for hand in state.dealt],
        "kitty": cards_wire(state.kitty),
        "calls": [[seat, write_move(call)] for seat, call in state.auction.calls],
        "discards": cards_wire(state.discards),
        "called": called_wire(state.called),
        "named": {joker.text: suit.value for joker, suit in state.named},
        "playing": state.trick.order,
        "tricks": tricks,
        "result": deal_wire(state.results[-1]) if finished else None,
    }
