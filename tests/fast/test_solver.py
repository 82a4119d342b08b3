"""The exact solver: golden answers, brute force on small deals, symmetries, moves, max^n."""

import random

import pytest

from jokeri.fast import mode
from jokeri.fast.bridge import position_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import MOVE_OF, card_numbers
from jokeri.fast.position import Position
from jokeri.fast.rules import freeze
from jokeri.fast.solver import Solver, max_n
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.state import Phase, State
from support.brute import forced
from support.deals import at_play, random_deals, random_house
from support.solved import Solved, forced_line, max_n_line, read_golden

COMPILED = mode() == "compiled"
NINES = list(read_golden("nines.txt"))
ENDGAMES = list(read_golden("endgames.txt"))


def check(golden: list[Solved]) -> None:
    solver, maxn = Solver(18 if COMPILED else 14), MaxN(16 if COMPILED else 12)
    for case in golden:
        house, state = case.open_deal
        answer, _, values = case.answer.partition(" ; ")
        assert forced_line(house, state, solver) == answer
        if values:
            assert max_n_line(house, state, maxn) == values


def test_there_are_a_hundred_of_each() -> None:
    assert len(NINES) == len(ENDGAMES) == 100


def test_golden_endgames() -> None:
    small = [case for case in ENDGAMES if case.open_deal[1].cards <= 4]
    check(ENDGAMES if COMPILED else small[:6])


@pytest.mark.skipif(not COMPILED, reason="nine cards take an interpreter minutes")
def test_golden_nine_card_deals() -> None:
    check(NINES[:6])


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not COMPILED, reason="nine cards take an interpreter minutes")
def test_all_golden_nine_card_deals() -> None:
    check(NINES)


def brute_force(seed: int, count: int, sizes: tuple[int, ...]) -> None:
    rng = random.Random(seed)
    solver = Solver(12)
    for house, _ in random_deals(seed, count, sizes):
        game, state = Joker(house), at_play(rng, house)
        for _ in range(rng.randrange(4 * (state.cards - 1) + 1) if rng.random() < 0.5 else 0):
            state = game.apply(state, rng.choice(game.moves(state))).state
        found = solver.seats(position_of(state, house))
        for seat in range(4):
            expected = forced(state, house, seat)
            assert (found[seat].most, found[seat].least, found[seat].exact) == expected


def test_brute_force_up_to_two_cards() -> None:
    brute_force(31, 80, (1, 2))


def test_brute_force_of_three_cards() -> None:
    brute_force(32, 5, (3,))


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_brute_force_of_many_deals() -> None:
    brute_force(33, 3000, (1, 2, 3))


def spread(mask: int, suits: tuple[int, ...]) -> int:
    """Return a hand with its suits renamed."""
    plain = sum((mask >> 9 * old & 511) << 9 * new for old, new in enumerate(suits))
    return plain | mask & 3 << 36


def test_renaming_suits_and_turning_the_table_change_nothing() -> None:
    rng = random.Random(34)
    solver = Solver(14)
    for _ in range(20 if COMPILED else 5):
        cards = rng.randrange(2, 6 if COMPILED else 4)
        house = random_house(rng, cards)
        rules = freeze(house)
        start = position_of(at_play(rng, house), house)
        hands = [sum(1 << n for n in range(38) if hand >> n & 1) for hand in start.hands]
        expected = solver.seats(start)
        suits = tuple(rng.sample(range(4), 4))
        turn = rng.randrange(4)
        moved = Position(freeze(read_house("old-school")))
        if rules.flags != moved.flags:
            wide = " ".join(f"{n}={v}" for n, v in house.options.items()
                            if n.startswith(("must", "led", "two")))  # fmt: skip
            moved = Position(freeze(read_house(f"old-school {wide}")))
        trump = start.trump if start.trump == 4 else suits[start.trump]
        turned = [spread(hands[(seat - turn) % 4], suits) for seat in range(4)]
        moved.start(turned, cards, trump, (start.dealer + turn) % 4)
        assert moved.flags == start.flags
        found = solver.seats(moved)
        assert [found[(seat + turn) % 4] for seat in range(4)] == list(expected)


def test_a_full_table_answers_alike() -> None:
    rng = random.Random(38)
    small, large = Solver(8), Solver(16 if COMPILED else 12)
    for _ in range(20 if COMPILED else 4):
        house = random_house(rng, rng.randrange(4, 7) if COMPILED else 3)
        position = position_of(at_play(rng, house), house)
        assert small.seats(position) == large.seats(position)


def test_what_a_move_keeps_adds_up() -> None:
    rng = random.Random(35)
    for house, _ in random_deals(35, 15, (2, 3, 4)):
        game, state = Joker(house), at_play(rng, house)
        for _ in range(rng.randrange(4)):
            state = game.apply(state, rng.choice(game.moves(state))).state
        solver = Solver(14)
        position = position_of(state, house)
        whole = solver.seat(position, position.turn)
        kept = solver.moves(position)
        assert {MOVE_OF[move] for move in kept} == set(game.moves(state))
        assert max(each.most for each in kept.values()) == whole.most
        assert min(each.least for each in kept.values()) == whole.least
        assert set(whole.exact) == {k for each in kept.values() for k in each.exact}


def test_bids_are_not_needed() -> None:
    house = read_house("pagat schedule=3")
    rng = random.Random(36)
    for _ in range(10):
        state = at_play(rng, house)
        position = position_of(state, house)
        bare = Position(freeze(house))
        bare.start(position.hands, 3, position.trump, position.dealer)
        assert Solver(12).seats(bare) == Solver(12).seats(position)
        assert Solver(12).moves(bare) == Solver(12).moves(position)


def best(game: Joker, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return max^n's points and tricks, by trying everything."""
    if state.number or state.phase is not Phase.PLAY:
        return state.results[0].points, state.results[0].taken
    seat = state.trick.to_play
    values = [best(game, game.apply(state, move).state) for move in game.moves(state)]
    return max(values, key=lambda value: value[0][seat])


def test_max_n_by_brute_force() -> None:
    rng = random.Random(37)
    for house, _ in random_deals(37, 40, (1, 2, 3)):
        game, state = Joker(house), at_play(rng, house)
        for _ in range(4 if state.cards == 3 else 0):
            state = game.apply(state, rng.choice(game.moves(state))).state
        hands = tuple(card_numbers(hand) for hand in state.dealt)
        assert max_n(position_of(state, house), hands, MaxN(10)) == best(game, state)[1]


def test_what_cannot_be_solved_is_refused() -> None:
    house = read_house("jokerx schedule=9")
    state = at_play(random.Random(1), house)
    position = position_of(state, house)
    hands = tuple(card_numbers(hand) for hand in state.dealt)
    with pytest.raises(ValueError, match="up to 6 cards"):
        max_n(position, hands)
    with pytest.raises(ValueError, match="a seat is"):
        Solver(12).seat(position, 4)
    with pytest.raises(ValueError, match="2\\^"):
        Solver(99)
    unnamed = Position(freeze(house))
    unnamed.start(position.hands, 9, None, 0)
    with pytest.raises(ValueError, match="trump is not named"):
        Solver(12).seats(unnamed)
    small = read_house("jokerx schedule=2")
    state = at_play(random.Random(1), small)
    bare = Position(freeze(small))
    bare.start(position_of(state, small).hands, 2, 4, 0)
    with pytest.raises(ValueError, match="bid"):
        max_n(bare, hands)
    with pytest.raises(ValueError, match="lacks a card"):
        max_n(position_of(state, small), ((), (), (), ()))
