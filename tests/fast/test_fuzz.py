"""Nothing that is handed to the compiled entry points brings the interpreter down."""

import random
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from jokeri.fast import chance, leaves, mode, policy
from jokeri.fast.features import (
    BID_CHOICES,
    BID_INPUTS,
    PLAY_CHOICES,
    PLAY_INPUTS,
    bid_inputs,
    play_inputs,
)
from jokeri.fast.maxn import MaxN
from jokeri.fast.net import Net
from jokeri.fast.perft import perft
from jokeri.fast.playouts import playouts
from jokeri.fast.position import Position
from jokeri.fast.rollouts import retrace, rollouts, weigh
from jokeri.fast.rules import freeze
from jokeri.fast.search import Search
from jokeri.fast.selfplay import WIDTH, run_deals
from jokeri.games.georgian.house import read_house

HOUSES = [read_house(f"{house} schedule=1") for house in ("jokerx", "pagat", "old-school")]
REFUSALS = (ValueError, TypeError, OverflowError, AttributeError, IndexError)


def number(rng: random.Random) -> Any:
    """Return a number, a likely one mostly, or something that is none."""
    kind = rng.randrange(12)
    if kind < 7:
        return rng.randrange(-2, 12)
    return rng.choice((-1, 1 << 31, 1 << 63, 1 << 64, -(1 << 70), None, "a", 1.5, 63, 255, ()))


def hand(rng: random.Random) -> Any:
    return number(rng) if rng.random() < 0.1 else sum(1 << n for n in rng.sample(range(39), 2))


def hands(rng: random.Random) -> Any:
    if rng.random() < 0.6:
        size = rng.randrange(1, 6)
        pack = rng.sample(range(38), 38)
        return [sum(1 << n for n in pack[s * size : s * size + size]) for s in range(4)]
    return rng.choice((None, (), 3, [hand(rng) for _ in range(rng.randrange(6))]))


def moved(rng: random.Random, position: Position) -> None:
    """Make a legal move, to come into deep water."""
    legal = position.legal()
    if legal:
        position.apply(rng.choice([n for n in range(61) if legal >> n & 1]))


def some_of(rng: random.Random, whole: Any) -> Any:
    """Return a tuple, now and then a part of it, or nothing like it."""
    if rng.random() < 0.9:
        return whole
    return rng.choice((None, 7, {}, whole[: rng.randrange(len(whole))], (*whole, None)))


def net(rng: random.Random, inputs: int, choices: int) -> Net:
    """Return a small net that has been taught nothing."""
    size = (inputs + 1) * 4 + 20 + 5 * 11 * choices
    return Net((inputs, 4, 4, choices), array("f", [rng.gauss(0, 0.5) for _ in range(size)]))


def moves(rng: random.Random, position: Position) -> Any:
    """Return legal moves, or what may be none."""
    legal = [n for n in range(61) if position.legal() >> n & 1]
    return some_of(rng, [*legal, number(rng)] if rng.random() < 0.1 or not legal else legal)


def begun(position: Position) -> Position:
    """Return the deal before its first move."""
    start = position.copy()
    while start.length:
        start.undo()
    return start


def told(rng: random.Random, position: Position) -> Any:
    """Return what was done in a deal, or something else."""
    history = position.history()
    if history and rng.random() < 0.3:
        history[rng.randrange(len(history))] = number(rng)
    return some_of(rng, history or [number(rng)])


def calls(rng: random.Random) -> list[Callable[[], object]]:
    position = Position(freeze(rng.choice(HOUSES)))
    other = Position.__new__(Position)
    search, maxn = Search(8), MaxN(8)
    small = (memoryview(array("b", bytes(n))) for n in (1, 4, 4))
    columns = (*small, memoryview(array("i", bytes(16))))

    def one() -> Any:
        return rng.choice((position, other, None)) if rng.random() < 0.1 else position

    def some() -> Any:
        return columns[: rng.randrange(5)] if rng.random() < 0.2 else columns

    return [
        lambda: position.start(hands(rng), number(rng), number(rng), number(rng), ()),
        lambda: start_well(rng, position),
        lambda: moved(rng, position),
        lambda: moved(rng, position),
        lambda: position.apply(number(rng)),
        position.undo,
        lambda: position.copy().legal(),
        lambda: position.without_bids().legal(),
        position.scores,
        position.history,
        lambda: moved(rng, other),
        other.undo,
        other.scores,
        lambda: perft(one(), rng.choice((0, 1, 2, 3))),
        lambda: leaves.set_trick(position.copy(), hands(rng), number(rng)),
        lambda: leaves.after_trick(one(), rng.choice((0, 1, 2))),
        lambda: search.deal(number(rng), number(rng), hands(rng)),
        lambda: search.deal(5, 1, [1 << 1, 1 << 2, 1 << 3, 1 << 4]),
        lambda: search.ask([1 << 1, 1 << 2, 1 << 3, 1 << 4], number(rng), number(rng), number(rng),
                           (number(rng), number(rng), number(rng), number(rng), number(rng),
                            number(rng))),
        lambda: search.ask(hands(rng), number(rng), number(rng), 1, (0, 0, 4, 0, -1, 0)),
        lambda: maxn.tricks(one(), [[number(rng)] for _ in range(rng.choice((3, 4, 4, 4)))]),
        lambda: chance.run_random(one(), number(rng), (number(rng), number(rng), False),
                                  number(rng), some()),
        lambda: chance.run_given(one(), number(rng), [one()], False, number(rng), some()),
        lambda: playouts(number(rng), HOUSES[0], seed=number(rng), cards=number(rng)),
        lambda: Position(number(rng)),
        lambda: Search.__new__(Search).deal(0, 0, [1, 2, 4, 8]),
        lambda: MaxN.__new__(MaxN).tricks(position, [[0], [1], [2], [3]]),
        *net_calls(rng, position),
    ]  # fmt: skip


