"""A read match laid out for stepping through, all cards open (``docs/wire.md``, A replay)."""

from typing import Any

from jokeri.games.japanese.engine import JapaneseJoker
from jokeri.games.japanese.house import write_house
from jokeri.games.japanese.moves import Deal
from jokeri.games.japanese.reading import read_transcript
from jokeri.games.japanese.state import Phase, State
from jokeri.games.japanese.view import view_of
from jokeri.games.japanese.wire import cards_wire, round_wire, sheet_wire, trick_wire, trump_wire
from jokeri.games.reading import Transcript
from jokeri.lines import Refusal


def replay_wire(data: bytes) -> dict[str, Any]:
    """Read a text record and lay it out; raise ``Refusal`` at a fault, or when it holds no deal."""
    read = read_transcript(data)
    if read.house is None or read.state.phase is Phase.FIRST_CHOOSER:
        raise Refusal(1, "unreadable", "the text stops before the first deal")
    view = view_of(read.state, None, read.house)
    return {
        "game": "japanese-joker",
        "house": write_house(read.house),
        "options": read.house.options,
        "names": read.names,
        "partial": not read.whole,
        "total": read.state.total,
        "places": view.places,
        "deals": [replayed_round(state) for state in round_ends(read)],
        "sheet": sheet_wire(view)[1],
    }


def round_ends(read: Transcript) -> list[State]:
    """Return, for each round, the last state that still shows it."""
    game, state, ends = JapaneseJoker(read.house), State(), list[State]()
    for move in read.moves:
        if isinstance(move, Deal) and state.dealt_up[0]:
            ends.append(state)
        state = game.apply(state, move).state
    return [*ends, state] if state.dealt_up[0] else ends


def replayed_round(state: State) -> dict[str, Any]:
    """Lay out one round, finished or not."""
    finished = state.phase in (Phase.DEAL, Phase.OVER)
    trump_known = state.phase is not Phase.TRUMP
    tricks = [[*trick_wire(trick), taker] for trick, taker in state.tricks]
    if state.trick.plays:
        tricks.append([*trick_wire(state.trick), None])
    return {
        "chooser": state.results[-1].chooser if finished else state.chooser,
        "hands": [cards_wire(hand) for hand in state.dealt],
        "down": [cards_wire(own) for own in state.dealt_down],
        "up": [cards_wire(own) for own in state.dealt_up],
        "trump": trump_wire(state.trump) if trump_known else None,
        "tricks": tricks,
        "result": round_wire(state.results[-1]) if finished else None,
    }
