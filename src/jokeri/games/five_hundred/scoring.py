"""The points of a deal, by side."""

from jokeri.games.five_hundred.bids import Bid
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.packs import HAND

TRICK = 10
SLAM = 250


def made(contract: Bid, tricks: int) -> bool:
    """Whether the contract's sides took what it needs."""
    return tricks == 0 if contract.misere else tricks >= contract.tricks


def contract_points(contract: Bid, tricks: int, house: House) -> int:
    """Return what a contract brings or costs; all ten tricks bring 250 at least."""
    if not made(contract, tricks):
        return -contract.value
    slam = house.slam == "on" and tricks == HAND and not contract.misere
    return max(contract.value, SLAM) if slam else contract.value


def deal_points(
    contract: Bid | None,
    contract_sides: frozenset[int],
    tricks: tuple[int, ...],
    before: tuple[int, ...],
    house: House,
) -> tuple[int, ...]:
    """Return the points of a deal by side.

    ``tricks`` and ``before``, the totals before the deal, are by side. Without a contract every
    side scores its tricks; in a misere nobody does.
    """
    together = sum(tricks[side] for side in contract_sides)
    points = []
    for side, taken in enumerate(tricks):
        if contract is not None and side in contract_sides:
            points.append(contract_points(contract, together, house))
        elif (contract is not None and contract.misere) or capped(before[side], house):
            points.append(0)
        else:
            points.append(TRICK * taken)
    return tuple(points)


def capped(before: int, house: House) -> bool:
    """Whether a side's total is so high that it scores no trick points."""
    return house.trick_points_cap != "off" and before >= int(house.trick_points_cap)
