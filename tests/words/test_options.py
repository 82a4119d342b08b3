"""Every option, value and preset of every game has its words, and no word is left over."""

import pytest

from jokeri.games import GAMES
from jokeri.words import LANGUAGES, words_of
from jokeri.words.options import (
    option_help,
    option_label,
    preset_help,
    preset_label,
    value_id,
    value_label,
)
from support.ftl import WORDED, messages

by_game = pytest.mark.parametrize("game", WORDED)
by_language = pytest.mark.parametrize("language", LANGUAGES)


@by_game
@by_language
def test_the_words_are_those_of_the_options(language: str, game: str) -> None:
    kind = GAMES[game]
    expected = set()
    for option in kind.options:
        expected |= {f"option-{option.name}", f"option-{option.name}-help"}
        expected |= {value_id(option, value) for value in option.values}
        if option.pattern is not None:
            expected.add(f"value-{option.name}-other")
    for preset in kind.presets:
        expected |= {f"preset-{preset}", f"preset-{preset}-help"}
    assert set(messages(language, f"{game}/options.ftl")) == expected


@by_game
@by_language
def test_labels_of_values_differ(language: str, game: str) -> None:
    kind, say = GAMES[game], words_of(language, game)
    for option in kind.options:
        labels = {value_label(say, option, value) for value in option.values}
        assert len(labels) == len(option.values), option.name
        assert option_label(say, option) != option_help(say, option)
    assert len({preset_label(say, preset) for preset in kind.presets}) == len(kind.presets)
    assert len({preset_help(say, preset) for preset in kind.presets}) == len(kind.presets)


@by_game
@by_language
def test_an_unlisted_value_stands_in_its_label(language: str, game: str) -> None:
    for option in GAMES[game].options:
        if option.pattern is not None:
            assert "7654" in value_label(words_of(language, game), option, "7654")


@by_language
def test_each_game_has_a_name_of_its_own(language: str) -> None:
    for part in ("", "-help"):
        said = {words_of(language, game)(f"game-{game}{part}") for game in WORDED}
        assert len(said) == len(WORDED)
