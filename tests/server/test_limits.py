"""Limits, bans, the sweep of silent sockets, the host's calls, metrics, the end by a signal."""

import asyncio
import sqlite3
import time
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from jokeri.server.bans import Bans
from jokeri.server.database import FILE_NAME
from jokeri.server.failpoints import Failpoints
from jokeri.server.limits import REMEMBERED, Bounds, Limits, Rate, network_of
from jokeri.server.serving import LEAVE_SECONDS, STOP_SECONDS
from jokeri.server.sockets import SILENCE, SeatSocket, Sockets
from jokeri.server.store import Place
from support.clock import FakeClock
from support.friends import HOUSE, OPEN, new_table
from support.loose import NONE, loose
from support.proxy import line_to
from support.served import PATIENCE, Guest, Server, is_guarded, serving
from support.tables import hall_of
from support.talk import code_of_socket, talking


def code_of(guest: Guest, server: Any, table: str) -> int:
    with guest.connect(server, table) as socket:
        return code_of_socket(socket)


# ------------------------------------------------------------------ the buckets


def test_a_bucket_fills_by_the_clock() -> None:
    clock = FakeClock()
    limits = Limits(clock, Bounds(guest_chat=Rate(3, 0.5)))
    waits = [limits.wait("chat", 1, "127.0.0.1") for _ in range(4)]
    assert waits == [0, 0, 0, 2]
    clock._now += 1.9
    assert limits.wait("chat", 1, "127.0.0.1") == pytest.approx(0.1)
    clock._now += 0.2
    assert limits.wait("chat", 1, "127.0.0.1") == 0
    clock.offset -= 10**9  # the wall clock is no matter
    assert limits.wait("chat", 1, "127.0.0.1") > 0
    assert limits.wait("chat", 2, "127.0.0.1") == 0, "another guest"


def test_an_address_has_a_bucket_of_its_own() -> None:
    limits = Limits(FakeClock(), Bounds(address_tables=Rate(2, 1)))
    waits = [limits.wait("tables", f"guest {n}", "192.0.2.1") for n in range(3)]
    assert waits == [0, 0, 1]
    assert limits.wait("tables", "guest 9", "192.0.2.2") == 0
    assert limits.wait("tables", "guest 9", "127.0.0.1") == 0


def test_what_is_remembered_is_bounded() -> None:
    limits = Limits(FakeClock(), Bounds())
    for number in range(REMEMBERED + 500):
        limits.wait("calls", number, "127.0.0.1")
    assert len(limits._buckets) == REMEMBERED


def test_sockets_by_guest_by_address_and_in_all() -> None:
    limits = Limits(FakeClock(), Bounds(guest_sockets=2, address_sockets=3, all_sockets=4))
    limits.opened(1, "192.0.2.1")
    assert limits.may_open(1, "192.0.2.1")
    limits.opened(1, "192.0.2.1")
    assert not limits.may_open(1, "192.0.2.9")
    limits.opened(2, "192.0.2.1")
    assert not limits.may_open(3, "192.0.2.1")
    limits.opened(3, "192.0.2.2")
    assert not limits.may_open(4, "192.0.2.3")
    limits.opened(1, "192.0.2.1", -1)
    assert limits.may_open(1, "192.0.2.1")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        (None, "unknown"),
        ("nonsense", "nonsense"),
    ],
)
def test_addresses(host: str | None, counted: str) -> None:
    assert network_of(host) == counted


# ------------------------------------------------------------------ on the server


def test_too_many_sockets(server: Server) -> None:
    guest = Guest()
    table = guest.new_table(server, HOUSE)
    with ExitStack() as stack:
        for _ in range(Bounds().guest_sockets):
            stack.enter_context(guest.connect(server, table))
        assert code_of(guest, server, table) == 4408
        other = Guest()
        with talking(other, server, other.new_table(server, HOUSE)) as talk:
            talk.own_turn()
    with talking(guest, server, table) as talk:
        talk.own_turn()


def test_too_many_frames(server: Server) -> None:
    guest = Guest()
    table = guest.new_table(server, HOUSE)
    with talking(guest, server, table) as talk:
        try:
            for _ in range(2000):
                talk.say(t="ping")
        except ConnectionClosed:
            pass
        assert talk.code() == 4429


def test_too_many_tables(server: Server) -> None:
    guest = Guest()
    form = {"game": "joker", "house": HOUSE, "name": "Ana", "seats": OPEN}
    found = [guest.call(server, "/api/tables", form) for _ in range(22)]
    assert [one.status_code for one in found[:20]] == [200] * 20
    assert found[-1].status_code == 429
    assert found[-1].json()["code"] == "too-fast"
    assert found[-1].json()["detail"]["seconds"] > 1
    assert Guest().call(server, "/api/tables", form).status_code == 200


def test_too_many_calls(server: Server) -> None:
    guest = Guest()
    guest.call(server, "/api/games")
    # Over one connection, so that also a slow machine asks faster than the limit allows.
    with httpx.Client(base_url=server.url, cookies={"guest": guest.secret}) as client:
        answers = [client.get("/api/me") for _ in range(400)]
    assert {one.status_code for one in answers} == {200, 429}
    assert is_guarded(next(one for one in answers if one.status_code == 429))
    assert guest.call(server, "/healthz").status_code == 200


