"""The reference of a game's options, ``docs/rules/GAME.md``, in English, from its own values."""

from collections.abc import Iterator, Mapping

from jokeri.game import Kind, Option
from jokeri.words.document import Block, Heading, Items, Paragraph, Table, markdown
from jokeri.words.options import (
    option_help,
    option_label,
    preset_help,
    preset_label,
    value_label,
)
from jokeri.words.rules import page, page_of
from jokeri.words.saying import Say, words_of

LANGUAGE = "en"


def reference(kind: Kind) -> str:
    """Return ``docs/rules/GAME.md``."""
    say = words_of(LANGUAGE, kind.name)
    title = f"{say(f'game-{kind.name}')}: the rules, and every option"
    return markdown(title, tuple(_blocks(kind, say)))


def _blocks(kind: Kind, say: Say) -> Iterator[Block]:
    yield Paragraph(
        f"This page is what `python -m jokeri.words {kind.name}` prints, from the options, the "
        "presets and the words that the program itself uses. Change those, not this page."
    )
    option = kind.options[0]
    yield Paragraph(
        "A house is the rules of one table. It is written as a preset, then the options that "
        f"differ from it: `{list(kind.presets)[-1]} {option.name}={option.values[-1]}`. An option "
        "may be named once. The same text stands in the second line of a record; "
        "`docs/notation.md` tells of these."
    )
    yield Heading("Presets")
    yield Items(
        tuple(
            f"`{name}`: {preset_label(say, name)}. {preset_help(say, name)}"
            for name in kind.presets
        )
    )
    yield _preset_table(kind)
    yield Heading("Options")
    for option in kind.options:
        yield from _option(option, kind, say)
    yield Heading("Values that contradict each other")
    yield Paragraph(page_of(kind).CONTRADICTIONS)
    usual = next(iter(kind.presets))
    yield Heading(f"The rules of {usual}")
    yield Paragraph(
        f"What the program shows for a table with the preset `{usual}`. The page of any other "
        "house differs where its options do; the program has it in Georgian, English, Russian and "
        "Turkish."
    )
    for block in page(kind, kind.house(usual), say):
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


def _option(option: Option, kind: Kind, say: Say) -> Iterator[Block]:
    yield Heading(f"`{option.name}`: {option_label(say, option)}", 3)
    rows = []
    for value in option.values:
        used = [f"`{name}`" for name, house in kind.presets.items() if house[option.name] == value]
        rows.append((f"`{value}`", value_label(say, option, value), " ".join(used)))
    help_text = option_help(say, option)
    yield Table(help_text, ("value", "meaning", "presets"), tuple(rows))
    if option.pattern is not None:
        yield Paragraph(page_of(kind).OPEN_VALUES[option.name])
