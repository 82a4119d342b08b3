"""`jokeri moves FILE`: the legal moves at the end of a partial match."""

from pathlib import Path
from typing import Annotated

import typer

from jokeri.cli import files


def moves(
    path: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, readable=False)],
) -> None:
    """Print the legal moves at the end of a partial match, one a line, sorted as text.

    They are written as in the text form of the game; of Joker, bids are numbers, and C D H N S
    stand there when a trump is to be named. Nothing is printed when a card must
    be dealt or a score, pulka or total line is due.
    """
    kind, transcript = files.read_or_exit(path)
    for text in sorted({kind.notate(move) for move in transcript.legal}):
        typer.echo(text)
