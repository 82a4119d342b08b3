"""A house of Five Hundred as a frozen value, and its text forms."""

from dataclasses import dataclass, fields, replace

from jokeri.game import IllegalHouse
from jokeri.games.five_hundred.options import OPTIONS, PRESETS
from jokeri.games.houses import (
    changed_values,
    check_values,
    named_values,
    read_values,
    write_values,
)


@dataclass(frozen=True, slots=True)
class House:
    """The value of every option, as written; beside each the module that reads it.

    ``preset`` is the name that the written form starts from; it changes no rule.
    """

    preset: str
    seats: str  # sides
    pack: str  # packs
    joker_nt: str  # joker_leads
    joker_misere: str  # following
    pass_final: str  # auction
    raise_own: str  # auction
    all_pass: str  # auction
    misere: str  # bids
    misere_rank: str  # bids
    open_misere: str  # bids
    blind_misere: str  # bids
    sans_kitty: str  # bids
    trick_points_cap: str  # scoring
    slam: str  # scoring
    must_bid_to_win: str  # ending
    back_door: str  # ending
    j5: str  # ranking
    target: str  # ending
    deals_max: str  # ending

    def __post_init__(self) -> None:
        """Refuse values that no option has, and a four-seat pack for another number of seats."""
        check_values(self.options, OPTIONS)
        if self.seats != "4" and self.pack != "43":
            raise IllegalHouse(
                "contradiction", f"pack={self.pack} is for four seats only", "pack", self.pack
            )

    @property
    def options(self) -> dict[str, str]:
        """The value of every option, by name, in writing order."""
        return {name: getattr(self, name) for name in _NAMES}


_NAMES = tuple(option.name for option in OPTIONS)
assert tuple(f.name for f in fields(House)) == ("preset", *_NAMES)  # noqa: S101 - one order, one place


def read_house(text: str) -> House:
    """Read ``PRESET option=value ...``; raise ``IllegalHouse`` at the first fault."""
    preset, values = read_values(text, PRESETS)
    return House(preset=preset, **values)


def write_house(house: House) -> str:
    """Write the preset and, in order, the options that differ from it."""
    return write_values(house.preset, house.options, PRESETS)


# In a transcript the seats line says how many seats there are, and the house line does not.


def read_unseated(text: str) -> House:
    """Read a transcript's house line, as for four seats."""
    preset, _, words = text.partition(" ")
    named = named_values(words)
    if "seats" in named:
        raise IllegalHouse("not-option", "the seats line says how many seats there are", "seats")
    return House(preset=preset, **changed_values(preset, named, PRESETS))


def seated(house: House, seats: int, house_line: tuple[str, ...]) -> House:
    """Return the house for so many seats; naming any pack is for four only."""
    if seats != 4 and any(word.startswith("pack=") for word in house_line):
        raise IllegalHouse("contradiction", "a pack is named, which is for four seats only", "pack")
    return replace(house, seats=str(seats))


def write_unseated(house: House) -> str:
    """Write a transcript's house line."""
    values = {name: value for name, value in house.options.items() if name != "seats"}
    return write_values(house.preset, values, PRESETS)
