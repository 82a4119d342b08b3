"""Who may do what: owner, seat, spectator, stranger, over every route and every message."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import pytest
from fastapi import APIRouter, FastAPI
from msgspec import UNSET
from websockets.exceptions import ConnectionClosed

from jokeri.server import messages
from jokeri.server.app import Parts, create_app
from jokeri.server.seating import Place, Seating
from support.friends import HOUSE, friend, new_table
from support.openapi import routes, walked
from support.served import PATIENCE, Guest, Server, log_of
from support.tables import Ear, Hall, hall_of, people
from support.talk import talking

ROLES = ("owner", "seat", "spectator", "stranger")

# The status by role, for every route that names a table; all others are in FREE.
AT_A_TABLE = {
    ("POST", "/api/tables/{code}/give-up"): (200, 200, 200, 404),
    ("POST", "/api/tables/{code}/hint"): (409, 409, 409, 404),
    ("GET", "/api/tables/{code}/record"): (200, 200, 200, 404),
    ("POST", "/api/tables/{code}/invite"): (200, 200, 404, 404),
    ("POST", "/api/tables/{code}/review"): (409, 409, 409, 404),  # the match is not finished
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


def test_no_route_is_overlooked() -> None:
    async def nothing() -> None:
        pass

    nobody: Any = None
    app, router, inner = create_app(Parts(nobody)), APIRouter(), APIRouter()
    known = set(walked(app.routes))
    app.add_api_route("/one", nothing, methods=["PUT"])
    app.add_api_websocket_route("/two", nothing)
    inner.add_api_route("/three", nothing, methods=["POST"])
    inner.add_api_websocket_route("/four", nothing)
    router.include_router(inner)
    app.include_router(router)
    app.mount("/five", FastAPI())
    found = set(walked(app.routes)) - known
    assert found == {
        *(("PUT", "/one"), ("WEBSOCKET", "/two"), ("POST", "/three"), ("WEBSOCKET", "/four")),
        ("MOUNT", "/five"),
    }


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
    seat, spectator, stranger = friend(server, table, owner), friend(server, table, owner), Guest()
    with talking(seat, server, table, gathering=True) as talk:
        talk.act("sit", seat=1, name="Dato")
    asked = dict(zip(ROLES, (owner, seat, spectator, stranger), strict=True))
    statuses = dict(zip(ROLES, AT_A_TABLE["POST", "/api/tables/{code}/give-up"], strict=True))
    with talking(spectator, server, table, gathering=True) as talk:
        for role, names in (
            ("stranger", ["Ana", "Dato"]),
            ("spectator", ["Ana", "Dato"]),
            ("seat", ["Ana"]),
        ):
            response = asked[role].call(server, f"/api/tables/{table}/give-up", {})
            assert response.status_code == statuses[role]
            assert talk.act("react", sign="clap")["code"] == "bad-name"  # all before is told
            assert [one["name"] for one in talk.room["seats"] if one["name"]] == names, role
        response = owner.call(server, f"/api/tables/{table}/give-up", {})
        assert response.status_code == statuses["owner"]
        assert talk.code() == 4404


@pytest.mark.parametrize("route", [one for one in routes() if one[0] != "GET"], ids=str)
def test_only_json_of_the_own_page_changes_anything(route: tuple[str, str], server: Server) -> None:
    """A page of another site may send a form, and nothing that is answered."""
    owner = Guest()
    table = new_table(server, owner)
    path, body, _ = FREE.get(route, (route[1].replace("{code}", table), HOSTS.get(route) or {}, 0))
    evil = "http://evil.example"
    for headers, status, code in (
        ({"Content-Type": "text/plain"}, 415, "not-json"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "not-json"),
        ({"Content-Type": "multipart/form-data; boundary=x"}, 415, "not-json"),
        ({"Content-Type": ""}, 415, "not-json"),
        ({"Origin": evil}, 403, "foreign-origin"),
        ({"Origin": "null"}, 403, "foreign-origin"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "foreign-origin"),
        ({"Sec-Fetch-Site": "same-site"}, 403, "foreign-origin"),
        ({"Sec-Fetch-Site": "cross-site", "Content-Type": "text/plain"}, 403, "foreign-origin"),
    ):
        response = owner.call(server, path, body, headers=headers)
        assert (response.status_code, response.json()["code"]) == (status, code), headers


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
RULE = "a rule's"
ALL, NO, OWNERS = ("done",) * 3, (LIFE,) * 3, ("done", NOT_OWNER, NOT_OWNER)
SEATED = ("done", "done", NOT_SEATED)
LIVES = ("gathering", "playing", "paused", "over")
# By message: the answer to owner, seat and spectator in each of the lives.
ANSWERS = {
    "sit": (ALL, NO, NO, NO),
    "stand": (SEATED, NO, NO, NO),
    "name": (SEATED, NO, NO, NO),
    "ready": (SEATED, NO, NO, NO),
    "not-ready": (SEATED, NO, NO, NO),
    "swap": (OWNERS, NO, NO, NO),
    "shuffle": (OWNERS, NO, NO, NO),
    "seat-kind": (OWNERS, NO, NO, NO),
    "kick": (OWNERS, NO, NO, NO),
    "start": (("not-ready", NOT_OWNER, NOT_OWNER), NO, NO, NO),
    "leave": (SEATED, SEATED, SEATED, SEATED),
    "take-over": (NO, *[("other-seat", "not-auto", "not-offered")] * 2, NO),
    "take-back": (NO, *[("not-auto", "not-auto", NOT_SEATED)] * 2, NO),
    "pause": (NO, SEATED, ("paused",) * 3, NO),
    "resume": (NO, ("not-paused",) * 3, SEATED, NO),
    "end": (*[("closed", "done", NOT_SEATED)] * 3, NO),
    "rematch": (NO, NO, NO, SEATED),
    "chat-rule": (OWNERS,) * 4,
    "chat": (ALL,) * 4,
    "phrase": (ALL,) * 4,
    "react": (ALL,) * 4,
    "move": (NO, *[(RULE, RULE, NOT_SEATED)] * 2, ("match-over", "match-over", NOT_SEATED)),
    "look": (("room",) * 3, *[("news",) * 3] * 3),
    "ping": (("pong",) * 3,) * 4,
}


def test_every_message_has_its_line() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(messages.Request)}
    assert tags == set(ANSWERS)
    assert UNSET not in tags


async def table_of(hall: Hall, life: str) -> tuple[int, list[Ear]]:
    guests = await hall.guests(4)
    gathering = life == "gathering"
    seats = (*people(*guests[:3], ready=False), Place() if gathering else Place(bot="random"))
    seating = Seating(
        places=seats,
        owner=guests[0],
        life="gathering" if gathering else "playing",
        fill="random",
        held={} if gathering else {guest: seat for seat, guest in enumerate(guests[:3])},
    )
    table = await hall.new_table(seating, "jokerx schedule=1")
    ears = [await hall.come(table, guest, f"Guest {guest}") for guest in guests]
    if life == "paused":
        await hall.say(table, ears[0], t="pause")
    while life == "over" and ears[0].room["life"] != "over":
        mover = next(ear for ear in ears if ear.news["moves"])
        await hall.say(table, mover, t="move", seq=mover.news["seq"], move=mover.news["moves"][0])
    return table, ears


@pytest.mark.parametrize("life", LIVES)
def test_messages_by_role(tmp_path: Path, life: str) -> None:
    async def test() -> None:
        async with hall_of(tmp_path) as hall:
            for kind, expected in ANSWERS.items():
                if kind == "ping":  # answered by the socket
                    continue
                for place, role in ((0, 0), (1, 1), (3, 2)):
                    table, ears = await table_of(hall, life)
                    wanted = expected[LIVES.index(life)][role]
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
                    elif wanted == RULE:
                        assert answer["t"] == "refused"
                        assert found not in (LIFE, NOT_SEATED, NOT_OWNER)
                    else:
                        assert found == wanted, (kind, role, answer)
                    if answer["t"] == "refused":
                        assert ("view" in answer) == (kind == "move" and life != "gathering")
                    hall.clock._now += 60  # so that no limit on talk is met

    asyncio.run(test())


@pytest.mark.parametrize("life", LIVES)
def test_a_stranger_says_nothing(life: str, server: Server) -> None:
    """Whatever a stranger sends: the socket ends as for a table that is not there."""
    owner, stranger = Guest(), Guest()
    stranger.call(server, "/api/me", {"name": "Newcomer"})
    if life == "gathering":
        table = new_table(server, owner)
    else:
        table = owner.new_table(server, "jokerx schedule=1")
    with talking(owner, server, table, gathering=life == "gathering") as talk:
        if life == "paused":
            assert talk.act("pause")["t"] == "done"
        elif life == "playing":
            talk.own_turn()
        while life == "over" and talk.room["life"] != "over":
            if talk.news["moves"]:
                talk.move(talk.news["moves"][0], f"m{talk.news['seq']}")
            talk.hear_any()
    log = log_of(server.folder, table)
    for code in (table, "unknown"):
        with stranger.connect(server, code) as socket, suppress(ConnectionClosed):
            for kind in ANSWERS:
                socket.send(json.dumps({"t": kind, "id": kind} | MORE.get(kind, {})))
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)  # the close and not a frame before it
        assert socket.close_code == 4404
    assert log_of(server.folder, table) == log
    with talking(owner, server, table, gathering=life == "gathering") as talk:
        assert talk.room["life"] == ("playing" if life == "paused" else life)
        assert talk.room["watching"] == 0
        assert talk.said == []


async def look(hall: Hall, table: int, ear: Ear) -> None:
    from jokeri.server.commands import Ask  # noqa: PLC0415

    hall.rooms.post(table, Ask(ear, messages.Look()))
    await hall.settle()
