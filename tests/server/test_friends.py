"""Links, lobby, devices, houses: the calls around a table of friends, and its sockets."""

import json
from contextlib import ExitStack

import pytest

from support.friends import HOUSE, OPEN, friend, invite, join, new_table
from support.served import Guest, Server
from support.talk import Talk, code_of_socket, talking


@pytest.fixture
def owner() -> Guest:
    return Guest()


def code_of(guest: Guest, server: Server, table: str) -> int:
    with guest.connect(server, table) as socket:
        return code_of_socket(socket)


def test_four_friends_by_link(owner: Guest, server: Server) -> None:
    table = new_table(server, owner)
    secret = invite(server, owner, table)
    friends = [Guest() for _ in range(3)]
    for guest in friends:
        shown = join(server, guest, secret)
        assert shown["seat"] is None, "opening the link seats nobody"
        assert shown["house"] == HOUSE
        assert shown["names"] == ["Ana", None, None, None]
    with ExitStack() as stack:
        talks = [
            stack.enter_context(talking(guest, server, table, gathering=True))
            for guest in (owner, *friends)
        ]
        for seat, talk in enumerate(talks[1:], start=1):
            name = ("Dato", "Eka", "Levan")[seat - 1]
            assert talk.act("sit", seat=seat, name=name)["t"] == "done"
            assert talk.act("ready")["t"] == "done"
        for talk in talks:
            while not talk.news:
                talk.hear_any()
        assert [talk.seated["seat"] for talk in talks] == [0, 1, 2, 3]
        for played in range(30):
            while not any(one.news["moves"] for one in talks):
                level(talks, talks[0].hear()["seq"])
            talk = next(one for one in talks if one.news["moves"])
            talk.move(talk.news["moves"][0], f"m{played}")
            level(talks, talk.answer(f"m{played}")["seq"])


def level(talks: list[Talk], seq: int) -> None:
    """Let everybody hear of an entry."""
    for talk in talks:
        while talk.news["seq"] < seq:
            talk.hear()


def test_links_end(owner: Guest, server: Server) -> None:
    table = new_table(server, owner)
    first = invite(server, owner, table)
    second = invite(server, owner, table)
    came = friend(server, table, owner)
    join(server, Guest(), first)
    renewed = came.call(server, f"/api/tables/{table}/invite", {"renew": True})
    assert renewed.status_code == 404, "who only watches gives no links"
    long = owner.call(server, f"/api/tables/{table}/invite", {}, {"Host": "x" * 4000})
    assert (long.status_code, long.json()["code"]) == (400, "unreadable")
    third = invite(server, owner, table, renew=True)
    unknown = Guest().call(server, "/api/join", {"secret": "x" * 43})
    for old in (first, second):
        refused = Guest().call(server, "/api/join", {"secret": old})
        assert (refused.status_code, refused.content) == (404, unknown.content)
    join(server, Guest(), third)
    owner.call(server, f"/api/tables/{table}/give-up", {})
    assert Guest().call(server, "/api/join", {"secret": third}).content == unknown.content


def test_kicked_for_good(owner: Guest, server: Server) -> None:
    table = new_table(server, owner)
    guest = friend(server, table, owner)
    secret = invite(server, owner, table)
    with (
        talking(owner, server, table, gathering=True) as host,
        talking(guest, server, table, gathering=True) as talk,
    ):
        talk.act("sit", seat=2, name="Dato")
        assert host.act("kick", seat=2)["t"] == "done"
        assert talk.code() == 4403
    assert code_of(guest, server, table) == 4403
    assert guest.call(server, "/api/join", {"secret": secret}).status_code == 404
    assert guest.call(server, f"/api/tables/{table}/record").status_code == 404


def test_the_list(owner: Guest, server: Server) -> None:
    table = new_table(server, owner, clock={"move": 30, "bank": 60})
    guest = friend(server, table, owner)
    assert guest.call(server, "/api/tables").json()["tables"] == []
    (shown,) = owner.call(server, "/api/tables").json()["tables"]
    assert (shown["life"], shown["names"]) == ("gathering", ["Ana", None, None, None])
    with talking(owner, server, table, gathering=True) as talk:
        assert talk.room["clock"] == {"move": 30, "bank": 60}
        assert talk.act("start")["t"] == "done"
        talk.own_turn()
        (shown,) = owner.call(server, "/api/tables").json()["tables"]
        assert (shown["life"], shown["yourTurn"], shown["people"]) == ("playing", True, 1)
        while not talk.clock:
            talk.hear_any()
        assert talk.clock["turn"] == 0
    assert owner.call(server, "/api/me").json() == {"name": None, "tables": 1}


