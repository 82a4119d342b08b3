"""A bot that hangs, crashes, fails or cannot start must not hold up its table."""

import asyncio
import os
import random
import secrets
import time
from collections.abc import Sequence
from typing import Any

import pytest

from jokeri.bots import BOTS, stand_ins
from jokeri.game import DEALER
from jokeri.games import GAMES
from jokeri.server import thinking
from jokeri.server.questions import Choice
from jokeri.server.thinking import Thinking
from support.matches import Match

SEED = 7


class Hanging(str):
    """The name of a bot whose process hangs when it reads it."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (3600,)


class Crashing(str):
    """The name of a bot whose process dies when it reads it."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (3,)


Started = list[asyncio.subprocess.Process]


@pytest.fixture(autouse=True)
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """Let what is drawn be known, and which processes were started."""
    processes: Started = []
    start = asyncio.create_subprocess_exec

    async def noted(*command: str, **pipes: Any) -> asyncio.subprocess.Process:
        processes.append(await start(*command, **pipes))
        return processes[-1]

    monkeypatch.setattr(secrets, "randbits", lambda _: SEED)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    return processes


def question() -> tuple[Any, Sequence[Any]]:
    """Return a view before a bid of nine cards, and the moves."""
    kind = GAMES["joker"]
    match = Match(kind, kind.house("jokerx schedule=9"))
    source = random.Random(3)
    while len(match.game.moves(match.state)) < 9:
        match.play_on(source, 1)
    seat = match.game.turn(match.state)
    assert seat is not None
    assert seat is not DEALER
    return match.game.view(match.state, seat), tuple(match.game.moves(match.state))


def chosen(started: Started, bots: Sequence[str], *, killed: bool = False) -> int:
    """Return a choice of the one process, which has answered before and may be killed first."""

    async def ask() -> int:
        asked = Thinking(1)
        await asked.choose(("random",), *question())
        if killed:
            started[0].kill()
        place = await asked.choose(bots, *question())
        asked.close()
        for process in started:
            await process.wait()
            process._transport.close()  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        return place

    return asyncio.run(ask())


def choice_of(bot: str) -> int:
    view, moves = question()
    return moves.index(BOTS[bot].choose(view, moves, random.Random(SEED)))


@pytest.mark.parametrize(("at_fault", "processes"), [(Hanging, 2), (Crashing, 3)])
def test_the_process_is_replaced_and_a_quicker_bot_moves(
    at_fault: type[str], processes: int, started: Started
) -> None:
    assert chosen(started, (at_fault("strong"), "careful")) == choice_of("careful")
    assert len(started) == processes  # who crashes is asked once more


def test_a_bot_that_fails_is_stood_in_for_in_the_same_process(started: Started) -> None:
    assert chosen(started, ("nobody", "careful")) == choice_of("careful")
    assert len(started) == 1


def test_a_process_that_is_killed_costs_no_bot_its_move(started: Started) -> None:
    assert chosen(started, ("careful",), killed=True) == choice_of("careful")
    assert len(started) == 2


def test_a_move_is_drawn_where_no_bot_answers(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 1.0)
    monkeypatch.setattr(secrets, "randbelow", lambda count: count - 1)
    place = chosen(started, (Crashing("strong"), Hanging("careful")))
    assert place == len(question()[1]) - 1


async def no_process(*_: object, **__: object) -> None:
    raise OSError(24, "Too many open files")


def test_a_move_is_drawn_when_no_process_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> int:
        asked = Thinking()
        await asked.warm()
        return await asked.choose(("random",), None, ("0", "1", "2"))

    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_process)
    assert asyncio.run(asked()) in range(3)


def test_who_stands_in_for_whom() -> None:
    joker, five_hundred = GAMES["joker"], GAMES["five-hundred"]
    assert stand_ins("strong", joker) == ("instant", "careful")
    assert stand_ins("instant", joker) == ("careful",)
    assert stand_ins("careful", joker) == stand_ins("random", joker) == ()
    assert stand_ins("strong", five_hundred) == ("careful",)


def test_the_process_gives_a_bots_choice_by_the_seed() -> None:
    view, moves = question()
    assert Choice("careful", view, moves, SEED).answer() == choice_of("careful")
