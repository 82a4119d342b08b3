"""What the command line says of a refusal, in English; the page has its own words."""

from collections.abc import Callable, Mapping
from typing import Any

_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "not-held": lambda d: f"the seat does not hold {d['card']}",
    "must-trade": lambda _: "a turn has at least one trade before its end",
    "not-full": lambda _: "the hand is not full",
    "too-deep": lambda d: f"the safety card reaches {d['deepest']} deep",
    "pile-too-small": lambda d: f"the draw pile holds only {d['pile']}",
    "wrong-phase": lambda _: "this may not be done now",
    "match-over": lambda _: "the match is over",
    "impossible-hands": lambda _: "these cards are not the pack's",
}


def sentence(code: str, detail: Mapping[str, Any]) -> str:
    """Return what a refusal says, without a full stop."""
    return _SENTENCES[code](detail)
