"""The words in four languages, in Fluent: what a program says and what the rules page says.

Each language has a folder of ``.ftl`` files, which the web client reads too: ``options.ftl`` (the
options of a house), ``rules.ftl`` (the rules page) and ``page.ftl`` (the client's own words). The
value of an option has the id ``value-NAME-VALUE``, with ``/`` written as ``-``; a value that a
form does not list has ``value-NAME-other``.
"""

from jokeri.words.options import option_help, option_label, preset_help, preset_label, value_label
from jokeri.words.rules import RULES_PAGES, rules_html, rules_markdown
from jokeri.words.saying import LANGUAGES, FaultyMessage, say

__all__ = [
    "LANGUAGES",
    "RULES_PAGES",
    "FaultyMessage",
    "option_help",
    "option_label",
    "preset_help",
    "preset_label",
    "rules_html",
    "rules_markdown",
    "say",
    "value_label",
]
