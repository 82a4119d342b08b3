"""What the arena knows of Georgian Joker: deals out of a match, exact bids and khishti.

The game is imported where its houses are at hand, so that the arena stands without it.
"""

import random
from typing import Any

GAME = "joker"

Counts = tuple[int, ...]


def size_of(house: Any, seed: int, number: int) -> int:
    """Return the size of the arena's deal of that number: as in matches, in a random order.

    Every match's worth of deals has each deal of the schedule once.
    """
    sizes: tuple[int, ...] = house.deals
    match, place = divmod(number, len(sizes))
    return random.Random(f"{seed}-sizes-{match}").sample(sizes, len(sizes))[place]


def with_first(house: Any, cards: int) -> Any:
    """Return a house whose match begins with a deal of so many cards, for its points alone.

    Without premia, or bots that know of them would play for what is not counted; and with the
    whole match still to come, so that no place is won or lost by it.
    """
    from jokeri.games.georgian.house import house_of  # noqa: PLC0415
    from jokeri.games.georgian.schedule import pulkas  # noqa: PLC0415

    rest = "/".join("-".join(map(str, pulka)) for pulka in pulkas(house.schedule))
    changes = {"schedule": f"{cards}/{rest}", "premia": "off"}
    return house_of(house.preset, {**house.options, **changes})


def bids_met(state: Any, game: Any) -> tuple[Counts, Counts]:
    """Return by seat in how many deals its bid was exact, and in how many it had khishti."""
    from jokeri.games.georgian.scoring import score  # noqa: PLC0415

    exact, khishti = [0] * 4, [0] * 4
    for deal in state.results:
        for seat, (bid, taken) in enumerate(zip(deal.bids, deal.taken, strict=True)):
            exact[seat] += bid == taken
            khishti[seat] += score(bid, taken, deal.cards, game.house).kind == "khishti"
    return tuple(exact), tuple(khishti)
