"""The rules page of each game, with the house's options filled in."""

from collections.abc import Callable, Mapping
from typing import Any

from jokeri.words import joker_rules
from jokeri.words.document import Block, html, markdown
from jokeri.words.saying import say

RULES_PAGES: Mapping[str, Callable[[Any, str], tuple[Block, ...]]] = {
    "joker": joker_rules.page,
}
"""By a game's name in ``jokeri.games.GAMES``: its page for a house, in a language."""


def rules_html(kind_name: str, house: Any, language: str) -> str:
    """Return the rules as HTML to stand inside a page: h2 and h3, lists, tables; all escaped."""
    return html(RULES_PAGES[kind_name](house, language))


def rules_markdown(kind_name: str, house: Any, language: str) -> str:
    """Return the rules as a Markdown document with its title."""
    return markdown(say(language, "rules-title"), RULES_PAGES[kind_name](house, language))
