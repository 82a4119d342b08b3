"""`jokeri backup FILE` and `jokeri restore FILE`."""

from pathlib import Path
from typing import Annotated

import typer

from jokeri.cli.play import data_folder

Data = Annotated[
    str | None,
    typer.Option(
        help="Where matches are kept, as for `jokeri play`.  [default: the user's data folder]"
    ),
]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def backup(file: File, data: Data = None) -> None:
    """Write a whole copy of the database to FILE, also while a server runs on it."""
    from jokeri.server.copying import back_up  # noqa: PLC0415  # slow to import
    from jokeri.server.database import DatabaseRefused, path_from  # noqa: PLC0415

    try:
        back_up(path_from(data or data_folder()), file)
    except (DatabaseRefused, OSError) as refused:
        typer.echo(str(refused), err=True)
        raise typer.Exit(2) from None
    typer.echo(f"{file} holds everything.")


def restore(file: File, data: Data = None) -> None:
    """Put the copy in FILE in the database's place, also while a server runs on it.

    The server ends its sockets for a moment and goes on with what is in FILE. The database as it
    was is kept beside it.
    """
    from jokeri.server.copying import put_back  # noqa: PLC0415  # slow to import
    from jokeri.server.database import DatabaseRefused, path_from  # noqa: PLC0415

    path = path_from(data or data_folder())
    try:
        kept = put_back(file, path)
    except (DatabaseRefused, OSError) as refused:
        typer.echo(str(refused), err=True)
        raise typer.Exit(2) from None
    typer.echo(f"{path} is as it was then.")
    if kept is not None:
        typer.echo(f"As it was until now it is kept in {kept}.")
