"""The words in four languages, in Fluent: what a program says and what the rules page says.

Each language has a folder of ``.ftl`` files, which the web client reads too: ``page.ftl`` and
``rules.ftl`` hold what all games share, and a folder for each game, of its name in
``jokeri.games.GAMES``, what it alone says: ``game.ftl`` (its name), ``options.ftl`` (the options
of a house), ``table.ftl`` (the client's words) and ``rules.ftl`` (the rules page). The value of an
option has the id ``value-NAME-VALUE``, with ``/`` written as ``-``; a value that a form does not
list has ``value-NAME-other``.
"""

from jokeri.languages import LANGUAGES
from jokeri.words.options import option_help, option_label, preset_help, preset_label, value_label
from jokeri.words.rules import rules_html, rules_markdown
from jokeri.words.saying import FaultyMessage, Say, say, words_of

__all__ = [
    "LANGUAGES",
    "FaultyMessage",
    "Say",
    "option_help",
    "option_label",
    "preset_help",
    "preset_label",
    "rules_html",
    "rules_markdown",
    "say",
    "value_label",
    "words_of",
]
