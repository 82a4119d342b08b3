"""`jokeri review FILE`: what each decision of a finished match was worth, and the worst ones."""

import json
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from jokeri.cli import files

INTERRUPTED = 130


def review(
    path: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, readable=False)],
    seat: Annotated[
        int | None,
        typer.Option(min=0, max=3, help="Only this seat.", show_default="all"),
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Print every decision and deal too.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON document with every decision.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Other seeds, other worlds to look at.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Processes that judge.", show_default="one a core"),
    ] = None,
) -> None:
    """Judge the decisions of a finished match of Georgian Joker, and part skill from luck.

    Every bid, naming of trump and play with a choice is judged on what its seat could know: what
    was done, what was best, and what it lost against it. Printed are each seat's balance and the
    five worst decisions.
    """
    # Here, because the trained nets are one game's, and the other commands need not load them.
    from jokeri.analysis.georgian.decisions import decisions  # noqa: PLC0415
    from jokeri.analysis.georgian.document import document  # noqa: PLC0415
    from jokeri.analysis.georgian.review import GAME, review_of  # noqa: PLC0415
    from jokeri.analysis.georgian.running import judge_all  # noqa: PLC0415
    from jokeri.cli.progress import tracked  # noqa: PLC0415
    from jokeri.seats import Seat  # noqa: PLC0415
    from jokeri.train.arena.running import cores  # noqa: PLC0415

    kind, transcript = files.read_or_exit(path)
    if kind.name != GAME:
        _refuse(path, f"wrong-game: only matches of {GAME} are reviewed, this is of {kind.name}")
    if transcript.state is None or kind.game(transcript.house).turn(transcript.state) is not None:
        _refuse(path, "wrong-phase: the match is not finished")
    whose = None if seat is None else Seat(seat)
    found = list(decisions(transcript.house, transcript.moves, whose))
    try:
        with closing(judge_all(found, seed, jobs or cores())) as judged:
            done = review_of(tracked(judged, len(found)), transcript.state.results)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool:
        _refuse(path, "a process that judges is lost")
    told = document(done, transcript.house, transcript.names, transcript.state.total, seed)
    if as_json:
        typer.echo(json.dumps(told))
    else:
        _print(told, every=every)


def _refuse(path: Path, why: str) -> NoReturn:
    typer.echo(f"{files.shown(path)}: {why}", err=True)
    raise typer.Exit(1)


def _print(told: dict[str, Any], *, every: bool) -> None:
    """Print what a document says."""
    from rich.console import Console  # noqa: PLC0415  # slow to import

    from jokeri.cli import review_tables as tables  # noqa: PLC0415  # rich again

    first, second = told["worlds"]
    typer.echo(f"house {told['house']}, seed {told['seed']}")
    typer.echo(f"every move looked at in {first} worlds, the best and the one made in {second}")
    if told["core"] == "interpreted":
        typer.echo("The fast core is not compiled: so few worlds make this review a rough one.")
    shown = [tables.seats(told)]
    if every:
        shown += [tables.deals(told), tables.decisions(told["decisions"], told["names"])]
    if told["worst"]:
        shown.append(tables.decisions(told["worst"], told["names"]))
    out = Console(width=1000, highlight=False)  # a line too long is the terminal's to break
    for table in shown:
        out.print()
        out.print(table)
