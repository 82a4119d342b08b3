"""Views, the sheet and events as the page gets them (``docs/wire.md``)."""

from typing import Any

from jokeri.cards import Card, Suit
from jokeri.games.georgian import events, schedule
from jokeri.games.georgian.results import DealResult, PulkaResult
from jokeri.games.georgian.scoring import khishti
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.trick import Trick
from jokeri.games.georgian.view import View


def card_wire(card: Card | None) -> str | None:
    """Return a card's text."""
    return card.text if card else None


def trump_wire(suit: Suit | None) -> str:
    """Return a trump's letter, ``N`` for bezi."""
    return suit.value if suit else "N"


def trick_wire(trick: Trick) -> list[Any]:
    """Return ``[leader, play, ...]``."""
    return [trick.leader, *map(str, trick.plays)]


def view_wire(view: View) -> dict[str, Any]:
    """Return a view without its sheet."""
    dealer_due = view.phase in (Phase.FIRST_DEALER, Phase.DEAL)
    pulka, _ = schedule.pulka_of(view.house.schedule, view.number)
    spread = sum(bid for bid in view.bids if bid is not None) - view.cards
    return {
        "phase": view.phase.value,
        "turn": "dealer" if dealer_due else view.turn,
        "dealer": None if view.phase is Phase.FIRST_DEALER else view.dealer,
        "deal": view.number + 1,
        "deals": len(view.house.deals),
        "pulka": pulka + 1,
        "pulkas": len(schedule.pulkas(view.house.schedule)),
        "cards": view.cards,
        "hand": [card.text for card in view.hand],
        "held": view.held,
        "turnUp": card_wire(view.turn_up),
        "lastTurned": card_wire(view.last_turned),
        "trump": trump_wire(view.trump) if view.trump_known else None,
        "bids": view.bids,
        "taken": view.taken,
        "barred": view.barred,
        "spread": None if None in view.bids else spread,
        "leader": view.trick.leader,
        "trick": [str(play) for play in view.trick.plays],
        "tricks": [[*trick_wire(trick), taker] for trick, taker in view.tricks],
        "total": view.total,
        "khishti": khishti(view.house, view.cards),
    }


def sheet_wire(view: View) -> tuple[int, dict[str, Any]]:
    """Return the sheet's version, which counts its finished deals, and the sheet."""
    sheet = {
        "deals": [deal_wire(result) for result in view.results],
        "schedule": schedule.pulkas(view.house.schedule),
        "pulkas": [pulka_wire(result) for result in view.settled],
        "total": view.total,
        "places": view.places,
    }
    return len(view.results), sheet


def deal_wire(result: DealResult) -> dict[str, Any]:
    """Return a finished deal."""
    return {
        "cards": result.cards,
        "dealer": result.dealer,
        "bids": result.bids,
        "taken": result.taken,
        "points": result.points,
    }


def pulka_wire(result: PulkaResult) -> dict[str, Any]:
    """Return a settled pulka."""
    return {
        "added": result.added,
        "premia": result.premia,
        "moshla": result.moshla,
        "exact": result.exact,
    }


def event_wire(event: events.Event) -> dict[str, Any]:  # noqa: C901, PLR0911 - a flat table
    """Return an event; ``"is"`` names it."""
    match event:
        case events.DealerDrawn(dealer, start, drawn):
            cards = [card.text for card in drawn]
            return {"is": "first-dealer", "dealer": dealer, "start": start, "drawn": cards}
        case events.Dealt(dealer, cards_each, turn_up, last_turned):
            return {
                "is": "dealt",
                "dealer": dealer,
                "cards": cards_each,
                "turnUp": card_wire(turn_up),
                "lastTurned": card_wire(last_turned),
            }
        case events.TrumpNamed(seat, suit):
            return {"is": "trump-named", "seat": seat, "trump": trump_wire(suit)}
        case events.BidMade(seat, bid):
            return {"is": "bid", "seat": seat, "bid": bid}
        case events.BidsClosed(spread):
            return {"is": "bids-closed", "spread": spread}
        case events.Played(seat, play):
            return {"is": "played", "seat": seat, "play": str(play)}
        case events.TrickTaken(seat, trick):
            leader, *plays = trick_wire(trick)
            return {"is": "trick-taken", "seat": seat, "leader": leader, "plays": plays}
        case events.DealScored(result, kinds):
            return {"is": "deal-scored", **deal_wire(result), "kinds": kinds}
        case events.PulkaScored(pulka, settled):
            return {"is": "pulka-scored", "pulka": pulka, **pulka_wire(settled)}
        case events.MatchOver(total, match_places):
            return {"is": "match-over", "total": total, "places": match_places}
