"""Names at a table: of people as they give them, of bots from a list, of files."""

import unicodedata
from collections.abc import Sequence

from jokeri.game import Chance

LONGEST = 24
BOT_NAMES = ("Ana", "Dato", "Eka", "Giorgi", "Keti", "Lasha", "Levan", "Maka", "Nika", "Tamar")


def cleaned(name: str) -> str | None:
    """Return a name without blanks round it, or ``None`` where it cannot be shown as one.

    Refused: empty and overlong names, and any control, format, private or unassigned character
    (direction marks are among them).
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > LONGEST:
        return None
    if any(unicodedata.category(letter).startswith("C") for letter in name):
        return None
    return name


def for_bots(count: int, taken: Sequence[str], chance: Chance) -> list[str]:
    """Return so many different names that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in used]
    return [free.pop(chance.below(len(free))) for _ in range(count)]


def as_words(names: Sequence[str]) -> list[str]:
    """Return the names as the text form wants them: different words without ``#`` or a bar."""
    words: list[str] = []
    for seat, name in enumerate(names):
        word = "_".join(name.replace("#", " ").replace("|", " ").split()) or f"seat{seat}"
        while word in words:
            word += "_"
        words.append(word)
    return words
