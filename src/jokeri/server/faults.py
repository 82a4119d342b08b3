"""What a log tells of an exception: where it came from, never its words, which may name a card."""

import traceback
from collections.abc import Iterator


def where(fault: BaseException) -> str:
    """Return the way that an exception took and its type, with those it came from before it."""
    return "".join(_lines(fault))


def _lines(fault: BaseException) -> Iterator[str]:
    before = fault.__cause__ or fault.__context__
    if before is not None:
        yield from _lines(before)
    yield from traceback.format_tb(fault.__traceback__)
    yield f"{type(fault).__qualname__}\n"
    for inner in getattr(fault, "exceptions", ()):  # a group
        yield from _lines(inner)
