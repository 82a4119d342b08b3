"""A page as a value, written as HTML or as Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; level 2 opens a section, level 3 a part of one."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of running text."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list without an order."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Steps:
    """A list whose order matters."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table; its caption says what it shows. The first cell of a row heads the row."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | Paragraph | Items | Steps | Table


def html(blocks: Sequence[Block]) -> str:
    """Write blocks as HTML with every text escaped; a line a block."""
    return "".join(_html(block) + "\n" for block in blocks)


def _html(block: Block) -> str:
    match block:
        case Heading(text, level):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Items(texts):
            return f"<ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>"
        case Steps(texts):
            return f"<ol>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ol>"
        case Table(caption, head, rows):
            heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
            body = "".join(_html_row(row) for row in rows)
            return (
                f"<table><caption>{escape(caption)}</caption>"
                f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
            )


def _html_row(row: tuple[str, ...]) -> str:
    first, *rest = row
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
    return f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'


def markdown(title: str, blocks: Sequence[Block]) -> str:
    """Write a title and blocks as Markdown."""
    return "\n\n".join([f"# {_plain(title)}", *map(_markdown, blocks)]) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading(text, level):
            return f"{'#' * level} {_plain(text)}"
        case Paragraph(text):
            return _plain(text)
        case Items(texts):
            return "\n".join(f"- {_plain(text)}" for text in texts)
        case Steps(texts):
            return "\n".join(f"{number}. {_plain(text)}" for number, text in enumerate(texts, 1))
        case Table(caption, head, rows):
            lines = [head, ("---",) * len(head), *rows]
            written = "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)
            return f"{_plain(caption)}\n\n{written}"


def _plain(text: str) -> str:
    """Escape what Markdown would take for marks, but for ``code`` in single backquotes."""
    parts = enumerate(text.split("`"))
    return "`".join(part if at % 2 else _escaped(part) for at, part in parts)


def _escaped(text: str) -> str:
    return "".join(f"\\{sign}" if sign in "\\*_<>[]" else sign for sign in text)


def _cell(text: str) -> str:
    return _plain(text).replace("|", "\\|")
