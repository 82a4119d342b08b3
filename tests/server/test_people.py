"""Seats, owners, votes, leaving, rematch: acts at a live table."""

import asyncio
import json
import threading
from pathlib import Path

import pytest

from jokeri.records import Entry
from jokeri.server import lists, timing
from jokeri.server.acts import Sit, Stand
from jokeri.server.commands import Ask
from jokeri.server.messages import read
from jokeri.server.rows import Commit
from jokeri.server.seating import Place, Seating
from support.heard import check_heard
from support.tables import HOUSE, Ear, Hall, hall_of, people, run_in_hall


async def gathering(hall: Hall, count: int = 3, **options: object) -> tuple[int, list[Ear]]:
    """Return a table with so many people seated, of whom only the owner is ready."""
    guests = await hall.guests(4)
    seats = people(*guests[:count], ready=False) + tuple(Place() for _ in range(4 - count))
    seating = Seating(places=seats, owner=guests[0], **{"fill": "random"} | options)  # type: ignore[arg-type]
    table = await hall.new_table(seating)
    return table, [await hall.come(table, guest, f"Guest {guest}") for guest in guests]


async def refused(hall: Hall, table: int, ear: Ear, **message: object) -> str:
    before = (await hall.row(table)).revision
    answer = await hall.say(table, ear, **message)
    assert answer["t"] == "refused", answer
    assert (await hall.row(table)).revision == before
    return str(answer["code"])


async def done(hall: Hall, table: int, ear: Ear, **message: object) -> None:
    answer = await hall.say(table, ear, **message)
    assert answer["t"] == "done", answer


def names(ear: Ear) -> list[str | None]:
    return [seat["name"] for seat in ear.room["seats"]]


async def play_out(hall: Hall, table: int, *ears: Ear) -> None:
    for _ in range(200):
        if ears[0].room["life"] == "over":
            return
        mover = next(ear for ear in ears if ear.news["moves"])
        text = mover.news["moves"][0]
        await hall.say(table, mover, t="move", seq=mover.news["seq"], move=text)
    raise AssertionError("the match does not end")


def test_sitting_down_and_starting(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, two, late) = await gathering(hall)
        assert late.room["you"] == {"seat": None, "owner": False}
        assert late.room["watching"] == 1
        assert not any('"t":"news"' in frame for frame in late.frames)
        assert await refused(hall, table, late, t="sit", seat=1) == "seat-taken"
        assert await refused(hall, table, late, t="sit", seat=9) == "no-such-seat"
        assert await refused(hall, table, late, t="sit", seat=3, name="ANА") == "bad-name"
        assert await refused(hall, table, late, t="sit", seat=3, name="Аnа") == "bad-name"
        assert await refused(hall, table, late, t="sit", seat=3, name="Dato") == "bad-name"
        await done(hall, table, late, t="sit", seat=3, name="Tamar")
        assert names(owner) == ["Ana", "Dato", "Eka", "Tamar"]
        await done(hall, table, late, t="name", name="Keti")
        await done(hall, table, late, t="stand")
        await done(hall, table, late, t="sit", seat=3)
        assert names(owner)[3] == f"Guest {late.guest}"
        await done(hall, table, late, t="stand")
        assert await refused(hall, table, one, t="start") == "not-owner"
        assert await refused(hall, table, owner, t="start") == "not-ready"
        await done(hall, table, one, t="ready")
        await done(hall, table, two, t="ready")
        await done(hall, table, two, t="not-ready")
        assert await refused(hall, table, owner, t="start") == "not-ready"
        await done(hall, table, two, t="ready")
        await done(hall, table, owner, t="start")
        assert owner.room["life"] == "playing"
        assert owner.room["seats"][3]["kind"] == "bot"
        assert late.last("table")["names"] == names(owner)
        assert (await hall.row(table)).header.names == tuple(names(owner))
        assert owner.news["view"]["held"]
        assert late.news["view"]["hand"] == []
        assert await refused(hall, table, late, t="sit", seat=3) == "wrong-life"
        assert await refused(hall, table, late, t="move", seq=0, move="AS") == "not-seated"

    run_in_hall(tmp_path, test)


