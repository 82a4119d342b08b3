"""A full disk, a killed bot, a failing bot, a record of other rules: the table stays whole."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from jokeri.server.database import FILE_NAME
from support.friends import new_table
from support.player import Player, check_told
from support.served import PATIENCE, Command, Guest, Server, log_of, serving
from support.talk import talking

HOUSE = "jokerx schedule=1-2-3/3"


def limit_files(server: Server, size: int) -> None:
    """Let the server write no file beyond so many bytes, as on a full disk."""
    import resource  # noqa: PLC0415  # Linux only

    assert server.process.pid is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_no_such_failpoint(tmp_path: Path) -> None:
    command = Command(tmp_path, "play", "--data", f"{tmp_path}/", failpoint="nope")
    code, said = command.ended()
    assert (code, "no failpoint" in said, "Traceback" in said) == (2, True, False)


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
def test_a_full_disk(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with talking(guest, server, table) as talk:
            turn = talk.own_turn()
            limit_files(server, 0)
            for _ in range(2):
                talk.move(turn["moves"][0], "kept")
                refused = talk.answer("kept")
                assert refused["code"] == "not-saved"
                assert refused["view"] == turn["view"]
                assert refused["seq"] == turn["seq"]
            form = {"game": "joker", "house": HOUSE, "name": "Nino", "bots": ["random"] * 3}
            response = guest.call(server, "/api/tables", form)
            assert (response.status_code, response.json()["code"]) == (503, "not-saved")
            limit_files(server, -1)
            talk.move(turn["moves"][0], "kept")
            assert talk.answer("kept")["t"] == "news"
            talk.own_turn()
    log = log_of(tmp_path, table)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root may mount a disk")
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(disk)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("no disk may be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """Fill a disk to its last byte; return the file that does."""
    with (disk / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
        while filler.write(bytes(4096)):
            pass
    return disk / "filler"


def test_a_disk_that_is_really_full(small_disk: Path) -> None:
    """Not a byte for the database, the log of the server and whatever SQLite keeps beside it."""
    form = {"game": "joker", "house": HOUSE, "name": "Nino", "bots": ["random"] * 3}
    with serving(small_disk) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with talking(guest, server, table) as talk:
            turn = talk.own_turn()
            filler = fill(small_disk)
            found = [guest.call(server, "/api/tables", form) for _ in range(9)]  # last blocks first
            assert (found[-1].status_code, found[-1].json()["code"]) == (503, "not-saved")
            talk.move(turn["moves"][0], "kept")
            assert talk.answer("kept")["code"] == "not-saved"
            assert guest.call(server, f"/api/tables/{table}/record").status_code == 200
        with talking(guest, server, table) as talk:
            assert (talk.news["seq"], talk.news["view"]) == (turn["seq"], turn["view"])
            filler.unlink()
            talk.move(turn["moves"][0], "kept")
            assert talk.answer("kept")["t"] == "news"
            talk.own_turn()
        assert guest.call(server, "/healthz").status_code == 200
    log = log_of(small_disk, table)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
def test_a_full_disk_and_acts(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest()
        table = new_table(server, guest)
        with talking(guest, server, table, gathering=True) as talk:
            limit_files(server, 0)
            before = talk.room
            for _ in range(2):
                assert talk.act("seat-kind", "kept", seat=2, bot="random")["code"] == "not-saved"
            assert talk.room == before
            refused = guest.call(server, f"/api/tables/{table}/invite", {})
            assert (refused.status_code, refused.json()["code"]) == (503, "not-saved")
            limit_files(server, -1)
            assert talk.act("seat-kind", "kept", seat=2, bot="random")["t"] == "done"
            assert talk.room["seats"][2]["kind"] == "bot"


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
def test_bots_and_dealer_go_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        limit_files(server, 0)
        with talking(guest, server, table) as talk:
            talk.say(t="look")
            assert talk.hear()["seq"] == 0
            limit_files(server, -1)
            talk.own_turn()


@pytest.mark.parametrize("another", [False, True])
def test_a_database_that_is_taken_away(tmp_path: Path, another: bool) -> None:
    """Nothing is told that is written into a file which nobody will find again."""
    path, away = tmp_path / FILE_NAME, tmp_path / "away"
    with serving(tmp_path) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with talking(guest, server, table) as talk:
            turn = talk.own_turn()
            path.rename(away)
            if another:
                path.touch()
            for _ in range(2):
                talk.move(turn["moves"][0], "kept")
                assert talk.answer("kept")["code"] == "not-saved"
            assert "not saved" in server.output
            assert "file is gone" in server.output
            away.replace(path)
            talk.move(turn["moves"][0], "kept")
            assert talk.answer("kept")["t"] == "news"
            talk.own_turn()
    assert [entry.client for entry in log_of(tmp_path, table)].count("kept") == 1


def test_the_database_is_private(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        Guest().new_table(server, HOUSE)
        files = list(tmp_path.glob(f"{FILE_NAME}*"))
        assert len(files) == 4  # with the lock and SQLite's two
        for file in files:
            assert file.stat().st_mode & 0o077 == 0, file


def children(server: Server) -> list[int]:
    found = subprocess.run(
        ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False
    )
    return [int(word) for word in found.stdout.split()]


def test_killed_bots_are_replaced(tmp_path: Path) -> None:
    import random  # noqa: PLC0415

    with serving(tmp_path) as server:
        guest = Guest()
        player = Player(guest, guest.new_table(server, HOUSE), random.Random(3))

        def kill_bots() -> None:
            for child in children(server):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)

        assert children(server), "bots think outside the server's process"
        for _ in range(6):
            player.play(server, most=8, then=kill_bots)
        player.play(server)
        assert player.over
        check_told(player, HOUSE, log_of(tmp_path, player.table))
    with contextlib.suppress(ProcessLookupError):
        assert not children(server)


def test_a_record_of_other_rules_is_refused_with_its_reason(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with sqlite3.connect(tmp_path / FILE_NAME) as database:
            database.execute(
                "UPDATE tables SET header = replace(header, '\"rules\":', '\"rules\":9')"
            )
        database.close()
        with guest.connect(server, table) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        record = guest.call(server, f"/api/tables/{table}/record")
        assert (record.status_code, record.json()["code"]) == (409, "unknown-record")
        assert guest.call(server, "/api/tables").json()["tables"][0]["table"] == table
