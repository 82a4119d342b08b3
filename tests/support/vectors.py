"""The golden matches: whole ones, partial ones with their legal moves, ones with a fault."""

from pathlib import Path

import msgspec

FOLDER = Path(__file__).resolve().parent.parent / "vectors"


class Partial(msgspec.Struct, frozen=True):
    """A partial transcript, and the legal moves at its end."""

    transcript: str
    moves: list[str]


class Refused(msgspec.Struct, frozen=True):
    """A transcript with one fault, its line and its code."""

    transcript: str
    line: int
    code: str


def matches() -> list[Path]:
    """Return the files of whole matches."""
    return sorted(FOLDER.glob("*.txt"))


def partials() -> list[Partial]:
    """Return the partial transcripts."""
    lines = (FOLDER / "moves.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Partial) for line in lines]


def refusals() -> list[Refused]:
    """Return the transcripts with a fault."""
    lines = (FOLDER / "refused.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Refused) for line in lines]
