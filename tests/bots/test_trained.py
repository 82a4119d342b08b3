"""The trained bots of Georgian Joker: they see views only, and read their nets as written."""

import random
from array import array
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jokeri.bots import BOTS, bots_of
from jokeri.bots.georgian.brain import FILE, Brain, read_brain, shipped, weights_of, write_brain
from jokeri.bots.georgian.characters.cast import CAST
from jokeri.bots.georgian.seen import seen_position
from jokeri.fast import mode
from jokeri.fast.bridge import position_of
from jokeri.games import GAMES
from jokeri.games.georgian.state import Phase
from jokeri.seats import Seat
from support.georgian_secrets import dealt_otherwise
from support.matches import Match, matches

GEORGIAN = GAMES["joker"]
TRAINED = ("instant", "normal")
QUICK = tuple(name for name, nature in CAST.items() if nature.level == "instant")


@given(matches(GEORGIAN), st.sampled_from(range(4)), st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_what_lies_hidden_changes_no_choice(match: Match, seat: int, source: random.Random) -> None:
    other = dealt_otherwise(match, Seat(seat), source)
    places = [at for at, state in enumerate(match.states) if match.game.turn(state) == seat]
    for at in places[-2:]:
        views = [each.game.view(each.states[at], Seat(seat)) for each in (match, other)]
        moves = match.game.moves(match.states[at])
        for bot in (*TRAINED, *QUICK, "osman"):
            one, two = (BOTS[bot].choose(view, moves, random.Random(5)) for view in views)
            assert one == two
            assert one in moves


@given(matches(GEORGIAN))
def test_a_view_as_a_position_has_all_that_its_seat_knows(match: Match) -> None:
    seat = match.game.turn(match.state)
    if not isinstance(seat, int) or match.state.phase not in (Phase.BID, Phase.PLAY):
        return
    real = position_of(match.state, match.house)
    seen = seen_position(match.game.view(match.state, seat))
    for name in ("cards", "trump", "dealer", "phase", "turn", "leader", "count", "led", "led_joker",
                 "best_seat", "best", "voids", "gone"):  # fmt: skip
        assert getattr(seen, name) == getattr(real, name), name
    for name in ("bids", "taken"):
        assert list(getattr(seen, name)) == list(getattr(real, name)), name
    assert seen.hands[seat] == real.hands[seat]


def test_the_shipped_nets_are_small() -> None:
    assert FILE.stat().st_size < 1_000_000


def test_nets_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "nets.bin"
    write_brain(shipped(), file)
    assert file.read_bytes() == FILE.read_bytes()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "holds no nets"),
        (b"jokeri 0" + FILE.read_bytes()[8:], "holds no nets"),
        (FILE.read_bytes()[:-2], "cut off"),
        (FILE.read_bytes() + b"00", "cut off"),
        (FILE.read_bytes()[:8] + b"\1\1" + FILE.read_bytes()[10:], "another version"),
    ],
)
def test_other_files_are_no_nets(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "nets.bin"
    file.write_bytes(content)
    with pytest.raises(ValueError, match=says):
        read_brain(file)


def test_nets_of_another_shape_are_refused() -> None:
    play, bid = shipped().shapes
    brain = Brain((play, bid), (array("f", [0.0] * (weights_of(play) - 1)), array("f")))
    with pytest.raises(ValueError, match="weights"):
        _ = brain.play


def test_strong_is_offered_where_the_core_is_compiled() -> None:
    assert ("strong" in bots_of(GEORGIAN)) == (mode() == "compiled")
    assert "normal" in bots_of(GEORGIAN)
    assert "normal" not in bots_of(GAMES["jokers"])
