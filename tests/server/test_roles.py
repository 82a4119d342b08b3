"""Who may do what: owner, seat, spectator, stranger, over every route and every message."""

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import UNSET

from jokeri.server import messages
from jokeri.server.seating import Place, Seating
from support.friends import HOUSE, friend, new_table
from support.openapi import routes
from support.served import Guest, Server
from support.tables import Ear, Hall, hall_of, people
from support.talk import talking

ROLES = ("owner", "seat", "spectator", "stranger")

# The status by role, for every route that names a table; all others are in FREE.
AT_A_TABLE = {
    ("POST", "/api/tables/{code}/give-up"): (200, 200, 200, 404),
    ("GET", "/api/tables/{code}/record"): (200, 200, 200, 404),
    ("POST", "/api/tables/{code}/invite"): (200, 200, 404, 404),
}
HOSTS = {
    ("GET", "/metrics"): None,
    ("GET", "/api/host"): None,
    ("POST", "/api/host/close"): {"table": "x"},
    ("POST", "/api/host/ban"): {"kind": "guest", "value": "0"},
    ("POST", "/api/host/unban"): {"kind": "guest", "value": "0"},
}
FREE: dict[tuple[str, str], tuple[str, Any, int]] = {
    ("GET", "/api/games"): ("/api/games", None, 200),
    ("POST", "/api/houses/{game}"): ("/api/houses/joker", {"house": HOUSE}, 200),
    ("GET", "/api/houses/{name}"): ("/api/houses/unknown", None, 404),
    ("GET", "/api/rules/{game}"): ("/api/rules/joker?house=jokerx", None, 200),
    ("POST", "/api/replay"): ("/api/replay", {"text": ""}, 400),
    ("POST", "/api/tables"): (
        "/api/tables",
        {"game": "joker", "house": HOUSE, "name": "Ana", "bots": ["random"] * 3},
        200,
    ),
    ("GET", "/api/tables"): ("/api/tables", None, 200),
    ("POST", "/api/join"): ("/api/join", {"secret": "x"}, 404),
    ("GET", "/api/lobby"): ("/api/lobby", None, 200),
    ("POST", "/api/lobby/quick"): ("/api/lobby/quick", {"game": "chess", "name": "Ana"}, 404),
    ("GET", "/api/me"): ("/api/me", None, 200),
    ("POST", "/api/me"): ("/api/me", {"name": "Ana"}, 200),
    ("POST", "/api/me/device"): ("/api/me/device", {}, 200),
    ("POST", "/api/device"): ("/api/device", {"secret": "x"}, 404),
    ("GET", "/api/my-houses"): ("/api/my-houses", None, 200),
    ("POST", "/api/my-houses"): (
        "/api/my-houses",
        {"game": "joker", "name": "Ana", "house": None},
        200,
    ),
}


def test_every_route_has_its_line() -> None:
    assert set(routes()) == {*AT_A_TABLE, *HOSTS, *FREE}


@pytest.fixture(scope="module")
def cast(server: Server) -> dict[str, Guest]:
    """Return one guest of each role; the table's code is the owner's attribute."""
    owner, stranger = Guest(), Guest()
    stranger.call(server, "/api/tables")
    table = new_table(server, owner)
    seat, spectator = friend(server, table, owner), friend(server, table, owner)
    with talking(seat, server, table, gathering=True) as talk:
        talk.act("sit", seat=1, name="Dato")
        talk.act("ready")
        with talking(owner, server, table, gathering=True) as host:
            host.act("start")
    roles = dict(zip(ROLES, (owner, seat, spectator, stranger), strict=True))
    roles["owner"].table = table  # type: ignore[attr-defined]
    return roles


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("route", FREE, ids=str)
def test_what_everybody_may(
    route: tuple[str, str], role: str, cast: dict[str, Guest], server: Server
) -> None:
    path, body, status = FREE[route]
    assert cast[role].call(server, path, body).status_code == status


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("route", [route for route in AT_A_TABLE if "give-up" not in route[1]])
def test_calls_at_a_table(
    route: tuple[str, str], role: str, cast: dict[str, Guest], server: Server
) -> None:
    method, path = route
    table = cast["owner"].table  # type: ignore[attr-defined]
    body: Any = {} if method == "POST" else None
    response = cast[role].call(server, path.replace("{code}", table), body)
    assert response.status_code == AT_A_TABLE[route][ROLES.index(role)], response.text
    if response.status_code == 404:
        nowhere = cast[role].call(server, path.replace("{code}", "unknown"), body)
        assert nowhere.content == response.content


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("route", HOSTS, ids=str)
def test_the_hosts_calls(
    route: tuple[str, str], role: str, cast: dict[str, Guest], server: Server
) -> None:
    """From this machine they are answered, whoever asks; as from elsewhere, or rebound: 404."""
    body = HOSTS[route]
    unknown = 404 if route[1].endswith("close") else 200
    assert cast[role].call(server, route[1], body).status_code == unknown
    for headers in (
        {"X-Forwarded-For": "192.0.2.7"},
        {"Host": "evil.example"},
        {"X-Host-Secret": "wrong"},
    ):
        if "X-Host-Secret" in headers:
            headers |= {"X-Forwarded-For": "192.0.2.7"}
        response = cast[role].call(server, route[1], body, headers=headers)
        assert (response.status_code, response.json()["code"]) == (404, "not-found")


