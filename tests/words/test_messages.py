"""The four languages have the same messages, each in its own script."""

import re

import pytest

from jokeri.games import GAMES
from jokeri.words import LANGUAGES
from support.ftl import FILES, SHARED, WORDED, files_of, messages

SCRIPTS = {"ka": re.compile(r"[\u10d0-\u10ff]"), "ru": re.compile(r"[\u0400-\u04ff]")}
NAMES = {"JokerX", "Pagat", "Jokeri"} | {"Page", "Up", "Down"}
"""Words that keep their own letters everywhere: names, and what stands on keys."""
CAPITALS_OF_GEORGIAN = re.compile(r"[\u1c90-\u1cbf]")
LATIN_WORD = re.compile(r"[A-Za-z]+")


def test_every_game_has_its_words() -> None:
    assert set(WORDED) == set(GAMES)
    for game in WORDED:
        own = {f"{game}/{kind}.ftl" for kind in ("game", "options", "rules", "table")}
        assert set(files_of(game)) == {*SHARED, *own}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_ids_and_variables(language: str, file: str) -> None:
    found = {name: message.variables for name, message in messages(language, file).items()}
    expected = {name: message.variables for name, message in messages("en", file).items()}
    assert found == expected


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_in_two_files_of_a_game(language: str, game: str) -> None:
    ids = [name for file in files_of(game) for name in messages(language, file)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", SCRIPTS)
def test_texts_are_in_their_script(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        own_letters = SCRIPTS[language].search(message.text)
        foreign = set(LATIN_WORD.findall(message.text)) - NAMES
        assert not foreign, f"{language}/{file}: {name} says {foreign}"
        has_letters = re.search(r"[^\W\d_]", message.text)
        if has_letters and not set(LATIN_WORD.findall(message.text)):
            assert own_letters, f"{language}/{file}: {name}"


@pytest.mark.parametrize("file", FILES)
def test_georgian_has_no_capitals(file: str) -> None:
    for name, message in messages("ka", file).items():
        assert not CAPITALS_OF_GEORGIAN.search(message.text), f"{file}: {name}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stand_alone(language: str, file: str) -> None:
    """Nothing but variables and variants, so that no file and no function is needed besides."""
    for name, message in messages(language, file).items():
        assert not message.others, f"{language}/{file}: {name} refers to {message.others}"
