"""The look back on a finished match: whose it is, and what it says."""

import time
from typing import Any

import pytest

from jokeri.fast import mode
from support.served import PATIENCE, Guest, Server
from support.talk import talking

HOUSE = "tamashebi schedule=3-3"


def played(server: Server, guest: Guest, house: str = HOUSE, **more: Any) -> str:
    """Play a match with the last of the legal moves, which boasts; return its table."""
    table = guest.new_table(server, house, **more)
    with talking(guest, server, table) as talk:
        while talk.news["view"]["phase"] != "over":
            if talk.news["moves"]:
                client = f"m{talk.news['seq']}"
                talk.move(talk.news["moves"][-1], client)
                talk.answer(client)
            else:
                talk.hear()
    return table


def review(server: Server, guest: Guest, table: str, **body: Any) -> tuple[int, dict[str, Any]]:
    answer = guest.call(server, f"/api/tables/{table}/review", body)
    return answer.status_code, answer.json()


def reviewed(server: Server, guest: Guest, table: str, **body: Any) -> dict[str, Any]:
    """Ask until the review is there."""
    until, done = time.monotonic() + PATIENCE, 0
    while time.monotonic() < until:
        status, told = review(server, guest, table, **body)
        assert status == 200, told
        assert told["done"] >= done
        done = told["done"]
        if told["worst"] is not None:
            return told
        time.sleep(0.1)
    raise AssertionError("the review did not come")


def test_a_match_is_looked_back_on(server: Server) -> None:
    guest = Guest()
    table = played(server, guest)
    if mode() != "compiled":
        assert review(server, guest, table) == (409, {"code": "no-review", "detail": {}})
        return
    told = reviewed(server, guest, table)
    assert told["seat"] == 0
    assert told["done"] == told["of"] > 0
    assert 1 <= len(told["worst"]) <= 3
    losses = [each["loss"] for each in told["worst"]]
    assert losses == sorted(losses, reverse=True)
    for each in told["worst"]:
        view, cards = each["view"], each["view"]["hand"]
        assert view["turn"] == each["seat"] == 0
        assert view["phase"] == each["kind"]
        assert each["done"]["move"] != each["best"]["move"]
        if each["kind"] == "play":
            for move in (each["done"]["move"], each["best"]["move"]):
                assert ("X" if move.startswith("X") else move) in cards
        assert len(each["sheet"]["deals"]) == each["deal"] - 1
    # Kept: the same answer at once.
    assert review(server, guest, table) == (200, told)
    # Of a finished match all hands may be seen, so that another seat may be asked for.
    other = reviewed(server, guest, table, seat=2)
    assert other["seat"] == 2
    assert all(each["view"]["turn"] == 2 for each in other["worst"])
    assert review(server, guest, table, seat=7) == (409, {"code": "no-such-seat", "detail": {}})


def test_who_may_not_see_the_record_learns_nothing(server: Server) -> None:
    guest, stranger = Guest(), Guest()
    table = guest.new_table(server, HOUSE)
    assert review(server, stranger, table)[0] == 404
    assert review(server, stranger, table) == review(server, stranger, "unknown")


def test_one_review_at_a_time(server: Server) -> None:
    if mode() != "compiled":
        pytest.skip("no reviews here")
    guest = Guest()
    one, two = played(server, guest), played(server, guest)
    assert review(server, guest, one)[0] == 200
    assert review(server, guest, two) == (409, {"code": "too-many", "detail": {}})
    reviewed(server, guest, one)
    reviewed(server, guest, two)


def test_what_there_is_no_review_of(server: Server) -> None:
    guest = Guest()
    under_way = guest.new_table(server, HOUSE)
    assert review(server, guest, under_way) == (409, {"code": "wrong-phase", "detail": {}})
    bots = ("random",)
    table = played(server, guest, "clarke rounds=1", game="jokers", bots=bots)
    assert review(server, guest, table) == (409, {"code": "no-review", "detail": {}})
