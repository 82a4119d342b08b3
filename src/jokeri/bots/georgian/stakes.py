"""What a seat wins by hitting its bid, beyond the deal's points: its hope of premia."""

from jokeri.games.georgian import schedule
from jokeri.games.georgian.premia import premia_played
from jokeri.games.georgian.view import View
from jokeri.seats import FIRST_SEAT, clockwise_from

KEEPING_ON = (0.9, 0.84, 0.79, 0.75, 0.72, 0.69, 0.67, 0.65, 0.63)
"""How likely a good player is to hit its bid in a deal of 1 to 9 cards."""


OTHERS = -1 / 3
"""What a point of one of the others is worth: values are differences from their mean."""


def aims(view: View) -> tuple[float, ...]:
    """Return what a point of each seat is worth to the one to move, then each exact bid."""
    mine = view.turn
    worths = tuple(1.0 if seat == mine else OTHERS for seat in range(4))
    bonus = stakes(view)
    return (*worths, *(worth * stake for worth, stake in zip(worths, bonus, strict=True)))


def stakes(view: View) -> tuple[float, ...]:
    """Return by seat what hitting the bid of this deal adds to the hope of premia, in points."""
    if not premia_played(view.house):
        return (0.0,) * 4
    sizes = view.house.deals
    _, deals = schedule.pulka_of(view.house.schedule, view.number)
    so_far = view.results[deals.start :]
    hope = 1.0
    for number in range(view.number + 1, deals.stop):
        hope *= KEEPING_ON[sizes[number] - 1]
    found = []
    for seat in clockwise_from(FIRST_SEAT):
        if all(result.exact(seat) for result in so_far):
            best = max((result.points[seat] for result in so_far), default=0)
            found.append(hope * max(best, 100))
        else:
            found.append(0.0)
    return tuple(found)
