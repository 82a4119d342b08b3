"""The lines of a text record: reading a file's bytes, and refusing a line with a code."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

LINE_BYTES = 4096
FILE_BYTES = 16 * 1024 * 1024
_BOM = b"\xef\xbb\xbf"
_CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f\x80-\x9f\u2028\u2029]")


@dataclass(eq=False)  # not frozen: Python writes the traceback into it
class Refusal(Exception):
    """A text record is refused: the line at fault (from 1), the code, and an English sentence.

    ``detail`` is what a sentence in another language needs, as for a refused move.
    """

    line: int
    code: str
    sentence: str
    detail: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        """Write ``LINE: code: sentence``."""
        return f"{self.line}: {self.code}: {self.sentence}"


@dataclass(frozen=True, slots=True)
class Line:
    """A line that says something: its number in the file, and its words."""

    number: int
    words: tuple[str, ...]

    def refuse(self, code: str, sentence: str, detail: Mapping[str, Any] | None = None) -> Refusal:
        """Return the refusal of this line."""
        return Refusal(self.number, code, sentence, detail or {})


def lines_of(data: bytes) -> Iterator[Line]:
    """Yield the lines that say something, comments and blanks left out, or raise ``Refusal``."""
    if len(data) > FILE_BYTES:
        crossing = data.count(b"\n", 0, FILE_BYTES) + 1
        raise Refusal(crossing, "unreadable", "the file is larger than 16 MiB")
    for number, raw in enumerate(BytesIO(data.removeprefix(_BOM)), start=1):
        words = _words(raw.removesuffix(b"\n").removesuffix(b"\r"), number)
        if words:
            yield Line(number, words)


def _words(raw: bytes, number: int) -> tuple[str, ...]:
    if len(raw) > LINE_BYTES:
        raise Refusal(number, "unreadable", f"the line is longer than {LINE_BYTES} bytes")
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise Refusal(number, "unreadable", "the line is not UTF-8 text") from None
    if _CONTROL.search(text):
        raise Refusal(number, "unreadable", "the line holds a control character")
    return tuple(filter(None, re.split("[ \t]+", text.partition("#")[0])))
