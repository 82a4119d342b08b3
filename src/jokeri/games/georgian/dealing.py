"""Dealing: the draw for the first dealer, the pack, the card that shows trump. Sections 1, 2, 9."""

from collections import Counter
from dataclasses import replace

from jokeri.cards import JOKER, Card, Rank, Suit
from jokeri.game import Chance, IllegalMove
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import Deal, FirstDealer
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.trick import Trick
from jokeri.seats import Seat, left_of

SEEN_BEFORE_TRUMP = 3
"""Cards that each seat holds while forehand names trump."""


def draw_dealer(house: House, source: Chance) -> FirstDealer:
    """Turn cards round the table from a random seat until an ace appears (athuzva)."""
    start = source.below(4)
    pack = source.shuffled(pack_of(house))
    aces = [place for place, card in enumerate(pack) if card.rank is Rank.ACE]
    drawn = pack[: aces[0] + 1]
    return FirstDealer(Seat((start + aces[0]) % 4), drawn)


def check_draw(move: FirstDealer, house: House) -> None:
    """Raise ``IllegalMove`` unless the drawn cards, if told, are a pack's and end at an ace."""
    if not move.drawn:
        return
    aces = [card.rank is Rank.ACE for card in move.drawn]
    if Counter(move.drawn) - Counter(pack_of(house)) or not aces[-1] or any(aces[:-1]):
        raise IllegalMove("impossible-hands", {"drawn": len(move.drawn)})


def shows_trump(house: House, cards: int) -> str:
    """Return how a deal of so many cards finds trump: ``turned``, ``forehand``, ``last-card``."""
    return house.nines_trump if cards == 9 else "turned"


def deal(state: State, move: Deal, house: House) -> State:
    """Return the state after the pack is dealt, one card at a time from forehand."""
    if Counter(move.pack) != Counter(pack_of(house)):
        raise IllegalMove("impossible-hands", {"cards": len(move.pack)})
    cards = house.deals[state.number]
    forehand = left_of(state.dealer)
    hands = tuple(move.pack[(seat - forehand) % 4 : 4 * cards : 4] for seat in range(4))
    how = shows_trump(house, cards)
    turn_up = move.pack[4 * cards] if how == "turned" else None
    last = move.pack[4 * cards - 1] if how == "last-card" else None
    return replace(
        state,
        phase=Phase.TRUMP if how == "forehand" else Phase.BID,
        dealt=hands,
        hands=hands,
        turn_up=turn_up,
        last_turned=last,
        trump=trump_shown(turn_up or last),
        bids=(),
        trick=Trick(forehand),
        tricks=(),
    )


def trump_shown(card: Card | None) -> Suit | None:
    """Return the trump that an open card shows; a joker means bezi."""
    return None if card is None or card == JOKER else card.suit
