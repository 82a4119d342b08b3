"""What the end of a deal is worth to a seat: its points, and the premia it keeps in reach."""

from functools import lru_cache

from jokeri.games.georgian import schedule
from jokeri.games.georgian.house import House
from jokeri.games.georgian.premia import premia_played
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.view import View
from jokeri.seats import Seat

KEEPING_ON = 0.5  # how likely a seat is to be exact in each later deal of the pulka


def worths(view: View, seat: Seat, bid: int) -> tuple[float, ...]:
    """Return the value of taking 0, 1, ... all tricks of the deal after a bid."""
    return _worths(view.house, view.cards, bid, premia_in_reach(view, seat))


@lru_cache(maxsize=4096)
def _worths(house: House, cards: int, bid: int, premia: float) -> tuple[float, ...]:
    points = [score(bid, taken, cards, house).points for taken in range(cards + 1)]
    return tuple(p + premia * (taken == bid) for taken, p in enumerate(points))


def premia_in_reach(view: View, seat: Seat) -> float:
    """Return what being exact now adds to the seat's hope of premia; 0 when that is gone."""
    if not premia_played(view.house):
        return 0.0
    _, deals = schedule.pulka_of(view.house.schedule, view.number)
    so_far = view.results[deals.start :]
    if not all(result.exact(seat) for result in so_far):
        return 0.0
    best = max((result.points[seat] for result in so_far), default=100)
    return float(best * KEEPING_ON ** (deals.stop - view.number - 1))
