"""The rules page of Jokers."""

from jokeri.words.pages.jokers.rules import rules

__all__ = ["CONTRADICTIONS", "OPEN_VALUES", "rules"]

OPEN_VALUES = {"rounds": "Any other number of deals from 1 to 99."}

CONTRADICTIONS = "There are none."
