"""Every option, value and preset has its words, and no word is left over."""

import pytest

from jokeri.games import GAMES
from jokeri.words import LANGUAGES
from jokeri.words.options import (
    option_help,
    option_label,
    preset_help,
    preset_label,
    value_id,
    value_label,
)
from support.ftl import messages

KIND = GAMES["joker"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_options(language: str) -> None:
    expected = set()
    for option in KIND.options:
        expected |= {f"option-{option.name}", f"option-{option.name}-help"}
        expected |= {value_id(option, value) for value in option.values}
        if option.pattern is not None:
            expected.add(f"value-{option.name}-other")
    for preset in KIND.presets:
        expected |= {f"preset-{preset}", f"preset-{preset}-help"}
    assert set(messages(language, "options.ftl")) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_values_differ(language: str) -> None:
    for option in KIND.options:
        labels = {value_label(language, option, value) for value in option.values}
        assert len(labels) == len(option.values), option.name
        assert option_label(language, option) != option_help(language, option)
    assert len({preset_label(language, preset) for preset in KIND.presets}) == len(KIND.presets)
    assert len({preset_help(language, preset) for preset in KIND.presets}) == len(KIND.presets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unlisted_value_stands_in_its_label(language: str) -> None:
    khishti = next(option for option in KIND.options if option.name == "khishti")
    assert "300/900" in value_label(language, khishti, "300/900")
