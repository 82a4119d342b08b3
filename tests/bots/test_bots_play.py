"""Every bot plays whole matches under any house, by the rules, and the same way each time."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jokeri.bots import BOTS
from jokeri.game import DEALER, Dealer
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, house_of, read_house
from jokeri.games.georgian.moves import Deal, FirstDealer, Move
from jokeri.games.georgian.options import OPTIONS, PRESETS
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.state import Phase, State
from jokeri.seats import Seat

SHORT = "1-9-2/9-4"
"""A schedule with nines, a small deal after a nine and two pulkas."""


def play_match(house: House, bots: tuple[str, ...], seed: int) -> tuple[list[Move], State]:
    """Play a whole match, seat by seat, and check that each choice was on offer."""
    game, state, made = Joker(house), State(), list[Move]()
    chances = [random.Random(f"{seed}-{seat}") for seat in range(4)]
    packs = random.Random(seed)
    while (turn := game.turn(state)) is not None:
        move: Move
        if isinstance(turn, Dealer):
            assert turn is DEALER
            pack = list(pack_of(house))
            packs.shuffle(pack)
            first = state.phase is Phase.FIRST_DEALER
            move = FirstDealer(Seat(seed % 4)) if first else Deal(tuple(pack))
        else:
            moves = game.moves(state)
            move = BOTS[bots[turn]].choose(game.view(state, turn), moves, chances[turn])
            assert move in moves
        state = game.apply(state, move).state
        made.append(move)
    return made, state


def any_house() -> st.SearchStrategy[House]:
    """Return houses with every value of every option, schedules kept short."""
    values = {
        option.name: st.sampled_from(option.values)
        for option in OPTIONS
        if option.name != "schedule"
    }
    presets = st.sampled_from(list(PRESETS))
    options = st.fixed_dictionaries(values).filter(
        lambda chosen: chosen["nines_trump"] != "turned" or chosen["pack"] == "38"
    )
    return st.builds(
        lambda preset, chosen: house_of(preset, {"schedule": SHORT, **chosen}), presets, options
    )


@given(
    house=any_house(), seed=st.integers(0, 2**16), bots=st.permutations(["careful", "random"] * 2)
)
@settings(max_examples=40, deadline=None)
def test_bots_finish_a_match_under_any_house(house: House, seed: int, bots: list[str]) -> None:
    made, state = play_match(house, tuple(bots), seed)
    assert state.phase is Phase.OVER
    assert len(state.results) == 5
    assert made


@pytest.mark.parametrize(
    "option",
    [f"{option.name}={value}" for option in OPTIONS[1:] for value in option.values],
)
def test_careful_plays_under_every_value_of_every_option(option: str) -> None:
    pack = " pack=38" if option == "nines_trump=turned" else ""
    house = read_house(f"tamashebi schedule={SHORT} {option}{pack}")
    _, state = play_match(house, ("careful",) * 4, 5)
    assert state.phase is Phase.OVER


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_chance_gives_the_same_match(preset: str) -> None:
    house = read_house(preset)
    first, _ = play_match(house, ("careful", "random", "careful", "careful"), 11)
    again, _ = play_match(house, ("careful", "random", "careful", "careful"), 11)
    assert first == again


def test_careful_beats_random_on_a_handful_of_deals() -> None:
    """A tripwire, not a measurement: ``bench/bench_careful.py`` measures."""
    house = read_house("tamashebi schedule=9-9-9-9/9-9-9-9 premia=off")
    gap = 0.0
    for seed in range(4):
        _, state = play_match(house, ("careful", "random", "random", "random"), seed)
        gap += state.total[0] - sum(state.total[1:]) / 3
    assert gap / 32 > 40
