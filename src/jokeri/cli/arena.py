"""`jokeri arena A B ...`: which bot plays better, on the same cards in every seat."""

import time
from collections.abc import Iterable, Sequence
from contextlib import closing, nullcontext
from itertools import combinations, permutations
from pathlib import Path
from typing import Annotated, TextIO

import typer

from jokeri.cli import files
from jokeri.cli.progress import tracked
from jokeri.game import IllegalHouse
from jokeri.games import GAMES
from jokeri.train.arena import georgian
from jokeri.train.arena.contest import Contest, Encounter, Pair, Unit
from jokeri.train.arena.finding import bot_named
from jokeri.train.arena.rows import Rows
from jokeri.train.arena.running import PlayFailed, cores, run
from jokeri.train.arena.seating import Seating, mirror, seatings
from jokeri.train.arena.summary import summaries

USUAL_DEALS = 100
INTERRUPTED = 130


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="A B...", show_default=False, help="Bots by name, or MODULE:NAME to import."
        ),
    ],
    game: Annotated[str, typer.Option(help="The game.")] = georgian.GAME,
    house: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT",
            help="PRESET option=value ...",
            show_default="the game's first preset",
        ),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="N", help="So many single deals.", show_default=str(USUAL_DEALS)
        ),
    ] = None,
    matches: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="So many whole matches instead.", show_default=False),
    ] = None,
    cards: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=9,
            help="The size of every deal.",
            show_default="sizes as in a match",
        ),
    ] = None,
    seating: Annotated[
        Seating,
        typer.Option(help="The challenger's seats: each one, each two, or every other seat."),
    ] = Seating.ONE,
    seed: Annotated[int, typer.Option(help="Other seeds, other cards.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Processes that play.", show_default="one a core"),
    ] = None,
    csv: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write every seating's result.", show_default=False),
    ] = None,
) -> None:
    """Let bots play the same cards in every seat, and tell by how much one is ahead.

    Two bots: the first challenges a table of the second. More: each challenges a table of each
    other. The difference is the challenger's own mean minus the mean of the others; what stands
    after a ± is the half of a 95 % interval taken over deals (or matches), not over seatings.
    Single deals count for their own points, matches with everything. Ctrl-C ends it and prints
    what has been played.
    """
    if deals and matches:
        raise typer.BadParameter("Deals or matches, not both.", param_hint="--matches")
    if cards and (matches or game != georgian.GAME):
        raise typer.BadParameter("Only single deals of joker have a size.", param_hint="--cards")
    unit = Unit.MATCH if matches else Unit.DEAL
    contest = Contest(game, _house(game, house, cards), unit, cards, seating, seed)
    pairs = _pairs(bots, contest)
    n, jobs = matches or deals or USUAL_DEALS, jobs or cores()
    played: list[Encounter] = []
    began, status = time.monotonic(), 0
    try:
        with _opened(csv) as file, closing(run(contest, pairs, n, jobs)) as encounters:
            _collect(tracked(encounters, n * len(pairs)), played, file)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except PlayFailed as fault:
        typer.echo(fault, err=True)
        status = 1
    except OSError as fault:
        typer.echo(_unwritten(csv, fault), err=True)
        status = 1
    _report(contest, played, f"{time.monotonic() - began:.0f} s, {jobs} at once")
    if status:
        raise typer.Exit(status)


def _house(game: str, text: str | None, cards: int | None) -> str:
    """Return a house's text as it is written, or say what is wrong with it."""
    if game not in GAMES:
        raise typer.BadParameter(
            f"There is no game {game!r}: {', '.join(GAMES)}.", param_hint="--game"
        )
    kind = GAMES[game]
    try:
        house = kind.house(text or next(iter(kind.presets)))
        if game == georgian.GAME:
            georgian.with_first(house, cards or house.deals[0])
    except IllegalHouse as fault:
        raise typer.BadParameter(str(fault), param_hint="--house") from None
    return kind.house_text(house)


def _pairs(bots: Sequence[str], contest: Contest) -> list[Pair]:
    """Return who challenges whom, or say which bot there is not."""
    if len(bots) < 2:
        raise typer.BadParameter("Two bots at least.", param_hint="A B...")
    if len(bots) > 2 and len(set(bots)) < len(bots):
        raise typer.BadParameter("A bot is named twice.", param_hint="A B...")
    kind = GAMES[contest.game]
    try:
        for name in bots:
            bot_named(name)
        seats = len(kind.game(kind.house(contest.house)).seats)
        seatings(contest.seating, seats)
    except ValueError as fault:
        raise typer.BadParameter(str(fault), param_hint="A B...") from None
    if len(bots) == 2:
        return [Pair(*bots)]
    choose = combinations if mirror(contest.seating, seats) else permutations
    return [Pair(*two) for two in choose(bots, 2)]


def _opened(path: Path | None) -> "TextIO | nullcontext[None]":
    """Open the file to write, a line at a time, before anything is played."""
    if path is None:
        return nullcontext()
    try:
        return path.open("w", buffering=1, encoding="utf-8", newline="")
    except OSError as fault:
        raise typer.BadParameter(_unwritten(path, fault), param_hint="--csv") from None


def _unwritten(path: Path | None, fault: OSError) -> str:
    name = "The output" if path is None else files.shown(path)
    return f"{name} cannot be written: {fault.strerror or fault}"


def _collect(encounters: Iterable[Encounter], played: list[Encounter], file: TextIO | None) -> None:
    """Keep and write the encounters as they come, so that none is lost when one fails."""
    rows = None if file is None else Rows(file)
    for encounter in encounters:
        played.append(encounter)
        if rows is not None:
            rows.add(encounter)


def _report(contest: Contest, played: Sequence[Encounter], took: str) -> None:
    """Print what the encounters say."""
    from rich.console import Console  # noqa: PLC0415  # slow to import

    from jokeri.train.arena import tables  # noqa: PLC0415  # rich again

    if not played:
        typer.echo("Nothing was played to its end.", err=True)
        return
    unit = "matches" if contest.unit is Unit.MATCH else "deals"
    size = f" of {contest.cards}" if contest.cards else ""
    each = len(played[0].seated)
    typer.echo(f"game {contest.game}, house {contest.house}, seed {contest.seed}")
    typer.echo(f"{unit}{size}, each in {each} seatings with the same cards; {took}")
    found = summaries(played)
    shown = [tables.figures(found)]
    if contest.unit is Unit.MATCH:
        shown.append(tables.places(found))
    if len(found) > 1:
        shown.append(tables.cross(found))
    shown.append(tables.speeds(played))
    out = Console(width=1000, highlight=False)  # a line too long is the terminal's to break
    for table in shown:
        out.print()
        out.print(table)
