"""Who plays against bots alone may ask for the best move, and nobody else hears of it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from jokeri.analysis.by_game import best, has_adviser
from jokeri.game import DEALER
from jokeri.games import GAMES
from jokeri.server.hinting import Hint, refused
from jokeri.server.questions import Best, Tip
from jokeri.server.seating import Place, Seating
from jokeri.server.table import Refusal
from support.georgian_secrets import dealt_otherwise
from support.matches import Match
from support.tables import HOUSE, Ear, Hall, people, run_in_hall

BOT = Place(bot="careful", name="Bot")
JOKER = GAMES["joker"]


class Advising:
    """Gives advice in this process, and keeps what it was asked."""

    def __init__(self, hall: Hall) -> None:
        self.asked: list[Best] = []
        hall.means.thinking.advise = self.advise  # type: ignore[method-assign]

    async def advise(self, view: Any, moves: Any, seed: int) -> Tip | None:
        self.asked.append(Best(view, moves, seed))
        await asyncio.sleep(0)
        return self.asked[-1].answer()


async def table_of(
    hall: Hall, *others: Place, name: str = "joker", house: str = HOUSE, **options: Any
) -> tuple[int, Ear, Ear]:
    """Return a table in play, the ear of its first seat and that of who watches."""
    own, watcher, *_ = await hall.guests(4)
    seats = (*people(own), *others)
    seating = Seating(places=seats, owner=own, **{"life": "playing", **options})
    table = await hall.new_table(seating, house, name)
    return table, await hall.come(table, own), await hall.come(table, watcher)


async def own_turn(hall: Hall, table: int) -> None:
    for _ in range(50):
        if hall.rooms.live(table).turn_of == 0:  # type: ignore[union-attr]
            return
        await hall.settle()
    raise AssertionError("it is never the own turn")


async def code(hall: Hall, table: int, guest: int) -> str:
    found = await hall.rooms.hint(table, guest)
    assert isinstance(found, Refusal), found
    return found.code


def test_a_hint_is_the_best_move_and_told_to_nobody_else(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        advising = Advising(hall)
        table, own, watcher = await table_of(hall, BOT, BOT, BOT)
        await own_turn(hall, table)
        heard = len(own.frames), len(watcher.frames)
        found = await hall.rooms.hint(table, own.guest)
        again = await hall.rooms.hint(table, own.guest)
        await hall.settle()
        assert isinstance(found, Hint)
        assert found == again
        assert (found.seq, found.move in own.news["moves"]) == (own.news["seq"], True)
        (asked, _) = advising.asked
        expected = best(asked.view, asked.moves, random.Random(found.seq))
        assert JOKER.write_move(expected.move) == found.move
        assert found.points == round(expected.points, 1)
        assert 0 <= found.exact <= 1
        assert (len(own.frames), len(watcher.frames)) == heard
        assert own.last("table")["hint"] is True
        assert watcher.last("table")["hint"] is False

    run_in_hall(tmp_path, test)


def test_who_gets_none(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        Advising(hall)
        table, own, watcher = await table_of(hall, BOT, BOT, BOT)
        await own_turn(hall, table)
        assert await code(hall, table, watcher.guest) == "not-seated"
        await hall.say(table, own, t="pause")
        assert await code(hall, table, own.guest) == "paused"
        gathering, own, _ = await table_of(hall, BOT, BOT, Place(), life="gathering")
        assert await code(hall, gathering, own.guest) == "wrong-life"
        other = Place(guest=(await hall.guests(4))[2], name="Eka")
        for place in (other, Place(guest=other.guest, name="Eka", left=True)):
            together, own, _ = await table_of(hall, BOT, place, BOT)
            assert await code(hall, together, own.guest) == "people-there"
            assert own.last("table")["hint"] is False
        game = GAMES["five-hundred"]
        elsewhere, own, _ = await table_of(
            hall, BOT, BOT, BOT, name=game.name, house=next(iter(game.presets))
        )
        assert await code(hall, elsewhere, own.guest) == "no-adviser"
        assert own.last("table")["hint"] is False

    run_in_hall(tmp_path, test)


def test_only_at_the_own_turn(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, own, _ = await table_of(hall, BOT, BOT, BOT)
        await own_turn(hall, table)
        room = hall.rooms.live(table)
        assert room is not None
        assert refused(room.seating, room.table, 0) is None
        moved = Seating(places=(BOT, *people(own.guest), BOT, BOT), owner=None, life="playing")
        assert refused(moved, room.table, 1) == Refusal("not-your-turn")

    run_in_hall(tmp_path, test)


def test_one_at_a_time_and_none_where_no_answer_comes(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        answer: asyncio.Future[Tip | None] = asyncio.get_running_loop().create_future()

        async def advise(*_: object) -> Tip | None:
            return await answer

        hall.means.thinking.advise = advise  # type: ignore[assignment, method-assign]
        table, own, _ = await table_of(hall, BOT, BOT, BOT)
        await own_turn(hall, table)
        first = asyncio.create_task(hall.rooms.hint(table, own.guest))
        await asyncio.sleep(0)
        assert await code(hall, table, own.guest) == "too-fast"
        answer.set_result(None)
        assert await first == Refusal("no-answer")

    run_in_hall(tmp_path, test)


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_a_seat_cannot_see_change_nothing(seed: int) -> None:
    source = random.Random(seed)
    match = Match(JOKER, JOKER.house("jokerx schedule=9"))
    while (turn := match.game.turn(match.state)) is DEALER or len(match.moves) < 4 + 2 * seed:
        match.play_on(source, 1)
    assert turn is not None
    seat = turn
    other = None
    while other is None:
        other = dealt_otherwise(match, seat, source)
    assert other.state != match.state
    answers = [
        Best(one.game.view(one.state, seat), tuple(one.game.moves(one.state)), 5).answer()
        for one in (match, other)
    ]
    assert answers[0] == answers[1]


def test_which_games_have_an_adviser() -> None:
    assert [name for name, kind in GAMES.items() if has_adviser(kind)] == ["joker"]
