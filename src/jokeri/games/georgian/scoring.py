"""The score of one deal. Rules, section 6."""

from functools import lru_cache

from jokeri.games.georgian.house import House

PER_CARD = 100


def khishti(house: House, cards: int) -> int:
    """Return the points that khishti costs in a deal of so many cards; 0 when there is none."""
    return _khishti(house.khishti, cards)


@lru_cache(maxsize=256)
def _khishti(value: str, cards: int) -> int:
    if value == "per-card":
        return PER_CARD * cards
    below, _, nines = value.partition("/")
    return int(nines) if nines and cards == 9 else int(below)


def deal_points(bid: int, taken: int, cards: int, house: House) -> int:
    """Return the points of a seat that bid ``bid`` and took ``taken`` tricks of ``cards``."""
    if bid == taken:
        return 100 * cards if bid == cards else 50 * bid + 50
    return miss_points(bid, taken, khishti(house, cards), house)


def miss_points(bid: int, taken: int, khishti_points: int, house: House) -> int:
    """Return the points of a missed bid; ``khishti_points`` 0 means that there is no khishti."""
    none_taken = bid >= 1 and taken == 0
    match house.miss:
        case "flat":
            return -khishti_points if khishti_points else 10 * taken
        case "per-missing":
            return -100 * (bid - taken) if taken < bid else 10 * taken
        case "per-difference":
            if bid == 0:
                return -200
            return -khishti_points if none_taken and khishti_points else -100 * abs(bid - taken)
        case _:
            return -khishti_points if none_taken else 10 * taken


def outcome(bid: int, taken: int, cards: int, house: House) -> str:
    """Name what happened, for the sheet: ``all made pass khishti failed-pass short over``."""
    if bid == taken:
        return "all" if bid == cards else "made" if bid else "pass"
    if bid == 0:
        return "failed-pass"
    if taken == 0 and house.miss != "per-missing" and khishti(house, cards):
        return "khishti"
    return "short" if taken < bid else "over"
