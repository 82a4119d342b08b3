"""What every game's reader of the text form needs: the next line, or the refusal of it.

A reader follows the path of a match line by line and hands each move to the rules.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from jokeri.cards import Card
from jokeri.game import Game, IllegalHouse, IllegalMove
from jokeri.lines import Line, Refusal

IN_TEXT = {"wrong-phase": "wrong-order"}
"""What a text's codes call a table's: where another move is due, so is another word."""

Sentence = Callable[[str, Mapping[str, Any]], str]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match as read: whole, or up to where the text stops.

    ``state`` and ``moves`` stand after the last move read, ``legal`` are the moves open there;
    ``total`` sums the lines of points read. ``house`` and ``state`` are there once the lines are
    that they need.
    """

    house: Any
    names: tuple[str, ...]
    state: Any
    moves: tuple[Any, ...]
    legal: tuple[Any, ...]
    total: tuple[int, ...]
    whole: bool


class End(Exception):
    """The text stops here."""


@dataclass(slots=True)
class Reading:
    """A text being read, and the match so far.

    ``words`` begin the lines of the form, ``moves_begin`` tells whether a word begins a line of
    moves, ``sentence`` says what a refused move did, ``cards`` are the form's cards by their text.
    """

    lines: Iterator[Line]
    words: frozenset[str]
    moves_begin: Callable[[str], bool]
    sentence: Sentence
    cards: Mapping[str, Card]
    game: Game[Any, Any] | None = None
    house: Any = None
    names: tuple[str, ...] = ()
    state: Any = None
    moves: list[Any] = field(default_factory=list)
    total: list[int] = field(default_factory=list)
    last: Line | None = None
    ahead: Line | None = None

    # The lines.

    def peek(self) -> Line | None:
        """Return the next line and leave it there; ``None`` at the end of the text."""
        if self.ahead is None:
            self.ahead = next(self.lines, None)
        return self.ahead

    def next_line(self) -> Line:
        """Take the next line."""
        line = self.peek()
        if line is None:
            raise End
        self.last, self.ahead = line, None
        return line

    def due(self, word: str, words: int | None = None) -> Line:
        """Take the next line, which must begin with ``word`` and may have a number of words."""
        line = self.next_line()
        if line.words[0] != word:
            self.misplaced(line, word)
        if words is not None and len(line.words) != words:
            raise line.refuse(
                "unreadable", f"a {word} line has {words} words, not {len(line.words)}"
            )
        return line

    def misplaced(self, line: Line, due: str) -> NoReturn:
        """Refuse a line that is not the one due."""
        if line.words[0] in self.words or self.moves_begin(line.words[0]):
            raise line.refuse("wrong-order", f"{due} is due here")
        raise line.refuse("unreadable", f"{line.words[0][:40]!r} begins no line of this form")

    def stop_short(self, what: str) -> NoReturn:
        """End at a line that is not complete, or refuse the one that follows it."""
        following = self.peek()
        if following is not None:
            raise following.refuse(
                "wrong-order", f"the {what} line before this one is not complete"
            )
        raise End

    def nothing_more(self) -> None:
        """Refuse a line after the match's last."""
        extra = self.peek()
        if extra is not None:
            raise extra.refuse("wrong-order", "the match is over")

    # The frame.

    def game_line(self, name: str) -> None:
        """Take the line that says which game."""
        line = self.due("game")
        if line.words[1:] != (name,):
            raise line.refuse("unreadable", f"the first line is game {name}")

    def house_line(self, read: Callable[[str], Any]) -> Line:
        """Take the house line; ``read`` may raise ``IllegalHouse``."""
        line = self.due("house")
        try:
            self.house = read(" ".join(line.words[1:]))
        except IllegalHouse as refused:
            raise line.refuse("unknown-house", str(refused)) from None
        return line

    def seats_line(self, *counts: int) -> Line:
        """Take the seats line, which may hold so many names."""
        line = self.due("seats")
        names = line.words[1:]
        if (
            len(names) not in counts
            or len(set(names)) != len(names)
            or any("|" in name for name in names)
        ):
            many = " or ".join(map(str, counts))
            raise line.refuse("unreadable", f"{many} different names are due, without # and |")
        self.names = names
        return line

    def begin(self, game: Game[Any, Any]) -> None:
        """Start the match."""
        self.game, self.state = game, game.begin()

    def sums(self, word: str, expected: Sequence[int]) -> None:
        """Take a line of points, which must be those that the rules give."""
        line = self.due(word)
        if self.numbers(line, len(expected)) != tuple(expected):
            right = " ".join(map(str, expected))
            raise line.refuse("wrong-score", f"the rules give {word} {right}")

    def gains(self, word: str, expected: Sequence[int]) -> None:
        """Take a line of points and add them up."""
        self.sums(word, expected)
        self.total = [sum(pair) for pair in zip(self.total, expected, strict=True)]

    # The words of a line.

    def numbers(self, line: Line, count: int | None = None) -> tuple[int, ...]:
        """Return the numbers after a line's first word."""
        words = line.words[1:]
        for word in words:
            if not is_number(word):
                raise line.refuse("unreadable", f"{word[:40]!r} is no number")
        if count is not None and len(words) != count:
            raise line.refuse("unreadable", f"{line.words[0]} is followed by {count} numbers")
        return tuple(map(int, words))

    def seat(self, line: Line) -> int:
        """Return the one seat that a line names."""
        (seat,) = self.numbers(line, 1)
        if not 0 <= seat < len(self.names):
            raise line.refuse("unreadable", f"a seat is due, 0 to {len(self.names) - 1}")
        return seat

    def card(self, line: Line, word: str) -> Card:
        """Return a card."""
        if word not in self.cards:
            raise line.refuse("unreadable", f"{word[:40]!r} is no card")
        return self.cards[word]

    def rows(self, line: Line, count: int, size: int) -> list[tuple[Card, ...]]:
        """Return so many rows of so many cards, parted by bars."""
        rows: list[list[Card]] = [[]]
        for word in line.words[1:]:
            if word == "|":
                rows.append([])
            else:
                rows[-1].append(self.card(line, word))
        if len(rows) != count:
            raise line.refuse("unreadable", f"{count} parts are due, parted by |")
        if any(len(row) != size for row in rows):
            raise line.refuse("impossible-hands", f"each part has {size} cards")
        return [tuple(row) for row in rows]

    def check_pack(self, line: Line, dealt: Sequence[Card], pack: Sequence[Card]) -> None:
        """Refuse cards that are not in the pack, or there too often."""
        over = Counter(dealt) - Counter(pack)
        if over:
            card = next(iter(over))
            where = "there too often" if card in pack else "not in the pack"
            raise line.refuse("impossible-hands", f"{card} is {where}")

    # The moves.

    def apply(self, line: Line, move: Any) -> None:
        """Make a move, or refuse its line."""
        assert self.game is not None  # noqa: S101 - the house line came first
        try:
            self.state = self.game.apply(self.state, move).state
        except IllegalMove as refused:
            code = IN_TEXT.get(refused.code, refused.code)
            sentence = self.sentence(refused.code, refused.detail)
            raise line.refuse(code, sentence, refused.detail) from None
        self.moves.append(move)

    def transcript(self, path: Callable[[], None], name: str) -> Transcript:
        """Follow a match's path as far as the text goes."""
        whole = False
        try:
            path()
            whole = True
        except End:
            if self.last is None:
                raise Refusal(
                    1, "unreadable", f"nothing to read: a match begins with game {name}"
                ) from None
        return Transcript(
            self.house,
            self.names,
            self.state,
            tuple(self.moves),
            tuple(self.game.moves(self.state)) if self.game else (),
            tuple(self.total),
            whole,
        )


def is_number(word: str) -> bool:
    """Whether a word is a whole number without ``+`` and leading zeros, of a sane length."""
    digits = word.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) < 10
    return plain and (digits[0] != "0" or word == "0")
