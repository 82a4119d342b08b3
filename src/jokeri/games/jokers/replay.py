"""A read match laid out for stepping through, all cards open (``docs/wire.md``, A replay)."""

from typing import Any

from jokeri.games.jokers.engine import Jokers
from jokeri.games.jokers.house import write_house
from jokeri.games.jokers.moves import Deal, write_move
from jokeri.games.jokers.reading import read_transcript
from jokeri.games.jokers.state import Phase, State
from jokeri.games.jokers.view import view_of
from jokeri.games.jokers.wire import cards_wire, sheet_wire
from jokeri.games.jokers.writing import CLOSING
from jokeri.games.reading import Transcript
from jokeri.lines import Refusal


def replay_wire(data: bytes) -> dict[str, Any]:
    """Read a text record and lay it out; raise ``Refusal`` at a fault, or when it holds no deal."""
    read = read_transcript(data)
    if read.house is None or read.state.phase is Phase.FIRST_PLAYER:
        raise Refusal(1, "unreadable", "the text stops before the first deal")
    view = view_of(read.state, None, read.house)
    return {
        "game": "jokers",
        "house": write_house(read.house),
        "options": read.house.options,
        "names": read.names,
        "partial": not read.whole,
        "total": read.state.total,
        "places": view.places,
        "deals": list(rounds_wire(read)),
        "sheet": sheet_wire(view)[1],
    }


def rounds_wire(read: Transcript) -> list[dict[str, Any]]:
    """Lay out every round: its cards, and its turns as ``[seat, move, ...]``."""
    game, state, rounds = Jokers(read.house), State(), list[dict[str, Any]]()
    open_turn = False
    for move in read.moves:
        before, state = state, game.apply(state, move).state
        if isinstance(move, Deal):
            rounds.append(round_wire(state))
            open_turn = False
        elif before.phase is Phase.TURN:
            turns = rounds[-1]["turns"]
            if not open_turn:
                turns.append([before.seat])
            turns[-1].append(write_move(move))
            open_turn = move not in CLOSING
        if len(state.results) > len(before.results):
            rounds[-1]["points"] = state.results[-1].points
    return rounds


def round_wire(state: State) -> dict[str, Any]:
    """Lay out a round just dealt."""
    return {
        "first": state.first,
        "hands": [cards_wire(hand) for hand in state.dealt],
        "safety": [cards_wire(own) for own in state.dealt_safety],
        "pile": cards_wire(state.dealt_pile),
        "turns": [],
        "points": None,
    }
