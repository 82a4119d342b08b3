"""A house: one table's rules as a frozen value, and its text form."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from jokeri.game import IllegalHouse
from jokeri.games.georgian import schedule as schedules
from jokeri.games.georgian.options import OPTIONS, PRESETS
from jokeri.games.houses import changed_values, check_values, read_values, write_values


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
        check_values(self.options, OPTIONS)
        has_nines = 9 in self.deals
        if has_nines and self.nines_trump == "turned" and self.pack == "36":
            reason = "36 cards leave none to turn up in a nine: nines_trump=turned needs pack=38"
            raise IllegalHouse("contradiction", reason, "nines_trump", self.nines_trump)

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
    return House(preset=preset, **changed_values(preset, changes or {}, PRESETS))


def read_house(text: str) -> House:
    """Read ``PRESET option=value ...``; raise ``IllegalHouse`` at the first fault."""
    preset, values = read_values(text, PRESETS)
    return House(preset=preset, **values)


def write_house(house: House) -> str:
    """Write the preset and, in order, the options that differ from it."""
    return write_values(house.preset, house.options, PRESETS)
