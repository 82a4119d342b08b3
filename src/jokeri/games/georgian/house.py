"""A house: one table's rules as a frozen value, and its text form."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields

from jokeri.game import IllegalHouse
from jokeri.games.georgian import schedule as schedules
from jokeri.games.georgian.options import OPTIONS, PRESETS


@dataclass(frozen=True, slots=True)
class House:
    """The value of every option, as written in the text form.

    Each is read by one function: the module named beside it. ``preset`` is the name that the
    written form starts from; it changes no rule.
    """

    preset: str
    schedule: str  # schedule
    pack: str  # packs
    nines_trump: str  # dealing
    must_trump: str  # following
    khishti: str  # scoring
    miss: str  # scoring
    premia: str  # premia
    best_last: str  # premia
    best_min: str  # premia
    moshla: str  # premia
    premia_many: str  # premia
    premia_run: str  # premia
    led_high_duty: str  # following
    led_high_trumped: str  # taking
    led_low_unanswered: str  # taking
    two_high: str  # taking
    partners: str  # premia
    choice_view: str  # view

    def __post_init__(self) -> None:
        """Refuse values that no option has, and values that contradict each other."""
        for option in OPTIONS:
            value = getattr(self, option.name)
            if value in option.values:
                continue
            if option.pattern is None or not re.fullmatch(option.pattern, value):
                raise IllegalHouse(f"{option.name} has no value {value!r}", option.name)
        has_nines = 9 in self.deals
        if has_nines and self.nines_trump == "turned" and self.pack == "36":
            reason = "36 cards leave none to turn up in a nine: nines_trump=turned needs pack=38"
            raise IllegalHouse(reason, "nines_trump")

    @property
    def deals(self) -> tuple[int, ...]:
        """The deal sizes of the match, in order."""
        return schedules.deals(self.schedule)

    @property
    def options(self) -> dict[str, str]:
        """The value of every option, by name, in writing order."""
        return {name: getattr(self, name) for name in _NAMES}


_NAMES = tuple(option.name for option in OPTIONS)
assert tuple(f.name for f in fields(House)) == ("preset", *_NAMES)  # noqa: S101 - one order, one place


def house_of(preset: str, changes: Mapping[str, str] | None = None) -> House:
    """Return a preset's house with some options changed, or raise ``IllegalHouse``."""
    if preset not in PRESETS:
        raise IllegalHouse(f"there is no preset {preset!r}")
    changed = changes or {}
    for name in changed:
        if name not in _NAMES:
            raise IllegalHouse(f"there is no option {name!r}", name)
    return House(preset=preset, **{**PRESETS[preset], **changed})


def read_house(text: str) -> House:
    """Read ``PRESET option=value ...``; raise ``IllegalHouse`` at the first fault."""
    preset, *words = text.replace("\t", " ").split(" ")
    changes: dict[str, str] = {}
    for word in filter(None, words):
        name, equals, value = word.partition("=")
        if not equals:
            raise IllegalHouse(f"{word!r} is not option=value", name)
        if name in changes:
            raise IllegalHouse(f"option {name!r} is named twice", name)
        changes[name] = value
    return house_of(preset, changes)


def write_house(house: House) -> str:
    """Write the preset and, in order, the options that differ from it."""
    usual = PRESETS[house.preset]
    changed = [f"{name}={v}" for name, v in house.options.items() if v != usual[name]]
    return " ".join((house.preset, *changed))
