"""Every option of a house of Georgian Joker, its values, and the presets. Rules, section 9."""

from jokeri.game import Option
from jokeri.games.georgian import schedule

OPTIONS: tuple[Option, ...] = (
    Option("schedule", "full", tuple(schedule.NAMED), schedule.PATTERN),
    Option("pack", "36", ("36", "38")),
    Option("nines_trump", "forehand", ("forehand", "last-card", "turned")),
    Option("must_trump", "yes", ("yes", "no")),
    Option(
        "khishti",
        "200/500",
        ("0", "200", "500", "200/500", "per-card"),
        r"(?:0|[1-9][0-9]{0,3})(?:/(?:0|[1-9][0-9]{0,3}))?|per-card",
    ),
    Option("miss", "per-trick", ("per-trick", "flat", "per-missing", "per-difference")),
    Option("premia", "on", ("on", "off")),
    Option("best_last", "counts", ("counts", "excluded")),
    Option("best_min", "0", ("0", "100", "150", "200"), r"0|[1-9][0-9]{0,3}"),
    Option("moshla", "none", ("none", "others", "next")),
    Option("premia_many", "bonus", ("bonus", "both", "cancel")),
    Option("premia_run", "each", ("each", "first")),
    Option("led_high_duty", "highest", ("highest", "any")),
    Option("led_high_trumped", "trump", ("trump", "joker")),
    Option("led_low_unanswered", "leader", ("leader", "discard")),
    Option("two_high", "later", ("later", "first")),
    Option("partners", "none", ("none", "pairs")),
    Option("choice_view", "all", ("all", "chooser")),
)
"""In the order in which a house is written."""

_DEFAULTS = {option.name: option.default for option in OPTIONS}

PRESETS: dict[str, dict[str, str]] = {
    "jokerx": _DEFAULTS,
    "tamashebi": _DEFAULTS
    | {
        "khishti": "200",
        "moshla": "others",
        "premia_many": "both",
        "led_high_trumped": "joker",
    },
    "dealers-card": _DEFAULTS
    | {"nines_trump": "last-card", "khishti": "0", "led_high_duty": "any"},
    "pagat": _DEFAULTS | {"nines_trump": "last-card", "khishti": "0"},
    "next-seat": _DEFAULTS
    | {
        "khishti": "200",
        "best_last": "excluded",
        "best_min": "150",
        "moshla": "next",
        "premia_many": "both",
        "premia_run": "first",
        "led_high_duty": "any",
    },
    "old-school": _DEFAULTS | {"schedule": "full-38", "pack": "38", "nines_trump": "turned"},
}
"""By preset: the value of every option."""
