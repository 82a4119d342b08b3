"""Files of the text form, read for a command; what is wrong with one goes to standard error."""

import os
from pathlib import Path

import typer

from jokeri.game import Kind, Transcript
from jokeri.lines import FILE_BYTES, Refusal
from jokeri.notation import read_transcript


def read(path: Path) -> tuple[Kind, Transcript] | None:
    """Read a transcript; of a fault say ``FILE:LINE: code: sentence`` and return ``None``."""
    try:
        with path.open("rb") as file:
            return read_transcript(file.read(FILE_BYTES + 1))
    except OSError as fault:
        reason = fault.strerror or "it cannot be read"
        typer.echo(f"{shown(path)}: unreadable: {reason[0].lower()}{reason[1:]}", err=True)
    except Refusal as fault:
        typer.echo(f"{shown(path)}:{fault}", err=True)
    return None


def read_or_exit(path: Path) -> tuple[Kind, Transcript]:
    """Read a transcript; at a fault say so and end the command with 1."""
    found = read(path)
    if found is None:
        raise typer.Exit(1)
    return found


def shown(path: Path) -> str:
    """Return a file's name as it can be printed, whatever its bytes."""
    return os.fsencode(path).decode(errors="replace")
