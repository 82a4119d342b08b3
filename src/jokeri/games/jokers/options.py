"""The options of a house of Jokers and its preset."""

from jokeri.game import Option

OPTIONS: tuple[Option, ...] = (
    Option("rounds", "6", ("6", "1", "2", "4", "8", "10", "12"), r"[1-9][0-9]?"),
)
"""In the order in which a house is written."""

PRESETS: dict[str, dict[str, str]] = {
    "clarke": {option.name: option.default for option in OPTIONS},
}
"""By preset: the value of every option."""
