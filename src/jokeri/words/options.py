"""What an option, its values and a preset are called."""

from jokeri.game import Option
from jokeri.words.saying import say


def value_id(option: Option, value: str) -> str:
    """Return the id of a value's message: ``/`` becomes ``-``, an unlisted value ``other``."""
    listed = value.replace("/", "-") if value in option.values else "other"
    return f"value-{option.name}-{listed}"


def option_label(language: str, option: Option) -> str:
    """Return what an option is called."""
    return say(language, f"option-{option.name}")


def option_help(language: str, option: Option) -> str:
    """Return a sentence or two on an option."""
    return say(language, f"option-{option.name}-help")


def value_label(language: str, option: Option, value: str) -> str:
    """Return what a value of an option is called."""
    return say(language, value_id(option, value), value=value)


def preset_label(language: str, preset: str) -> str:
    """Return what a preset is called."""
    return say(language, f"preset-{preset}")


def preset_help(language: str, preset: str) -> str:
    """Return a sentence on a preset."""
    return say(language, f"preset-{preset}-help")
