"""What the command line says of a refusal, in English; the page has its own words."""

from collections.abc import Callable, Mapping
from typing import Any

_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "bid-out-of-range": lambda d: f"{d['bid']} is no bid of this house",
    "bid-not-higher": lambda d: f"{d['high']} stands, and a bid must be higher",
    "misere-too-early": lambda _: "misere needs a bid of seven tricks or more before it",
    "call-missing": lambda d: (
        "look or a blind misere is due first"
        if d.get("needs") == "look"
        else f"{d['card']} is led with a suit"
    ),
    "call-not-allowed": lambda d: (
        f"{d['call']} may not be called now"
        if "call" in d
        else f"no suit may be named for {d['card']} here"
    ),
    "not-callable": lambda d: f"{d['card']} may not be called",
    "not-held": lambda d: f"the seat does not hold {d['card']}",
    "must-follow": lambda d: f"{d['suit']} must be followed: {', '.join(d['cards'])}",
    "must-play-joker": lambda d: f"a joker must be played: {', '.join(d['cards'])}",
    "suit-led-before": lambda d: f"only a suit not led before: {', '.join(d['suits'])}",
    "joker-last-only": lambda d: f"{d['card']} may be led to the last trick only",
    "wrong-phase": lambda _: "this is not what is due now",
    "match-over": lambda _: "the match is over",
    "impossible-hands": lambda _: "these cards are not the pack's",
    "unreadable": lambda _: "this is no first dealer of this form",
}


def sentence(code: str, detail: Mapping[str, Any]) -> str:
    """Return what a refusal says, without a full stop."""
    return _SENTENCES[code](detail)
