"""Five Hundred as the platform finds it: the contract's ``Kind``."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from jokeri.game import Leaves, Option
from jokeri.games.five_hundred import wire
from jokeri.games.five_hundred.engine import FiveHundred
from jokeri.games.five_hundred.events import Event
from jokeri.games.five_hundred.house import House, read_house, write_house
from jokeri.games.five_hundred.moves import SEAT_MOVES, Move, notate, read_move, write_move
from jokeri.games.five_hundred.options import OPTIONS, PRESETS
from jokeri.games.five_hundred.perft import perft
from jokeri.games.five_hundred.reading import read_transcript
from jokeri.games.five_hundred.replay import replay_wire
from jokeri.games.five_hundred.state import State
from jokeri.games.five_hundred.view import View
from jokeri.games.five_hundred.writing import write_record, write_transcript
from jokeri.games.reading import Transcript


@dataclass(frozen=True, slots=True)
class FiveHundredKind:
    """Houses and text forms of Five Hundred; holds nothing."""

    name: str = "five-hundred"
    rules_version: int = 1
    options: tuple[Option, ...] = OPTIONS
    universe: tuple[str, ...] = tuple(SEAT_MOVES)

    @property
    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """By preset name, in order: the value of every option."""
        return PRESETS

    def house(self, text: str) -> House:
        """Read ``PRESET option=value ...`` or raise ``IllegalHouse``."""
        return read_house(text)

    def house_text(self, house: House) -> str:
        """Write a house: its preset, then the options that differ from it."""
        return write_house(house)

    def game(self, house: House) -> FiveHundred:
        """Return the game under a house."""
        return FiveHundred(house)

    def read_move(self, text: str) -> Move:
        """Read a move of a seat or of the dealer; raise ``IllegalMove("unreadable")``."""
        return read_move(text)

    def write_move(self, move: Move) -> str:
        """Write a move as one line."""
        return write_move(move)

    def notate(self, move: Move) -> str:
        """Write a seat's move as in the text form."""
        return notate(move)

    def perft(self, house: House, state: State | None, depth: int | None) -> Leaves:
        """Count the ways from a state to the end of its auction or deal, or of ``depth`` moves."""
        return perft(house, state, depth)

    def view_wire(self, view: View) -> dict[str, Any]:
        """Return a view for the page, without the sheet."""
        return wire.view_wire(view)

    def sheet_wire(self, view: View) -> tuple[int, dict[str, Any]]:
        """Return the sheet's version and the sheet."""
        return wire.sheet_wire(view)

    def event_wire(self, event: Event) -> dict[str, Any]:
        """Return a public event for the page."""
        return wire.event_wire(event)

    def read_transcript(self, data: bytes) -> Transcript:
        """Read a whole or partial match, or raise ``jokeri.lines.Refusal``."""
        return read_transcript(data)

    def write_transcript(self, house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
        """Write a match as far as it goes, every card shown."""
        return write_transcript(house, names, moves)

    def write_record(self, house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
        """Write what may be shown to anybody: finished deals only."""
        return write_record(house, names, moves)

    def replay_wire(self, data: bytes) -> dict[str, Any]:
        """Read a text record for stepping through; raise ``jokeri.lines.Refusal`` at a fault."""
        return replay_wire(data)
