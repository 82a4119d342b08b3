"""Finds cards in what was sent to somebody who may not know them: the byte scanner."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from jokeri.cards import CARDS, JOKER, Card
from jokeri.game import Kind

CONTEXT = 30
ANY_CARD = re.compile(rf"(?<![0-9A-Za-z])(?:{'|'.join(CARDS)})(?![0-9A-Za-z])")


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


def named(sent: bytes | str, kind: Kind) -> Counter[Card]:
    """Return the cards that are named in ``sent``, each as often as it is."""
    return Counter(CARDS[word] for word in ANY_CARD.findall(without_calls(sent, kind)))


def without_calls(sent: bytes | str, kind: Kind) -> str:
    """Return ``sent`` without the moves of several words, as ``bid 6S``: no cards are meant."""
    text = sent if isinstance(sent, str) else sent.decode(errors="replace")
    calls = _calls(kind.universe)
    return calls.sub('""', text) if calls else text


@cache
def _calls(universe: tuple[str, ...]) -> re.Pattern[str] | None:
    words = sorted({move.split(" ")[0] for move in universe if " " in move})
    return re.compile(rf'"(?:{"|".join(words)}) [^"]*"') if words else None


def renamed(text: str, names: Mapping[str, str]) -> str:
    """Return a move's text with cards under other names; what has several words names none."""
    if " " in text:
        return text
    return ANY_CARD.sub(lambda found: names.get(found[0], found[0]), text)
