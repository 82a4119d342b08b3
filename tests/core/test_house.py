"""A house and its written form: rules, section 9, and the text form's house line."""

import pytest

from jokeri.game import IllegalHouse
from jokeri.games.georgian.house import House, house_of, read_house, write_house
from jokeri.games.georgian.options import OPTIONS, PRESETS
from jokeri.games.georgian.schedule import MOST_DEALS
from jokeri.lines import LINE_BYTES

# The table of rules/joker.md section 9, as it is written there.
TABLE = """\
| schedule | full | | | | | full-38 |
| pack | 36 | | | | | 38 |
| nines_trump | forehand | | last-card | last-card | | turned |
| must_trump | yes | | | | | |
| khishti | 200/500 | 200 | 0 | 0 | 200 | |
| miss | per-trick | | | | | |
| premia | on | | | | | |
| best_last | counts | | | | excluded | |
| best_min | 0 | | | | 150 | |
| moshla | none | others | | | next | |
| premia_many | bonus | both | | | both | |
| premia_run | each | | | | first | |
| led_high_duty | highest | | any | highest | any | |
| led_high_trumped | trump | joker | | | | |
| led_low_unanswered | leader | | | | | |
| two_high | later | | | | | |
| partners | none | | | | | |
| choice_view | all | | | | | |
"""


