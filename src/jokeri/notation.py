"""The text form of a match of any game; the file's first line says which."""

from jokeri.game import Kind, Transcript
from jokeri.games import GAMES
from jokeri.lines import Line, Refusal, lines_of


def read_transcript(data: bytes) -> tuple[Kind, Transcript]:
    """Read a whole or partial match and its game, or raise ``Refusal`` at its first fault."""
    kind = kind_of(next(lines_of(data), None))
    return kind, kind.read_transcript(data)


def kind_of(first: Line | None) -> Kind:
    """Return the game that a file's first line names, or raise ``Refusal``."""
    known = ", ".join(GAMES)
    if first is None:
        raise Refusal(1, "unreadable", f"nothing to read: a match begins with game and {known}")
    if first.words[0] != "game":
        return next(iter(GAMES.values()))  # whose reader refuses the line
    if len(first.words) != 2 or first.words[1] not in GAMES:
        raise first.refuse("unreadable", f"the first line is game and one of: {known}")
    return GAMES[first.words[1]]
