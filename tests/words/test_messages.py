"""The four languages have the same messages, each in its own script."""

import re

import pytest

from jokeri.words import LANGUAGES
from support.ftl import KINDS, messages

SCRIPTS = {"ka": re.compile(r"[\u10d0-\u10ff]"), "ru": re.compile(r"[\u0400-\u04ff]")}
NAMES = {"JokerX", "Pagat", "Jokeri"} | {"Page", "Up", "Down"}
"""Words that keep their own letters everywhere: names, and what stands on keys."""
CAPITALS_OF_GEORGIAN = re.compile(r"[\u1c90-\u1cbf]")
LATIN_WORD = re.compile(r"[A-Za-z]+")


def test_all_kinds_of_files_are_there() -> None:
    assert {"options.ftl", "rules.ftl"} <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_ids_and_variables(language: str, kind: str) -> None:
    found = {name: message.variables for name, message in messages(language, kind).items()}
    expected = {name: message.variables for name, message in messages("en", kind).items()}
    assert found == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_in_two_files(language: str) -> None:
    ids = [name for kind in KINDS for name in messages(language, kind)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", SCRIPTS)
def test_texts_are_in_their_script(language: str, kind: str) -> None:
    for name, message in messages(language, kind).items():
        own_letters = SCRIPTS[language].search(message.text)
        foreign = set(LATIN_WORD.findall(message.text)) - NAMES
        assert not foreign, f"{language}/{kind}: {name} says {foreign}"
        has_letters = re.search(r"[^\W\d_]", message.text)
        if has_letters and not set(LATIN_WORD.findall(message.text)):
            assert own_letters, f"{language}/{kind}: {name}"


@pytest.mark.parametrize("kind", KINDS)
def test_georgian_has_no_capitals(kind: str) -> None:
    for name, message in messages("ka", kind).items():
        assert not CAPITALS_OF_GEORGIAN.search(message.text), f"{kind}: {name}"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stand_alone(language: str, kind: str) -> None:
    """Nothing but variables and variants, so that no file and no function is needed besides."""
    for name, message in messages(language, kind).items():
        assert not message.others, f"{language}/{kind}: {name} refers to {message.others}"
