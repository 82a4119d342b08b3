"""The rules page of Five Hundred."""

from jokeri.words.pages.five_hundred.reference import CONTRADICTIONS, OPEN_VALUES
from jokeri.words.pages.five_hundred.rules import rules

__all__ = ["CONTRADICTIONS", "OPEN_VALUES", "rules"]