def test_the_lobby_and_quick_seat(server: Server) -> None:
    owner, guest = Guest(), Guest()
    hidden = new_table(server, owner)
    table = new_table(server, owner, open=True, house="tamashebi schedule=1-2-3/3")
    empty = guest.call(server, "/api/lobby?game=joker").json()["tables"]
    assert table not in [one["table"] for one in empty], "nobody is there"
    with (
        talking(owner, server, table, gathering=True) as talk,
        talking(owner, server, hidden, gathering=True),
    ):
        listed = guest.call(server, "/api/lobby?game=joker").json()["tables"]
        (shown,) = [one for one in listed if one["names"][0] == "Ana"]
        assert shown["table"] == table
        assert shown["kinds"] == ["person", "open", "open", "open"]
        assert guest.call(server, "/api/lobby?game=chess").json() == {"tables": []}
        form = {"game": "joker", "name": "Dato", "house": "tamashebi schedule=1-2-3/3"}
        for _ in range(2):
            seated = guest.call(server, "/api/lobby/quick", form)
            assert seated.json() == {"table": table, "seat": 1}
        while not talk.room["seats"][1]["ready"]:
            talk.hear_any()
        other = Guest().call(server, "/api/lobby/quick", form | {"name": "Ana", "house": None})
        assert other.json() == {"table": table, "seat": 2}
        while not talk.room["seats"][2]["ready"]:
            talk.hear_any()
        assert talk.room["seats"][2]["name"] == "Ana 2", "the name is taken there"
    watcher = Guest()
    watcher.call(server, "/api/me")
    with talking(watcher, server, table, gathering=True) as talk:
        assert talk.room["you"]["seat"] is None
    assert code_of(watcher, server, hidden) == 4404


def test_another_device(owner: Guest, server: Server) -> None:
    table = owner.new_table(server, HOUSE)
    link = owner.call(server, "/api/me/device", {}).json()
    assert link["seconds"] == 600
    phone = Guest()
    response = phone.call(server, "/api/device", {"secret": link["secret"]})
    assert response.status_code == 200, response.text
    assert phone.secret != owner.secret
    with talking(phone, server, table) as small, talking(owner, server, table) as large:
        assert small.seated["seat"] == large.seated["seat"] == 0
        assert small.own_turn()["view"]["hand"] == large.own_turn()["view"]["hand"]
    again = Guest().call(server, "/api/device", {"secret": link["secret"]})
    assert (again.status_code, again.json()["code"]) == (404, "not-found")
    assert phone.call(server, "/api/tables").json() == owner.call(server, "/api/tables").json()


def test_names(owner: Guest, server: Server) -> None:
    assert owner.call(server, "/api/me", {"name": "  Nino  "}).json()["name"] == "Nino"
    refused = owner.call(server, "/api/me", {"name": "Niნo"})
    assert refused.json()["detail"]["why"] == "mixed-scripts"
    assert owner.call(server, "/api/me").json()["name"] == "Nino"
    table = new_table(server, Guest(), open=True)
    with talking(owner, server, table, gathering=True) as talk:
        talk.act("sit", seat=1)
        assert talk.room["seats"][1]["name"] == "Nino"
        owner.call(server, "/api/me", {"name": "Maka"})
        talk.act("sit", seat=2)
        assert talk.room["seats"][2]["name"] == "Nino", "the one at this table"
        talk.act("stand")
        talk.act("sit", seat=1)
        assert talk.room["seats"][1]["name"] == "Maka"