def test_giving_up_by_role(server: Server) -> None:
    owner = Guest()
    table = new_table(server, owner)
    spectator, stranger = friend(server, table, owner), Guest()
    for guest, status in ((stranger, 404), (spectator, 200), (owner, 200)):
        response = guest.call(server, f"/api/tables/{table}/give-up", {})
        assert response.status_code == status


# ------------------------------------------------------------------ messages

MORE: dict[str, dict[str, Any]] = {
    "sit": {"seat": 3, "name": "Newcomer"},
    "name": {"name": "Another"},
    "swap": {"seat": 0, "other": 1},
    "seat-kind": {"seat": 3, "bot": "random"},
    "kick": {"seat": 2},
    "take-over": {"seat": 1, "name": "Newcomer"},
    "chat-rule": {"chat": True},
    "chat": {"text": "hello"},
    "phrase": {"phrase": "nice"},
    "react": {"sign": "clap"},
    "move": {"seq": 0, "move": "0"},
}
LIFE, NOT_OWNER, NOT_SEATED = "wrong-life", "not-owner", "not-seated"
# By message: the answer to owner, seat and spectator while the table gathers, and in a match.
ANSWERS = {
    "sit": (("done", "done", "done"), (LIFE,) * 3),
    "stand": (("done", "done", NOT_SEATED), (LIFE,) * 3),
    "name": (("done", "done", NOT_SEATED), (LIFE,) * 3),
    "ready": (("done", "done", NOT_SEATED), (LIFE,) * 3),
    "not-ready": (("done", "done", NOT_SEATED), (LIFE,) * 3),
    "swap": (("done", NOT_OWNER, NOT_OWNER), (LIFE,) * 3),
    "shuffle": (("done", NOT_OWNER, NOT_OWNER), (LIFE,) * 3),
    "seat-kind": (("done", NOT_OWNER, NOT_OWNER), (LIFE,) * 3),
    "kick": (("done", NOT_OWNER, NOT_OWNER), (LIFE,) * 3),
    "start": (("not-ready", NOT_OWNER, NOT_OWNER), (LIFE,) * 3),
    "leave": (("done", "done", NOT_SEATED), ("done", "done", NOT_SEATED)),
    "take-over": ((LIFE,) * 3, ("other-seat", "not-auto", "not-offered")),
    "take-back": ((LIFE,) * 3, ("not-auto", "not-auto", NOT_SEATED)),
    "pause": ((LIFE,) * 3, ("done", "done", NOT_SEATED)),
    "resume": ((LIFE,) * 3, ("not-paused",) * 3),
    "end": (("closed", "done", NOT_SEATED), ("closed", "done", NOT_SEATED)),
    "rematch": ((LIFE,) * 3, (LIFE,) * 3),
    "chat-rule": (("done", NOT_OWNER, NOT_OWNER), ("done", NOT_OWNER, NOT_OWNER)),
    "chat": (("done",) * 3, ("done",) * 3),
    "phrase": (("done",) * 3, ("done",) * 3),
    "react": (("done",) * 3, ("done",) * 3),
    "move": ((LIFE,) * 3, ("a rule's", "a rule's", NOT_SEATED)),
    "look": (("room",) * 3, ("news",) * 3),
    "ping": (("pong",) * 3, ("pong",) * 3),
}


def test_every_message_has_its_line() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(messages.Request)}
    assert tags == set(ANSWERS)
    assert UNSET not in tags


async def table_of(hall: Hall, *, gathering: bool) -> tuple[int, list[Ear]]:
    guests = await hall.guests(4)
    seats = (*people(*guests[:3], ready=False), Place() if gathering else Place(bot="random"))
    seating = Seating(
        places=seats,
        owner=guests[0],
        life="gathering" if gathering else "playing",
        fill="random",
        held={} if gathering else {guest: seat for seat, guest in enumerate(guests[:3])},
    )
    table = await hall.new_table(seating)
    return table, [await hall.come(table, guest, f"Guest {guest}") for guest in guests]


@pytest.mark.parametrize("gathering", [True, False])
def test_messages_by_role(tmp_path: Path, gathering: bool) -> None:
    async def test() -> None:
        async with hall_of(tmp_path) as hall:
            for kind, expected in ANSWERS.items():
                if kind == "ping":  # answered by the socket
                    continue
                for place, role in ((0, 0), (1, 1), (3, 2)):
                    table, ears = await table_of(hall, gathering=gathering)
                    wanted = expected[0 if gathering else 1][role]
                    ear = ears[place]
                    seen = len(ear.frames)
                    if kind == "look":
                        await look(hall, table, ear)
                        found = "news" if '"t":"news"' in ear.frames[-1] else "room"
                        assert len(ear.frames) == seen + 1
                        assert found == wanted, (kind, role)
                        continue
                    answer = await hall.say(table, ear, t=kind, **MORE.get(kind, {}))
                    found = answer["code"] if answer["t"] == "refused" else "done"
                    if wanted == "closed":
                        assert ear.closed == 4404
                    elif wanted == "a rule's":
                        assert answer["t"] == "refused"
                        assert found not in (LIFE, NOT_SEATED, NOT_OWNER)
                    else:
                        assert found == wanted, (kind, role, answer)
                    if answer["t"] == "refused":
                        assert ("view" in answer) == (kind == "move" and not gathering)
                    hall.clock._now += 60  # so that no limit on talk is met

    asyncio.run(test())


async def look(hall: Hall, table: int, ear: Ear) -> None:
    from jokeri.server.commands import Ask  # noqa: PLC0415

    hall.rooms.post(table, Ask(ear, messages.Look()))
    await hall.settle()
