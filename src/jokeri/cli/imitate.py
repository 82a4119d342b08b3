"""`jokeri imitate BOT NETS`: nets that do as a bot does, as company for training."""

import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import typer

_PIECE = 500
"""Deals that one process plays at a time, with a seed of their own."""

_ROUNDS = 12


def imitate(
    bot: Annotated[str, typer.Argument(help="A bot by name, or MODULE:NAME to import.")],
    out: Annotated[Path, typer.Argument(metavar="NETS", help="Write the nets here.")],
    deals: Annotated[int, typer.Option(min=1, help="Watch it in so many deals.")] = 68_000,
    seed: Annotated[int, typer.Option(min=0, help="Other deals.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that play.", show_default="one a core")
    ] = None,
) -> None:
    """Watch a bot of Georgian Joker play, and write nets that do as it does.

    `jokeri train --habits NETS` takes them into its company: nets play thousands of deals while a
    bot that reckons in Python plays a hundred. Needs numpy.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes are ours, one a core
    try:
        from jokeri.train import imitation  # noqa: PLC0415  # numpy may not be there
    except ImportError as fault:
        typer.echo(f"Training needs numpy: pip install 'jokeri[train]' ({fault}).", err=True)
        raise typer.Exit(1) from None
    from jokeri.bots.georgian.brain import Brain, write_brain  # noqa: PLC0415
    from jokeri.train.arena.finding import bot_named  # noqa: PLC0415

    try:
        bot_named(bot)
        out.touch()  # rather now than after an hour: can it be written there?
    except (ValueError, OSError) as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(1) from None
    cores = jobs or os.cpu_count() or 1
    watched = _watch_all(bot, deals, seed, cores)
    for plays, bids, pair in imitation.learn_habits(watched, _ROUNDS, seed, cores):
        typer.echo(f"surprise of its plays {plays:.3f}, of its bids {bids:.3f}")
        shapes, weights = zip(*pair, strict=True)
        write_brain(Brain(shapes, weights), out)


def _watch_all(bot: str, deals: int, seed: int, jobs: int) -> Any:
    """Watch a bot in many processes; the choices are the same whatever their number."""
    from rich.progress import Progress  # noqa: PLC0415  # slow to import

    from jokeri.train.imitation import together  # noqa: PLC0415  # numpy

    pieces = [
        (bot, min(_PIECE, deals - first), 100_000 * seed + first // _PIECE)
        for first in range(0, deals, _PIECE)
    ]
    found = []
    with ProcessPoolExecutor(jobs) as pool, Progress() as progress:
        task = progress.add_task("watching", total=len(pieces))
        for each in pool.map(_watch_piece, pieces):
            found.append(each)
            progress.advance(task)
    return tuple(together(kind) for kind in zip(*found, strict=True))


def _watch_piece(piece: tuple[str, int, int]) -> Any:
    from jokeri.train.arena.finding import bot_named  # noqa: PLC0415
    from jokeri.train.imitation import watch  # noqa: PLC0415

    bot, deals, seed = piece
    return watch(bot_named(bot), deals, seed)
