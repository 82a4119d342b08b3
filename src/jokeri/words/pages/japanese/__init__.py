"""The rules page of Japanese Joker."""

from jokeri.words.pages.japanese.rules import rules

__all__ = ["CONTRADICTIONS", "OPEN_VALUES", "rules"]

OPEN_VALUES = {"target": "Any other number of deals from 1 to 99."}

CONTRADICTIONS = "There are none: all values go together."
