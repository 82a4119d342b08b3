"""The rules page tells what the house does: each value of each option changes it."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from jokeri.games import GAMES
from jokeri.games.georgian.schedule import MOST_DEALS
from jokeri.games.georgian.scoring import score
from jokeri.words import LANGUAGES, joker_rules, rules_html, rules_markdown
from jokeri.words.document import Table, html
from jokeri.words.joker_examples import score_table
from support.ftl import messages

KIND = GAMES["joker"]
OPTIONS = {option.name: option for option in KIND.options}

SETTINGS = {
    "nines_trump": "jokerx pack=38",  # 36 cards leave none to turn up in a nine
}
"""By option: the house that a value is tried in, if not the plain preset."""

UNLISTED = {"schedule": "1-2-3/9-9", "khishti": "300/900", "best_min": "250"}


def values() -> Iterator[tuple[str, str]]:
    for option in KIND.options:
        for value in (*option.values, *filter(None, [UNLISTED.get(option.name)])):
            if value != option.default:
                yield option.name, value


def rules_of(text: str, language: str) -> str:
    """Return the page without its first part, which names the house and its changes."""
    return html(joker_rules.rules(KIND.house(text), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("option", "value"), list(values()))
def test_each_value_changes_the_rules(option: str, value: str, language: str) -> None:
    plain = SETTINGS.get(option, "jokerx")
    assert rules_of(f"{plain} {option}={value}", language) != rules_of(plain, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", [option.name for option in KIND.options])
def test_the_values_of_an_option_have_pages_of_their_own(option: str, language: str) -> None:
    plain = SETTINGS.get(option, "jokerx")
    pages = {rules_of(f"{plain} {option}={value}", language) for value in OPTIONS[option].values}
    assert len(pages) == len(OPTIONS[option].values)


@pytest.mark.parametrize("moshla", ["moshla=others", "moshla=next"])
@pytest.mark.parametrize("option", ["premia_many", "partners", "premia_run"])
def test_moshla_is_told_with_all_that_changes_it(option: str, moshla: str) -> None:
    values = OPTIONS[option].values
    pages = {rules_of(f"jokerx {moshla} {option}={value}", "en") for value in values}
    assert len(pages) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", KIND.presets)
def test_a_preset_is_named_and_its_changes_are_listed(preset: str, language: str) -> None:
    plain = rules_html("joker", KIND.house(preset), language)
    changed = rules_html("joker", KIND.house(f"{preset} khishti=700"), language)
    assert plain.index("<ul>") > plain.index("</h2>", plain.index("</h2>") + 1)
    first_list = changed[changed.index("<ul>") : changed.index("</ul>")]
    assert "700" in first_list


def test_only_what_happens_is_told() -> None:
    cancelled = "jokerx premia_many=cancel"  # neighbours get nothing, so none of them is first
    assert rules_of(f"{cancelled} premia_run=first", "en") == rules_of(cancelled, "en")
    page = rules_of("tamashebi schedule=3", "en")
    assert "nine" not in page.replace("nine, eight", "").replace("nine diamonds and nine", "")
    assert "oshla" not in rules_of("tamashebi premia=off", "en")
    assert "hishti is" not in rules_of("pagat", "en")
    assert "fewer than nine" not in rules_of("jokerx schedule=nines", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_page_is_used_by_some_house(language: str) -> None:
    used: set[str] = set()

    def noted(_: str, message: str, /, **variables: object) -> str:
        used.add(message)
        assert set(variables) >= messages(language, "rules.ftl")[message].variables
        return message

    with pytest.MonkeyPatch.context() as patch:
        for module in ("joker_rules", "joker_examples"):
            patch.setattr(f"jokeri.words.{module}.say", noted)
        for house in houses():
            joker_rules.page(KIND.house(house), language)
    assert used | {"rules-title"} == set(messages(language, "rules.ftl"))


def houses() -> Iterator[str]:
    yield from KIND.presets
    for option, value in values():
        yield f"{SETTINGS.get(option, 'jokerx')} {option}={value}"
        yield f"{SETTINGS.get(option, 'jokerx')} {option}={value}" + " moshla=others" * (
            option != "moshla"
        )
    yield from ("jokerx khishti=0/500", "jokerx khishti=0/500 miss=flat")
    yield from ("next-seat partners=pairs", "jokerx schedule=1")


@pytest.mark.parametrize("house", ["jokerx", "tamashebi miss=per-difference", "pagat miss=flat"])
def test_the_table_of_scores_is_the_engine_s(house: str) -> None:
    table = score_table(KIND.house(house), "en")
    assert table.head == ("Bid", "Taken", "5 cards", "9 cards")
    for bid, taken, *points in table.rows[:-1]:
        expected = [score(int(bid), int(taken), n, KIND.house(house)).points for n in (5, 9)]
        assert [int(point.replace("\N{MINUS SIGN}", "-")) for point in points] == expected
    assert table.rows[-1] == ("all", "all", "500", "900")


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_html_is_well_formed_with_headings_in_order(language: str) -> None:
    outline = Outline()
    outline.feed(rules_html("joker", KIND.house("next-seat"), language))
    assert outline.open == []
    assert outline.headings[0] == "h2"
    assert set(outline.headings) == {"h2", "h3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_schedule(language: str) -> None:
    sizes = ["1", "2", "3"] * (MOST_DEALS // 3)
    page = rules_html("joker", KIND.house("jokerx schedule=" + "-".join(sizes)), language)
    assert ", ".join(sizes) in page


def test_texts_are_escaped() -> None:
    table = Table("<a>", ("&", '"'), (("<b>", "x"),))
    assert "&lt;a&gt;" in html([table])
    assert "<b>" not in html([table])


@pytest.mark.parametrize("language", LANGUAGES)
def test_markdown_has_the_title_and_the_same_sections(language: str) -> None:
    house = KIND.house("tamashebi")
    text = rules_markdown("joker", house, language)
    assert text.startswith("# ")
    assert text.count("\n## ") == rules_html("joker", house, language).count("<h2>")
