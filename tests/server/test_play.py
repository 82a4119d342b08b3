"""The command `play`: how it starts, how it refuses to, and how it ends."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from jokeri.server.database import FILE_NAME
from jokeri.server.schema import VERSION, VERSION_TABLE
from support.served import PATIENCE, Command, Guest, Server, serving
from support.talk import talking

HOUSE = "jokerx schedule=1-2-3/3"


def refused(folder: Path, *options: str) -> str:
    """Run the command; it must end with code 2, a sentence, and no traceback."""
    code, output = Command(folder, "play", "--no-browser", *options).ended()
    assert code == 2, output
    assert "Traceback" not in output
    return output


def test_the_command_itself(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "jokeri", "play", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "matches.db")], stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert "Jokeri is at http://127.0.0.1:" in running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0
    assert (tmp_path / "matches.db").exists()


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = Server(tmp_path, "--port", str(port))
        try:
            assert f"Port {port} is taken" in server.output
            assert not server.url.endswith(f":{port}")
        finally:
            assert server.stop() == 0


def test_a_second_process(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        linked = tmp_path / "link"
        linked.symlink_to(tmp_path)
        assert "already serves" in refused(tmp_path, "--data", f"{linked}/", "--port", "0")
        assert Guest().call(server, "/healthz").status_code == 200
    with serving(tmp_path):
        pass


def newer(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute(f"CREATE TABLE {VERSION_TABLE} (version_num)")
        database.execute(f"INSERT INTO {VERSION_TABLE} VALUES ('9999')")
    database.close()


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE songs (name)")
    database.close()


def corrupted(path: Path) -> None:
    path.write_bytes(b"This is no database. " * 1000)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (newer, "newer Jokeri"),
        (foreign, "another program"),
        (corrupted, "not a database"),
    ],
)
def test_a_database_that_is_not_ours(
    make: Callable[[Path], None], words: str, tmp_path: Path
) -> None:
    path = tmp_path / "x.db"
    make(path)
    before = path.read_bytes()
    assert words in refused(tmp_path, "--data", str(path), "--port", "0")
    assert path.read_bytes() == before


def test_no_such_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be made" in refused(tmp_path, "--data", str(tmp_path / "file" / "x.db"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    assert "cannot be written" in refused(tmp_path, "--data", f"{locked}/")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--host", "no.such.host.invalid"), "is not known"),
        (("--host", "192.0.2.1"), "cannot be used"),
        (("--port", "99999"), "65535"),
        (("--port", "x"), "--port"),
        (("--log-level", "loud"), "--log-level"),
    ],
)
def test_bad_options(options: tuple[str, ...], words: str, tmp_path: Path) -> None:
    assert words in refused(tmp_path, "--data", f"{tmp_path}/", *options)


def test_a_taken_range(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 65535)):
        output = refused(tmp_path, "--data", f"{tmp_path}/", "--port", "65535")
    assert "taken" in output


def test_the_local_network(tmp_path: Path) -> None:
    server = Server(tmp_path, "--host", "0.0.0.0")
    try:
        there = re.search(r"On this network: (http://\S+)/", server.output)
        assert there is not None
        assert any(block in server.output for block in "▀▄█")
        server.url = there[1]
        plain = Guest().call(server, "/api/games", headers={"X-Forwarded-Proto": "https"})
        if "//127." not in there[1]:  # not from this machine's own proxy: not believed
            assert plain.headers["set-cookie"].startswith("guest=")
    finally:
        server.stop()


def test_sigterm_sends_the_pages_back_later(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest()
        table = guest.new_table(server, HOUSE)
        with talking(guest, server, table) as talk:
            talk.own_turn()
            assert server.process.pid is not None
            os.kill(server.process.pid, signal.SIGTERM)
            assert talk.code() == 1012
        assert server.stop() == 0
        assert "Traceback" not in server.output


def test_the_schema_is_the_last_migrations(tmp_path: Path) -> None:
    with serving(tmp_path), sqlite3.connect(tmp_path / FILE_NAME) as database:
        found = database.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall()
    database.close()
    assert found == [(VERSION,)]
