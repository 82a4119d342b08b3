"""A live server is restored with sockets open, matches going on; if that fails nothing is lost."""

import os
import random
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from jokeri.server import copying
from jokeri.server.copying import asked, back_up, put_back, settle, take_up
from jokeri.server.database import FILE_NAME, Database, DatabaseRefused
from jokeri.server.lock import FileLock
from support.player import Player, check_told
from support.served import Command, Guest, Server, log_in, log_of, serving
from support.talk import talking

HOUSE = "jokerx schedule=1-2-3/9-9"


def command(folder: Path, *words: str) -> tuple[int | None, str]:
    return Command(folder, *words).ended()


class Slow(Player):
    """Somebody who thinks, so that the match still goes on when something happens."""

    def _hear(self, socket: ClientConnection, message: dict[str, Any], last: int | None) -> int:
        if message["moves"]:
            time.sleep(0.3)
        return super()._hear(socket, message, last)


def wait_for_told(players: list[Slow], more: int) -> None:
    """Wait until each has been told so much more."""
    wanted = [len(player.told) + more for player in players]
    while any(len(player.told) < count for player, count in zip(players, wanted, strict=True)):
        assert not any(player.over for player in players)
        time.sleep(0.01)


def ask_on(server: Server, ended: threading.Event) -> None:
    """Call the server all the time: it may be late, but is never away."""
    while not ended.is_set():
        try:
            assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
        except httpx.ConnectError:
            raise
        except httpx.TransportError:
            pass  # had been called when the server paused


def test_a_live_server_is_restored(tmp_path: Path) -> None:
    live, copy = tmp_path / "live", tmp_path / "copy.sqlite3"
    live.mkdir()
    with serving(live) as server, ThreadPoolExecutor(6) as pool:
        players = [
            Slow(guest, guest.new_table(server, HOUSE), random.Random(seed))
            for seed, guest in enumerate(Guest() for _ in range(5))
        ]
        running = [pool.submit(player.play, server) for player in players]
        wait_for_told(players, 15)
        code, said = command(tmp_path, "backup", str(copy), "--data", f"{live}/")
        assert code == 0, said
        wait_for_told(players, 5)
        ended = threading.Event()
        calls = pool.submit(ask_on, server, ended)
        code, said = command(tmp_path, "restore", str(copy), "--data", f"{live}/")
        assert code == 0, said
        for one in running:
            one.result()
        assert {player.closed for player in players} == {1012}
        (before,) = live.glob(f"{FILE_NAME}.before-*")
        assert str(before) in said
        again = []
        for player in players:
            check_told(player, HOUSE, log_in(before, player.table))
            kept = log_in(copy, player.table)
            back = Player(player.guest, player.table, player.source)
            back.told = {seq: view for seq, view in player.told.items() if seq <= len(kept)}
            back.answered = sum(entry.client is not None for entry in kept)
            assert max(player.told) > len(kept), "something was undone"
            again.append(back)
        for done in [pool.submit(player.play, server) for player in again]:
            done.result()
        ended.set()
        calls.result()
        assert "Traceback" not in server.output
    for back in again:
        assert back.over
        log = log_of(live, back.table)
        check_told(back, HOUSE, log)
        kept = log_in(copy, back.table)
        assert log[: len(kept)] == kept
    left = {file.name for file in live.glob(f"{FILE_NAME}*")}
    assert left == {FILE_NAME, f"{FILE_NAME}.lock", before.name}


def test_what_is_no_backup_disturbs_nobody(tmp_path: Path) -> None:
    live, junk = tmp_path / "live", tmp_path / "junk"
    live.mkdir()
    junk.write_bytes(b"no database" * 100)
    guest = Guest()
    with serving(live) as server:
        table = guest.new_table(server, HOUSE)
        with talking(guest, server, table) as talk:
            talk.own_turn()
            code, said = command(tmp_path, "restore", str(junk), "--data", f"{live}/")
            assert (code, "no database of Jokeri" in said) == (2, True)
            talk.move(talk.news["moves"][0], "on")
            assert talk.answer("on")["t"] == "news"


# ------------------------------------------------------------------ in the middle


def note(path: Path, word: str) -> None:
    """Write something that can be told apart."""
    with closing(sqlite3.connect(path)) as link, link:
        row = "INSERT INTO houses (hash, game, house) VALUES (?, 'joker', '')"
        link.execute(row, (word,))


