"""`jokeri solve FILE...`: what each seat can force in the open deal at a transcript's end."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from jokeri.cli import files
from jokeri.fast.bridge import position_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import MOVE_OF, card_numbers
from jokeri.fast.position import Position
from jokeri.fast.solver import MAXN_CARDS, Forced, Solver, max_n
from jokeri.games.georgian.house import House
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.state import Phase, State


def solve(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", show_default=False)],
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


def open_deal(house: Any, state: Any) -> Position:
    """Return the deal on the table, or raise ``ValueError`` where none can be solved."""
    if house is not None and not isinstance(state, State):
        raise ValueError("only deals of Georgian Joker can be solved")
    if house is None or state.phase not in (Phase.TRUMP, Phase.BID, Phase.PLAY):
        raise ValueError("no deal is open where the text ends")
    if state.phase is Phase.TRUMP:
        raise ValueError("trump is still to be named")
    return position_of(state, house)


def in_full(
    house: House, state: State, position: Position, solver: Solver, maxn: MaxN
) -> dict[str, Any]:
    """Return all that ``--json`` tells of a deal."""
    told: dict[str, Any] = {
        "seats": [as_dict(answer) for answer in solver.seats(position)],
        "turn": state.trick.to_play,
        "moves": {
            str(MOVE_OF[move]): as_dict(kept) for move, kept in solver.moves(position).items()
        },
    }
    left = position.cards - sum(position.taken)
    if position.phase == 2 and left <= MAXN_CARDS:
        taken = max_n(position, tuple(card_numbers(hand) for hand in state.dealt), maxn)
        points = [
            score(bid, tricks, position.cards, house).points
            for bid, tricks in zip(position.bids, taken, strict=True)
        ]
        told["maxn"] = {"taken": taken, "points": points}
    return told


def as_dict(answer: Forced) -> dict[str, Any]:
    """Return an answer ready for JSON."""
    return {"most": answer.most, "least": answer.least, "exact": list(answer.exact)}
