"""Dealing: packets of 3, 4 and 3 from the dealer's left, a kitty card after each round."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from jokeri.cards import Card
from jokeri.game import IllegalMove
from jokeri.games.five_hundred.auction import opened
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import Deal
from jokeri.games.five_hundred.packs import HAND, hands_in, kitty_size, pack_of
from jokeri.games.five_hundred.sides import DEAD_HAND, seats_of
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.five_hundred.trick import Trick
from jokeri.seats import Seat, clockwise_from, left_of

PACKETS = (3, 4, 3)


def deal(state: State, move: Deal, house: House) -> State:
    """Return the state after the pack is dealt."""
    if Counter(move.pack) != Counter(pack_of(house)):
        raise IllegalMove("impossible-hands", {"cards": len(move.pack)})
    piles: list[list[Card]] = [[] for _ in range(hands_in(house) + 1)]
    for pile, card in zip(layout(state.dealer, house), move.pack, strict=True):
        piles[pile].append(card)
    *hands, kitty = map(tuple, piles)
    seats = seats_of(house)
    return replace(
        state,
        phase=Phase.BID,
        dealt=tuple(hands),
        kitty=kitty,
        hands=tuple(hands[:seats]),
        auction=opened(state.dealer, seats),
        discards=(),
        called=None,
        named=(),
        trick=Trick((left_of(state.dealer, seats),)),
        tricks=(),
    )


def pack_for(
    hands: Sequence[tuple[Card, ...]], kitty: tuple[Card, ...], dealer: Seat, house: House
) -> Deal:
    """Return the pack that deals these hands, by seat, and this kitty."""
    piles = [iter(pile) for pile in (*hands, kitty)]
    return Deal(tuple(next(piles[pile]) for pile in layout(dealer, house)))


def layout(dealer: Seat, house: House) -> Iterator[int]:
    """Yield for each card of the pack where it goes: a hand, or the kitty, which is the last."""
    seats, kitty = seats_of(house), hands_in(house)
    order: list[int] = [*clockwise_from(left_of(dealer, seats), seats)]
    if kitty > seats:
        order.append(DEAD_HAND)
    for packet in PACKETS:
        for pile in order:
            yield from [pile] * packet
        yield kitty
    yield from [kitty] * (kitty_size(house) - len(PACKETS))


assert sum(PACKETS) == HAND  # noqa: S101 - the packets are the hand
