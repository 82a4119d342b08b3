"""What every game's writer of the text form needs."""

from collections.abc import Iterable, Sequence


def words_of(names: Sequence[str]) -> tuple[str, ...]:
    """Return names as the form's words: no spaces, ``#`` or ``|``, all different."""
    words: list[str] = []
    for seat, name in enumerate(names):
        word = "_".join(name.replace("#", " ").replace("|", " ").split()) or f"Seat{seat}"
        while word in words:
            word += f"_{seat}"
        words.append(word)
    return tuple(words)


def spaced(values: Iterable[object]) -> str:
    """Write values parted by single spaces."""
    return " ".join(map(str, values))


def barred(rows: Iterable[Iterable[object]]) -> str:
    """Write rows parted by bars, the values of each by single spaces."""
    return " | ".join(map(spaced, rows))
