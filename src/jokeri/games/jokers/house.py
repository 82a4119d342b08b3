"""A house of Jokers as a frozen value, and its text form."""

from dataclasses import dataclass

from jokeri.games.houses import check_values, read_values, write_values
from jokeri.games.jokers.options import OPTIONS, PRESETS


@dataclass(frozen=True, slots=True)
class House:
    """The value of every option, as written. ``preset`` changes no rule."""

    preset: str
    rounds: str

    def __post_init__(self) -> None:
        """Refuse values that no option has."""
        check_values(self.options, OPTIONS)

    @property
    def options(self) -> dict[str, str]:
        """The value of every option, by name, in writing order."""
        return {option.name: getattr(self, option.name) for option in OPTIONS}

    @property
    def rounds_played(self) -> int:
        """How many rounds make a match."""
        return int(self.rounds)


def read_house(text: str) -> House:
    """Read ``PRESET option=value ...``; raise ``IllegalHouse`` at the first fault."""
    preset, values = read_values(text, PRESETS)
    return House(preset=preset, **values)


def write_house(house: House) -> str:
    """Write the preset and the options that differ from it."""
    return write_values(house.preset, house.options, PRESETS)
