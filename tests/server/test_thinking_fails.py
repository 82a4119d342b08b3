"""A bot that hangs, crashes, fails or cannot start must not hold up its table."""

import asyncio
import os
import random
import secrets
import signal
import time
from collections.abc import Sequence
from typing import Any

import pytest

from jokeri.bots import BOTS, stand_ins
from jokeri.games import GAMES
from jokeri.seats import Seat
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


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is drawn be known."""
    monkeypatch.setattr(secrets, "randbits", lambda _: SEED)


def question() -> tuple[Any, Sequence[Any]]:
    """Return a view before a bid of nine cards, and the moves."""
    kind = GAMES["joker"]
    match = Match(kind, kind.house("jokerx schedule=9"))
    source = random.Random(3)
    while len(match.game.moves(match.state)) < 9:
        match.play_on(source, 1)
    seat = match.game.turn(match.state)
    assert isinstance(seat, int)
    return match.game.view(match.state, Seat(seat)), tuple(match.game.moves(match.state))


def chosen(bots: Sequence[str], *, workers: int = 1) -> tuple[int, int | None, int | None]:
    """Return a choice, and the process before and after it."""

    async def ask() -> tuple[int, int | None, int | None]:
        asked = Thinking(workers)
        await asked.choose(("random",), *question())
        (worker,) = asked._workers
        before = worker._process and worker._process.pid
        place = await asked.choose(bots, *question())
        after = worker._process and worker._process.pid
        asked.close()
        return place, before, after

    return asyncio.run(ask())


def choice_of(bot: str) -> int:
    view, moves = question()
    return moves.index(BOTS[bot].choose(view, moves, random.Random(SEED)))


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("at_fault", [Hanging("strong"), Crashing("strong")])
def test_the_process_is_replaced_and_a_quicker_bot_moves(
    at_fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 3.0)
    place, before, after = chosen((at_fault, "careful"))
    assert place == choice_of("careful")
    assert None not in (before, after)
    assert before != after
    assert not is_running(before or 0)


def test_a_bot_that_fails_is_stood_in_for_in_the_same_process() -> None:
    place, before, after = chosen(("nobody", "careful"))
    assert place == choice_of("careful")
    assert before == after


def test_a_process_that_is_killed_costs_no_bot_its_move() -> None:
    async def ask() -> int:
        asked = Thinking(1)
        await asked.choose(("random",), *question())
        process = asked._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        place = await asked.choose(("careful",), *question())
        asked.close()
        return place

    assert asyncio.run(ask()) == choice_of("careful")


def test_a_move_is_drawn_where_no_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 1.0)
    monkeypatch.setattr(secrets, "randbelow", lambda count: count - 1)
    place, _, _ = chosen((Crashing("strong"), Hanging("careful")))
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
