"""Deals written out, with the ways there are to play them and the tricks these lead to.

The files are plain transcripts with their numbers beside them, so that any engine that reads the
form can be held against them. Those of one and two cards explain their numbers in a comment.
"""

from collections import Counter
from math import comb
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jokeri.cards import CARDS, JOKER
from jokeri.game import Kind, Leaves
from jokeri.games import GAMES
from jokeri.games.georgian.options import OPTIONS
from jokeri.games.georgian.packs import PACKS
from jokeri.notation import read_transcript
from support.georgian import deal, match, pack_in_order
from support.matches import Match, values

FILES = sorted(Path(__file__).parent.glob("*.txt"))
IN_PLAY = ("must_trump", "led_high_duty", "led_high_trumped", "led_low_unanswered", "two_high")
by_name = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def counted(text: str, depth: int | None = None) -> str:
    kind, read = read_transcript(text.encode())
    return written(kind.perft(read.house, read.state, depth))


def written(leaves: Leaves) -> str:
    lines = [f"leaves {leaves.count}"]
    for tally, count in sorted(leaves.tallies.items()):
        lines.append(f"tally {'-'.join(map(str, tally))} {count}")
    return "".join(f"{line}\n" for line in lines)


@by_name
def test_leaves_and_tallies(path: Path) -> None:
    expected = path.with_suffix(".expected").read_text()
    assert counted(path.read_text()) == expected
    leaves, *tallies = expected.splitlines()
    if tallies:
        assert sum(int(line.split()[2]) for line in tallies) == int(leaves.split()[1])


@pytest.mark.parametrize("option", IN_PLAY)
def test_each_value_of_an_option_of_play_changes_golden_numbers(option: str) -> None:
    found = next(o for o in OPTIONS if o.name == option)
    changed = []
    for path in FILES:
        if "tally" in path.with_suffix(".expected").read_text() and int(path.stem[0]) < 4:
            numbers = {value: counted(with_value(path, option, value)) for value in found.values}
            if len(set(numbers.values())) == len(found.values):
                changed.append(path.stem)
    assert changed
    chosen = [path for path in FILES if path.stem in changed and f" {option}=" in path.read_text()]
    assert chosen  # the golden files hold both values


def with_value(path: Path, option: str, value: str) -> str:
    """Return a file's text under a house with one option changed."""
    lines = path.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("house "))
    kept = [word for word in lines[at].split() if not word.startswith(f"{option}=")]
    lines[at] = " ".join([*kept, f"{option}={value}"])
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("cards", range(1, 10))
def test_the_bids_have_a_closed_form(cards: int) -> None:
    house = "old-school" if cards == 9 else "jokerx"
    table = match(f"{house} schedule={cards}")
    table = table.after(pack_in_order(table.house))
    count = GAMES["joker"].perft(table.house, table.state, None)
    assert count == Leaves((cards + 1) ** 4 - comb(cards + 3, 3), {})
    known = (12, 71, 236, 590, 1240, 2317, 3976, 6396, 9780)
    assert count.count == known[cards - 1]


def test_bids_already_made_leave_fewer() -> None:
    table = deal("AS KH | 8S 9H | X QS | TS 8C", "TD", "1 1")
    # 0 leaves 1 2 (0 is barred), 1 and 2 leave all three
    assert GAMES["joker"].perft(table.house, table.state, None).count == 2 + 3 + 3


# what is remembered changes nothing


def plainly(kind: Kind, house: Any, state: Any) -> Counter[tuple[int, ...]]:
    """Count the ways one by one."""
    game = kind.game(house)
    if len(state.tricks) == state.cards:
        return Counter({state.taken: 1})
    ways: Counter[tuple[int, ...]] = Counter()
    for move in game.moves(state):
        ways.update(plainly(kind, house, game.apply(state, move).state))
    return ways


@st.composite
def small_deals(draw: st.DrawFn) -> Match:
    """Draw a deal of two or three cards under any rules of play, both jokers likely in it."""
    kind = GAMES["joker"]
    cards = draw(st.sampled_from((2, 2, 2, 3)))
    chosen = [f"{o.name}={draw(values(o))}" for o in OPTIONS if o.name in IN_PLAY]
    house = kind.house(" ".join((f"jokerx schedule={cards}", *chosen)))
    dealt = Match(kind, house)
    dealt.apply(kind.read_move(f"dealer {draw(st.integers(0, 3))}"))
    suits = draw(st.sampled_from(("SH", "SHD", "CDHS")))
    pack = [card for card in PACKS["36"] if card == JOKER or card.text[1] in suits]
    jokers_at = draw(st.permutations(range(4 * cards + 1)))
    others = draw(st.permutations([card for card in pack if card != JOKER]))
    front = list(others[: 4 * cards - 1])
    for at in sorted(jokers_at[:2]):
        front.insert(at, JOKER)
    rest = Counter(PACKS["36"]) - Counter(front)
    dealt.apply(kind.read_move(f"deal {' '.join(c.text for c in (*front, *rest.elements()))}"))
    for bid in "0000":
        dealt.apply(kind.read_move(bid))
    return dealt


@given(small_deals())
def test_equal_places_are_counted_once_and_counted_right(dealt: Match) -> None:
    assert dealt.state.cards in (2, 3)
    assert CARDS["X"] == JOKER
    found = dealt.kind.perft(dealt.house, dealt.state, None)
    assert found.tallies == plainly(dealt.kind, dealt.house, dealt.state)
    assert found.count == sum(found.tallies.values())
