"""Every option of a house of Five Hundred, its values, and the preset.

Marked as ours in the help, as no source gives them: ``sans_kitty`` and ``deals_max``.
"""

from jokeri.game import Option

OPTIONS: tuple[Option, ...] = (
    Option("seats", "4", ("4", "3", "5", "6", "2")),
    Option("pack", "43", ("43", "45", "46")),
    Option("joker_nt", "pagat", ("pagat", "last-trick", "free-lead", "no-naming")),
    Option("joker_misere", "must", ("must", "free")),
    Option("pass_final", "yes", ("yes", "reenter")),
    Option("raise_own", "no", ("no", "yes")),
    Option("all_pass", "next-dealer", ("next-dealer", "same-dealer", "nt-no-kitty")),
    Option("misere", "after7", ("after7", "any", "off")),
    Option("misere_rank", "below8S", ("below8S", "between8Sand8C")),
    Option("open_misere", "on", ("on", "off")),
    Option("blind_misere", "off", ("off", "on")),
    Option("sans_kitty", "off", ("off", "on")),
    Option("trick_points_cap", "off", ("off", "490", "480")),
    Option("slam", "on", ("on", "off")),
    Option("must_bid_to_win", "yes", ("yes", "no")),
    Option("back_door", "on", ("on", "off")),
    Option("j5", "off", ("off", "on")),
    Option("target", "500", ("500", "250", "1000"), r"[1-9][0-9]{1,3}"),
    Option("deals_max", "100", ("100", "4", "8", "12", "20"), r"[1-9][0-9]{0,2}"),
)
"""In the order in which a house is written. In the text form the seats line says ``seats``."""

PRESETS: dict[str, dict[str, str]] = {
    "australian": {option.name: option.default for option in OPTIONS},
}
"""By preset: the value of every option."""
