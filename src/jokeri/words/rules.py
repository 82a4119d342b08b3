"""The rules page of each game, with the house's options filled in.

What a game's page says stands in a module of the game's name in ``words/pages``, so that a game
and its page come and go without a line here.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from jokeri.game import Kind
from jokeri.words.document import Block, Heading, Items, Paragraph, html, markdown
from jokeri.words.options import option_label, preset_help, preset_label, value_label
from jokeri.words.saying import Say, words_of


class RulesPage(Protocol):
    """The module ``jokeri.words.pages.<game>``, named as ``jokeri.games.<game>`` is."""

    OPEN_VALUES: Mapping[str, str]
    """By option that has a pattern: what it takes besides its listed values, in English."""

    CONTRADICTIONS: str
    """Which values do not go together, in English."""

    def rules(self, house: Any, say: Say) -> tuple[Block, ...]:
        """Return the rules of a house: what it does, and nothing that it does not do."""
        ...


def page_of(kind: Kind) -> RulesPage:
    """Return what the rules page of a game is made with."""
    folder = type(kind).__module__.removeprefix("jokeri.games.").removesuffix(".kind")
    return cast("RulesPage", import_module(f"jokeri.words.pages.{folder}"))


def page(kind: Kind, house: Any, say: Say) -> tuple[Block, ...]:
    """Return the whole page: what is special about the house, then its rules."""
    return (*summary(kind, house, say), *page_of(kind).rules(house, say))


def summary(kind: Kind, house: Any, say: Say) -> tuple[Block, ...]:
    """Return which preset a house is, or which it starts from and what it changes."""
    usual = kind.presets[house.preset]
    preset = preset_label(say, house.preset)
    changes = tuple(
        say(
            "rules-house-change",
            option=option_label(say, option),
            value=value_label(say, option, house.options[option.name]),
        )
        for option in kind.options
        if house.options[option.name] != usual[option.name]
    )
    heading = Heading(say("rules-house-heading"))
    if changes:
        return (heading, Paragraph(say("rules-house-changed", preset=preset)), Items(changes))
    text = say("rules-house-as-is", preset=preset, help=preset_help(say, house.preset))
    return (heading, Paragraph(text))


def rules_html(kind: Kind, house: Any, language: str) -> str:
    """Return the rules as HTML to stand inside a page: h2 and h3, lists, tables; all escaped."""
    return html(page(kind, house, words_of(language, kind.name)))


def rules_markdown(kind: Kind, house: Any, language: str) -> str:
    """Return the rules as a Markdown document with its title."""
    say = words_of(language, kind.name)
    return markdown(say("rules-title"), page(kind, house, say))