def notes(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as link:
        return {word for (word,) in link.execute("SELECT hash FROM houses")}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database that knows "old", with a copy beside it that knows "copied"."""
    path, other = tmp_path / FILE_NAME, tmp_path / "other"
    for file, word in ((path, "old"), (other, "copied")):
        Database(file).close()
        note(file, word)
    back_up(other, tmp_path / "copy")
    return path


def lay(path: Path) -> None:
    asked(path).write_bytes((path.parent / "copy").read_bytes())


@pytest.mark.parametrize("links", [True, False])
def test_the_copy_takes_the_place(path: Path, links: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", no_link)
    database = Database(path)
    note(path, "later")
    lay(path)
    take_up(database)
    assert notes(path) == {"copied"}
    kept = settle(path)
    assert kept is not None
    note(path, "new")
    database.close()
    assert notes(path) == {"copied", "new"}
    assert notes(kept) == {"old", "later"}
    assert settle(path) is None


@pytest.mark.parametrize("fault", ["gone", "junk", "foreign", "read", "fixed", "unopened"])
def test_where_it_fails_all_stays(path: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(path)
    lay(path)
    reading = sqlite3.connect(path)
    note(path, "later")
    if fault == "gone":
        asked(path).unlink()
    elif fault == "junk":
        asked(path).write_bytes(b"no database" * 1000)
    elif fault == "foreign":
        asked(path).unlink()
        with closing(sqlite3.connect(asked(path))) as link:
            link.execute("CREATE TABLE songs (name)")
    elif fault == "read":
        reading.execute("BEGIN")
        reading.execute("SELECT * FROM houses").fetchall()
        note(path, "meanwhile")
    elif fault == "fixed":
        monkeypatch.setattr(Path, "replace", failing)
    else:
        monkeypatch.setattr(Database, "connect", once_failing(Database.connect))
    take_up(database)
    monkeypatch.undo()
    with database.writing.begin() as link:
        link.exec_driver_sql("INSERT INTO houses VALUES ('after', 'joker', '')")
    known = {"old", "later", "after"} | ({"meanwhile"} if fault == "read" else set())
    reading.close()
    assert settle(path) is None
    database.close()
    assert notes(path) == known
    left = {file.name for file in path.parent.iterdir()} - {"other", "other.lock", "copy"}
    assert left == {FILE_NAME, f"{FILE_NAME}.lock"}


def failing(*_: object) -> None:
    raise OSError(30, "Read-only file system")


def once_failing(connect: Any) -> Any:
    tries = []

    def tried(database: Database) -> None:
        tries.append(1)
        if len(tries) == 1:
            raise DatabaseRefused("Not now.")
        connect(database)

    return tried


def test_a_crash_before_and_after_the_renaming(path: Path) -> None:
    replaced = path.with_name(f"{FILE_NAME}.replaced")
    lay(path)
    os.link(path, replaced)
    with serving(path.parent) as server:
        while asked(path).exists() or replaced.exists():
            time.sleep(0.01)
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert notes(path) == {"copied"}
    (kept,) = path.parent.glob(f"{FILE_NAME}.before-*")
    assert notes(kept) == {"old"}
    kept.replace(replaced)  # as it is after the renaming
    with serving(path.parent):
        assert not replaced.exists()
    assert notes(path) == {"copied"}
    (kept,) = path.parent.glob(f"{FILE_NAME}.before-*")
    assert notes(kept) == {"old"}


def test_over_a_damaged_database(path: Path) -> None:
    path.write_bytes(b"damaged" * 1000)
    kept = put_back(path.parent / "copy", path)
    assert kept is not None
    assert kept.read_bytes() == b"damaged" * 1000
    assert notes(path) == {"copied"}


def test_a_server_that_does_not_answer(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "PATIENCE", 0.3)
    lock = FileLock(path)
    with pytest.raises(DatabaseRefused, match="does not answer"):
        put_back(path.parent / "copy", path)
    assert notes(path) == {"old"}
    assert not asked(path).exists()

    def end() -> None:
        while not asked(path).exists():
            time.sleep(0.001)
        lock.release()

    ending = threading.Thread(target=end)
    ending.start()
    kept = put_back(path.parent / "copy", path)
    ending.join()
    assert kept is not None
    assert (notes(path), notes(kept)) == ({"copied"}, {"old"})


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may")
def test_root_restores_for_the_servers_user(path: Path) -> None:
    os.chown(path, 12345, 12345)
    put_back(path.parent / "copy", path)
    assert (path.stat().st_uid, path.stat().st_gid) == (12345, 12345)
    assert path.stat().st_mode & 0o777 == 0o600
