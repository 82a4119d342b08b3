"""The text of a house, ``PRESET option=value ...``, read and written alike for every game."""

import re
from collections.abc import Mapping, Sequence

from jokeri.game import IllegalHouse, Option

Presets = Mapping[str, Mapping[str, str]]
"""By preset, in order: the value of every option, in writing order."""


def read_values(text: str, presets: Presets) -> tuple[str, dict[str, str]]:
    """Return the preset and the value of every option; raise ``IllegalHouse`` at a fault."""
    preset, *words = text.replace("\t", " ").split(" ")
    return preset, changed_values(preset, named_values(" ".join(words)), presets)


def named_values(text: str) -> dict[str, str]:
    """Read ``option=value ...``; raise ``IllegalHouse`` where an option is named twice."""
    named: dict[str, str] = {}
    for word in filter(None, text.split(" ")):
        name, equals, value = word.partition("=")
        if not equals:
            raise IllegalHouse("not-option", f"{word!r} is not option=value", name)
        if name in named:
            raise IllegalHouse("twice", f"option {name!r} is named twice", name)
        named[name] = value
    return named


def changed_values(preset: str, changes: Mapping[str, str], presets: Presets) -> dict[str, str]:
    """Return a preset's values with some changed; raise ``IllegalHouse`` for an unknown name."""
    if preset not in presets:
        raise IllegalHouse("no-preset", f"there is no preset {preset!r}", value=preset)
    usual = presets[preset]
    for name in changes:
        if name not in usual:
            raise IllegalHouse("no-option", f"there is no option {name!r}", name)
    return {**usual, **changes}


def check_values(values: Mapping[str, str], options: Sequence[Option]) -> None:
    """Raise ``IllegalHouse`` at the first value that its option does not have."""
    for option in options:
        value = values[option.name]
        if value in option.values:
            continue
        if option.pattern is None or not re.fullmatch(option.pattern, value):
            reason = f"{option.name} has no value {value!r}"
            raise IllegalHouse("no-value", reason, option.name, value)


def write_values(preset: str, values: Mapping[str, str], presets: Presets) -> str:
    """Write the preset and, in order, the options that differ from it."""
    usual = presets[preset]
    changed = [f"{name}={value}" for name, value in values.items() if value != usual[name]]
    return " ".join((preset, *changed))
