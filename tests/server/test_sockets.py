"""What the socket answers, and what closes it."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.served import PATIENCE, Guest, Server, log_of
from support.talk import Talk, talking

HOUSE = "jokerx schedule=1-2-3/3"


@pytest.fixture
def guest() -> Guest:
    return Guest()


@pytest.fixture
def table(guest: Guest, server: Server) -> str:
    return guest.new_table(server, HOUSE)


def other_move(talk: Talk) -> str:
    return str(talk.news["moves"][-1])


def test_opening(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        assert talk.seated["table"] == table
        assert talk.seated["seat"] == 0
        assert talk.seated["bots"] == [None, "random", "random", "random"]
        assert talk.seated["names"][0] == "Nino"
        assert len(set(talk.seated["names"])) == 4
        assert talk.seated["options"]["schedule"] == "1-2-3/3"
        assert talk.news["events"] == []
        assert "sheet" in talk.news
        seq = talk.news["seq"]
        assert talk.hear()["seq"] == seq + 1
        assert "sheet" not in talk.news


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_a_foreign_origin_is_turned_away(
    origin: str, guest: Guest, server: Server, table: str
) -> None:
    with pytest.raises(InvalidStatus) as refused, guest.connect(server, table, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_origin_may_come_in(guest: Guest, server: Server, table: str) -> None:
    with guest.connect(server, table, origin=server.url) as socket:
        assert json.loads(socket.recv(PATIENCE))["t"] == "table"


@pytest.mark.parametrize("fragments", [1, 20])
def test_an_oversized_frame_closes(
    fragments: int, guest: Guest, server: Server, table: str
) -> None:
    with talking(guest, server, table) as talk:
        size = 16 * 1024 // fragments + 1
        talk.socket.send("x" * size if fragments == 1 else iter(["x" * size] * fragments))
        assert talk.code() == 1009


def test_the_largest_frame_is_only_unreadable(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        talk.own_turn()
        talk.socket.send("x" * 16 * 1024)
        assert talk.hear()["code"] == "unreadable"


GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    '"move"',
    '{"t":"move"}',
    '{"t":"move","id":"a","seq":-1,"move":"AS"}',
    '{"t":"move","id":"","seq":1,"move":"AS"}',
    '{"t":"move","id":"a b","seq":1,"move":"AS"}',
    '{"t":"move","id":"' + "a" * 41 + '","seq":1,"move":"AS"}',
    '{"t":"move","id":"a","seq":1.5,"move":"AS"}',
    '{"t":"move","id":"a","seq":1,"move":7}',
    '{"t":"move","id":"a","seq":99999999999999999999,"move":"AS"}',
    '{"t":"table"}',
    "[" * 10000,
    '{"t":"look"',
    b"\x00\x01",
    b'{"t":"look"}',
]


@pytest.mark.parametrize("frame", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_and_costs_nothing(
    frame: str | bytes, guest: Guest, server: Server, table: str
) -> None:
    with talking(guest, server, table) as talk:
        talk.own_turn()
        talk.socket.send(frame)
        refused = talk.hear()
        assert (refused["t"], refused["code"]) == ("refused", "unreadable")
        assert refused["view"] == talk.news["view"]
        assert refused["moves"] == talk.news["moves"]
        talk.move(other_move(talk), "good")
        assert talk.answer("good")["t"] == "news"


def test_an_unreadable_move_is_refused_by_its_id(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        talk.own_turn()
        talk.say(t="move", id="mine", seq="one", move="AS")
        assert talk.answer("mine")["code"] == "unreadable"
        talk.move("deal AS KS", "again")
        assert talk.answer("again")["code"] in ("unreadable", "wrong-phase")
        talk.move("what is this", "third")
        assert talk.answer("third")["code"] == "unreadable"


def test_ping_and_look(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        before = talk.own_turn()
        talk.say(t="ping")
        assert talk.hear() == {"t": "pong"}
        talk.say(t="look")
        looked = talk.hear()
        assert (looked["seq"], looked["view"]) == (before["seq"], before["view"])
        assert looked["events"] == []


def test_a_repeated_id_is_answered_and_not_played_again(
    guest: Guest, server: Server, table: str
) -> None:
    with talking(guest, server, table) as talk:
        turn = talk.own_turn()
        for _ in range(2):  # both are on their way before the first answer
            talk.move(turn["moves"][0], "once", turn["seq"])
        assert talk.answer("once")["seq"] == turn["seq"] + 1
        assert talk.answer("once")["t"] == "news"
    with talking(guest, server, table) as talk:
        talk.own_turn()
        talk.move(turn["moves"][0], "once", turn["seq"])
        assert talk.answer("once")["t"] == "news"
    log = log_of(server.folder, table)
    assert [entry.client for entry in log].count("once") == 1


def test_two_ids_on_one_seq(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        turn = talk.own_turn()
        talk.move(turn["moves"][0], "first", turn["seq"])
        talk.move(turn["moves"][-1], "second", turn["seq"])
        assert talk.answer("first")["t"] == "news"
        assert talk.answer("second")["code"] == "stale"


def test_a_refused_id_may_be_used_again(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        talk.own_turn()
        talk.move("9", "again")
        refused = talk.answer("again")
        assert refused["code"] in ("bid-out-of-range", "wrong-phase")
        talk.move(other_move(talk), "again")
        assert talk.answer("again")["t"] == "news"


def test_news_of_others_costs_no_good_move(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        seen = talk.news["seq"]  # before the cards are dealt, long before the own turn
        talk.own_turn()
        talk.move(other_move(talk), "early", seen)
        assert talk.answer("early")["t"] == "news"


def test_a_seq_that_nobody_was_told(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        talk.own_turn()
        talk.move(other_move(talk), "ahead", talk.news["seq"] + 1)
        assert talk.answer("ahead")["code"] == "unreadable"


def test_two_sockets_on_one_seat(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as one, talking(guest, server, table) as two:
        one.own_turn()
        two.own_turn()
        assert one.news["view"] == two.news["view"]
        one.move(other_move(one), "from-one")
        answer = one.answer("from-one")
        told = two.hear()
        assert (told["seq"], told["view"]) == (answer["seq"], answer["view"])
        assert "id" not in told
    with talking(guest, server, table) as again:
        again.own_turn()


def test_not_a_guests_table(guest: Guest, server: Server, table: str) -> None:
    stranger = Guest()
    stranger.call(server, "/api/tables")
    nobody = Guest()
    for who, where in [(stranger, table), (nobody, table), (guest, "unknown"), (guest, "x" * 500)]:
        with who.connect(server, where) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_match_to_its_end(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        version, moves = 0, 0
        while talk.news["view"]["turn"] is not None:
            assert ("sheet" in talk.news) == (talk.news["sheetVersion"] > version or moves == 0)
            version = talk.news["sheetVersion"]
            moves += 1
            if talk.news["moves"]:
                talk.move(talk.news["moves"][0], f"move-{moves}")
            talk.hear()
        assert talk.news["sheet"]["places"]
        assert talk.news["events"][-1]["is"] == "match-over"
        talk.move("0", "late")
        assert talk.answer("late")["code"] == "match-over"
    assert guest.call(server, "/api/tables").json()["tables"][0]["over"] is True


def test_given_up(guest: Guest, server: Server, table: str) -> None:
    with talking(guest, server, table) as talk:
        talk.own_turn()
        for _ in range(2):
            response = guest.call(server, f"/api/tables/{table}/give-up", {})
            assert (response.status_code, response.json()) == (200, {})
        assert talk.code() == 4404
    with guest.connect(server, table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert guest.call(server, "/api/tables").json() == {"tables": []}
