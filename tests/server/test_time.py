"""Deadlines, banks, autopilot, absence, freezing: by a clock moved by hand."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from jokeri.server import schema, timing
from jokeri.server.rows import Deadline
from jokeri.server.seating import Place, Seating
from jokeri.server.told import ClockRule
from support.clock import FakeClock
from support.tables import Ear, Hall, hall_of, people, run_in_hall


async def started(hall: Hall, clock: ClockRule | None, count: int = 4) -> tuple[int, list[Ear]]:
    guests = await hall.guests(count)
    seats = people(*guests) + tuple(Place(bot="random", name=f"B{n}") for n in range(4 - count))
    seating = Seating(
        places=seats,
        owner=guests[0],
        life="playing",
        clock=clock,
        held={guest: seat for seat, guest in enumerate(guests)},
    )
    table = await hall.new_table(seating)
    return table, [await hall.come(table, guest) for guest in guests]


async def only_deadline(hall: Hall, table: int) -> Deadline | None:
    due = schema.deadlines
    count = await hall.store.read(
        lambda link: link.execute(select(func.count()).where(due.c.table_id == table)).scalar_one()
    )
    row: Deadline | None = (await hall.row(table)).deadline
    assert count == (row is not None)
    assert row is None or row.at > hall.clock.wall()
    assert await hall.rooms.look() == 0
    return row


def seat_to_move(ear: Ear) -> int:
    turn = ear.news["view"]["turn"]
    assert isinstance(turn, int)
    return turn


async def move(hall: Hall, table: int, ears: list[Ear]) -> dict[str, object]:
    ear = ears[seat_to_move(ears[0])]
    seq, text = ear.news["seq"], ear.news["moves"][0]
    return await hall.say(table, ear, t="move", seq=seq, move=text)


def test_bank_then_a_bots_move_then_autopilot(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, ClockRule(move=20, bank=30))
        slow = seat_to_move(ears[0])
        told = ears[slow].last("clock")
        assert (told["turn"], told["left"], told["banks"]) == (slow, 20_000, [30_000] * 4)
        row = await only_deadline(hall, table)
        assert row is not None
        assert row.at == hall.clock.wall() + 50_000
        await hall.advance(25)  # five seconds of the bank
        assert (await move(hall, table, ears))["t"] == "news"
        assert ears[0].last("clock")["banks"][slow] == 25_000
        while seat_to_move(ears[0]) != slow:
            await move(hall, table, ears)
        seq = ears[0].news["seq"]
        await hall.advance(44)
        assert ears[0].news["seq"] == seq
        await hall.advance(1.1)
        assert ears[0].news["seq"] > seq, "a bot has moved"
        assert ears[slow].room["seats"][slow]["auto"] is False
        while seat_to_move(ears[0]) != slow:
            await move(hall, table, ears)
        await hall.advance(20.1)  # the bank is used up
        assert ears[slow].room["seats"][slow]["auto"] is True
        answer = await hall.say(table, ears[slow], t="take-back")
        assert answer["t"] == "done"
        assert ears[0].room["seats"][slow]["auto"] is False

    run_in_hall(tmp_path, test)


def test_a_move_in_time_ends_the_row_of_misses(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, ClockRule(move=10, bank=0))
        slow = seat_to_move(ears[0])
        for _ in range(2):
            await hall.advance(10.1)
            while seat_to_move(ears[0]) != slow:
                await move(hall, table, ears)
            await move(hall, table, ears)
            while seat_to_move(ears[0]) != slow:
                await move(hall, table, ears)
        assert ears[0].room["seats"][slow]["auto"] is False
        metrics = hall.means.metrics.figures()
        assert metrics["jokeri_timeouts_total"] == 2

    run_in_hall(tmp_path, test)


def test_the_whole_match_by_time_alone(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, ClockRule(move=5, bank=0))
        for _ in range(40):
            await hall.advance(5.1)
            if ears[0].room["life"] == "over":
                break
            await only_deadline(hall, table)
        assert ears[0].room["life"] == "over"
        assert await only_deadline(hall, table) is None

    run_in_hall(tmp_path, test)


def test_nobody_there_freezes_and_one_thaws(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, ClockRule(move=20, bank=0))
        await hall.advance(5)
        for ear in ears:
            await hall.go(table, ear)
        assert await only_deadline(hall, table) is not None
        await hall.advance(timing.FREEZE + 1)
        stored = await hall.row(table)
        assert stored.seating.frozen
        assert await only_deadline(hall, table) is None
        seq = len(stored.entries)
        await hall.advance(24 * 3600)
        assert len((await hall.row(table)).entries) == seq
        assert len(hall.rooms) == 0, "a frozen table takes no memory"
        back = await hall.come(table, ears[2].guest)
        assert back.room["frozen"] is False
        row = await only_deadline(hall, table)
        assert row is not None
        assert row.at > hall.clock.wall()

    run_in_hall(tmp_path, test)


def test_bots_stop_when_frozen(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (ear,) = await started(hall, None, count=1)
        assert ear.news["view"]["turn"] == 0
        await hall.go(table, ear)
        await hall.advance(timing.FREEZE + 1)
        assert (await hall.row(table)).seating.frozen
        again = await hall.come(table, ear.guest)
        assert again.news["view"] == ear.news["view"]

    run_in_hall(tmp_path, test)


def test_untimed_and_away(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, None)
        away = seat_to_move(ears[0])
        seq = ears[0].news["seq"]
        await hall.advance(3 * 3600)
        assert ears[0].news["seq"] == seq, "who is there may think for as long as they like"
        await only_deadline(hall, table)
        await hall.go(table, ears[away])
        stays = ears[(away + 1) % 4]
        assert stays.room["seats"][away]["here"] is False
        await hall.advance(timing.ABSENT + 1)
        assert stays.news["seq"] > seq
        assert stays.room["seats"][away]["offered"] is False
        await hall.advance(timing.OFFER - timing.ABSENT)
        assert stays.room["seats"][away]["offered"] is True
        (*_, stranger) = await hall.guests(5)
        watcher = await hall.come(table, stranger, "Tamar")
        answer = await hall.say(table, watcher, t="take-over", seat=away)
        assert answer["t"] == "done"
        assert watcher.room["you"]["seat"] == away
        assert watcher.news["view"]["hand"]
        late = await hall.come(table, ears[away].guest)
        assert late.room["you"]["seat"] is None
        other = await hall.say(table, late, t="take-over", seat=(away + 1) % 4)
        assert other["code"] == "other-seat"

    run_in_hall(tmp_path, test)


def test_coming_back_keeps_the_seat(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, None)
        await hall.go(table, ears[3])
        await hall.advance(timing.OFFER + 1)
        assert ears[0].room["seats"][3]["offered"] is True
        back = await hall.come(table, ears[3].guest)
        assert back.room["seats"][3]["offered"] is False
        assert back.room["you"]["seat"] == 3

    run_in_hall(tmp_path, test)


def test_away_while_gathering(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        guests = await hall.guests(3)
        places = (*people(*guests), Place())
        table = await hall.new_table(Seating(places=places, owner=guests[0]))
        one = await hall.come(table, guests[1])
        await hall.advance(timing.OFFER + 1)
        assert [seat["kind"] for seat in one.room["seats"]] == ["open", "person", "open", "open"]
        assert one.room["you"] == {"seat": 1, "owner": True}
        await hall.go(table, one)
        await hall.advance(timing.FREEZE + 1)
        frozen = (await hall.row(table)).seating
        assert frozen.frozen
        assert frozen.people == (1,), "nobody loses a seat while nobody is there"

    run_in_hall(tmp_path, test)


def test_an_owner_without_a_seat_goes_away(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        guests = await hall.guests(3)
        places = (*people(*guests), Place())
        table = await hall.new_table(Seating(places=places, owner=guests[0]))
        owner, one, two = [await hall.come(table, guest) for guest in guests]
        await hall.say(table, owner, t="stand")
        await hall.advance(timing.OFFER + 1)
        assert owner.room["you"] == {"seat": None, "owner": True}, "who is here keeps it"
        await hall.go(table, owner)
        await hall.advance(timing.OFFER - 1)
        assert not one.room["you"]["owner"]
        await hall.advance(2)
        assert one.room["you"]["owner"]
        assert not two.room["you"]["owner"]
        await hall.say(table, one, t="stand")
        await hall.say(table, two, t="stand")
        await hall.go(table, one)
        await hall.advance(timing.OFFER + 1)
        assert not two.room["you"]["owner"], "nobody sits there"
        await hall.say(table, two, t="sit", seat=1, name="Eka")
        await hall.advance(1)
        assert two.room["you"]["owner"]

    run_in_hall(tmp_path, test)


def test_who_takes_a_seat_of_a_frozen_table_lets_it_go_on(tmp_path: Path) -> None:
    """Nobody opens a socket for it: who watches takes a seat over, or back."""

    async def test(hall: Hall) -> None:
        *_, stranger = await hall.guests(5)
        for name in ("take-over", "take-back"):
            table, ears = await started(hall, ClockRule(move=20, bank=0))
            watcher = ears[3] if name == "take-back" else await hall.come(table, stranger, "Tamar")
            await hall.say(table, ears[3], t="leave")
            for ear in ears[:3]:
                await hall.go(table, ear)
            await hall.advance(timing.FREEZE + 1)
            assert watcher.room["frozen"]
            answer = await hall.say(table, watcher, t=name, seat=3)
            assert answer["t"] == "done"
            assert not watcher.room["frozen"]
            assert await only_deadline(hall, table) is not None
            seq = watcher.news["seq"]
            assert watcher.news["view"]["hand"]
            await hall.advance(20.1)
            assert watcher.news["seq"] > seq

    run_in_hall(tmp_path, test)


def test_paused_no_time_runs(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, ClockRule(move=10, bank=0))
        seq = ears[0].news["seq"]
        assert (await hall.say(table, ears[0], t="pause"))["t"] == "done"
        assert await only_deadline(hall, table) is not None
        refused = await move(hall, table, ears)
        assert refused["code"] == "paused"
        await hall.advance(3600)
        assert ears[0].news["seq"] == seq
        assert await only_deadline(hall, table) is not None
        for ear in ears[1:3]:
            await hall.say(table, ear, t="resume")
            assert ears[0].room["paused"] is True
        await hall.say(table, ears[3], t="resume")
        assert ears[0].room["paused"] is False
        assert ears[0].last("clock")["left"] == 10_000
        assert await only_deadline(hall, table) is not None
        assert (await move(hall, table, ears))["t"] == "news"

    run_in_hall(tmp_path, test)


def test_paused_and_the_owner_vanishes(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, friend) = await started(hall, ClockRule(move=10, bank=0), count=2)
        await hall.say(table, owner, t="pause")
        await hall.go(table, owner)
        await hall.say(table, friend, t="resume")
        assert friend.room["paused"], "one of two is no majority"
        await hall.advance(timing.OFFER + 1)
        assert friend.room["seats"][0]["offered"] is True
        assert not friend.room["paused"], "who is away for long is counted no more"
        await hall.say(table, friend, t="pause")
        assert friend.room["paused"]
        back = await hall.come(table, owner.guest)
        assert back.room["seats"][0]["offered"] is False
        await hall.say(table, friend, t="resume")
        assert back.room["paused"] is True, "who is back is counted again"

    run_in_hall(tmp_path, test)


def test_paused_and_nobody_is_there(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await started(hall, None, count=2)
        await hall.say(table, ears[0], t="pause")
        for ear in ears:
            await hall.go(table, ear)
        assert await only_deadline(hall, table) is not None
        await hall.advance(timing.FREEZE + 1)
        assert (await hall.row(table)).seating.frozen
        assert await only_deadline(hall, table) is None
        await hall.advance(timing.OFFER)
        assert len(hall.rooms) == 0
        back = await hall.come(table, ears[1].guest)
        assert (back.room["paused"], back.room["frozen"]) == (True, False)
        assert await only_deadline(hall, table) is not None

    run_in_hall(tmp_path, test)


def test_the_wall_clock_jumps(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, ears = await started(hall, ClockRule(move=30, bank=0))
        for jump in (3_600_000, -7_200_000, 86_400_000):
            seq = ears[0].news["seq"]
            hall.clock.offset += jump
            await hall.rooms.look()
            await hall.settle()
            assert await hall.rooms.look() == 0, "the row has gone with the clock"
            await hall.advance(29)
            assert ears[0].news["seq"] == seq, "only the time that has passed counts"
            assert ears[0].last("clock")["left"] == 30_000
            await hall.advance(1.1)
            assert ears[0].news["seq"] > seq

    run_in_hall(tmp_path, test)


def test_a_restart_leaves_time_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with hall_of(tmp_path, clock=clock) as hall:
            table, ears = await started(hall, ClockRule(move=30, bank=0))
            await hall.advance(12)
            guests = [ear.guest for ear in ears]
        for gone, left in ((5, 13_000), (3600, 10_000), (-9000, 30_000)):
            clock.offset += 1000 * gone  # the wall clock is all that goes on
            async with hall_of(tmp_path, clock=clock) as hall:
                ears = [await hall.come(table, guest) for guest in guests]
                assert ears[0].last("clock")["left"] == left
                seq = ears[0].news["seq"]
                await hall.advance(left / 1000 - 0.1)
                assert ears[0].news["seq"] == seq
                if gone == 5:
                    continue  # the server goes down once more
                await hall.advance(0.2)
                assert ears[0].news["seq"] > seq

    asyncio.run(test())


@pytest.mark.parametrize("hours", [-1, 1])
@pytest.mark.parametrize("rule", [None, ClockRule(move=30, bank=0)])
def test_a_restart_after_a_jump_and_nobody_comes(
    tmp_path: Path, rule: ClockRule | None, hours: int
) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with hall_of(tmp_path, clock=clock) as hall:
            table, _ = await started(hall, rule)
        clock.offset += hours * 3_600_000
        async with hall_of(tmp_path, clock=clock) as hall:
            await hall.rooms.look()
            await hall.settle()
            before = len((await hall.row(table)).entries)
            await hall.advance(timing.GRACE - 0.1)
            assert len((await hall.row(table)).entries) == before
            for _ in range(2):
                await hall.advance(timing.FREEZE)
                await hall.rooms.look()
            assert (await hall.row(table)).seating.frozen
            assert await only_deadline(hall, table) is None
        async with hall_of(tmp_path, clock=clock) as hall:
            ear = await hall.come(table, 1)
            assert ear.room["frozen"] is False
            assert await only_deadline(hall, table) is not None

    asyncio.run(test())


def test_a_deadline_fires_where_nobody_is(tmp_path: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with hall_of(tmp_path, clock=clock) as hall:
            table, _ = await started(hall, ClockRule(move=30, bank=0))
        clock.offset += 40_000
        async with hall_of(tmp_path, clock=clock) as hall:
            before = len((await hall.row(table)).entries)
            assert await hall.rooms.look() == 0
            await hall.advance(timing.GRACE + 0.1)
            assert len((await hall.row(table)).entries) == before + 1
            await hall.advance(timing.FREEZE)
            assert (await hall.row(table)).seating.frozen

    asyncio.run(test())


def test_the_job_finds_a_table_without_a_deadline(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        guests = await hall.guests(2)
        seating = Seating(places=(*people(*guests), Place(), Place()), owner=guests[0])
        table = await hall.new_table(seating)
        await hall.store.write(lambda link: link.execute(schema.deadlines.delete()))
        assert await hall.rooms.look() == 1
        await hall.settle()
        assert await hall.rooms.look() == 0
        assert (await hall.row(table)).deadline is not None

    run_in_hall(tmp_path, test)


def test_what_is_due_is_a_value() -> None:
    seating = Seating(places=people(1, 2, 3, 4), owner=1, life="playing")
    moment = timing.Moment(
        seating=seating, turn=None, turn_since=0, banks=None, gone={2: 5.0}, empty=None, look=99
    )
    assert [(due.kind, due.at) for due in timing.all_due(moment)] == [("look", 99), ("offer", 305)]
    frozen = timing.Moment(
        seating=replace(seating, frozen=True),
        turn=None,
        turn_since=0,
        banks=None,
        gone={},
        empty=1,
        look=9,
    )
    assert timing.all_due(frozen) == []
