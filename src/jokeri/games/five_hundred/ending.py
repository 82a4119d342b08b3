"""When a match is over, and who has won it."""

from jokeri.games.five_hundred.house import House
from jokeri.games.standing import places_of


def winners(
    total: tuple[int, ...], contractors: frozenset[int], deals: int, house: House
) -> frozenset[int]:
    """Return the sides that have won, none when the match goes on.

    ``contractors``: the sides that made the deal's contract, none when it failed. ``deals``: how
    many have been dealt.
    """
    sides = frozenset(range(len(total)))
    out = losers(total, house)
    if out:
        return _highest(sides - out or sides, total)
    reached = frozenset(side for side in sides if total[side] >= int(house.target))
    if reached & contractors:
        return reached & contractors
    if reached and not only_contractors_win(house):
        return _highest(reached, total)
    return _highest(sides, total) if deals >= int(house.deals_max) else frozenset()


def losers(total: tuple[int, ...], house: House) -> frozenset[int]:
    """Return the sides that have lost at once by falling to minus the target."""
    if house.back_door != "on":
        return frozenset()
    return frozenset(side for side, points in enumerate(total) if points <= -int(house.target))


def only_contractors_win(house: House) -> bool:
    """Whether the target must be reached by a contract made."""
    return house.must_bid_to_win == "yes"


def final_places(total: tuple[int, ...], won: frozenset[int], house: House) -> tuple[int, ...]:
    """Return the places by side: the winners first, who has lost at once last."""
    out = losers(total, house)
    standing = [
        (side in won, side not in out, 0 if side in won else total[side])
        for side in range(len(total))
    ]
    order = sorted(set(standing))
    return places_of([order.index(each) for each in standing])


def _highest(sides: frozenset[int], total: tuple[int, ...]) -> frozenset[int]:
    best = max(total[side] for side in sides)
    return frozenset(side for side in sides if total[side] == best)
