"""Saying a message in a language, exactly or not at all."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("ka", "en", "ru", "tr")
LONGEST = 1000


class FaultyMessage(LookupError):
    """There is no such message, or it cannot be formatted with what it was given."""


@cache
def bundle_of(language: str) -> FluentBundle:
    """Return all messages of a language. ``FaultyMessage``: no such language, or an id twice."""
    if language not in LANGUAGES:
        raise FaultyMessage(f"there are no words in {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("jokeri.words") / language
    for file in sorted(folder.iterdir(), key=lambda found: found.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, /, **variables: str | int) -> str:
    """Return a message in a language; raise ``FaultyMessage`` at any fault.

    Numbers choose plural forms and are written as the language writes them; what is to stand as it
    is, such as points, is given as text.
    """
    bundle = bundle_of(language)
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
