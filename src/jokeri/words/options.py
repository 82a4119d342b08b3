"""What an option, its values and a preset are called; ``say`` has the words of their game."""

from jokeri.game import Option
from jokeri.words.saying import Say


def value_id(option: Option, value: str) -> str:
    """Return the id of a value's message: ``/`` becomes ``-``, an unlisted value ``other``."""
    listed = value.replace("/", "-") if value in option.values else "other"
    return f"value-{option.name}-{listed}"


def option_label(say: Say, option: Option) -> str:
    """Return what an option is called."""
    return say(f"option-{option.name}")


def option_help(say: Say, option: Option) -> str:
    """Return a sentence or two on an option."""
    return say(f"option-{option.name}-help")


def value_label(say: Say, option: Option, value: str) -> str:
    """Return what a value of an option is called."""
    return say(value_id(option, value), value=value)


def preset_label(say: Say, preset: str) -> str:
    """Return what a preset is called."""
    return say(f"preset-{preset}")


def preset_help(say: Say, preset: str) -> str:
    """Return a sentence on a preset."""
    return say(f"preset-{preset}-help")