def test_guessing_secrets(tmp_path: Path) -> None:
    bounds = replace(NONE, secrets=Rate(3, 0.001), spare_loopback=False, address_calls=Rate(99, 9))
    with loose(tmp_path, bounds) as server:
        call = {"secret": "x" * 43}
        found = [Guest().call(server, "/api/join", call).status_code for _ in range(5)]
        assert found == [404, 404, 404, 429, 429]


def test_bans(server: Server) -> None:
    host, guest = Guest(), Guest()
    table = guest.new_table(server, HOUSE)
    with talking(guest, server, table) as talk:
        people = host.call(server, "/api/host").json()["people"]
        number = max(one["guest"] for one in people)
        form = {"kind": "guest", "value": str(number)}
        assert host.call(server, "/api/host/ban", form).status_code == 200
        assert talk.code() == 4403
    assert code_of(guest, server, table) == 4403
    refused = guest.call(server, "/api/tables")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert is_guarded(refused)
    shown = host.call(server, "/api/host").json()["bans"]
    assert [one["value"] for one in shown] == [str(number)]
    host.call(server, "/api/host/unban", form)
    with talking(guest, server, table) as talk:
        talk.own_turn()
    address = {"kind": "address", "value": "2001:db8::1"}
    host.call(server, "/api/host/ban", address)
    assert host.call(server, "/api/host").json()["bans"][0]["value"] == "2001:db8::/64"
    away = {"X-Forwarded-For": "2001:db8::77"}
    assert Guest().call(server, "/api/games", headers=away).json()["code"] == "banned"
    host.call(server, "/api/host/unban", address)
    assert Guest().call(server, "/api/games", headers=away).status_code == 200


def test_bans_that_could_never_hold(server: Server) -> None:
    host = Guest()
    for kind, value in (
        *(("address", value) for value in ("10.0.0.0/8", "2001:db8::/48", "hello", "999.1.1.1")),
        ("guest", "xyz"),
    ):
        refused = host.call(server, "/api/host/ban", {"kind": kind, "value": value})
        assert (refused.status_code, refused.json()["code"]) == (400, "unreadable"), value
    form = {"kind": "address", "value": "2001:db8::1/64"}
    assert host.call(server, "/api/host/ban", form).status_code == 200
    assert host.call(server, "/api/host").json()["bans"][0]["value"] == "2001:db8::/64"
    host.call(server, "/api/host/unban", form | {"value": "2001:db8::/64"})
    assert host.call(server, "/api/host").json()["bans"] == []


def test_the_host_lifts_a_ban_of_the_own_address(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host, form = Guest(), {"kind": "address", "value": "127.0.0.1"}
        host.call(server, "/api/host/ban", form)
        assert host.call(server, "/api/games").json()["code"] == "banned"
        assert host.call(server, "/api/host/unban", form).status_code == 200
        assert host.call(server, "/api/games").status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "[::1]"}, 200),
        ({"Host": "LOCALHOST:7320"}, 200),
        ({"Host": "[::1"}, 404),
        ({"Host": "jokeri.example"}, 404),
        ({"X-Real-IP": "192.0.2.7"}, 404),
        ({"X-Forwarded-Proto": "http"}, 404),
        ({"Via": "1.1 proxy"}, 404),
    ],
)
def test_who_is_the_host(headers: dict[str, str], status: int, server: Server) -> None:
    assert Guest().call(server, "/api/host", headers=headers).status_code == status


def test_the_host_closes_a_table(server: Server) -> None:
    host, guest = Guest(), Guest()
    table = new_table(server, guest)
    listed = host.call(server, "/api/host").json()
    assert table in [one["table"] for one in listed["tables"]]
    with talking(guest, server, table, gathering=True) as talk:
        assert host.call(server, "/api/host/close", {"table": table}).status_code == 200
        assert talk.code() == 4404
    assert host.call(server, "/api/host/close", {"table": table}).status_code == 200


def test_the_hosts_secret(tmp_path: Path) -> None:
    server = Server(tmp_path, "--host-secret")
    try:
        secret = server.output.split("The host's secret: ")[1].split()[0]
        away = {"X-Forwarded-For": "192.0.2.7"}
        for other in ({}, away, {"X-Host-Secret": "guessed"}):
            assert Guest().call(server, "/api/host", headers=other).status_code == 404
        given = away | {"X-Host-Secret": secret}
        assert Guest().call(server, "/api/host", headers=given).status_code == 200
        assert Guest().call(server, "/metrics", headers=given).status_code == 200
    finally:
        server.kill()


def figure(server: Server, name: str) -> float:
    shown: float = Guest().call(server, "/api/host").json()["metrics"][name]
    return shown


