"""Bots by name: those that there are for people, and any that can be imported."""

from functools import lru_cache
from importlib import import_module
from typing import cast

from jokeri.bots import BOTS, Bot


@lru_cache
def bot_named(name: str) -> Bot:
    """Return a bot of ``BOTS``, or the one that ``module:name`` imports.

    What is imported may be a bot or, as a class, make one without arguments. Raises ``ValueError``
    with a sentence where there is no such bot.
    """
    module, colon, attribute = name.partition(":")
    if not colon:
        if name not in BOTS:
            raise ValueError(f"there is no bot {name!r}: {', '.join(BOTS)}, or MODULE:NAME")
        return BOTS[name]
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as fault:
        raise ValueError(f"there is no bot {name!r}: {fault}") from None
    return cast("Bot", found() if isinstance(found, type) else found)