def test_the_presets_are_those_of_the_rules() -> None:
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in TABLE.splitlines()]
    columns = ["jokerx", "tamashebi", "dealers-card", "pagat", "next-seat", "old-school"]
    assert list(PRESETS) == columns
    for at, preset in enumerate(columns, start=1):
        assert PRESETS[preset] == {row[0]: row[at] or row[1] for row in rows}
        assert list(PRESETS[preset]) == [option.name for option in OPTIONS]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_written_as_its_name(preset: str) -> None:
    house = read_house(preset)
    assert write_house(house) == preset
    assert house.options == PRESETS[preset]


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("jokerx schedule=full", "jokerx"),
        ("jokerx khishti=200/500 pack=36", "jokerx"),
        ("jokerx khishti=200/200", "jokerx khishti=200/200"),
        ("jokerx  two_high=first   schedule=3", "jokerx schedule=3 two_high=first"),
        ("jokerx\tpartners=pairs", "jokerx partners=pairs"),
        ("tamashebi khishti=200", "tamashebi"),
        ("tamashebi khishti=200/500", "tamashebi khishti=200/500"),
        ("jokerx khishti=9999 best_min=9999", "jokerx khishti=9999 best_min=9999"),
        ("jokerx choice_view=chooser partners=pairs pack=38", None),
        ("jokerx schedule=1-8", "jokerx schedule=1-8"),
        ("jokerx schedule=9 pack=38 nines_trump=turned", None),
        ("jokerx schedule=8 nines_trump=turned", "jokerx schedule=8 nines_trump=turned"),
    ],
)
def test_writing_is_canonical(read: str, written: str | None) -> None:
    house = read_house(read)
    if written is None:
        written = write_house(house)
        order = [option.name for option in OPTIONS]
        names = [word.partition("=")[0] for word in written.split()[1:]]
        assert names == sorted(names, key=order.index)
        assert sorted(written.split()) == sorted(read.split())
    assert write_house(house) == written
    assert read_house(written) == house


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_that_is_offered_is_a_house_of_its_own(option: object) -> None:
    (found,) = (o for o in OPTIONS if o is option)
    houses = set()
    for value in found.values:
        changes = {found.name: value}
        if value == "turned":
            changes["pack"] = "38"
        house = house_of("jokerx", changes)
        assert house.options[found.name] == value
        assert read_house(write_house(house)) == house
        houses.add(house)
    assert len(houses) == len(found.values)
    assert found.default == PRESETS["jokerx"][found.name]
    assert found.default in found.values


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("", None),
        ("nobody", None),
        ("JokerX", None),
        ("schedule=3", None),
        ("jokerx colour=red", "colour"),
        ("jokerx Schedule=3", "Schedule"),
        ("jokerx preset=pagat", "preset"),
        ("jokerx schedule", "schedule"),
        ("jokerx =3", ""),
        ("jokerx schedule=", "schedule"),
        ("jokerx schedule=0", "schedule"),
        ("jokerx schedule=0-2", "schedule"),
        ("jokerx schedule=10", "schedule"),
        ("jokerx schedule=1-", "schedule"),
        ("jokerx schedule=/1", "schedule"),
        ("jokerx schedule=1//1", "schedule"),
        ("jokerx schedule=1--1", "schedule"),
        ("jokerx schedule=Full", "schedule"),
        ("jokerx schedule=3=3", "schedule"),
        ("jokerx schedule=\u0663", "schedule"),
        ("jokerx schedule=\uff13", "schedule"),
        ("jokerx schedule=3\n", "schedule"),
        ("jokerx khishti=-200", "khishti"),
        ("jokerx khishti=+200", "khishti"),
        ("jokerx khishti=0200", "khishti"),
        ("jokerx khishti=00", "khishti"),
        ("jokerx khishti=200/", "khishti"),
        ("jokerx khishti=/200", "khishti"),
        ("jokerx khishti=1/2/3", "khishti"),
        ("jokerx khishti=\u0662\u0660\u0660", "khishti"),
        ("jokerx khishti=" + "9" * 100_000, "khishti"),
        ("jokerx best_min=" + "9" * 100_000, "best_min"),
        ("jokerx best_min=-1", "best_min"),
        ("jokerx best_min=01", "best_min"),
        ("jokerx schedule=" + "9" * 100_000, "schedule"),
        ("jokerx schedule=" + "-".join("1" * (MOST_DEALS + 1)), "schedule"),
        ("jokerx schedule=" + "/".join("1" * 50_000), "schedule"),
        ("jokerx pack=37", "pack"),
        ("jokerx must_trump=", "must_trump"),
        ("jokerx must_trump=Yes", "must_trump"),
        ("jokerx must_trump=true", "must_trump"),
        # named twice, even with the value it had
        ("jokerx must_trump=yes must_trump=no", "must_trump"),
        ("jokerx must_trump=yes must_trump=yes", "must_trump"),
        # contradictions: 36 cards leave none to turn up in a nine
        ("jokerx nines_trump=turned", "nines_trump"),
        ("jokerx schedule=9-9 nines_trump=turned", "nines_trump"),
        ("jokerx schedule=1/2-9 nines_trump=turned", "nines_trump"),
        ("old-school pack=36", "nines_trump"),
        ("pagat nines_trump=turned schedule=quick", "nines_trump"),
    ],
)
def test_a_house_that_cannot_be_is_refused(text: str, option: str | None) -> None:
    with pytest.raises(IllegalHouse) as refused:
        read_house(text)
    assert refused.value.option == option
    assert str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "old-school pack=36 nines_trump=forehand",
        "old-school pack=36 schedule=8",
        "jokerx nines_trump=turned schedule=1-8/8-1",
        "jokerx pack=38 nines_trump=turned",
    ],
)
def test_what_looks_like_a_contradiction_and_is_none(text: str) -> None:
    assert write_house(read_house(text))


def test_the_longest_house_fits_into_a_line() -> None:
    longest = {o.name: max(o.values, key=len) for o in OPTIONS}
    longest |= {"schedule": "-".join("1" * MOST_DEALS), "khishti": "9999/9999", "best_min": "9999"}
    line = f"house {write_house(house_of('dealers-card', longest))}"
    assert len(line) < LINE_BYTES


def test_houses_are_values() -> None:
    assert read_house("jokerx") == read_house("jokerx premia=on")
    assert read_house("jokerx khishti=0") != read_house("pagat")
    assert hash(read_house("pagat")) == hash(read_house("pagat"))
    with pytest.raises(AttributeError):
        read_house("pagat").pack = "38"  # type: ignore[misc]
    assert House.__slots__[0] == "preset"
