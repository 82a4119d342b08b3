"""Fifty tables play while the server is killed: what was told is what the logs say."""

import json
import random
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from jokeri.server.failpoints import NAMES
from support.heard import check_heard
from support.player import Player, check_told
from support.served import Guest, Server, log_of, serving
from support.talk import talking

HOUSE = "jokerx schedule=1-2-3/3"


def players(folder: Path, count: int, seed: int) -> list[Player]:
    with serving(folder) as server:
        made = []
        for number in range(count):
            guest = Guest()
            table = guest.new_table(server, HOUSE)
            made.append(Player(guest, table, random.Random(1000 * seed + number)))
    return made


def play_all(server: Server, crowd: list[Player], pool: ThreadPoolExecutor, **more: Any) -> None:
    waiting = [player for player in crowd if not player.over]
    for done in [pool.submit(player.play, server, **more) for player in waiting]:
        done.result()


def finish(folder: Path, crowd: list[Player], pool: ThreadPoolExecutor) -> None:
    with serving(folder) as server:
        play_all(server, crowd, pool)
    for player in crowd:
        assert player.over
        check_told(player, HOUSE, log_of(folder, player.table))


def killed_at(folder: Path, name: str, count: int, kills: int) -> None:
    crowd = players(folder, count, seed=1)
    with ThreadPoolExecutor(count) as pool:
        for kill in range(kills):
            with serving(folder, failpoint=f"{name}:{(kill + 1) * count}") as server:
                play_all(server, crowd, pool)
                if all(player.over for player in crowd):
                    break
                server.process.join(60)
                assert server.process.exitcode == -9
        finish(folder, crowd, pool)


def test_killed_while_eight_tables_play(tmp_path: Path) -> None:
    killed_at(tmp_path, "after-commit", count=8, kills=2)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_killed_at_the_failpoints_while_fifty_tables_play(tmp_path: Path, name: str) -> None:
    killed_at(tmp_path, name, count=50, kills=8)


@pytest.mark.long
def test_killed_a_hundred_times_at_random_while_fifty_tables_play(tmp_path: Path) -> None:
    source = random.Random(2)
    crowd = players(tmp_path, 50, seed=2)
    with ThreadPoolExecutor(51) as pool:
        for _ in range(100):
            if all(player.over for player in crowd):
                crowd_more = players(tmp_path, 50, seed=source.randrange(10**6))
                crowd += crowd_more
            with serving(tmp_path) as server:

                def kill(server: Server = server) -> None:
                    time.sleep(source.uniform(0.05, 0.6))
                    server.kill()

                ended = pool.submit(kill)
                waiting = [player for player in crowd if not player.over][:50]
                play_all(server, waiting, pool)
                ended.result()
        finish(tmp_path, crowd, pool)


@pytest.mark.parametrize("count", [8, pytest.param(50, marks=pytest.mark.long)])
def test_sigterm_while_tables_play(tmp_path: Path, count: int) -> None:
    crowd = players(tmp_path, count, seed=3)
    with ThreadPoolExecutor(count + 1) as pool:
        server = Server(tmp_path)
        playing = pool.submit(play_all, server, crowd, pool)
        while min(len(player.told) for player in crowd) < 5:
            assert not playing.done()
            time.sleep(0.01)
        assert server.stop() == 0, "all was done in time"
        playing.result()
        stopped = [player for player in crowd if not player.over]
        assert stopped
        assert {player.closed for player in stopped} == {1012}
        finish(tmp_path, crowd, pool)


def frame(text: str) -> bytes:
    data = text.encode()
    assert len(data) < 126
    return b"\x81" + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data


def texts(received: bytes) -> Iterator[Any]:
    """Yield the whole messages of what a server sent, each a frame of its own."""
    while len(received) > 1:
        size, head = received[1], 2
        if size >= 126:
            head = 4 if size == 126 else 10
            size = int.from_bytes(received[2:head], "big")
        if len(received) < head + size:
            return
        yield json.loads(received[head : head + size])
        received = received[head + size :]


def test_two_messages_in_one_segment(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with talking(guest, server, table) as talk:
            turn = talk.own_turn()
            seq, one, two = turn["seq"], turn["moves"][0], turn["moves"][-1]
            text = '{"t":"move","id":"%s","seq":%d,"move":"%s"}'
            host = server.url.removeprefix("http://")
            with socket.create_connection(tuple(host.split(":"))) as raw:  # type: ignore[arg-type]
                raw.sendall(
                    f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    f"Sec-WebSocket-Version: 13\r\nCookie: guest={guest.secret}\r\n\r\n".encode()
                )
                received = b""
                while b"\r\n\r\n" not in received:
                    received += raw.recv(4096)
                head, _, answers = received.partition(b"\r\n\r\n")
                assert b"101" in head
                same = frame(text % ("same", seq, one))
                raw.sendall(same + same + frame(text % ("other", seq, two)))
                talk.hear()
                while b'"stale"' not in answers:
                    answers += raw.recv(65536)
                assert answers.count(b'"id":"same"') == 2
        log = log_of(tmp_path, table)
        clients = [entry.client for entry in log]
        assert clients.count("same") == 1
        assert clients.count("other") == 0
        assert check_heard(talk.heard, HOUSE, log) > 1
        assert check_heard(texts(answers), HOUSE, log) > 3


def test_two_tabs_act_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with talking(guest, server, table) as one, talking(guest, server, table) as two:
            for round_ in range(6):
                turns = (one.own_turn(), two.own_turn())
                assert turns[0]["seq"] == turns[1]["seq"]
                one.move(turns[0]["moves"][0], f"one-{round_}")
                two.move(turns[1]["moves"][-1], f"two-{round_}")
                answers = (one.answer(f"one-{round_}"), two.answer(f"two-{round_}"))
                kinds = sorted(answer["t"] for answer in answers)
                assert kinds == ["news", "refused"]
                refused = next(answer for answer in answers if answer["t"] == "refused")
                assert refused["code"] == "stale"
                for talk in (one, two):
                    while talk.news["seq"] <= turns[0]["seq"]:
                        talk.hear()
        log = log_of(tmp_path, table)
        for talk in (one, two):
            assert check_heard(talk.heard, HOUSE, log) > 6
