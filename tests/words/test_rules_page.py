"""The rules page of every game tells what the house does: each value of each option changes it."""

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser

import pytest

from jokeri.game import Option
from jokeri.games import GAMES
from jokeri.games.georgian.schedule import MOST_DEALS
from jokeri.words import LANGUAGES, Say, rules_html, rules_markdown, words_of
from jokeri.words.document import Table, html
from jokeri.words.rules import page, page_of
from support.ftl import WORDED, files_of, messages

SETTINGS: Mapping[str, Mapping[str, str]] = {
    "joker": {"nines_trump": "jokerx pack=38"},  # 36 cards leave none to turn up in a nine
}
"""By game and option: the house that a value is tried in, if not the plain first preset."""

MORE: Mapping[str, tuple[str, ...]] = {
    "joker": (
        *("jokerx khishti=0/500", "jokerx khishti=0/500 miss=flat"),
        *("jokerx moshla=others premia_many=bonus", "jokerx moshla=others premia_many=cancel"),
        *("jokerx moshla=others premia_many=both", "jokerx moshla=others premia_run=first"),
        *("next-seat partners=pairs", "jokerx schedule=1"),
    ),
}
"""By game: houses that call for messages which no single changed option does."""

UNLISTED = ("250", "25", "7", "1-2-3/9-9")
"""Values to try that no form lists, where an option's pattern lets them."""

by_game = pytest.mark.parametrize("game", WORDED)
by_language = pytest.mark.parametrize("language", LANGUAGES)


def tried(option: Option) -> tuple[str, ...]:
    """Return the listed values of an option, and where there may be others one of these."""
    others = [
        value
        for value in UNLISTED
        if option.pattern and value not in option.values and re.fullmatch(option.pattern, value)
    ]
    assert bool(others) == bool(option.pattern), option.name
    return (*option.values, *others[:1])


def plain(game: str, option: str) -> str:
    return SETTINGS.get(game, {}).get(option, next(iter(GAMES[game].presets)))


OPTIONS = [(game, option) for game in WORDED for option in GAMES[game].options]


def rules_of(game: str, house: str, language: str) -> str:
    """Return the page without its first part, which names the house and its changes."""
    kind = GAMES[game]
    return html(page_of(kind).rules(kind.house(house), words_of(language, game)))


@by_language
@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_values_of_an_option_have_pages_of_their_own(
    game: str, option: Option, language: str
) -> None:
    base = plain(game, option.name)
    pages = {rules_of(game, f"{base} {option.name}={value}", language) for value in tried(option)}
    assert len(pages) == len(tried(option))


@by_language
@by_game
def test_a_preset_is_named_and_its_changes_are_listed(game: str, language: str) -> None:
    kind, option = GAMES[game], GAMES[game].options[-1]
    for preset in kind.presets:
        usual = kind.presets[preset][option.name]
        other = next(value for value in option.values if value != usual)
        unchanged = rules_html(kind, kind.house(preset), language)
        changed = rules_html(kind, kind.house(f"{preset} {option.name}={other}"), language)
        first = f"</h2>\n<p>{words_of(language, game)('rules-house-changed', preset='')[:2]}"
        assert first not in unchanged or first in changed
        listed = changed[changed.index("<ul>") : changed.index("</ul>")]
        assert words_of(language, game)(f"option-{option.name}") in listed


def houses(game: str) -> Iterator[str]:
    yield from GAMES[game].presets
    for option in GAMES[game].options:
        for value in tried(option):
            yield f"{plain(game, option.name)} {option.name}={value}"
    yield from MORE.get(game, ())


def used(game: str, language: str) -> set[str]:
    """Return the messages that the pages of some house use."""
    found: set[str] = set()
    say = words_of(language, game)

    def noted(message: str, /, **variables: str | int) -> str:
        found.add(message)
        named = [messages(language, file).get(message) for file in files_of(game)]
        for one in filter(None, named):
            assert set(variables) >= one.variables
        return say(message, **variables)

    heard: Say = noted
    for house in houses(game):
        page(GAMES[game], GAMES[game].house(house), heard)
    return found


@by_language
@by_game
def test_every_message_of_the_page_is_used_by_some_house(game: str, language: str) -> None:
    assert set(messages(language, f"{game}/rules.ftl")) <= used(game, language) | {"rules-title"}


def test_every_message_that_pages_share_is_used_by_some_game() -> None:
    by_some = set().union(*(used(game, "en") for game in WORDED))
    assert set(messages("en", "rules.ftl")) <= by_some


class Outline(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@by_language
@by_game
def test_the_html_is_well_formed_with_headings_in_order(game: str, language: str) -> None:
    kind = GAMES[game]
    for preset in kind.presets:
        outline = Outline()
        outline.feed(rules_html(kind, kind.house(preset), language))
        assert outline.open == []
        assert outline.headings[0] == "h2"
        assert set(outline.headings) <= {"h2", "h3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_schedule(language: str) -> None:
    joker, sizes = GAMES["joker"], ["1", "2", "3"] * (MOST_DEALS // 3)
    page = rules_html(joker, joker.house("jokerx schedule=" + "-".join(sizes)), language)
    assert ", ".join(sizes) in page


def test_texts_are_escaped() -> None:
    table = Table("<a>", ("&", '"'), (("<b>", "x"),))
    assert "&lt;a&gt;" in html([table])
    assert "<b>" not in html([table])


@by_language
@by_game
def test_markdown_has_the_title_and_the_same_sections(game: str, language: str) -> None:
    kind = GAMES[game]
    house = kind.house(list(kind.presets)[-1])
    text = rules_markdown(kind, house, language)
    assert text.startswith("# ")
    assert text.count("\n## ") == rules_html(kind, house, language).count("<h2>")
