"""What `jokeri solve` tells of the open deal at a transcript's end."""

from typing import Any

from jokeri.fast.bridge import position_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import MOVE_OF, card_numbers
from jokeri.fast.position import Position
from jokeri.fast.solver import MAXN_CARDS, Forced, Solver, max_n
from jokeri.games.georgian.house import House
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.state import Phase, State

__all__ = ("MaxN", "Solver", "as_dict", "in_full", "open_deal")


def open_deal(house: Any, state: Any) -> Position:
    """Return the deal on the table, or raise ``ValueError`` where none can be solved."""
    if house is not None and not isinstance(state, State):
        raise ValueError("only deals of Georgian Joker can be solved")
    if house is None or state.phase not in (Phase.TRUMP, Phase.BID, Phase.PLAY):
        raise ValueError("no deal is open where the text ends")
    if state.phase is Phase.TRUMP:
        raise ValueError("trump is still to be named")
    return position_of(state, house)


def in_full(
    house: House, state: State, position: Position, solver: Solver, maxn: MaxN
) -> dict[str, Any]:
    """Return all that ``--json`` tells of a deal."""
    told: dict[str, Any] = {
        "seats": [as_dict(answer) for answer in solver.seats(position)],
        "turn": state.trick.to_play,
        "moves": {
            str(MOVE_OF[move]): as_dict(kept) for move, kept in solver.moves(position).items()
        },
    }
    left = position.cards - sum(position.taken)
    if position.phase == 2 and left <= MAXN_CARDS:
        taken = max_n(position, tuple(card_numbers(hand) for hand in state.dealt), maxn)
        points = [
            score(bid, tricks, position.cards, house).points
            for bid, tricks in zip(position.bids, taken, strict=True)
        ]
        told["maxn"] = {"taken": taken, "points": points}
    return told


def as_dict(answer: Forced) -> dict[str, Any]:
    """Return an answer ready for JSON."""
    return {"most": answer.most, "least": answer.least, "exact": list(answer.exact)}
