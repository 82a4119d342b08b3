"""The messages of the .ftl files, as read for tests."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

import jokeri.words

FOLDER = Path(jokeri.words.__file__).parent
ENGLISH = FOLDER / "en"
FILES = tuple(sorted(str(path.relative_to(ENGLISH)) for path in ENGLISH.rglob("*.ftl")))
SHARED = tuple(file for file in FILES if "/" not in file)
WORDED = tuple(sorted(path.name for path in ENGLISH.iterdir() if path.is_dir()))
"""The games that have words."""


def files_of(game: str) -> tuple[str, ...]:
    """Return the files that are read together for a game."""
    return SHARED + tuple(file for file in FILES if file.startswith(f"{game}/"))


@dataclass(frozen=True)
class Message:
    """A message: its source's tree, and the variables that it names."""

    tree: ast.Message
    variables: frozenset[str]
    keys: frozenset[str]
    """The names of variants, such as S in ``[S] spades``."""
    text: str
    """All its text, in whatever variant."""
    others: frozenset[str]
    """What it refers to besides variables: messages, terms, functions."""


class _Found(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.texts: list[str] = []
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


def source(language: str, file: str) -> str:
    return (FOLDER / language / file).read_text(encoding="utf-8")


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    """Return a file's messages by id; an id twice or a junk entry fails."""
    found: dict[str, Message] = {}
    for entry in parse(source(language, file)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            assert entry.value is not None, f"{language}/{file}: {entry.id.name} has no text"
            seen = _Found()
            seen.visit(entry)
            found[entry.id.name] = Message(
                entry,
                frozenset(seen.variables),
                frozenset(seen.keys),
                " ".join(seen.texts),
                frozenset(seen.others),
            )
    return found
