"""Names at a table: of people as they give them, of bots from a list, of files."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.utils import load

from jokeri.bots import CHARACTERS
from jokeri.game import Chance

LONGEST = 24
MOST_MARKS = 2
BOT_NAMES = ("Ana", "Dato", "Eka", "Giorgi", "Keti", "Lasha", "Levan", "Maka", "Nika", "Tamar")
RESERVED = ("jokeri", "server", "host", "admin", "system")

# Unicode's recommended scripts (UAX #31, table 5): those that people write today. Scripts written
# together count as one.
_TOGETHER = ("BOPOMOFO", "HAN", "HANGUL", "HIRAGANA", "KATAKANA")
_SCRIPTS = {
    *("ARABIC", "ARMENIAN", "BENGALI", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK"),
    *("GUJARATI", "GURMUKHI", "HEBREW", "KANNADA", "KHMER", "LAO", "LATIN", "MALAYALAM"),
    *("MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN", *_TOGETHER),
}
# Letters and symbols that show nothing: fillers of Hangul, the empty Braille cell, a null note.
_BLANK = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"
# What Unicode's table of confusables keeps apart, or has as several letters, once case is folded.
_SAME = str.maketrans("l10", "iio")
_PAIRS = (("rn", "m"), ("vv", "w"))


class BadName(ValueError):
    """A name that cannot be shown as one; ``why`` is the code."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    @property
    def detail(self) -> dict[str, str | int]:
        """What a sentence about the refusal needs."""
        return {"why": self.why, "longest": LONGEST}


def cleaned(name: str) -> str:
    """Return a name without blanks round it, or raise ``BadName``.

    Refused: empty and overlong names; control, format (marks of direction among them), private,
    unassigned and invisible characters; letters of several scripts, or of one that nobody writes;
    more marks on a letter than a language sets; names that speak for the server.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise BadName("empty")
    if len(name) > LONGEST:
        raise BadName("long")
    if any(_is_hidden(letter) for letter in name) or _heaped(name):
        raise BadName("control")
    if not _shows(name):
        raise BadName("empty")
    scripts = {_script(letter) for letter in name if letter.isalpha()} - {"COMMON", "INHERITED"}
    if len(scripts) > 1:
        raise BadName("mixed-scripts")
    if not scripts <= _SCRIPTS or any("SMALL CAPITAL" in unicodedata.name(one, "") for one in name):
        raise BadName("script")
    if is_taken(name, RESERVED):
        raise BadName("reserved")
    return name


def title(text: str) -> str:
    """Return a name that only its giver sees, or raise ``BadName`` where nothing is to be seen."""
    text = one_line(text)
    if not _shows(text):
        raise BadName("empty")
    if len(text) > LONGEST:
        raise BadName("long")
    return text


def looks(name: str) -> frozenset[str]:
    """Return what a name looks like, as it is and in capitals.

    Names that could be taken for one another have a look in common: by Unicode's own table of
    confusables (UTS #39), whatever their case and their marks. In capitals too, since a lower-case
    Cyrillic ve is no b.
    """
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name)
        if not unicodedata.category(letter).startswith("M")
    )
    return frozenset(_look(written) for written in (plain, plain.upper()))


def _look(name: str) -> str:
    look = name.translate(_alike()).casefold().translate(_SAME)
    for letters, one in _PAIRS:
        look = look.replace(letters, one)
    return "".join(look.split())


@cache
def _alike() -> dict[int, str]:
    """Return by letter the first one of those that look like it."""
    near = {
        letter: {letter, *(other["c"] for other in others if len(other["c"]) == 1)}
        for letter, others in load("confusables.json").items()
        if len(letter) == 1
    }
    # The table leads from each letter to its prototype and from there to all that look like it.
    return {
        ord(letter): min(min(near.get(one, {one})) for one in ones) for letter, ones in near.items()
    }


def is_taken(name: str, others: Iterable[str | None]) -> bool:
    """Tell whether a name looks like one of the others."""
    seen = looks(name)
    return any(other is not None and seen & looks(other) for other in others)


def numbered(name: str, number: int) -> str:
    """Return a name with a number behind it; 1 needs none."""
    ending = f" {number}" if number > 1 else ""
    return name[: LONGEST - len(ending)].rstrip() + ending


def _is_hidden(letter: str) -> bool:
    return letter in _BLANK or unicodedata.category(letter).startswith("C")


def _shows(name: str) -> bool:
    """Tell whether there is a letter, a digit or a picture to be seen."""
    return any(
        (category := unicodedata.category(letter))[0] in "LN" or category == "So"
        for letter in name
        if letter not in _BLANK
    )


def _heaped(name: str) -> bool:
    return any(marks > MOST_MARKS for _, marks in _marked(name))


def _marked(text: str) -> Iterator[tuple[str, int]]:
    """Yield the letters; with a mark goes how many there are up to it, with others 0."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        yield letter, marks


def _script(letter: str) -> str:
    """Return a letter's script, of those that are written together the same one."""
    script: str = alias(letter)
    return "HAN" if script in _TOGETHER else script


def for_bots(bots: Iterable[str], taken: Sequence[str], chance: Chance) -> list[str]:
    """Return different names for bots that nobody at the table has: a character's is its own."""
    free = [name for name in BOT_NAMES if not is_taken(name, taken)]
    given: list[str] = []
    for bot in bots:
        if bot in CHARACTERS:
            own = (numbered(bot.title(), number) for number in count(1))
            given.append(next(name for name in own if not is_taken(name, (*taken, *given))))
        else:
            given.append(free.pop(chance.below(len(free))))
    return given


def as_words(names: Sequence[str]) -> list[str]:
    """Return the names as the text form wants them: different words without ``#`` or a bar."""
    words: list[str] = []
    for seat, name in enumerate(names):
        word = "_".join(name.replace("#", " ").replace("|", " ").split()) or f"seat{seat}"
        while word in words:
            word += "_"
        words.append(word)
    return words


def one_line(text: str) -> str:
    """Return what somebody says without what cannot be shown, or would cover other lines.

    That is control and format characters, and more marks on a letter than a language sets.
    """
    shown = "".join(
        letter if unicodedata.category(letter)[0] != "C" or letter == "\u200d" else " "
        for letter, marks in _marked(unicodedata.normalize("NFC", text))
        if marks <= MOST_MARKS
    )
    return " ".join(shown.split())
