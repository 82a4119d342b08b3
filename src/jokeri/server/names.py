"""Names at a table: of people as they give them, of bots from a list, of files."""

import unicodedata
from collections.abc import Iterable, Sequence

from jokeri.game import Chance

LONGEST = 24
MOST_MARKS = 2
BOT_NAMES = ("Ana", "Dato", "Eka", "Giorgi", "Keti", "Lasha", "Levan", "Maka", "Nika", "Tamar")
RESERVED = ("jokeri", "server", "host", "admin", "system")

# What looks like a Latin small letter in most fonts, after case is folded: Cyrillic and Greek.
# A name keeps to one script, so whole names that look alike are what is left to tell apart.
_LOOKS = str.maketrans(
    "авсԁеһіјкӏмнорԛѕтԝхуαβγεηικνορτυχω01",
    "abcdehijklmhopqstwxyabyenikvoptuxwol",
)
_LATIN_LOOKS = str.maketrans("lı", "ii")
# Names of scripts as the names of letters begin, where that is more than one word.
_ONE_SCRIPT = {"CJK": "HAN", "HIRAGANA": "HAN", "KATAKANA": "HAN", "HANGUL": "HAN"}


class BadName(ValueError):
    """A name that cannot be shown as one; ``why`` is the code."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def cleaned(name: str) -> str:
    """Return a name without blanks round it, or raise ``BadName``.

    Refused: empty and overlong names; control, format (marks of direction among them), private
    and unassigned characters; letters of several scripts; more marks on a letter than a language
    sets; names that speak for the server.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise BadName("empty")
    if len(name) > LONGEST:
        raise BadName("long")
    if any(unicodedata.category(letter).startswith("C") for letter in name) or _heaped(name):
        raise BadName("control")
    if len({_script(letter) for letter in name if letter.isalpha()}) > 1:
        raise BadName("mixed-scripts")
    if looks(name) in (looks(word) for word in RESERVED):
        raise BadName("reserved")
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise BadName("empty")  # marks without a letter
    return name


def looks(name: str) -> str:
    """Return what a name looks like: equal for names that could be taken for one another."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(letter for letter in plain if not unicodedata.category(letter).startswith("M"))
    return "".join(plain.translate(_LOOKS).translate(_LATIN_LOOKS).split())


def is_taken(name: str, others: Iterable[str | None]) -> bool:
    """Tell whether a name looks like one of the others."""
    seen = looks(name)
    return any(other is not None and looks(other) == seen for other in others)


def _heaped(name: str) -> bool:
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _script(letter: str) -> str:
    """Return a letter's script: the first word of its name in Unicode."""
    word = unicodedata.name(letter, "").split(" ", 1)[0].split("-", 1)[0]
    return _ONE_SCRIPT.get(word, word)


def for_bots(count: int, taken: Sequence[str], chance: Chance) -> list[str]:
    """Return so many different names that nobody at the table has."""
    used = {looks(name) for name in taken}
    free = [name for name in BOT_NAMES if looks(name) not in used]
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


def one_line(text: str) -> str:
    """Return what somebody says without what cannot be shown: control and format characters."""
    shown = "".join(
        letter if unicodedata.category(letter)[0] != "C" or letter == "\u200d" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(shown.split())
