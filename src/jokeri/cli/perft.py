"""`jokeri perft FILE`: count the ways in which a deal may go on."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from jokeri.cli import files
from jokeri.fast import TWINS
from jokeri.game import Kind, Leaves, Transcript


def perft(
    path: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, readable=False)],
    depth: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after N moves.", show_default=False)
    ] = None,
) -> None:
    """Count the ways from the end of a partial match to the end of its deal.

    Prints "leaves COUNT", then a line "tally T0-T1-T2-T3 COUNT" for each outcome in tricks by
    seat, sorted. While trump is named or bids are made, the ways to the end of the bidding are
    counted, without tallies. Where a card or a sum is due there is one way: to stop. With --depth
    the ways of N moves are counted, and tallies told only if these reach the end of the deal.
    """
    kind, transcript = files.read_or_exit(path)
    found = counted(kind, transcript, depth)
    typer.echo(f"leaves {found.count}")
    for tally, count in sorted(found.tallies.items()):
        typer.echo(f"tally {'-'.join(map(str, tally))} {count}")


def counted(kind: Kind, transcript: Transcript, depth: int | None) -> Leaves:
    """Count on the fast core where the game has a twin there, with the readable rules elsewhere."""
    if transcript.house is None:
        return Leaves(1, {})
    twin = TWINS.get(kind.name)
    count = import_module(twin).counted if twin else kind.perft
    found: Leaves = count(transcript.house, transcript.state, depth)
    return found
