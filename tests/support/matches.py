"""Random houses and random matches of any game."""

import random
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from jokeri.game import DEALER, Game, IllegalHouse, Kind, Option
from support.chance import Seeded

NAMES = ("North", "East", "South", "West", "Fifth", "Sixth")


@st.composite
def houses(draw: st.DrawFn, kind: Kind) -> Any:
    """Draw any house: a preset, some of its options changed, also to values no form offers."""
    preset = draw(st.sampled_from(list(kind.presets)))
    changed = [option for option in kind.options if draw(st.booleans())]
    words = [f"{option.name}={draw(values(option))}" for option in changed]
    try:
        return kind.house(" ".join((preset, *words)))
    except IllegalHouse:  # values that contradict each other
        return kind.house(preset)


def values(option: Option) -> st.SearchStrategy[str]:
    """Return a strategy of an option's values."""
    offered = st.sampled_from(option.values)
    if option.pattern is None:
        return offered
    return offered | st.from_regex(option.pattern, fullmatch=True).filter(lambda v: len(v) < 40)


@dataclass(slots=True, repr=False)
class Match:
    """A match as played so far: its log, and the state and events after each move."""

    kind: Kind
    house: Any
    moves: list[Any] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    events: list[tuple[Any, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.states.append(self.game.begin())

    def __repr__(self) -> str:
        """Write the match in the text form, as a falsifying example should be shown."""
        return "\n" + self.kind.write_transcript(self.house, self.names, self.moves)

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text(repr(self))

    @property
    def game(self) -> Game[Any, Any]:
        return self.kind.game(self.house)

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.game.seats)]

    def apply(self, move: Any) -> None:
        step = self.game.apply(self.state, move)
        self.moves.append(move)
        self.states.append(step.state)
        self.events.append(step.events)

    def play_on(self, source: random.Random, most: int) -> "Match":
        """Play random legal moves: to the end, or ``most`` of them."""
        game = self.game
        for _ in range(most):
            turn = game.turn(self.state)
            if turn is None:
                break
            if turn is DEALER:
                self.apply(game.chance(self.state, Seeded(source)))
            else:
                self.apply(source.choice(game.moves(self.state)))
        return self


@st.composite
def matches(draw: st.DrawFn, kind: Kind, most: int = 150) -> Match:
    """Draw a random match under a random house, of at most so many moves."""
    house = draw(houses(kind))
    source = draw(st.randoms(use_true_random=False))
    return Match(kind, house).play_on(source, draw(st.integers(0, most)))
