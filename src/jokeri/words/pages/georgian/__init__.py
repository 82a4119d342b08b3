"""The rules page of Georgian Joker."""

from jokeri.words.pages.georgian.reference import CONTRADICTIONS, OPEN_VALUES
from jokeri.words.pages.georgian.rules import rules

__all__ = ["CONTRADICTIONS", "OPEN_VALUES", "rules"]
