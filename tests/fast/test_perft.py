"""Perft on the fast core equals the readable one: leaves, tallies, depths."""

import random

import pytest

from jokeri.fast import mode
from jokeri.fast.bridge import position_of
from jokeri.fast.perft import perft
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.perft import perft as readable
from jokeri.games.georgian.state import Phase
from support.deals import at_play, dealt, random_deals


def test_leaves_and_tallies_of_random_deals() -> None:
    rng = random.Random(21)
    for house, start in random_deals(21, 60, (1, 2, 3)):
        game, state = Joker(house), start
        for _ in range(rng.randrange(4 + 2 * start.cards)):
            if state.phase in (Phase.BID, Phase.PLAY, Phase.TRUMP) and state.number == 0:
                before, state = state, game.apply(state, rng.choice(game.moves(state))).state
                if state.phase is Phase.OVER:
                    state = before
        depth = rng.choice((None, None, 0, 1, 3, 5, 9))
        assert perft(position_of(state, house), depth) == readable(house, state, depth)


def test_bids_have_a_closed_form() -> None:
    rng = random.Random(22)
    counts = []
    for cards in range(1, 10):
        house = read_house(f"dealers-card schedule={cards}")
        counts.append(perft(position_of(dealt(rng, house), house)).count)
    assert counts == [12, 71, 236, 590, 1240, 2317, 3976, 6396, 9780]


@pytest.mark.long
def test_leaves_and_tallies_of_four_cards() -> None:
    rng = random.Random(23)
    for house, _ in random_deals(23, 40, (4,)):
        state = at_play(rng, house)
        assert perft(position_of(state, house)) == readable(house, state)


def test_larger_deals_are_counted_in_a_moment() -> None:
    house = read_house("jokerx schedule=4")
    found = perft(position_of(at_play(random.Random(24), house), house))
    assert found.count == sum(found.tallies.values()) > 0
    assert mode() in ("compiled", "interpreted")


def test_a_negative_depth_is_refused() -> None:
    house = read_house("jokerx schedule=1")
    with pytest.raises(ValueError, match="a depth is"):
        perft(position_of(dealt(random.Random(1), house), house), -1)
