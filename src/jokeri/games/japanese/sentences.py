"""What the command line says of a refusal, in English; the page has its own words."""

from collections.abc import Callable, Mapping
from typing import Any

_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "call-missing": lambda d: (
        "a joker led names a suit" if d["needs"] == "suit" else "a joker is played with + or -"
    ),
    "call-not-allowed": lambda d: f"{d['card']} may not be played so here",
    "not-held": lambda d: f"the seat may not play {d['card']}: neither in hand nor open",
    "must-follow": lambda d: f"{d['suit']} must be followed: {', '.join(d['cards'])}",
    "must-play-highest": lambda d: f"the highest {d['suit']} is due: {d['cards'][0]}",
    "must-trump": lambda d: f"a trump is due: {', '.join(d['cards'])}",
    "wrong-phase": lambda _: "this is not what is due now",
    "match-over": lambda _: "the match is over",
    "impossible-hands": lambda _: "these cards are not the pack's",
}


def sentence(code: str, detail: Mapping[str, Any]) -> str:
    """Return what a refusal says, without a full stop."""
    return _SENTENCES[code](detail)
