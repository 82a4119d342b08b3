"""Finds cards in what was sent to somebody who may not know them: the byte scanner."""

import re
from collections.abc import Iterable

from jokeri.cards import JOKER, Card

CONTEXT = 30


def leaks(sent: bytes | str, unknown: Iterable[Card]) -> list[str]:
    """Return each place in ``sent`` that names a card of ``unknown``, with what stands around it.

    ``sent`` may be a frame, a log line or an error text: a card is found wherever its text stands
    as a word, a joker with or without its call. A letter before or after makes it another word.
    """
    text = sent if isinstance(sent, str) else sent.decode(errors="replace")
    words = sorted({_pattern(card) for card in unknown})
    if not words:
        return []
    found = re.finditer(rf"(?<![0-9A-Za-z])(?:{'|'.join(words)})(?![0-9A-Za-z])", text)
    return [text[max(0, at.start() - CONTEXT) : at.end() + CONTEXT] for at in found]


def _pattern(card: Card) -> str:
    return r"X(?:[+-][SCDH]?)?" if card == JOKER else re.escape(card.text)


def unknown_to(known: Iterable[Card], pack: Iterable[Card]) -> set[Card]:
    """Return the cards of a pack of which somebody knows no copy; of two jokers one is enough."""
    return set(pack) - set(known)
