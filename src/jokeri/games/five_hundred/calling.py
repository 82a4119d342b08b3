"""Five seats: which card the contractor may call."""

from jokeri.cards import Card
from jokeri.game import IllegalMove
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import CallCard
from jokeri.games.five_hundred.packs import JOKERS, pack_of
from jokeri.games.five_hundred.state import State


def legal_cards(state: State, house: House) -> tuple[CallCard, ...]:
    """Return the cards that may be called, in the pack's order; playing alone comes last."""
    possible = (*map(CallCard, dict.fromkeys(pack_of(house))), CallCard(None))
    return tuple(move for move in possible if refusal(move, state, house) is None)


def refusal(move: CallCard, state: State, house: House) -> IllegalMove | None:
    """Return why a card may not be called, or ``None``."""
    if move.card is None or (move.card in pack_of(house) and move.card not in barred(state)):
        return None
    return IllegalMove("not-callable", {"card": move.card.text})


def barred(state: State) -> tuple[Card, ...]:
    """Return jokers, and what the contractor holds or has laid away."""
    assert state.contractor is not None  # noqa: S101 - somebody has won the auction
    return (*JOKERS, *state.hands[state.contractor], *state.discards)


def called_for(house: House) -> bool:
    """Whether the contractor calls a partner."""
    return house.seats == "5"
