"""A review's document as tables of text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.table import Table


def seats(document: Mapping[str, Any]) -> Table:
    """Return a line a seat: skill and luck parted."""
    table = _table("seat", "", "total", "came", "expected", "luck", "losses", "decisions")
    for each in document["seats"]:
        balance = (each[name] for name in ("came", "expected", "luck", "losses"))
        table.add_row(
            str(each["seat"]), each["name"], f"{each['total']:,}",
            *map(points, balance), str(each["decisions"]),
        )  # fmt: skip
    return table


def deals(document: Mapping[str, Any]) -> Table:
    """Return a line a deal of a seat."""
    table = _table("deal", "", "cards", "came", "expected", "luck", "losses")
    for each in document["deals"]:
        balance = (each[name] for name in ("came", "expected", "luck", "losses"))
        name = document["names"][each["seat"]]
        table.add_row(str(each["deal"]), name, str(each["cards"]), *map(points, balance))
    return table


def decisions(found: Iterable[Mapping[str, Any]], names: Sequence[str]) -> Table:
    """Return a line a decision: what was done, the best, and the loss."""
    one = ("difference", "points", "exact")
    table = _table("deal", "", "", "did", *one, "best", *one, "loss")
    for each in found:
        trick = f"trick {each['trick']}" if each["trick"] else each["kind"]
        table.add_row(
            str(each["deal"]), names[each["seat"]], trick,
            *_promise(each["done"]), *_promise(each["best"]), points(each["loss"]),
        )  # fmt: skip
    return table


def points(value: float) -> str:
    """Write points."""
    return f"{value:z,.1f}"


def _promise(advice: Mapping[str, Any]) -> tuple[str, ...]:
    worth, own = points(advice["worth"]), points(advice["points"])
    return advice["move"], worth, own, f"{100 * advice['exact']:.0f} %"


TEXTS = ("", "did", "best")
"""Columns of words; the others are of numbers."""


def _table(*names: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    for name in names:
        table.add_column(name, justify="left" if name in TEXTS else "right", no_wrap=True)
    return table
