"""Every option of a house of Japanese Joker, its values, and the preset.

Marked as ours in the help, as no source gives them: ``uncover=table``, ``low_joker=yes``, that
the chooser alternates, and the end after fifty rounds.
"""

from jokeri.game import Option

OPTIONS: tuple[Option, ...] = (
    Option("table_open", "after-first", ("after-first", "at-once")),
    Option("uncover", "hand", ("hand", "table")),
    Option("low_joker", "no", ("no", "yes")),
    Option("target", "8", ("8", "1", "3", "5", "10"), r"[1-9][0-9]?"),
)
"""In the order in which a house is written."""

PRESETS: dict[str, dict[str, str]] = {
    "standard": {option.name: option.default for option in OPTIONS},
}
"""By preset: the value of every option."""

MOST_ROUNDS = 50
"""After so many rounds the match is over, and more rounds won decide."""