def test_a_full_table_starts_by_itself(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await gathering(hall, 4)
        for ear in ears:
            assert ear.room["life"] == "gathering"
            await done(hall, table, ear, t="ready")
        assert {ear.room["life"] for ear in ears} == {"playing"}
        hands = [tuple(ear.news["view"]["hand"]) for ear in ears]
        assert len(set(hands)) == 4

    run_in_hall(tmp_path, test)


def test_the_owners_acts(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, _, late) = await gathering(hall)
        for act in (
            {"t": "swap", "seat": 0, "other": 3},
            {"t": "shuffle"},
            {"t": "seat-kind", "seat": 3, "bot": "random"},
            {"t": "kick", "seat": 0},
            {"t": "chat-rule", "chat": False},
        ):
            assert await refused(hall, table, one, **act) == "not-owner"
        await done(hall, table, owner, t="swap", seat=0, other=3)
        assert names(owner) == [None, "Dato", "Eka", "Ana"]
        assert owner.room["you"]["seat"] == 3
        assert owner.room["owner"] == 3
        await done(hall, table, owner, t="shuffle")
        assert sorted(filter(None, names(owner))) == ["Ana", "Dato", "Eka"]
        empty = names(owner).index(None)
        assert (
            await refused(hall, table, owner, t="seat-kind", seat=empty, bot="x") == "unknown-bot"
        )
        await done(hall, table, owner, t="seat-kind", seat=empty, bot="random")
        assert owner.room["seats"][empty]["kind"] == "bot"
        await done(hall, table, owner, t="seat-kind", seat=empty, bot=None)
        dato = names(owner).index("Dato")
        assert await refused(hall, table, owner, t="seat-kind", seat=dato, bot=None) == "seat-taken"
        assert await refused(hall, table, owner, t="kick", seat=empty) == "nobody-there"
        await done(hall, table, owner, t="kick", seat=dato)
        assert one.closed == 4403
        assert late.closed is None
        assert names(owner)[dato] is None

    run_in_hall(tmp_path, test)


def test_what_a_kicked_guest_has_sent_before(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, *_) = await gathering(hall)
        kick, sit = (
            read(json.dumps({"t": t, "id": t, "seat": seat}))
            for t, seat in (("kick", 1), ("sit", 3))
        )
        tab = Ear(one.guest)
        hall.rooms.post(table, Ask(owner, kick))  # type: ignore[arg-type]
        hall.rooms.post(table, Ask(one, sit))  # type: ignore[arg-type]
        hall.rooms.join(table, tab)
        called = await hall.rooms.act(table, one.guest, "Dato", Sit("x", 3))
        assert called is not None
        assert called.code == "not-found"
        assert (one.closed, tab.closed) == (4403, 4403)
        assert names(owner) == ["Ana", None, "Eka", None]

    run_in_hall(tmp_path, test)


def test_no_bots_allowed(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, *_) = await gathering(hall, 1)
        seating = (await hall.row(table)).seating
        assert seating.fill == "random"
        other = await hall.new_table(Seating(places=seating.places, owner=owner.guest, fill=None))
        again = await hall.come(other, owner.guest)
        assert await refused(hall, other, again, t="start") == "seats-open"

    run_in_hall(tmp_path, test)


def test_the_owner_leaves_while_gathering(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, two, late) = await gathering(hall)
        assert await refused(hall, table, late, t="leave") == "not-seated"
        await done(hall, table, owner, t="leave")
        assert one.room["you"]["owner"] is True
        assert names(one) == [None, "Dato", "Eka", None]
        await done(hall, table, one, t="leave")
        await hall.say(table, two, t="leave")
        assert late.room["life"] == "closed"
        assert late.closed == 4404
        assert (await hall.row(table)).deadline is None

    run_in_hall(tmp_path, test)


def test_votes(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, two, late) = await gathering(hall, 3)
        for ear in (one, two):
            await done(hall, table, ear, t="ready")
        await done(hall, table, owner, t="start")
        assert await refused(hall, table, late, t="pause") == "not-seated"
        assert await refused(hall, table, one, t="resume") == "not-paused"
        await done(hall, table, one, t="pause")
        assert owner.room["votes"] == {"pause": [1]}
        assert not owner.room["paused"]
        await done(hall, table, one, t="pause")
        await done(hall, table, two, t="pause")
        assert owner.room["paused"]
        assert owner.room["votes"] == {}
        assert await refused(hall, table, two, t="pause") == "paused"
        await done(hall, table, owner, t="resume")
        await done(hall, table, two, t="end")
        assert owner.room["life"] == "playing"
        await hall.say(table, one, t="end")
        assert owner.room["life"] == "closed"
        assert owner.closed == 4404

    run_in_hall(tmp_path, test)


def test_a_leaver_tips_the_vote(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await gathering(hall, 4)
        for ear in ears:
            await done(hall, table, ear, t="ready")
        await done(hall, table, ears[1], t="pause")
        await done(hall, table, ears[2], t="pause")
        assert ears[1].room["paused"] is False
        await done(hall, table, ears[3], t="leave")
        assert ears[1].room["paused"] is True

    run_in_hall(tmp_path, test)


@pytest.mark.parametrize("seats", ["same", "moved"])
def test_rematch(tmp_path: Path, seats: str) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await gathering(hall, 2)
        one, two = ears[:2]
        await done(hall, table, two, t="ready")
        await done(hall, table, one, t="start")
        assert await refused(hall, table, one, t="rematch") == "wrong-life"
        await play_out(hall, table, one, two)
        assert await refused(hall, table, ears[3], t="rematch") == "not-seated"
        before = (await hall.row(table)).seating.places
        await done(hall, table, two, t="rematch", seats=seats)
        await done(hall, table, one, t="rematch", seats="same")
        assert await refused(hall, table, ears[3], t="rematch") == "not-seated"
        assert one.room["next"] == two.room["next"] is not None
        place = await hall.store.place_of(one.room["next"], bytes([0]) * 32)
        watcher = await hall.store.place_of(one.room["next"], bytes([3]) * 32)
        assert place is not None
        assert watcher is None, "who only watched has to be let in"
        new = await hall.row(place.table)
        assert new.seating.life == "gathering"
        assert sorted(p.name for p in new.seating.places if p.name) == ["Ana", "Dato"]
        assert sum(p.bot is not None for p in new.seating.places) == 2
        assert new.seating.owner == one.guest
        moved = [(p.guest, p.bot) for p in new.seating.places] != [(p.guest, p.bot) for p in before]
        assert moved is (seats == "moved"), "who asked first has chosen"
        for ear in (one, two):
            there = await hall.come(place.table, ear.guest)
            assert there.room["you"]["seat"] == new.seating.seat_of(ear.guest)

    run_in_hall(tmp_path, test)


def test_a_rematch_without_bots_waits_for_people(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, *_) = await gathering(hall, 2, fill=None)
        for seat in (2, 3):
            await done(hall, table, owner, t="seat-kind", seat=seat, bot="random")
        await done(hall, table, one, t="ready")
        await done(hall, table, owner, t="start")
        await play_out(hall, table, owner, one)
        await done(hall, table, owner, t="leave")
        await done(hall, table, one, t="rematch")
        place = await hall.store.place_of(one.room["next"], bytes([1]) * 32)
        assert place is not None
        new = (await hall.row(place.table)).seating
        assert (new.life, new.owner) == ("gathering", one.guest)
        assert [seat.is_open for seat in new.places] == [True, False, False, False]

    run_in_hall(tmp_path, test)


def test_saying_things(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, _, late) = await gathering(hall)
        await done(hall, table, one, t="chat", text="  <b>hello</b>\u202e \u0000 ")
        said = owner.last("say")["said"]
        assert said["what"] == "<b>hello</b>"
        assert said["from"] == {"seat": 1, "name": "Dato"}
        await done(hall, table, late, t="phrase", phrase="well-played")
        assert owner.last("say")["said"]["from"] == {"seat": None, "name": f"Guest {late.guest}"}
        await done(hall, table, one, t="react", sign="clap")
        assert await refused(hall, table, one, t="phrase", phrase="nonsense") == "unreadable"
        assert await refused(hall, table, one, t="chat", text="x" * 201) == "unreadable"
        assert await refused(hall, table, one, t="chat", text=" \u200e ") == "unreadable"
        await done(hall, table, owner, t="chat-rule", chat=False)
        assert await refused(hall, table, one, t="chat", text="hello") == "chat-off"
        await done(hall, table, one, t="phrase", phrase="nice")
        again = await hall.come(table, one.guest)
        assert [said["what"] for said in again.last("said")["list"]] == [
            *("<b>hello</b>", "well-played", "clap", "nice")
        ]
        for _ in range(3):
            await done(hall, table, one, t="react", sign="heart")
        assert await refused(hall, table, one, t="react", sign="heart") == "too-fast"
        await hall.advance(2)
        await done(hall, table, one, t="react", sign="heart")
        double = await hall.come(table, late.guest, "DAT0")
        for saying in ({"t": "chat", "text": "hello"}, {"t": "react", "sign": "heart"}):
            if saying["t"] == "chat":
                await done(hall, table, owner, t="chat-rule", chat=True)
            assert await refused(hall, table, double, **saying) == "bad-name"
        nameless = await hall.come(table, late.guest)
        assert await refused(hall, table, nameless, t="react", sign="heart") == "bad-name"

    run_in_hall(tmp_path, test)


def test_an_act_sent_again_is_done_once(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, *_) = await gathering(hall)
        for _ in range(3):
            await done(hall, table, one, t="chat", text="once", id="same")
        told = [frame for frame in owner.frames if json.loads(frame)["t"] == "say"]
        assert len(told) == 1

    run_in_hall(tmp_path, test)


def test_two_tabs_and_a_watcher(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, one, _, late) = await gathering(hall, spectators=False)
        tab = await hall.come(table, one.guest)
        await done(hall, table, tab, t="ready")
        await done(hall, table, one, t="not-ready")
        await done(hall, table, one, t="ready")
        await hall.go(table, tab)
        assert owner.room["seats"][1]["here"] is True
        await done(hall, table, (await hall.come(table, 3)), t="ready")
        await done(hall, table, owner, t="start")
        assert one.news
        assert not any('"t":"news"' in frame for frame in late.frames), "nobody may watch"
        looked = len(late.frames)
        asked = await hall.say(table, late, t="move", seq=0, move="AS")
        assert "view" not in asked
        assert len(late.frames) == looked + 1

    run_in_hall(tmp_path, test)


@pytest.mark.parametrize("rounds", [60, pytest.param(1000, marks=pytest.mark.long)])
def test_four_joins_at_once(tmp_path: Path, rounds: int) -> None:
    async def test() -> None:
        async with hall_of(tmp_path) as hall:
            guests = await hall.guests(5)
            for _ in range(rounds):
                seating = Seating(places=people(guests[0]) + (Place(),) * 3, owner=guests[0])
                table = await hall.new_table(seating)
                answers = await asyncio.gather(
                    *(
                        hall.rooms.act(table, guest, f"Guest {guest}", Sit("x", 1))
                        for guest in guests[1:]
                    )
                )
                assert [answer is None for answer in answers].count(True) == 1
                taken = (await hall.row(table)).seating
                assert len(taken.people) == 2
                spread = await asyncio.gather(
                    *(
                        hall.rooms.act(table, guest, f"Guest {guest}", Sit("y", seat))
                        for seat, guest in zip((2, 3, 2, 3), guests[1:], strict=True)
                    )
                )
                assert spread.count(None) == 2
                seats = [p.guest for p in (await hall.row(table)).seating.places]
                present = [guest for guest in seats if guest is not None]
                assert len(present) == len(set(present))

    asyncio.run(test())


def test_two_writers_at_one_table(tmp_path: Path) -> None:
    """What somebody else has written first stands; the second is refused, counted, and goes on."""

    async def test(hall: Hall) -> None:
        table, ears = await gathering(hall, 4)
        for ear in ears:
            await done(hall, table, ear, t="ready")
        mover = next(ear for ear in ears if ear.news["moves"])
        seq, moves = mover.news["seq"], mover.news["moves"]
        assert mover.seat is not None
        entry = Entry(seq + 1, mover.seat, moves[0], "elsewhere")
        await hall.store.commit(table, Commit(entry=entry))
        assert await refused(hall, table, mover, t="move", seq=seq, move=moves[-1]) == "stale"
        figures = hall.means.metrics.figures()
        assert figures["jokeri_conflicts_total"] == 1
        assert figures["jokeri_moves_total stale"] == 1
        assert {ear.news["seq"] for ear in ears} == {seq + 1}
        mover = next(ear for ear in ears if ear.news["moves"])
        answer = await hall.say(table, mover, t="move", seq=seq + 1, move=mover.news["moves"][0])
        assert answer["seq"] == seq + 2
        log = (await hall.row(table)).entries
        for ear in ears:
            assert check_heard([json.loads(frame) for frame in ear.frames], HOUSE, log)

    run_in_hall(tmp_path, test)


def test_a_call_is_answered_where_the_table_stops_by_a_fault(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, (owner, *_) = await gathering(hall)

        async def fails(*_: object) -> None:
            raise LookupError

        hall.store.commit = fails  # type: ignore[assignment, method-assign]
        called = asyncio.create_task(hall.rooms.act(table, owner.guest, "Ana", Stand("x")))
        await hall.settle()
        assert owner.closed == 1011
        assert called.done()
        refusal = called.result()
        assert refusal is not None
        assert refusal.code == "not-saved"

    run_in_hall(tmp_path, test)


def test_ones_own_tables_among_many_that_one_has_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "LISTED", 1)

    async def test(hall: Hall) -> None:
        guests = await hall.guests(5)
        own = await hall.new_table(Seating(places=people(*guests[:4]), owner=guests[0]))
        for _ in range(3):
            places = people(*guests[1:])
            watched = await hall.new_table(Seating(places=places, owner=guests[1], life="playing"))
            await hall.store.let_in(watched, bytes(32))
        listed = await hall.store.read(lambda link: lists.tables_of(link, guests[0]))
        assert [one.table for one in listed] == [own]

    run_in_hall(tmp_path, test)


def test_a_fault_of_one_write_is_its_own(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        go_on = threading.Event()

        def fails(_: object) -> None:
            raise LookupError

        works = (lambda _: go_on.wait(), fails, lambda _: "kept")
        writes = [asyncio.create_task(hall.store.write(work)) for work in works]
        await asyncio.sleep(0)
        go_on.set()  # the others wait by now, and share a transaction
        _, failed, kept = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(failed, LookupError)
        assert kept == "kept"

    run_in_hall(tmp_path, test)


PHASES = ("trump", "bid", "joker", "play", "sheet")


@pytest.mark.parametrize("way", ["leave", "cut"])
@pytest.mark.parametrize("phase", PHASES)
def test_leaving_in_every_phase(tmp_path: Path, phase: str, way: str) -> None:
    """Whoever leaves, or is cut off, the others finish the match; all were told what happened."""

    def is_phase(ear: Ear) -> bool:
        view, moves = ear.news["view"], ear.news["moves"]
        joker = any(move.startswith("X") for move in moves)
        is_in: dict[str, bool] = {
            "trump": view["phase"] == "trump",
            "bid": view["phase"] == "bid",
            "joker": view["phase"] == "play" and joker,
            "play": view["phase"] == "play" and len(view["trick"]) > 0,
            "sheet": ear.news["sheetVersion"] > 1,
        }
        return is_in[phase]

    async def test(hall: Hall) -> None:
        house = "jokerx schedule=nines-1"
        guests = await hall.guests(4)
        seating = Seating(
            places=people(*guests),
            owner=guests[0],
            life="playing",
            fill="random",
            held={guest: seat for seat, guest in enumerate(guests)},
        )
        table = await hall.new_table(seating, house)
        ears = [await hall.come(table, guest) for guest in guests]
        left: Ear | None = None
        here = ears
        for _ in range(600):
            here = [ear for ear in ears if way == "leave" or ear is not left]
            if here[0].room["life"] == "over":
                break
            mover = next((ear for ear in here if ear.news["moves"]), None)
            if mover is None:
                assert (way, left is None) == ("cut", False), "nobody is to move"
                await hall.advance(timing.ABSENT + 1)
            elif left is None and is_phase(mover):
                left = mover
                if way == "cut":
                    await hall.go(table, left)
                else:
                    await done(hall, table, left, t="leave")
                    assert left.room["you"]["seat"] is None
                    assert left.news["view"]["hand"] == []
            else:
                text = mover.news["moves"][-1]
                await hall.say(table, mover, t="move", seq=mover.news["seq"], move=text)
        assert left is not None, f"{phase} did not come"
        assert {ear.room["life"] for ear in here} == {"over"}
        again = await hall.come(table, left.guest)
        assert again.news["view"]["phase"] == "over"
        log = (await hall.row(table)).entries
        for ear in (*ears, again):
            assert check_heard([json.loads(frame) for frame in ear.frames], house, log)

    run_in_hall(tmp_path, test, seed=3)


def test_a_seat_taken_back_while_the_bots_choice_waits(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        chosen: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        thinks = asyncio.Event()

        async def choose(*_: object) -> int:
            thinks.set()
            return await chosen

        table, ears = await gathering(hall, 4)
        for ear in ears:
            await done(hall, table, ear, t="ready")
        mover = next(ear for ear in ears if ear.news["moves"])
        hall.means.thinking.choose = choose  # type: ignore[assignment, method-assign]
        leave, back = (read(json.dumps({"t": t, "id": t})) for t in ("leave", "take-back"))
        hall.rooms.post(table, Ask(mover, leave))  # type: ignore[arg-type]
        await thinks.wait()
        seq = ears[0].news["seq"]
        hall.rooms.post(table, Ask(mover, back))  # type: ignore[arg-type]
        chosen.set_result(0)
        await hall.settle()
        assert mover.last("done")["id"] == "take-back"
        assert mover.news["moves"]
        assert {ear.news["seq"] for ear in ears} == {seq}

    run_in_hall(tmp_path, test)


def test_who_left_takes_the_seat_back(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, ears = await gathering(hall, 4)
        for ear in ears:
            await done(hall, table, ear, t="ready")
        hand = ears[2].news["view"]["hand"]
        await done(hall, table, ears[2], t="leave")
        assert ears[0].room["seats"][2]["offered"] is True
        assert await refused(hall, table, ears[1], t="take-over", seat=2) == "other-seat"
        await done(hall, table, ears[2], t="take-back")
        assert ears[2].room["you"]["seat"] == 2
        assert set(ears[2].news["view"]["hand"]) <= set(hand)
        assert await refused(hall, table, ears[2], t="take-back") == "not-auto"
        assert await refused(hall, table, ears[1], t="take-over", seat=3) == "other-seat"

    run_in_hall(tmp_path, test)