def net_calls(rng: random.Random, position: Position) -> list[Callable[[], object]]:
    """Return calls in which nets look at a position."""
    play, bid = net(rng, PLAY_INPUTS, PLAY_CHOICES), net(rng, BID_INPUTS, BID_CHOICES)
    other, scratch, maxn = Position.__new__(Position), position.copy(), MaxN(8)

    def one(usual: Any) -> Any:
        wrong = (play, bid, Net.__new__(Net), position, other, MaxN.__new__(MaxN), None)
        return usual if rng.random() < 0.95 else rng.choice(wrong)

    def real() -> Any:
        return rng.random() * 2 - 1 if rng.random() < 0.98 else number(rng)

    def samples() -> Any:
        sizes = (36 * WIDTH, 36, 36, 4 * WIDTH, 4, 4)
        room = (array(kind, bytes(n * width * 2)) for n, kind, width in
                zip(sizes, "hhfhhf", (1, 1, 2, 1, 1, 2), strict=True))  # fmt: skip
        return some_of(rng, tuple(map(memoryview, room)))

    def go_on() -> None:
        start_well(rng, position)
        for _ in range(rng.randrange(14)):
            moved(rng, position)

    return [
        *[go_on] * 5,
        lambda: Net(some_of(rng, (4, 4, 4, rng.choice((3, 4)))),
                    some_of(rng, rng.choice((bytes(260), bytes(1040), [0.5] * 260)))
                    ).evaluate([0, 1, 2], 3),
        lambda: one(play).evaluate(some_of(rng, [number(rng) for _ in range(3)]), number(rng)),
        lambda: position.again(hands(rng)),
        lambda: position.again(some_of(rng, [*begun(position).hands][::-1])),
        lambda: position.recall(hand(rng), number(rng)),
        lambda: play_inputs(one(play), one(position)),
        lambda: bid_inputs(one(bid), one(position)),
        lambda: policy.plays(one(play), one(position)),
        lambda: policy.bids(one(bid), one(position)),
        lambda: policy.trumps(one(bid), one(position), hand(rng),
                              rng.choice((0, 1, 2, number(rng))), rng.choice((3, number(rng)))),
        lambda: retrace(one(begun(position)), told(rng, position)),
        lambda: weigh(some_of(rng, (one(play), one(bid), one(play), one(bid))),
                      one(begun(position)), told(rng, position), number(rng),
                      some_of(rng, [some_of(rng, (abs(real()), abs(real()))) for _ in "ab"])),
        lambda: rollouts(one(play), one(bid), one(position), moves(rng, position),
                         some_of(rng, [real() for _ in range(8)]),
                         some_of(rng, (number(rng), rng.choice((0, 1, 2, -1, None, 1 << 40)))),
                         one(maxn), one(scratch),
                         some_of(rng, (one(play), one(bid), some_of(rng, [0, 1, 0, 1])))),
        lambda: rollouts(None, None, one(position), moves(rng, position), [real()] * 8,
                         (rng.choice((0, number(rng))), 1), maxn, one(scratch)),
        lambda: run_deals(one(position), some_of(rng, (one(play), bid) * 3),
                          some_of(rng, (number(rng), 3, rng.randrange(4), 100, 100, number(rng))),
                          array("b", [rng.choice((0, 1, 3, 9, 9, 10))]),
                          array("b", [rng.randrange(-1, 5) for _ in range(4)]),
                          samples(), some_of(rng, array("i", bytes(16)))),
    ]  # fmt: skip


def start_well(rng: random.Random, position: Position) -> None:
    size = rng.randrange(1, 4)
    pack = rng.sample([n for n in range(38) if n not in (0, 27)], 4 * size)
    dealt = [sum(1 << n for n in pack[s * size : s * size + size]) for s in range(4)]
    position.start(dealt, size, rng.choice((None, 0, 1, 2, 3, 4)), rng.randrange(4))


def fuzz(seed: int, count: int) -> None:
    rng = random.Random(seed)
    refused = 0
    sentences = set()
    every = calls(rng)
    for turn in range(count):
        if turn % 500 == 0:
            every = calls(rng)
        call = rng.choice(every)
        try:
            call()
        except REFUSALS as refusal:
            sentences.add(str(refusal))
            refused += 1
    assert all(sentences)
    assert count * 0.2 < refused < count * 0.95


def test_a_few_thousand_calls() -> None:
    fuzz(1, 20_000 if mode() == "compiled" else 4000)


@pytest.mark.long
def test_a_million_calls() -> None:
    fuzz(2, 1_000_000)
