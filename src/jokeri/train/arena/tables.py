"""The arena's figures as tables of text; "±" is a 95 % interval's half."""

import statistics
from collections.abc import Iterable, Sequence

from rich.console import JustifyMethod
from rich.table import Table

from jokeri.train.arena.contest import Encounter, Pair
from jokeri.train.arena.intervals import Interval
from jokeri.train.arena.summary import Summary


def figures(found: Sequence[Summary]) -> Table:
    """Return a line a pair: points, exact bids and khishti of the challenger."""
    rated = found[0].exact is not None
    rates = ("exact %", "khishti %") if rated else ()
    table = _table("challenger", "field", "n", "difference", "own points", *rates)
    for each in found:
        shares = [share for share in (each.exact, each.khishti) if share is not None]
        table.add_row(
            *_named(each),
            f"{each.n:,}",
            points(each.difference),
            points(each.points),
            *map(percent, shares),
        )
    return table


def places(found: Sequence[Summary]) -> Table:
    """Return a line a pair: how often the challenger came first, second, ... in percent."""
    names = ("1st %", "2nd %", "3rd %", "4th %", "5th %", "6th %")
    table = _table("challenger", "field", *names[: len(found[0].places)])
    for each in found:
        table.add_row(*_named(each), *map(percent, each.places))
    return table


def cross(found: Sequence[Summary]) -> Table:
    """Return the differences of a pool: challengers by line, fields by column."""
    cells = {each.pair: each.difference for each in found}
    for pair, cell in tuple(cells.items()):  # where a pair turned round would play the same deals
        cells.setdefault(Pair(pair.field, pair.challenger), Interval(-cell.mean, cell.half))
    names = tuple(dict.fromkeys(name for pair in cells for name in (pair.challenger, pair.field)))
    table = _table("difference", *names)
    for name in names:
        row = (cells.get(Pair(name, other)) for other in names)
        table.add_row(name, *("" if cell is None else points(cell) for cell in row))
    return table


def speeds(encounters: Iterable[Encounter]) -> Table:
    """Return a line a bot: what its choices among several moves took, in milliseconds."""
    times: dict[str, list[float]] = {}
    for each in encounters:
        for name, some in each.times.items():
            times.setdefault(name, []).extend(some)
    table = _table("ms a move", "median", "95 % within", "moves")
    for name, taken in times.items():
        twentieths = statistics.quantiles(taken, n=20, method="inclusive")
        table.add_row(
            name, f"{statistics.median(taken):.3f}", f"{twentieths[-1]:.3f}", f"{len(taken):,}"
        )
    return table


def points(value: Interval) -> str:
    """Write a mean of points."""
    return f"{value.mean:z.2f} ± {value.half:.2f}"


def percent(value: Interval) -> str:
    """Write a share in percent."""
    return f"{100 * value.mean:z.1f} ± {100 * value.half:.1f}"


def _named(found: Summary) -> tuple[str, str]:
    return found.pair.challenger, found.pair.field


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(first, no_wrap=True)
    for name in others:
        justify: JustifyMethod = "left" if name == "field" else "right"
        table.add_column(name, justify=justify, no_wrap=True)
    return table
