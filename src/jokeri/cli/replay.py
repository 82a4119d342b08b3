"""`jokeri replay FILE...`: check whole or partial matches and sum them up."""

from pathlib import Path
from typing import Annotated

import typer

from jokeri.cli import files


def replay(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE...", show_default=False, readable=False)
    ],
) -> None:
    """Replay matches in the text form and print the total of each.

    Of a partial match the total is the sum of its score and pulka lines. A fault is told as
    FILE:LINE: code: sentence; the other files are still replayed, and the exit status is 1.
    """
    refused = False
    for path in paths:
        found = files.read(path)
        if found is None:
            refused = True
            continue
        name = f"{files.shown(path)}: " if len(paths) > 1 else ""
        typer.echo(f"{name}total {' '.join(map(str, found[1].total))}")
    if refused:
        raise typer.Exit(1)
