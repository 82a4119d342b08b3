"""Bids: 0 to the number of cards, and the one that the dealer may not make. Rules, section 3."""

from jokeri.game import IllegalMove
from jokeri.games.georgian.moves import Bid


def barred(bids: tuple[int, ...], cards: int) -> int | None:
    """Return what the last bidder may not say after three bids; ``None`` when nothing is."""
    if len(bids) != 3:
        return None
    rest = cards - sum(bids)
    return rest if 0 <= rest <= cards else None


def legal_bids(bids: tuple[int, ...], cards: int) -> tuple[Bid, ...]:
    """Return the bids open to the next bidder, lowest first."""
    banned = barred(bids, cards)
    return tuple(Bid(tricks) for tricks in range(cards + 1) if tricks != banned)


def check_bid(bid: Bid, bids: tuple[int, ...], cards: int) -> None:
    """Raise ``IllegalMove`` unless the next bidder may say this."""
    if not 0 <= bid.tricks <= cards:
        raise IllegalMove("bid-out-of-range", {"most": cards})
    if bid.tricks == barred(bids, cards):
        raise IllegalMove("barred-bid", {"bid": bid.tricks, "cards": cards})
