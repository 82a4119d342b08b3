"""Views, the scorecard and events as the page gets them (``docs/wire.md``)."""

from collections.abc import Iterable
from typing import Any

from jokeri.cards import Card
from jokeri.games.jokers import events
from jokeri.games.jokers.groups import FullType, full_type_of
from jokeri.games.jokers.results import RoundResult
from jokeri.games.jokers.state import Phase
from jokeri.games.jokers.view import View


def cards_wire(cards: Iterable[Card | None]) -> list[str | None]:
    """Return cards' texts."""
    return [card.text if card else None for card in cards]


def type_wire(full_type: FullType | None) -> str | None:
    """Return a full hand's type by its word."""
    return full_type.value if full_type else None


def view_wire(view: View) -> dict[str, Any]:
    """Return a view without its scorecard."""
    dealer_due = view.phase in (Phase.FIRST_PLAYER, Phase.DEAL)
    return {
        "phase": view.phase.value,
        "turn": "dealer" if dealer_due else view.turn,
        "first": None if view.phase is Phase.FIRST_PLAYER else view.first,
        "deal": view.number + 1,
        "deals": view.house.rounds_played,
        "hand": cards_wire(view.hand),
        "full": type_wire(full_type_of(view.hand)),
        "held": view.held,
        "open": [None if hand is None else cards_wire(hand) for hand in view.open_hands],
        "seen": [cards_wire(cards) for cards in view.seen],
        "safety": view.safety_down,
        "pile": view.pile,
        "discards": cards_wire(view.discards),
        "stage": view.stage.value,
        "trades": view.trades,
        "laid": view.laid,
        "turned": view.turned.text if view.turned else None,
        "deepest": view.deepest,
        "declared": view.declared,
        "total": view.total,
    }


def sheet_wire(view: View) -> tuple[int, dict[str, Any]]:
    """Return the scorecard's version, which counts its rounds, and the scorecard."""
    sheet = {
        "rounds": [round_wire(result) for result in view.results],
        "total": view.total,
        "places": view.places,
    }
    return len(view.results), sheet


def round_wire(result: RoundResult) -> dict[str, Any]:
    """Return a scored round."""
    return {
        "first": result.first,
        "winner": result.winner,
        "hands": [cards_wire(hand) for hand in result.hands],
        "full": [type_wire(full_type) for full_type in result.full],
        "parts": [
            {
                "winning": each.winning,
                "hand": each.hand,
                "colour": each.colour,
                "jokers": each.jokers,
            }
            for each in result.tallies
        ],
        "points": result.points,
    }


def event_wire(event: events.Event) -> dict[str, Any]:  # noqa: C901, PLR0911 - a flat table
    """Return an event; ``"is"`` names it."""
    match event:
        case events.FirstPlayerDrawn(seat):
            return {"is": "first-player", "seat": seat}
        case events.Dealt(first):
            return {"is": "dealt", "first": first}
        case events.Laid(seat, card):
            return {"is": "laid", "seat": seat, "card": card.text}
        case events.Drawn(seat, cards, left):
            return {"is": "drawn", "seat": seat, "cards": cards, "left": left}
        case events.SafetyTurned(seat, which, card, reach):
            told = {"seat": seat, "which": which, "card": card.text, "reach": reach}
            return {"is": "safety-turned", **told}
        case events.Taken(seat, card, depth):
            return {"is": "taken", "seat": seat, "card": card.text, "depth": depth}
        case events.Kept(seat, card):
            return {"is": "kept", "seat": seat, "card": card.text}
        case events.LaidAway(seat, card, safety):
            (under,) = cards_wire([safety])
            return {"is": "laid-away", "seat": seat, "card": card.text, "safety": under}
        case events.Declared(seat, hand, full):
            return {"is": "declared", "seat": seat, "hand": cards_wire(hand), "full": full.value}
        case events.TurnEnded(seat):
            return {"is": "turn-ended", "seat": seat}
        case events.RoundScored(result, pile, total):
            opened = {
                "safety": [cards_wire(own) for own in result.safety],
                "pile": cards_wire(pile),
            }
            return {"is": "round-scored", **round_wire(result), **opened, "total": total}
        case events.MatchOver(total, places):
            return {"is": "match-over", "total": total, "places": places}
