"""What makes a character: how far it looks, what it leans to, and which mistakes it makes."""

from dataclasses import dataclass
from enum import Enum
from typing import Literal


class Hardness(Enum):
    """How hard a character is to beat."""

    EASY = "easy"
    MIDDLING = "middling"
    HARD = "hard"
    VERY_HARD = "very-hard"


@dataclass(frozen=True, slots=True)
class Mistakes:
    """What people do wrong who are new to the game, tired, or full of themselves.

    ``remembers``: of how many finished tricks it knows what was played; ``None``: of all.
    ``overbids``: bids one more where the hand is pretty. ``counts``: bids by counting pretty cards.
    ``panics``: plays a joker high as soon as another holds a trick while it needs one.
    """

    remembers: int | None = None
    overbids: bool = False
    counts: bool = False
    panics: bool = False


NONE = Mistakes()


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a player differs from the brain; leanings are points on top of what the brain foresees.

    ``level``: the search behind it. ``boldness``: for each trick bid. ``trumps``: for a trump led,
    and for naming a suit rather than bezi. ``spite``: for taking a trick from a seat that needs it,
    or leaving one with a seat that has enough. ``greed``: for any trick taken, needed or not.
    ``jokers``: for parting with a joker. ``care``: how much premia in reach count; 1 is right.
    ``pace``: for how many seconds it seems to think; it answers at once.
    """

    level: Literal["instant", "normal", "strong"] = "instant"
    boldness: float = 0.0
    trumps: float = 0.0
    spite: float = 0.0
    greed: float = 0.0
    jokers: float = 0.0
    care: float = 1.0
    pace: float = 1.0
    mistakes: Mistakes = NONE

    @property
    def hardness(self) -> Hardness:
        """How hard it is to beat."""
        if self.mistakes != NONE:
            return Hardness.EASY
        return {
            "instant": Hardness.MIDDLING,
            "normal": Hardness.HARD,
            "strong": Hardness.VERY_HARD,
        }[self.level]
