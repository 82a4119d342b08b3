"""The reference page of the options: ``docs/rules.md``, in English, from the games' own values."""

from collections.abc import Iterator, Mapping

from jokeri.game import Kind, Option
from jokeri.games import GAMES
from jokeri.words.document import Block, Heading, Items, Paragraph, Table, markdown
from jokeri.words.options import (
    option_help,
    option_label,
    preset_help,
    preset_label,
    value_label,
)
from jokeri.words.rules import RULES_PAGES

LANGUAGE = "en"

OPEN_VALUES: Mapping[str, str] = {
    "schedule": (
        "Any other schedule: deal sizes from 1 to 9, deals parted by `-`, pulkas by `/`. "
        "`1-2-3/9-9` is a pulka of deals of one, two and three cards, then one of two nines; "
        "`1-8` means two deals, not eight."
    ),
    "khishti": (
        "Any other number of points from 0 to 9999, or two of them parted by `/`: the first for "
        "deals of fewer than nine cards, the second for nines. 0 means that there is none."
    ),
    "best_min": "Any other number of points from 0 to 9999.",
}
"""What an option with a pattern takes besides its listed values."""


def reference() -> str:
    """Return ``docs/rules.md``."""
    return markdown("The rules, and every option", tuple(_blocks(GAMES["joker"])))


def _blocks(kind: Kind) -> Iterator[Block]:
    yield Paragraph(
        "This page is what `python -m jokeri.words` prints, from the options, the presets and the "
        "words that the program itself uses. Change those, not this page."
    )
    yield Paragraph(
        "A house is the rules of one table. It is written as a preset, then the options that "
        "differ from it: `tamashebi schedule=3 khishti=500`. An option may be named once. The same "
        "text stands in the second line of a record; `docs/notation.md` tells of these."
    )
    yield Heading("Presets")
    yield Items(
        tuple(
            f"`{name}`: {preset_label(LANGUAGE, name)}. {preset_help(LANGUAGE, name)}"
            for name in kind.presets
        )
    )
    yield _preset_table(kind)
    yield Heading("Options")
    for option in kind.options:
        yield from _option(option, kind)
    yield Heading("Values that contradict each other")
    yield Paragraph(
        "A nine with 36 cards leaves no card to turn up. So `nines_trump=turned` together with "
        "`pack=36` and a schedule that has a nine is refused as `unknown-house`. All other values "
        "go together."
    )
    usual = next(iter(kind.presets))
    yield Heading(f"The rules of {usual}")
    yield Paragraph(
        f"What the program shows for a table with the preset `{usual}`. The page of any other "
        "house differs where its options do; the program has it in Georgian, English, Russian and "
        "Turkish."
    )
    for block in RULES_PAGES[kind.name](kind.house(usual), LANGUAGE):
        yield Heading(block.text, block.level + 1) if isinstance(block, Heading) else block


def _preset_table(kind: Kind) -> Table:
    usual = next(iter(kind.presets.values()))

    def cell(option: Option, values: Mapping[str, str]) -> str:
        value = values[option.name]
        return f"`{value}`" if values is usual or value != usual[option.name] else ""

    return Table(
        "An empty cell means the value of the first column.",
        ("option", *(f"`{name}`" for name in kind.presets)),
        tuple(
            (f"`{option.name}`", *(cell(option, values) for values in kind.presets.values()))
            for option in kind.options
        ),
    )


def _option(option: Option, kind: Kind) -> Iterator[Block]:
    yield Heading(f"`{option.name}`: {option_label(LANGUAGE, option)}", 3)
    rows = []
    for value in option.values:
        used = [f"`{name}`" for name, house in kind.presets.items() if house[option.name] == value]
        rows.append((f"`{value}`", value_label(LANGUAGE, option, value), " ".join(used)))
    help_text = option_help(LANGUAGE, option)
    yield Table(help_text, ("value", "meaning", "presets"), tuple(rows))
    if option.pattern is not None:
        yield Paragraph(OPEN_VALUES[option.name])