def test_who_comes_back_is_counted(server: Server) -> None:
    guest = Guest()
    table = guest.new_table(server, HOUSE)
    before = figure(server, "jokeri_resumes_total")
    for times in range(3):
        with talking(guest, server, table):
            assert figure(server, "jokeri_resumes_total") == before + times
    with talking(guest, server, guest.new_table(server, HOUSE)):
        assert figure(server, "jokeri_resumes_total") == before + 2, "another table"


def test_metrics(server: Server) -> None:
    guest = Guest()
    with talking(guest, server, guest.new_table(server, HOUSE)) as talk:
        talk.own_turn()
        talk.move("nonsense", "a")
        talk.answer("a")
        talk.move(talk.news["moves"][0], "b")
        talk.answer("b")
        text = guest.call(server, "/metrics").text
    for line in (
        'jokeri_moves_total{result="ok"}',
        'jokeri_moves_total{result="unreadable"}',
        "jokeri_fan_out_seconds_bucket",
        "jokeri_conflicts_total",
        "jokeri_resumes_total",
        "jokeri_timeouts_total",
        "jokeri_sockets ",
        "jokeri_tables_without_deadline 0.0",
    ):
        assert line in text


# ------------------------------------------------------------------ silence and the end


class Dead:
    """A WebSocket whose other end has gone without a word."""

    def __init__(self) -> None:
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed = code


def test_silent_sockets_are_swept(tmp_path: Path) -> None:
    async def test() -> None:
        async with hall_of(tmp_path) as hall:
            sockets = Sockets(hall.rooms, Bans(), Failpoints())
            place = Place(table=1, guest=1, name=None, seat=0, kicked=False, life="playing")
            quiet, talking_ = (
                SeatSocket(Dead(), place, "", Failpoints())  # type: ignore[arg-type]
                for _ in range(2)
            )
            for one in (quiet, talking_):
                one.heard = hall.clock.monotonic()
                sockets.open[one] = 1
            hall.clock._now += SILENCE - 1
            talking_.heard = hall.clock.monotonic()
            sockets.sweep()
            assert quiet._frames.empty()
            hall.clock._now += 2
            sockets.sweep()
            assert quiet._frames.get_nowait() == 1013
            assert talking_._frames.empty()
            assert hall.means.metrics.figures()["jokeri_swept_sockets_total"] == 1

    asyncio.run(test())


def test_a_half_open_socket_holds_nobody_up(tmp_path: Path) -> None:
    with loose(tmp_path) as server, line_to(server.url) as line:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with guest.connect(line, table) as lost:
            lost.recv(PATIENCE)
            line.swallow()
            with talking(guest, server, table) as talk:
                for number in range(8):
                    talk.own_turn()
                    talk.move(talk.news["moves"][0], f"m{number}")
                    assert talk.answer(f"m{number}")["t"] == "news"


@pytest.mark.long
def test_a_half_open_socket_is_gone_in_time(tmp_path: Path) -> None:
    with loose(tmp_path) as server, line_to(server.url) as line:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with guest.connect(line, table) as lost:
            lost.recv(PATIENCE)
            line.swallow()
            until = time.monotonic() + SILENCE + 15
            while guest.call(server, "/api/host").json()["people"]:
                assert time.monotonic() < until
                time.sleep(1)


def test_sigterm_with_sockets_that_do_not_answer(tmp_path: Path) -> None:
    server = Server(tmp_path)
    guest = Guest()
    table = guest.new_table(server, HOUSE)
    with ExitStack() as stack:
        line = stack.enter_context(line_to(server.url))
        lost = stack.enter_context(guest.connect(line, table))
        lost.recv(PATIENCE)
        talk = stack.enter_context(talking(guest, server, table))
        talk.own_turn()
        line.swallow()
        assert server.stop() == 0, "all was done in time"
        assert talk.code() == 1012
    with serving(tmp_path) as again, talking(guest, again, table) as talk:
        assert talk.own_turn()["moves"]


def test_sigterm_ends_what_hangs_too(tmp_path: Path) -> None:
    """Another program holds the database: what waits for it would take half a minute."""
    assert LEAVE_SECONDS < STOP_SECONDS < 5
    server = Server(tmp_path)
    guests = [Guest() for _ in range(4)]
    tables = [guest.new_table(server, HOUSE) for guest in guests]
    with ExitStack() as stack:
        talks = [
            stack.enter_context(talking(guest, server, table))
            for guest, table in zip(guests, tables, strict=True)
        ]
        for talk in talks:
            talk.own_turn()
        other = stack.enter_context(closing(sqlite3.connect(tmp_path / FILE_NAME)))
        other.execute("BEGIN IMMEDIATE")
        for talk in talks:
            talk.move(talk.news["moves"][0], "waits")
            talk.say(t="ping")
            assert talk.hear()["t"] == "pong"
        assert server.stop() == 1
        assert "ended before all was done" in server.output
        assert {talk.code() for talk in talks} == {1012}
    with serving(tmp_path) as again, talking(guests[0], again, tables[0]) as talk:
        talk.own_turn()
        talk.move(talk.news["moves"][0], "waits")
        assert talk.answer("waits")["t"] == "news"
