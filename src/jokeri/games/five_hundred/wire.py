"""Views, the sheet and events as the page gets them (``docs/wire.md``)."""

from collections.abc import Iterable
from typing import Any

from jokeri.cards import Card, Rank
from jokeri.games.five_hundred import events
from jokeri.games.five_hundred.bids import Bid
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import CallCard, write_move
from jokeri.games.five_hundred.packs import JOKERS
from jokeri.games.five_hundred.ranking import LEFT_BOWER, Ranking
from jokeri.games.five_hundred.results import DealResult
from jokeri.games.five_hundred.sides import seats_of, side_of
from jokeri.games.five_hundred.state import Phase
from jokeri.games.five_hundred.trick import Trick
from jokeri.games.five_hundred.view import View
from jokeri.seats import Seat


def cards_wire(cards: Iterable[Card]) -> list[str]:
    """Return cards' texts."""
    return [card.text for card in cards]


def bid_wire(bid: Bid | None) -> str | None:
    """Return a bid as the move it was, so that it is never taken for a card."""
    return write_move(bid) if bid else None


def called_wire(called: CallCard | None) -> str | None:
    """Return the called card, or ``alone``."""
    return None if called is None else str(called.card or "alone")


def trick_wire(trick: Trick) -> list[Any]:
    """Return ``[leader, play, ...]``."""
    return [trick.leader, *map(str, trick.plays)]


def sides_wire(house: House) -> list[int]:
    """Return the side of each seat."""
    return [side_of(Seat(seat), house) for seat in range(seats_of(house))]


def ranked_wire(hand: Iterable[Card], ranking: Ranking) -> dict[str, str]:
    """Return the suit that each jack above an ace belongs to, behind ``<`` for the left bower."""
    ranked = dict[str, str]()
    for card in hand:
        rank, suit = ranking.rank_of(card), ranking.suit_of(card)
        if suit is not None and card not in JOKERS and rank > Rank.ACE:
            ranked[card.text] = f"{'<' if rank == LEFT_BOWER else '>'}{suit.value}"
    return ranked


def view_wire(view: View) -> dict[str, Any]:
    """Return a view without its sheet."""
    dealer_due = view.phase in (Phase.FIRST_DEALER, Phase.DEAL)
    wire: dict[str, Any] = {
        "phase": view.phase.value,
        "turn": "dealer" if dealer_due else view.turn,
        "dealer": None if view.phase is Phase.FIRST_DEALER else view.dealer,
        "deal": view.number + 1,
        "sides": sides_wire(view.house),
        "hand": cards_wire(view.hand),
        "ranked": ranked_wire(view.hand, view.ranking),
        "hidden": view.hidden,
        "held": view.held,
        "kitty": cards_wire(view.kitty),
        "discards": cards_wire(view.discards),
        "calls": [[seat, write_move(call)] for seat, call in view.auction.calls],
        "high": bid_wire(view.auction.high),
        "bidder": view.auction.bidder,
        "contractor": view.contractor,
        "contract": bid_wire(view.contract),
        "called": called_wire(view.called),
        "partner": view.partner,
        "named": {joker.text: suit.value for joker, suit in view.named},
        "playing": view.playing,
        "openHand": cards_wire(view.open_hand),
        "leader": view.trick.leader,
        "trick": [str(play) for play in view.trick.plays],
        "tricks": [[*trick_wire(trick), taker] for trick, taker in view.tricks],
        "taken": view.taken,
        "total": view.total,
    }
    if view.opened:
        wire["opened"] = {
            "hands": [cards_wire(hand) for hand in view.opened.hands],
            "kitty": cards_wire(view.opened.kitty),
            "discards": cards_wire(view.opened.discards),
        }
    return wire


def sheet_wire(view: View) -> tuple[int, dict[str, Any]]:
    """Return the sheet's version, which counts its deals, and the sheet."""
    sheet = {
        "deals": [deal_wire(result) for result in view.results],
        "target": int(view.house.target),
        "dealsMax": int(view.house.deals_max),
        "total": view.total,
        "places": view.places,
    }
    return len(view.results), sheet


def deal_wire(result: DealResult) -> dict[str, Any]:
    """Return a finished deal."""
    return {
        "dealer": result.dealer,
        "contractor": result.contractor,
        "partner": result.partner,
        "contract": bid_wire(result.contract),
        "outcome": result.outcome.value,
        "tricks": result.tricks,
        "points": result.points,
        "total": result.total,
    }


def event_wire(event: events.Event) -> dict[str, Any]:  # noqa: C901, PLR0911, PLR0912 - a flat table
    """Return an event; ``"is"`` names it."""
    match event:
        case events.DealerDrawn(dealer):
            return {"is": "first-dealer", "dealer": dealer}
        case events.Dealt(dealer):
            return {"is": "dealt", "dealer": dealer}
        case events.Called(seat, call):
            return {"is": "called", "seat": seat, "call": write_move(call)}
        case events.AuctionClosed(contractor, contract):
            bid = bid_wire(contract)
            return {"is": "auction-closed", "contractor": contractor, "contract": bid}
        case events.KittyTaken(seat, cards):
            return {"is": "kitty-taken", "seat": seat, "cards": cards}
        case events.Discarded(seat, left):
            return {"is": "discarded", "seat": seat, "left": left}
        case events.PartnerCalled(seat, card):
            called = called_wire(CallCard(card))
            return {"is": "partner-called", "seat": seat, "called": called}
        case events.JokerNamed(seat, joker, suit):
            told = {"seat": seat, "joker": joker.text, "suit": suit.value}
            return {"is": "joker-named", **told}
        case events.Played(seat, play):
            return {"is": "played", "seat": seat, "play": str(play)}
        case events.PartnerShown(seat):
            return {"is": "partner-shown", "seat": seat}
        case events.TrickTaken(seat, trick):
            leader, *plays = trick_wire(trick)
            told = {"seat": seat, "leader": leader, "plays": plays, "order": trick.order}
            return {"is": "trick-taken", **told}
        case events.HandExposed(seat, hand):
            return {"is": "hand-exposed", "seat": seat, "hand": cards_wire(hand)}
        case events.DealScored(result, hands, kitty, discards):
            opened: dict[str, Any] = {
                "hands": [cards_wire(hand) for hand in hands],
                "kitty": cards_wire(kitty),
                "discards": cards_wire(discards),
            }
            return {"is": "deal-scored", **deal_wire(result), **opened}
        case events.ThrownIn(result):
            return {"is": "thrown-in", **deal_wire(result)}
        case events.MatchOver(total, places):
            return {"is": "match-over", "total": total, "places": places}
