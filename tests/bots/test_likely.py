"""Likely worlds: which hands what was seen makes likely, and which kinds of players."""

import random
from dataclasses import dataclass

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from jokeri.bots.georgian.brain import shipped, shipped_habits
from jokeri.bots.georgian.careful import CarefulBot
from jokeri.bots.georgian.instant import InstantBot
from jokeri.bots.georgian.likely import HEATS, Likelihood, likely_worlds, spread, whole
from jokeri.fast import mode
from jokeri.fast.bridge import position_of
from jokeri.fast.known import known
from jokeri.fast.rollouts import weigh
from jokeri.fast.worlds import Worlds
from jokeri.games import GAMES
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View
from jokeri.seats import Seat
from jokeri.train.arena import georgian
from jokeri.train.arena.playing import play
from support.matches import Match, matches

GEORGIAN = GAMES["joker"]
compiled = pytest.mark.skipif(mode() != "compiled", reason="interpreted, a search takes seconds")


@given(matches(GEORGIAN), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_how_likely_a_seats_moves_are_goes_by_its_own_hand(
    match: Match, source: random.Random
) -> None:
    """Reckoned hand by hand, in worlds one after the other, as in each world at once."""
    seat = match.game.turn(match.state)
    assume(match.state.phase in {Phase.BID, Phase.PLAY})
    assert isinstance(seat, int)
    view = match.game.view(match.state, seat)
    worlds = Worlds(view)
    likelihood = Likelihood(view, worlds, shipped())
    habits = shipped_habits()
    nets = (shipped().play, shipped().bid, habits.play, habits.bid)
    for _ in range(4):
        world = worlds.draw(source)
        found = likelihood.of(world)
        position = likelihood.begun(world)
        logs = weigh(nets, position, likelihood.made, 15 ^ 1 << seat, HEATS)
        each = [whole(logs[other::4])[0] for other in range(4) if other != seat]
        assert found == pytest.approx(sum(each))
        assert likelihood.kinds(world, source)[seat] == 0


def test_kinds_count_by_their_shares_until_something_was_seen() -> None:
    assert whole([0.0, 0.0, 0.0]) == pytest.approx((0.0, 0.5))
    log, habits = whole([-1000.0, -1001.0, -1002.0])
    assert -1003 < log < -1000
    assert 0 < habits < 0.5


def test_worlds_are_chosen_by_their_weights() -> None:
    chosen = spread("abc", [0.0, -1000.0, 1.0986], 400, random.Random(1))
    assert chosen.count("b") == 0
    assert abs(chosen.count("a") - 100) <= 1


@dataclass(frozen=True, slots=True)
class Seen:
    """A view late in a deal and what it hides: the hands, by seat."""

    view: View
    hands: tuple[int, ...]


def late_in_a_deal(bot: InstantBot | CarefulBot, seed: int) -> Seen:
    """Let four alike play a deal of nine until seat 0 is to play with four cards."""
    house = georgian.with_first(GEORGIAN.house("jokerx"), 9)
    game = GEORGIAN.game(house)

    def ends(state: object) -> bool:
        if game.turn(state) != 0:
            return False
        view = game.view(state, Seat(0))
        return view.phase is Phase.PLAY and len(view.hand) == 4

    state = play(game, [bot] * 4, f"likely-{seed}", ends)
    return Seen(game.view(state, Seat(0)), tuple(position_of(state, house).hands))


def rightly_placed(seen: Seen, brain_worlds: int, rng: random.Random) -> tuple[float, float, float]:
    """Return the share of unseen cards in the right hand, in likely and even worlds; of habits."""
    unseen = known(seen.view).unseen
    size = unseen.bit_count()

    def right(hands: tuple[int, ...]) -> float:
        return sum((hands[at] & seen.hands[at] & unseen).bit_count() for at in (1, 2, 3)) / size

    likely, habits = 0.0, 0.0
    for position, flags in likely_worlds(shipped(), seen.view, brain_worlds, 600, rng):
        likely += right(tuple(position.hands)) / brain_worlds
        habits += sum(flags) / 3 / brain_worlds
    worlds = Worlds(seen.view)
    even = sum(right(worlds.draw(rng)) for _ in range(200)) / 200
    return likely, even, habits


@compiled
def test_what_was_seen_tells_the_cards_and_the_kind_of_player() -> None:
    """Over 16 deals of players by the nets, and 16 of careful ones."""
    rng = random.Random(7)
    of_habits = []
    for bot in (InstantBot(), CarefulBot()):
        found = [rightly_placed(late_in_a_deal(bot, seed), 100, rng) for seed in range(16)]
        likely, even, habits = (sum(part) / len(found) for part in zip(*found, strict=True))
        assert likely > even + 0.05
        of_habits.append(habits)
    assert of_habits[0] < 0.3
    assert of_habits[1] > 0.5
