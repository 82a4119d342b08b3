"""A read match laid out for stepping through, all cards open (``docs/wire.md``, A replay)."""

from typing import Any

from jokeri.games.jokers import events
from jokeri.games.jokers.engine import Jokers
from jokeri.games.jokers.house import write_house
from jokeri.games.jokers.reading import read_transcript
from jokeri.games.jokers.state import Phase, State
from jokeri.games.jokers.view import view_of
from jokeri.games.jokers.wire import cards_wire, event_wire, sheet_wire
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
        "deals": rounds_wire(read),
        "sheet": sheet_wire(view)[1],
    }


def rounds_wire(read: Transcript) -> list[dict[str, Any]]:
    """Lay out every round: what happened, each with what lies otherwise than before it."""
    game, state, rounds = Jokers(read.house), State(), list[dict[str, Any]]()
    before = dict[str, Any]()
    for move in read.moves:
        step = game.apply(state, move)
        state = step.state
        for event in step.events:
            match event:
                case events.FirstPlayerDrawn() | events.MatchOver():
                    continue
                case events.Dealt():
                    rounds.append({"steps": [], "points": None})
                    before = {}
                case events.RoundScored(result):
                    rounds[-1]["points"] = result.points
            done = None if isinstance(event, events.RoundScored) else event_wire(event)
            lies = lies_wire(state)
            changed = {name: value for name, value in lies.items() if before.get(name) != value}
            rounds[-1]["steps"].append({"done": done, **changed})
            before = lies
    return rounds


def lies_wire(state: State) -> dict[str, Any]:
    """Return where every card lies."""
    return {
        "hands": [cards_wire(hand) for hand in state.hands],
        "safety": [cards_wire(own) for own in state.safety],
        "discards": cards_wire(state.discards),
        "pile": len(state.pile),
    }
