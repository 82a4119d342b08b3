"""`jokeri solve FILE...`: what each seat can force in the open deal at a transcript's end."""

import json
from pathlib import Path
from typing import Annotated

import typer

from jokeri.cli import files


def solve(
    paths: Annotated[
        list[Path], typer.Argument(metavar="FILE...", show_default=False, readable=False)
    ],
    as_json: Annotated[
        bool, typer.Option("--json", help="One line of JSON a file, with what each move keeps.")
    ] = False,
) -> None:
    """Solve the open deal at the end of each partial match; bids need not be there.

    Prints for each seat "MOST LEAST EXACT", seats parted by " | ": the most tricks of the whole
    deal that it can force against the other three together, the fewest it can keep to, and the
    totals it can force exactly, "-" when none. What cannot be solved is told on standard error;
    the other files are still solved, and the exit status is 1.
    """
    # Here, because the fast core is one game's twin, and the other commands need not load it.
    from jokeri.fast.answers import MaxN, Solver, in_full, open_deal  # noqa: PLC0415

    refused = False
    solver, maxn = Solver(), MaxN()
    for path in paths:
        found = files.read(path)
        if found is None:
            refused = True
            continue
        transcript = found[1]
        try:
            position = open_deal(transcript.house, transcript.state)
        except ValueError as fault:
            typer.echo(f"{files.shown(path)}: wrong-phase: {fault}", err=True)
            refused = True
            continue
        if as_json:
            told = in_full(transcript.house, transcript.state, position, solver, maxn)
            typer.echo(json.dumps({"file": files.shown(path), **told}))
        else:
            name = f"{files.shown(path)}: " if len(paths) > 1 else ""
            typer.echo(name + " | ".join(map(str, solver.seats(position))))
    if refused:
        raise typer.Exit(1)