def test_houses_travel(owner: Guest, server: Server) -> None:
    one = owner.call(server, "/api/houses/joker", {"house": "tamashebi schedule=5"}).json()
    assert len(one["hash"]) == 16
    assert owner.call(server, f"/api/houses/{one['hash']}").status_code == 404
    form = {"house": "tamashebi schedule=5", "share": True}
    owner.call(server, "/api/houses/joker", form)
    found = Guest().call(server, f"/api/houses/{one['hash']}").json()
    assert found == {"game": "joker"} | one
    new_table(server, owner, house="tamashebi schedule=4")
    played = owner.call(server, "/api/houses/joker", {"house": "tamashebi schedule=4"}).json()
    assert Guest().call(server, f"/api/houses/{played['hash']}").status_code == 200
    mine = {"game": "joker", "name": "ჩვენი", "house": "tamashebi schedule=5"}
    kept = owner.call(server, "/api/my-houses", mine).json()["houses"]
    shown = {"name": "ჩვენი", "game": "joker", "house": one["house"], "hash": one["hash"]}
    assert kept == [shown]
    assert Guest().call(server, "/api/my-houses").json() == {"houses": []}
    assert owner.call(server, "/api/my-houses", mine | {"house": None}).json() == {"houses": []}
    for name in ("JokerX სახლში", "Jokeri"):
        kept = owner.call(server, "/api/my-houses", mine | {"name": name}).json()["houses"]
        assert name in [one["name"] for one in kept]


def test_two_spellings_of_a_house_have_one_hash(owner: Guest, server: Server) -> None:
    plain = owner.call(server, "/api/houses/joker", {"house": "jokerx"}).json()
    options = " ".join(f"{name}={value}" for name, value in plain["options"].items())
    spelled = owner.call(server, "/api/houses/joker", {"house": f"tamashebi {options}"}).json()
    assert spelled["hash"] == plain["hash"]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"seats": ["me"]}, 400, "wrong-seats"),
        ({"seats": ["open"] * 4}, 400, "wrong-seats"),
        ({"seats": ["me", "me", "open", "open"]}, 400, "wrong-seats"),
        ({"seats": ["me", "bot:nobody", "open", "open"]}, 400, "unknown-bot"),
        ({"seats": ["me", "person", "open", "open"]}, 400, "unknown-bot"),
        ({"fill": "nobody"}, 400, "unknown-bot"),
        ({"clock": {"move": 1}}, 400, "unreadable"),
        ({"clock": {"move": 30, "bank": -1}}, 400, "unreadable"),
        ({"name": "Сара Smith"}, 400, "bad-name"),
    ],
)
def test_forms_that_are_refused(
    change: dict[str, object], status: int, code: str, owner: Guest, server: Server
) -> None:
    form = {"game": "joker", "house": HOUSE, "name": "Ana", "seats": OPEN} | change
    response = owner.call(server, "/api/tables", form)
    assert (response.status_code, response.json()["code"]) == (status, code), response.text


def test_start_at_once(owner: Guest, server: Server) -> None:
    table = new_table(server, owner, seats=["open", "bot:careful", "me", "open"], start=True)
    with talking(owner, server, table) as talk:
        assert talk.seated["seat"] == 2
        assert talk.room["life"] == "playing"


def test_leaving_for_good(owner: Guest, server: Server) -> None:
    table = new_table(server, owner)
    guest = friend(server, table, owner)
    with (
        talking(guest, server, table, gathering=True) as talk,
        talking(owner, server, table, gathering=True) as host,
    ):
        talk.act("sit", seat=1, name="Dato")
        talk.act("ready")
        host.act("start")
        owner.call(server, f"/api/tables/{table}/give-up", {})
        while not talk.room["you"]["owner"]:
            talk.hear_any()
        assert owner.call(server, "/api/tables").json()["tables"] == []
        assert talk.room["seats"][0] | {"here": None} == {
            "kind": "person",
            "name": "Ana",
            "bot": None,
            "ready": True,
            "here": None,
            "auto": True,
            "offered": True,
        }
        guest.call(server, f"/api/tables/{table}/give-up", {})
        assert talk.code() == 4404
    assert code_of(owner, server, table) == 4404


def test_secrets_are_nowhere(owner: Guest, server: Server) -> None:
    table = new_table(server, owner)
    secret = invite(server, owner, table)
    device = owner.call(server, "/api/me/device", {}).json()["secret"]
    join(server, Guest(), secret)
    Guest().call(server, "/api/device", {"secret": device})
    with talking(owner, server, table, gathering=True) as talk:
        talk.act("sit", seat=9)
    database = b"".join(path.read_bytes() for path in server.folder.glob("jokeri.sqlite3*"))
    for hidden in (secret, device, owner.secret):
        assert hidden not in server.output
        assert hidden.encode() not in database
    assert json.dumps(table) not in server.output
