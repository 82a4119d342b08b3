"""Nets of a bot's habits: what it would do, learned from what it did.

A bot that reckons in Python plays a hundred deals in the time in which nets play thousands. Nets
that do as it does take its seat in training, so that what is learned holds against it too.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jokeri.bots.georgian.brain import Brain, shipped
from jokeri.bots.georgian.instant import InstantBot
from jokeri.fast.bridge import position_of
from jokeri.fast.features import bid_inputs, play_inputs
from jokeri.fast.moves import NUMBER_OF
from jokeri.fast.net import HABIT, OUTCOMES
from jokeri.fast.selfplay import WIDTH
from jokeri.game import DEALER
from jokeri.games import GAMES
from jokeri.games.georgian.house import House
from jokeri.games.georgian.state import Phase
from jokeri.train.arena import georgian
from jokeri.train.arena.playing import Seeded
from jokeri.train.layers import Floats, Learner
from jokeri.train.selfplay import SIZES, Pair, some_house
from jokeri.train.training import BID_SHAPE, PLAY_SHAPE, flat, pieces

_ITS_SEATS = 0.7
"""How likely a seat is the bot's; the others are the shipped nets', for positions of all kinds."""
_TRIES = 0.04
"""How often a move is made at random instead."""
_CHUNK = 40


@dataclass
class Choices:
    """What was chosen, among what, seeing what."""

    rows: list[list[int]] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)

    def add(self, row: list[int], legal: Sequence[int], chosen: int) -> None:
        """Note a choice."""
        self.rows.append(row)
        self.legal.append(sum(1 << choice for choice in legal))
        self.chosen.append(chosen)

    def arrays(self) -> tuple[NDArray[np.int16], NDArray[np.uint64], NDArray[np.int16]]:
        """Return rows filled up with -1, sets of legal choices, the choices."""
        rows = np.full((len(self.rows), WIDTH), -1, np.int16)
        for place, row in enumerate(self.rows):
            rows[place, : len(row)] = row
        return rows, np.array(self.legal, np.uint64), np.array(self.chosen, np.int16)


def together(parts: Iterable[Choices]) -> Choices:
    """Return all choices in one."""
    whole = Choices()
    for part in parts:
        whole.rows += part.rows
        whole.legal += part.legal
        whole.chosen += part.chosen
    return whole


def watch(bot: Any, deals: int, seed: int) -> tuple[Choices, Choices]:
    """Play deals of all sizes and houses with a bot in some seats; return its plays and bids."""
    rng, chance = np.random.default_rng(seed), random.Random(seed)
    plays, bids = Choices(), Choices()
    for first in range(0, deals, _CHUNK):
        house = some_house(rng)
        for _ in range(min(_CHUNK, deals - first)):
            size = 1 + int(rng.choice(len(SIZES), p=SIZES))
            _watch_deal(bot, georgian.with_first(house, size), chance, plays, bids)
    return plays, bids


def _watch_deal(
    bot: Any, house: House, chance: random.Random, plays: Choices, bids: Choices
) -> None:
    game = GAMES[georgian.GAME].game(house)
    brain, other = shipped(), InstantBot()
    watched = [chance.random() < _ITS_SEATS for _ in range(4)]
    state = game.begin()
    while not state.results:
        turn = game.turn(state)
        if turn is DEALER:
            state = game.apply(state, game.chance(state, Seeded(chance))).state
            continue
        assert turn is not None  # noqa: S101 - the deal is not over
        moves = game.moves(state)
        move = moves[0]
        if len(moves) > 1:
            view = game.view(state, turn)
            move = (bot if watched[turn] else other).choose(view, moves, chance)
            if watched[turn] and view.phase is not Phase.TRUMP:
                _note(brain, position_of(state, house), move, plays, bids)
            if chance.random() < _TRIES:
                move = chance.choice(moves)
        state = game.apply(state, move).state


def _note(brain: Brain, position: Any, move: Any, plays: Choices, bids: Choices) -> None:
    legal = [number for number in range(64) if position.legal() >> number & 1]
    if position.phase == 1:
        tricks = [number - 46 for number in legal]
        bids.add(bid_inputs(brain.bid, position), tricks, move.tricks)
    else:
        row, choices = play_inputs(brain.play, position)
        plays.add(row, choices, choices[legal.index(NUMBER_OF[move])])


def of_habits(
    outputs: Floats, chosen: NDArray[np.int16], legal: NDArray[np.uint64]
) -> tuple[float, Floats]:
    """Return how much the choices surprise, and the slope of that by the outputs."""
    blocks = outputs.reshape(len(outputs), -1, OUTCOMES)
    choices = np.arange(blocks.shape[1], dtype=np.uint64)
    open_ = (legal[:, None] >> choices & np.uint64(1)).astype(bool)
    logits = np.where(open_, blocks[:, :, HABIT], np.float32(-1e9))
    chances = np.exp(logits - logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    every = np.arange(len(outputs))
    surprise = float(-np.log(chances[every, chosen] + 1e-9).mean())
    slope = np.zeros_like(blocks)
    slope[:, :, HABIT] = chances / len(outputs)
    slope[every, chosen, HABIT] -= 1 / len(outputs)
    return surprise, slope.reshape(outputs.shape)


def learn_habits(
    watched: tuple[Choices, Choices], rounds: int, seed: int, threads: int
) -> Iterator[tuple[float, float, Pair]]:
    """Learn from all choices, some rounds; yield the surprises of each round and the nets."""
    rng = np.random.default_rng(seed)
    learners = [Learner.fresh(shape, rng, 2.0) for shape in (PLAY_SHAPE, BID_SHAPE)]
    seen = [choices.arrays() for choices in watched]
    with ThreadPoolExecutor(threads) as pool:
        for turn in range(rounds):
            rate = 1e-3 * 0.5 * (1 + float(np.cos(np.pi * turn / rounds)))
            surprises = []
            for learner, (rows, legal, chosen) in zip(learners, seen, strict=True):
                found = [
                    learner.learn(rows[some], (chosen[some], legal[some]), of_habits, rate, pool)
                    for some in pieces(rng, len(chosen))
                ]
                surprises.append(float(np.mean(found)))
            pair = tuple((each.shape, flat(each.mean)) for each in learners)
            yield surprises[0], surprises[1], pair
