"""Views, the sheet and events as the page gets them (``docs/wire.md``)."""

from collections.abc import Iterable
from typing import Any

from jokeri.cards import Card, Suit
from jokeri.games.japanese import events
from jokeri.games.japanese.state import Phase, RoundResult
from jokeri.games.japanese.trick import Trick
from jokeri.games.japanese.view import View


def cards_wire(cards: Iterable[Card | None]) -> list[str | None]:
    """Return cards' texts, ``None`` where nothing lies."""
    return [card.text if card else None for card in cards]


def trump_wire(suit: Suit | None) -> str:
    """Return a trump's letter, ``N`` for bezi."""
    return suit.value if suit else "N"


def trick_wire(trick: Trick) -> list[Any]:
    """Return ``[leader, play, ...]``."""
    return [trick.leader, *map(str, trick.plays)]


def view_wire(view: View) -> dict[str, Any]:
    """Return a view without its sheet."""
    dealer_due = view.phase in (Phase.FIRST_CHOOSER, Phase.DEAL)
    return {
        "phase": view.phase.value,
        "turn": "dealer" if dealer_due else view.turn,
        "chooser": None if view.phase is Phase.FIRST_CHOOSER else view.chooser,
        "deal": view.number + 1,
        "hand": cards_wire(view.hand),
        "held": view.held,
        "up": [cards_wire(own) for own in view.up],
        "down": view.down,
        "closed": view.closed,
        "trump": trump_wire(view.trump) if view.trump_known else None,
        "leader": view.trick.leader,
        "trick": [str(play) for play in view.trick.plays],
        "tricks": [[*trick_wire(trick), taker] for trick, taker in view.tricks],
        "taken": view.taken,
        "total": view.total,
    }


def sheet_wire(view: View) -> tuple[int, dict[str, Any]]:
    """Return the sheet's version, which counts its rounds, and the sheet."""
    sheet = {
        "rounds": [round_wire(result) for result in view.results],
        "target": int(view.house.target),
        "total": view.total,
        "places": view.places,
    }
    return len(view.results), sheet


def round_wire(result: RoundResult) -> dict[str, Any]:
    """Return a finished round."""
    return {
        "chooser": result.chooser,
        "trump": trump_wire(result.trump),
        "taken": result.taken,
        "winner": result.winner,
        "points": result.points,
    }


def event_wire(event: events.Event) -> dict[str, Any]:  # noqa: PLR0911 - a flat table
    """Return an event; ``"is"`` names it."""
    match event:
        case events.ChooserDrawn(seat):
            return {"is": "first-chooser", "seat": seat}
        case events.Dealt(chooser):
            return {"is": "dealt", "chooser": chooser}
        case events.TrumpNamed(seat, suit, up):
            laid = [cards_wire(own) for own in up]
            return {"is": "trump-named", "seat": seat, "trump": trump_wire(suit), "up": laid}
        case events.Played(seat, play, column):
            return {"is": "played", "seat": seat, "play": str(play), "column": column}
        case events.TrickTaken(seat, trick):
            leader, *plays = trick_wire(trick)
            return {"is": "trick-taken", "seat": seat, "leader": leader, "plays": plays}
        case events.Uncovered(seat, column, card):
            (shown,) = cards_wire([card])
            return {"is": "uncovered", "seat": seat, "column": column, "card": shown}
        case events.RoundScored(result, total):
            return {"is": "round-scored", **round_wire(result), "total": total}
        case events.MatchOver(total, places):
            return {"is": "match-over", "total": total, "places": places}
