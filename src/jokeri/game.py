"""The contract between a game and the platform: what a game is, and nothing more.

A game is a frozen value made from a house and holds no state. State, move, view and event are
frozen values too. The platform calls a game; a game never calls the platform.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from jokeri.cards import Card
from jokeri.seats import Seat

S = TypeVar("S")
M = TypeVar("M")
S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


class Dealer(Enum):
    """Chance, as a player: it is the dealer's turn when cards or a draw are due."""

    DEALER = "dealer"


DEALER = Dealer.DEALER
Turn = Seat | Dealer | None


class Chance(Protocol):
    """A source of chance, given as an argument so that the core holds none."""

    def below(self, bound: int) -> int:
        """Return a uniform whole number from 0 to ``bound - 1``."""
        ...

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        """Return the pack in a uniformly random order."""
        ...


@dataclass(eq=False)  # not frozen: Python writes the traceback into it
class IllegalMove(Exception):
    """A move that the rules refuse: a code of the text form's table, and what a sentence needs."""

    code: str
    detail: Mapping[str, Any] = field(default_factory=dict)


@dataclass(eq=False)  # not frozen: Python writes the traceback into it
class IllegalHouse(ValueError):
    """A house that cannot be: a code, the reason in English, the option and value at fault.

    Codes: ``no-preset``, ``no-option``, ``not-option`` (a word without a value), ``twice``,
    ``no-value``, ``contradiction``, ``too-long``.
    """

    code: str
    reason: str
    option: str | None = None
    value: str | None = None

    def __str__(self) -> str:
        """Return the reason, a sentence without its full stop."""
        return self.reason


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A move's outcome: the next state, and the public events in the order they happened."""

    state: S
    events: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Scores:
    """Points and places by seat; equal totals share the place (1 1 3 4)."""

    points: tuple[int, ...]
    places: tuple[int, ...]


class Game(Protocol[S, M]):
    """The rules of one game under one house."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, clockwise."""
        ...

    def begin(self) -> S:
        """Return the state before anything has happened."""
        ...

    def turn(self, state: S) -> Turn:
        """Return whose turn it is; ``None`` when the match is over."""
        ...

    def moves(self, state: S) -> Sequence[M]:
        """Return the legal moves of the seat to move, without doubles, in a fixed order.

        At most 64. Empty at the dealer's turn (see :meth:`chance`) and after the match.
        """
        ...

    def chance(self, state: S, source: Chance) -> M:
        """Return the dealer's move, drawn from ``source``. Only at the dealer's turn."""
        ...

    def apply(self, state: S, move: M) -> Step[S]:
        """Return what the move of whoever's turn it is leads to, or raise ``IllegalMove``."""
        ...

    def view(self, state: S, seat: Seat | None) -> Any:
        """Return all that a seat may know, built up from nothing; ``None``: a spectator."""
        ...

    def scores(self, state: S) -> Scores:
        """Return the points and places so far; final when the match is over."""
        ...


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a house, as a form needs it.

    ``values`` are what a form offers, in order. ``pattern`` is ``None`` when these are all that is
    allowed, else a regular expression that other values must match as a whole.
    """

    name: str
    default: str
    values: tuple[str, ...]
    pattern: str | None = None


class Transcript(Protocol):
    """A match as read from text: whole, or up to where the text stops."""

    @property
    def house(self) -> Any:
        """The house, once its line is read, else ``None``."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, once their line is read, else empty."""
        ...

    @property
    def state(self) -> Any:
        """The state after the last move read, ``None`` before the house line."""
        ...

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves read: the log of the match."""
        ...

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal moves at the end; empty when a card or a sum is due."""
        ...

    @property
    def total(self) -> tuple[int, ...]:
        """The sums of the lines of points read: by seat, or by side where a game's lines are."""
        ...

    @property
    def whole(self) -> bool:
        """Whether the match was read to its total line."""
        ...


@dataclass(frozen=True, slots=True)
class Leaves:
    """How many ways there are to go on (perft), and how many end in each tally of tricks by seat.

    ``tallies`` is empty unless the ways lead to the end of a deal.
    """

    count: int
    tallies: Mapping[tuple[int, ...], int]


class Kind(Protocol):
    """A game as the platform finds it in ``jokeri.games.GAMES``: its houses and its text."""

    @property
    def name(self) -> str:
        """The name on a record's first line."""
        ...

    @property
    def rules_version(self) -> int:
        """Grows when the same moves would give other states or scores."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """Every option, in writing order."""
        ...

    @property
    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """By preset name, in order: the value of every option, by option name."""
        ...

    @property
    def universe(self) -> tuple[str, ...]:
        """The text of every move that a seat could ever make, legal now or not."""
        ...

    def house(self, text: str) -> Any:
        """Read ``PRESET option=value ...`` or raise ``IllegalHouse``."""
        ...

    def house_text(self, house: Any) -> str:
        """Write a house: its preset, then the options that differ from it."""
        ...

    def game(self, house: Any) -> Game[Any, Any]:
        """Return the game under a house."""
        ...

    def read_move(self, text: str) -> Any:
        """Read a move of a seat or of the dealer; raise ``IllegalMove("unreadable")``."""
        ...

    def write_move(self, move: Any) -> str:
        """Write a move as one line, so that it is read back without knowing the state."""
        ...

    def notate(self, move: Any) -> str:
        """Write a seat's move as it stands in the text form, whose line says what kind it is."""
        ...

    def perft(self, house: Any, state: Any, depth: int | None) -> Leaves:
        """Count the ways from a state to the end of its bidding or deal, or of ``depth`` moves."""
        ...

    def view_wire(self, view: Any) -> dict[str, Any]:
        """Return a view for the page, as JSON-ready values without the sheet."""
        ...

    def sheet_wire(self, view: Any) -> tuple[int, dict[str, Any]]:
        """Return the sheet's version (0, then one more at each change) and the sheet."""
        ...

    def event_wire(self, event: Any) -> dict[str, Any]:
        """Return a public event for the page; ``"is"`` names it."""
        ...

    def read_transcript(self, data: bytes) -> "Transcript":
        """Read a whole or partial match, or raise ``jokeri.lines.Refusal`` at its first fault."""
        ...

    def write_transcript(self, house: Any, names: Sequence[str], moves: Sequence[Any]) -> str:
        """Write a match as far as it goes in the canonical text form, every hand shown."""
        ...

    def write_record(self, house: Any, names: Sequence[str], moves: Sequence[Any]) -> str:
        """Write what may be shown to anybody: of a match under way, its finished deals only."""
        ...

    def replay_wire(self, data: bytes) -> dict[str, Any]:
        """Read a text record for stepping through; raise ``jokeri.lines.Refusal`` at a fault."""
        ...
