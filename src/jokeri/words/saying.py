"""Saying a message in a language, exactly or not at all."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

from jokeri.languages import LANGUAGES

LONGEST = 1000


class FaultyMessage(LookupError):
    """There is no such message, or it cannot be formatted with what it was given."""


class Say(Protocol):
    """Says a message in one language, of one game and of all."""

    def __call__(self, message: str, /, **variables: str | int) -> str:
        """Return a message; raise ``FaultyMessage`` at any fault.

        Numbers choose plural forms and are written as the language writes them; what is to stand
        as it is, such as points, is given as text.
        """
        ...


@cache
def words_of(language: str, game: str = "") -> Say:
    """Return what says the words that all games share, and those of one game."""
    bundle = _bundle(language, game)

    def say(message: str, /, **variables: str | int) -> str:
        if not bundle.has_message(message):
            raise FaultyMessage(f"{language}: there is no message {message!r}")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise FaultyMessage(f"{language}: {message!r} has no text")
        # Fluent takes no very long text, such as a schedule's: it is put in where its name stands.
        long = {
            f"{{{name}}}": text
            for name, text in variables.items()
            if isinstance(text, str) and len(text) > LONGEST
        }
        text, errors = bundle.format_pattern(
            pattern, {**variables, **{name[1:-1]: name for name in long}}
        )
        if errors:
            raise FaultyMessage(f"{language}: {message!r}: {errors[0]!r}")
        said = str(text)
        for name, put in long.items():
            said = said.replace(name, put)
        return said

    return say


def _bundle(language: str, game: str) -> FluentBundle:
    """Return all messages of a language and of a game, if one is named."""
    if language not in LANGUAGES:
        raise FaultyMessage(f"there are no words in {language!r}")
    folder = files("jokeri.words") / language
    bundle = FluentBundle([language], use_isolating=False)
    for place in (folder, *([folder / game] if game else [])):
        if not place.is_dir():
            raise FaultyMessage(f"{language}: there are no words of {game!r}")
        for file in sorted(_texts(place), key=lambda found: found.name):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _texts(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def say(language: str, message: str, /, **variables: str | int) -> str:
    """Say a message that belongs to no game."""
    return words_of(language)(message, **variables)
