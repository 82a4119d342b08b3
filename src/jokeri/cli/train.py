"""`jokeri train FILE`: nets for Georgian Joker from self-play."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

CURVE_EVERY = 50
"""Batches between two points of the curve, and between two saves."""

CURVE_DEALS = 1000
INTERRUPTED = 130


def train(
    file: Annotated[
        Path, typer.Argument(help="Where the training stands; one that is there goes on.")
    ],
    deals: Annotated[int, typer.Option(min=1, help="So many deals in all.")] = 4_500_000,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, another training.")] = 1,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads that play.", show_default="one a core")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="NETS", help="Write the nets here at the end.", show_default=False),
    ] = None,
    begin: Annotated[
        Path | None,
        typer.Option(metavar="NETS", help="Begin with these nets.", show_default=False),
    ] = None,
    habits: Annotated[
        Path | None,
        typer.Option(metavar="NETS", help="Company from `jokeri imitate`.", show_default=False),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="NETS",
            help="Learn a best response to three seats that play by these nets.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Train the nets of Georgian Joker by playing against themselves.

    The training is saved to FILE now and then and at the end, and goes on from there if it is
    started again. The curve tells how many points a deal the nets are ahead of three plain rule
    players, and of three of themselves from some batches before. Needs numpy.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the threads are ours, one a core
    try:
        from jokeri.train.training import Training, read_pair  # noqa: PLC0415  # numpy
    except ImportError as fault:
        typer.echo(f"Training needs numpy: pip install 'jokeri[train]' ({fault}).", err=True)
        raise typer.Exit(1) from None
    try:
        training = Training.load(file) if file.exists() else Training.fresh(seed, deals)
        training.total = deals  # one that has come to its end may be given more
        if begin is not None and not training.batches:
            training.take(read_pair(begin))
        training.habits = None if habits is None else read_pair(habits)
        training.against = None if against is None else read_pair(against)
    except (OSError, ValueError, KeyError) as fault:
        typer.echo(f"{file}: no training can go on from this ({fault}).", err=True)
        raise typer.Exit(1) from None
    status = 0
    try:
        _go_on(training, file, threads or os.cpu_count() or 1)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except OSError as fault:
        typer.echo(f"{file}: not saved ({fault.strerror}).", err=True)
        raise typer.Exit(1) from None
    if out is not None:
        _write(training, out)
    if status:
        raise typer.Exit(status)


def _go_on(training: Any, file: Path, threads: int) -> None:
    """Play and learn to the end, with a bar and a curve; save whatever ends it."""
    from rich.console import Console  # noqa: PLC0415  # slow to import
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from jokeri.games.georgian.house import read_house  # noqa: PLC0415
    from jokeri.train.curve import lead  # noqa: PLC0415  # numpy
    from jokeri.train.selfplay import Table  # noqa: PLC0415

    house = read_house("jokerx")
    table = Table(threads)
    columns = (
        TextColumn("deals"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("loss {task.fields[loss]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console()
    console.print("    deals    against rules     against older")
    training.save(file)  # rather now than after an hour: can it be written there?
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=training.total, completed=training.deals, loss="")
        try:
            while training.deals < training.total:
                plays, bids = training.step(table)
                progress.update(task, completed=training.deals, loss=f"{plays:.3f} {bids:.3f}")
                if training.batches % CURVE_EVERY == 0:
                    training.save(file)
                    pair = training.pair()
                    rules = lead(pair, None, CURVE_DEALS, house)
                    older = lead(pair, training.older[-min(2, len(training.older))], 1000, house)
                    progress.console.print(
                        f"{training.deals:9,} {rules.mean:8.1f} ± {rules.half:4.1f}"
                        f"   {older.mean:8.1f} ± {older.half:4.1f}"
                    )
        finally:
            training.save(file)


def _write(training: Any, out: Path) -> None:
    """Write the nets as the bots read them."""
    from jokeri.bots.georgian.brain import Brain, write_brain  # noqa: PLC0415

    (play, weights), (bid, bid_weights) = training.pair()
    try:
        write_brain(Brain((play, bid), (weights, bid_weights)), out)
    except OSError as fault:
        typer.echo(f"{out}: not written ({fault.strerror}).", err=True)
        raise typer.Exit(1) from None
