"""`jokeri perft FILE`: count the ways in which a deal may go on."""

from pathlib import Path
from typing import Annotated

import typer

from jokeri.cli import files
from jokeri.fast.bridge import position_of
from jokeri.fast.perft import perft as fast_perft
from jokeri.game import Kind, Leaves, Transcript
from jokeri.games.georgian.state import Phase, State


def perft(
    path: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
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
    """Count on the fast core where it knows the game, with the readable rules elsewhere."""
    state = transcript.state
    if transcript.house is None:
        return Leaves(1, {})
    if isinstance(state, State) and state.phase in (Phase.TRUMP, Phase.BID, Phase.PLAY):
        return fast_perft(position_of(state, transcript.house), depth)
    return kind.perft(transcript.house, state, depth)
