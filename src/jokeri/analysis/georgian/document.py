"""A review as one JSON document (``docs/review.md``)."""

from collections.abc import Iterable, Sequence
from typing import Any

from jokeri.analysis.georgian.advice import Advice
from jokeri.analysis.georgian.judging import LOOKS, Judged
from jokeri.analysis.georgian.luck import Balance
from jokeri.analysis.georgian.review import GAME, Review, worst_of
from jokeri.fast import mode
from jokeri.games.georgian.house import House, write_house
from jokeri.games.georgian.moves import write_move
from jokeri.seats import Seat


def document(
    review: Review,
    house: House,
    names: Sequence[str],
    total: Sequence[int],
    seed: int,
) -> dict[str, Any]:
    """Return a review as JSON-ready values; points to a tenth."""
    return {
        "game": GAME,
        "house": write_house(house),
        "names": list(names),
        "seed": seed,
        "core": mode(),
        "worlds": [LOOKS.first.look.worlds, LOOKS.second.look.worlds],
        "seats": [_seat(review, seat, names, total) for seat in review.seats],
        "deals": [
            {"deal": deal + 1, "seat": seat, "cards": house.deals[deal], **_balance(balance)}
            for (deal, seat), balance in review.balances.items()
        ],
        "decisions": told(review.judged),
        "worst": told(worst_of(review.judged)),
    }


def told(judged: Iterable[Judged]) -> list[dict[str, Any]]:
    """Return decisions as JSON-ready values."""
    return [_decision(each) for each in judged]


def _decision(judged: Judged) -> dict[str, Any]:
    decision = judged.decision
    return {
        "place": decision.place + 1,
        "deal": decision.view.number + 1,
        "cards": decision.view.cards,
        "seat": decision.seat,
        "kind": decision.view.phase.value,
        "trick": decision.trick,
        "choices": len(decision.moves),
        "done": _advice(judged.done),
        "best": _advice(judged.best),
        "loss": round(judged.loss, 1),
    }


def _advice(advice: Advice) -> dict[str, Any]:
    return {
        "move": write_move(advice.move),
        "worth": round(advice.worth, 1),
        "points": round(advice.points, 1),
        "exact": round(advice.exact, 3),
    }


def _seat(review: Review, seat: Seat, names: Sequence[str], total: Sequence[int]) -> dict[str, Any]:
    chosen = sum(each.decision.seat == seat for each in review.judged)
    named = {"seat": seat, "name": names[seat], "total": total[seat], "decisions": chosen}
    return named | _balance(review.whole(seat))


def _balance(balance: Balance) -> dict[str, float]:
    return {
        "expected": round(balance.expected, 1),
        "luck": round(balance.luck, 1),
        "losses": round(balance.losses, 1),
        "came": round(balance.came, 1),
    }
