"""A read match laid out for stepping through, all hands open (``docs/wire.md``, A replay)."""

from typing import Any

from jokeri.games.georgian import schedule
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import write_house
from jokeri.games.georgian.moves import Deal
from jokeri.games.georgian.reading import read_transcript
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.view import view_of
from jokeri.games.georgian.wire import (
    card_wire,
    pulka_wire,
    sheet_wire,
    trick_wire,
    trump_wire,
)
from jokeri.games.reading import Transcript
from jokeri.lines import Refusal


def replay_wire(data: bytes) -> dict[str, Any]:
    """Read a text record and lay it out; raise ``Refusal`` at a fault, or when it holds no deal."""
    read = read_transcript(data)
    if read.house is None or read.state is None or read.state.phase is Phase.FIRST_DEALER:
        raise Refusal(1, "unreadable", "the text stops before the first deal")
    view = view_of(read.state, None, read.house)
    return {
        "game": "joker",
        "house": write_house(read.house),
        "options": read.house.options,
        "names": read.names,
        "partial": not read.whole,
        "total": read.state.total,
        "places": view.places,
        "deals": [deal_wire(state, read) for state in deal_ends(read)],
        "sheet": sheet_wire(view)[1],
    }


def deal_ends(read: Transcript) -> list[State]:
    """Return, for each deal, the last state that still shows it."""
    assert read.house is not None  # noqa: S101 - the caller looked
    game, state, ends = Joker(read.house), State(), list[State]()
    for move in read.moves:
        if isinstance(move, Deal) and state.cards:
            ends.append(state)
        state = game.apply(state, move).state
    return [*ends, state] if state.cards else ends


def deal_wire(state: State, read: Transcript) -> dict[str, Any]:
    """Lay out one deal, finished or not."""
    assert read.house is not None  # noqa: S101 - the caller looked
    view = view_of(state, None, read.house)
    scored = state.phase in (Phase.DEAL, Phase.OVER)
    pulka, deals = schedule.pulka_of(read.house.schedule, view.number)
    tricks = [[*trick_wire(trick), taker] for trick, taker in state.tricks]
    if state.trick.plays:
        tricks.append([*trick_wire(state.trick), None])
    return {
        "cards": view.cards,
        "dealer": view.dealer,
        "hands": [[card.text for card in hand] for hand in state.dealt],
        "turnUp": card_wire(state.turn_up),
        "trump": trump_wire(state.trump) if view.trump_known else None,
        "bids": view.bids,
        "tricks": tricks,
        "points": state.results[-1].points if scored else None,
        "pulka": (
            pulka_wire(state.settled[pulka]) if scored and view.number + 1 == deals.stop else None
        ),
    }
