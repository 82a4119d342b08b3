"""The calls around a table."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from jokeri.games.georgian.schedule import MOST_DEALS
from jokeri.server.app import Parts, create_app
from jokeri.server.database import FILE_NAME, Database
from support.served import Guest, Server, is_guarded
from support.talk import talking

HOUSE = "jokerx schedule=1-2-3/3"
TABLE = {"game": "joker", "house": HOUSE, "name": "Nino", "bots": ["random"] * 3}


@pytest.fixture
def guest() -> Guest:
    return Guest()


def test_games(guest: Guest, server: Server) -> None:
    joker = guest.call(server, "/api/games").json()["joker"]
    assert {"random", "careful"} <= set(joker["bots"])
    assert set(joker["cast"]) <= set(joker["bots"])
    assert joker["cast"]["vano"]["hardness"] == "easy"
    assert joker["presets"]["jokerx"]["schedule"] == "full"
    assert {"name", "default", "values", "pattern"} == set(joker["options"][0])


def test_a_house(guest: Guest, server: Server) -> None:
    answer = guest.call(server, "/api/houses/joker", {"house": "tamashebi schedule=1-2-3/9-9"})
    assert answer.json()["house"] == "tamashebi schedule=1-2-3/9-9"
    assert (answer.json()["seats"], answer.json()["deals"]) == (4, 5)
    assert answer.json()["options"]["schedule"] == "1-2-3/9-9"
    games = guest.call(server, "/api/games").json()
    assert set(answer.json()["options"]) == {one["name"] for one in games["joker"]["options"]}


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/houses/joker", {"house": "tamashebi schedule=no"}, 400, "unknown-house"),
        ("/api/houses/chess", {"house": "x"}, 404, "not-found"),
        ("/api/houses/joker", {"house": 7}, 400, "unreadable"),
        ("/api/houses/joker", [], 400, "unreadable"),
        ("/api/houses/joker", {"house": "x" * 3000}, 400, "unreadable"),
        ("/api/houses/joker", {"house": "x" * 20000}, 413, "too-large"),
        ("/api/tables", TABLE | {"game": "chess"}, 404, "not-found"),
        ("/api/tables", TABLE | {"house": "nobody"}, 400, "unknown-house"),
        ("/api/tables", TABLE | {"name": " "}, 400, "bad-name"),
        ("/api/tables", TABLE | {"name": "a\u202eb"}, 400, "bad-name"),
        ("/api/tables", TABLE | {"name": "a" * 25}, 400, "bad-name"),
        ("/api/tables", TABLE | {"bots": ["random"]}, 400, "wrong-seats"),
        ("/api/tables", TABLE | {"bots": ["random", "random", "nobody"]}, 400, "unknown-bot"),
        ("/api/tables/unknown/give-up", {}, 404, "not-found"),
        ("/api/replay", {"text": ""}, 400, "unreadable"),
        ("/api/replay", {"text": "game chess\n"}, 400, "unreadable"),
        ("/api/replay", {"text": "game joker\nhouse nobody\n"}, 400, "unknown-house"),
        ("/api/replay", {"text": "\ud800"}, 400, "unreadable"),
        ("/api/replay", {"text": "#" * 2_000_000}, 413, "too-large"),
        ("/api/nothing", {}, 404, "not-found"),
    ],
)
def test_refusals(
    path: str, body: Any, status: int, code: str, guest: Guest, server: Server
) -> None:
    response = guest.call(server, path, body)
    assert (response.status_code, response.json()["code"]) == (status, code), response.text


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "PATCH"])
def test_other_methods(method: str, server: Server) -> None:
    response = httpx.request(method, f"{server.url}/api/me")
    assert response.status_code == 404
    assert method == "HEAD" or response.json()["code"] == "not-found"


def test_the_own_page_may(guest: Guest, server: Server) -> None:
    headers = {"Sec-Fetch-Site": "same-origin", "Origin": server.url}
    assert guest.call(server, "/api/tables", TABLE, headers=headers).status_code == 200


def test_strangers_learn_nothing(guest: Guest, server: Server) -> None:
    table = guest.new_table(server, HOUSE)
    stranger = Guest()
    calls: list[tuple[str, Any]] = [("record", None), ("give-up", {})]
    for path, body in calls:
        there = stranger.call(server, f"/api/tables/{table}/{path}", body)
        nowhere = stranger.call(server, f"/api/tables/unknown/{path}", body)
        assert there.status_code == nowhere.status_code == 404
        assert there.content == nowhere.content
    assert stranger.call(server, "/api/tables").json() == {"tables": []}


def test_the_list_and_the_record(guest: Guest, server: Server) -> None:
    first, second = (guest.new_table(server, HOUSE) for _ in range(2))
    listed = guest.call(server, "/api/tables").json()["tables"]
    assert [one["table"] for one in listed] == [second, first]
    assert listed[0]["deal"] == 1
    assert listed[0]["deals"] == 4
    assert listed[0]["over"] is False
    empty = guest.call(server, f"/api/tables/{first}/record").text
    assert "hands" not in empty
    with talking(guest, server, first) as talk:
        while talk.news["sheetVersion"] < 2:
            turn = talk.own_turn()
            talk.move(turn["moves"][0], f"m{turn['seq']}")
            talk.answer(f"m{turn['seq']}")
        while not talk.news["moves"]:
            talk.hear()
    response = guest.call(server, f"/api/tables/{first}/record")
    assert response.headers["content-type"].startswith("text/plain")
    assert response.headers["content-disposition"].startswith("attachment")
    assert response.text.count("hands") == 2
    stepped = guest.call(server, "/api/replay", {"text": response.text})
    assert stepped.status_code == 200, stepped.text
    assert stepped.json()["partial"] is True
    assert len(stepped.json()["deals"]) == 2


def test_the_rules_of_the_longest_house(guest: Guest, server: Server) -> None:
    house = "jokerx schedule=" + "-".join("1" * MOST_DEALS)
    response = guest.call(server, f"/api/rules/joker?house={house}&lang=ka")
    assert (response.status_code, ", ".join("1" * MOST_DEALS) in response.text) == (200, True)


def test_the_rules(guest: Guest, server: Server) -> None:
    for language in ("ka", "en", "ru", "tr"):
        response = guest.call(server, f"/api/rules/joker?house=tamashebi&lang={language}")
        assert "<h2" in response.json()["html"]
    refused = guest.call(server, "/api/rules/joker?house=tamashebi&lang=xx")
    assert refused.json()["code"] == "unknown-language"


def test_the_cookie(server: Server) -> None:
    plain = Guest().call(server, "/api/games").headers["set-cookie"]
    assert re.match("guest=[A-Za-z0-9_-]{43};", plain)
    assert "HttpOnly" in plain
    assert "SameSite=Lax" in plain
    assert "Secure" not in plain
    https = {"X-Forwarded-Proto": "https"}  # from this machine, as a proxy here would send it
    safe = Guest().call(server, "/api/games", headers=https).headers["set-cookie"]
    assert re.match("__Host-guest=[A-Za-z0-9_-]{43};", safe)
    assert "Secure" in safe
    assert "Path=/" in safe
    guest = Guest()
    guest.call(server, "/api/games")
    assert "set-cookie" not in guest.call(server, "/api/games").headers
    assert guest.secret in guest.call(server, "/").headers["set-cookie"]
    for foreign in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://evil.example"}):
        for path in ("/", "/api/me"):
            form = {"Content-Type": "text/plain"} | foreign
            assert "set-cookie" not in Guest().call(server, path, {}, form).headers
            assert "set-cookie" in Guest().call(server, path, headers=foreign).headers, "a link"
    forged = Guest()
    forged.secret = "short"
    forged.call(server, "/api/games")
    assert len(forged.secret) == 43


def test_no_secret_and_no_card_is_logged(guest: Guest, server: Server) -> None:
    table = guest.new_table(server, HOUSE)
    with talking(guest, server, table) as talk:
        talk.own_turn()
        talk.move("AS", "card")
        talk.answer("card")
    assert "refused" in server.output
    for unwanted in (guest.secret, table, "AS"):
        assert unwanted not in server.output


def test_every_answer_has_its_headers(guest: Guest, server: Server) -> None:
    for path in ("/", "/missing.js", "/healthz", "/metrics", "/api/games", "/api/nothing"):
        assert is_guarded(guest.call(server, path)), path


def test_a_fault_of_the_server_is_an_answer_too(tmp_path: Path) -> None:
    database = Database(tmp_path / FILE_NAME)
    app = create_app(Parts(database))  # that was never started, so every call fails

    async def called() -> httpx.Response:
        way = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=way, base_url="http://a.example") as client:
            return await client.get("/api/games")

    response = asyncio.run(called())
    database.close()
    assert (response.status_code, response.json()) == (500, {"code": "fault", "detail": {}})
    assert is_guarded(response)


def test_the_page_and_its_headers(guest: Guest, server: Server) -> None:
    page = guest.call(server, "/")
    if page.status_code == 503:
        assert "make play" in page.text
        return
    assert page.headers["cache-control"] == "private, no-cache"
    assert guest.call(server, "/", {}).status_code == 405
    policy = page.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert guest.call(server, "/table/x", headers={"Accept": "text/html"}).text == page.text
    assert guest.call(server, "/missing.js").status_code == 404
    script = re.search(r'src="(/assets/[^"]+)"', page.text)
    assert script is not None
    asset = guest.call(server, script[1], headers={"Accept-Encoding": "gzip"})
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    assert guest.call(server, "/../../pyproject.toml").status_code == 404
    assert guest.call(server, "/healthz").json() == {"ok": True}
