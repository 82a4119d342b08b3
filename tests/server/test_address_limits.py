"""What one address may do, however many guests it is, and that each has a limit of its own too."""

from contextlib import ExitStack
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from jokeri.server.limits import Bounds, Limits, Rate
from support.clock import FakeClock
from support.friends import HOUSE, OPEN, friend, new_table
from support.loose import NONE, Loose, loose
from support.served import Guest
from support.talk import code_of_socket, talking

HERE, ELSEWHERE = ({"X-Forwarded-For": address} for address in ("192.0.2.7", "192.0.2.8"))
KINDS = ("frames", "calls", "tables", "hints", "chat")


def few(count: int) -> Rate:
    return Rate(count, 1e-6)


def at_tables(server: Loose, count: int) -> list[tuple[Guest, str]]:
    """Return guests with a table each, made without a limit."""
    guests = [Guest() for _ in range(count)]
    return [(guest, guest.new_table(server, HOUSE)) for guest in guests]


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_by_guest_and_by_address(kind: str) -> None:
    bounds = Bounds()
    guest, address = getattr(bounds, f"guest_{kind}"), getattr(bounds, f"address_{kind}")
    limits = Limits(FakeClock(), bounds)
    waits = [limits.wait(kind, 1, f"192.0.2.{n % 250}") for n in range(int(guest.burst) + 1)]
    assert [bool(wait) for wait in waits] == [False] * int(guest.burst) + [True]
    limits = Limits(FakeClock(), bounds)
    waits = [limits.wait(kind, n, "192.0.2.1") for n in range(int(address.burst) + 1)]
    assert [bool(wait) for wait in waits] == [False] * int(address.burst) + [True]


def test_every_bound_is_one_that_is_tested() -> None:
    rates = {one.name for one in fields(Bounds) if isinstance(one.default, Rate)}
    assert rates == {f"{who}_{kind}" for who in ("guest", "address") for kind in KINDS} | {
        "secrets"
    }


def test_sockets(tmp_path: Path) -> None:
    with loose(tmp_path, replace(NONE, address_sockets=2)) as server, ExitStack() as stack:
        crowd = at_tables(server, 3)
        open_ = [
            stack.enter_context(talking(guest, server, table, headers=HERE))
            for guest, table in crowd[:2]
        ]
        guest, table = crowd[2]
        with guest.connect(server, table, headers=HERE) as refused:
            assert code_of_socket(refused) == 4408
        with talking(guest, server, table, headers=ELSEWHERE) as talk:
            talk.own_turn()
        open_[0].socket.close()
        with talking(guest, server, table, headers=HERE) as talk:
            talk.own_turn()


def test_frames(tmp_path: Path) -> None:
    with loose(tmp_path, replace(NONE, address_frames=few(20))) as server, ExitStack() as stack:
        one, two, three = (
            stack.enter_context(talking(guest, server, table, headers=headers))
            for (guest, table), headers in zip(
                at_tables(server, 3), (HERE, HERE, ELSEWHERE), strict=True
            )
        )
        for talk in (one, two):
            for _ in range(10):
                talk.say(t="ping")
                while talk.hear()["t"] != "pong":
                    pass
        one.say(t="ping")
        assert one.code() == 4429
        two.say(t="ping")
        assert two.code() == 4429
        three.own_turn()
        three.move(three.news["moves"][0], "goes")
        assert three.answer("goes")["t"] == "news"


def test_calls(tmp_path: Path) -> None:
    with loose(tmp_path, replace(NONE, address_calls=few(8))) as server:
        ((guest, table),) = at_tables(server, 1)
        found = [Guest().call(server, "/api/games", headers=HERE).status_code for _ in range(10)]
        assert found == [200] * 8 + [429] * 2
        with guest.connect(server, table, headers=HERE) as refused:
            assert code_of_socket(refused) == 4429
        assert Guest().call(server, "/api/games", headers=ELSEWHERE).status_code == 200


def test_tables(tmp_path: Path) -> None:
    form: dict[str, Any] = {"game": "joker", "house": HOUSE, "name": "Ana", "seats": OPEN}
    with loose(tmp_path, replace(NONE, address_tables=few(3))) as server:
        found = [Guest().call(server, "/api/tables", form, HERE) for _ in range(5)]
        assert [one.status_code for one in found] == [200] * 3 + [429] * 2
        assert found[-1].json()["code"] == "too-fast"
        assert Guest().call(server, "/api/tables", form, ELSEWHERE).status_code == 200


def test_hints(tmp_path: Path) -> None:
    with loose(tmp_path, replace(NONE, address_hints=few(3))) as server:
        guest = Guest()
        path = f"/api/tables/{new_table(server, guest)}/hint"
        found = [guest.call(server, path, {}, HERE) for _ in range(5)]
        codes = [(one.status_code, one.json()["code"]) for one in found]
        assert codes == [(409, "wrong-life")] * 3 + [(429, "too-fast")] * 2
        assert guest.call(server, path, {}, ELSEWHERE).json()["code"] == "wrong-life"


def test_chat(tmp_path: Path) -> None:
    with loose(tmp_path, replace(NONE, address_chat=few(4))) as server, ExitStack() as stack:
        owner = Guest()
        table = new_table(server, owner)
        friends = [friend(server, table, owner) for _ in range(2)]
        one, two, three = (
            stack.enter_context(talking(guest, server, table, gathering=True, headers=headers))
            for guest, headers in zip((owner, *friends), (HERE, HERE, ELSEWHERE), strict=True)
        )
        for number, talk in enumerate((two, three), 1):
            assert talk.act("sit", seat=number, name=f"Guest {number}")["t"] == "done"
        said = [talk.act("chat", text="hello") for talk in (one, two) * 3]
        assert [answer.get("code") for answer in said] == [None] * 4 + ["too-fast"] * 2
        assert one.act("react", sign="clap")["code"] == "too-fast", "all that is said counts"
        assert three.act("chat", text="hello")["t"] == "done"
        assert two.act("not-ready")["t"] == "done", "and nothing else"
