"""Backups of a live server, the way back, and files of the first schema."""

import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from jokeri.server.copying import back_up
from jokeri.server.database import FILE_NAME, Database
from jokeri.server.migrations.versions import v0001_first
from support.player import Player, check_told
from support.served import Command, Guest, log_in, log_of, serving
from support.talk import talking

HOUSE = "jokerx schedule=1-2-3/3"


def command(folder: Path, *words: str) -> tuple[int | None, str]:
    return Command(folder, *words).ended()


def test_back_up_and_restore(tmp_path: Path) -> None:
    live, copy = tmp_path / "live", tmp_path / "copy.sqlite3"
    live.mkdir()
    guest = Guest()
    with serving(live) as server:
        player = Player(guest, guest.new_table(server, HOUSE), random.Random(4))
        player.play(server, most=20)
        code, said = command(tmp_path, "backup", str(copy), "--data", f"{live}/")
        assert code == 0, said
        kept = len(log_of(live, player.table))
        code, said = command(tmp_path, "backup", str(copy), "--data", f"{live}/")
        assert (code, "exists already" in said) == (2, True)
        player.play(server, most=30)
    assert len(log_of(live, player.table)) > kept
    later = log_of(live, player.table)
    code, said = command(tmp_path, "restore", str(copy), "--data", f"{live}/")
    assert code == 0, said
    assert len(log_of(live, player.table)) == kept
    (before,) = live.glob(f"{FILE_NAME}.before-*")
    assert str(before) in said
    assert log_in(before, player.table) == later
    with serving(live) as server, talking(guest, server, player.table) as talk:
        assert talk.news["seq"] >= kept - 1
    elsewhere = tmp_path / "elsewhere"
    code, said = command(tmp_path, "restore", str(copy), "--data", f"{elsewhere}/")
    assert code == 0, said
    assert len(log_of(elsewhere, player.table)) == kept


def test_backups_while_moves_are_written(tmp_path: Path) -> None:
    """Each is of one moment: of every table a beginning of its log."""
    live = tmp_path / "live"
    live.mkdir()
    guests = [Guest() for _ in range(6)]
    with serving(live) as server, ThreadPoolExecutor(6) as pool:
        players = [
            Player(guest, guest.new_table(server, "jokerx"), random.Random(seed))
            for seed, guest in enumerate(guests)
        ]
        playing = [pool.submit(player.play, server) for player in players]
        copies = [tmp_path / f"copy-{number}" for number in range(8)]
        for copy in copies:
            told = [len(player.told) for player in players]
            back_up(live / FILE_NAME, copy)
            while any(
                len(player.told) == known for player, known in zip(players, told, strict=True)
            ):
                assert not any(player.over for player in players)
                time.sleep(0.005)
        server.kill()
        for one in playing:
            one.result()
    for player in players:
        log = log_of(live, player.table)
        check_told(player, "jokerx", log)
        sizes = [len(log_in(copy, player.table)) for copy in copies]
        for copy, size in zip(copies, sizes, strict=True):
            assert log_in(copy, player.table) == log[:size]
        assert sizes == sorted(sizes)
        assert sizes[0] < sizes[-1], "moves were written meanwhile"


def test_any_name_of_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "really? 100%20 #1 &mode=ro"
    database = Database(folder / FILE_NAME)
    database.close()
    assert {path.name for path in folder.iterdir()} == {FILE_NAME, f"{FILE_NAME}.lock"}
    back_up(database.path, tmp_path / "50%?")
    assert set(tmp_path.iterdir()) == {folder, tmp_path / "50%?"}
    with sqlite3.connect(tmp_path / "50%?") as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    copy.close()


def test_what_is_no_backup(tmp_path: Path) -> None:
    code, said = command(tmp_path, "backup", str(tmp_path / "x"), "--data", str(tmp_path / "none"))
    assert (code, "There is no database" in said) == (2, True)
    junk = tmp_path / "junk"
    junk.write_bytes(b"no database" * 100)
    code, said = command(tmp_path, "restore", str(junk), "--data", f"{tmp_path}/")
    assert (code, "no database of Jokeri" in said) == (2, True)
    assert not (tmp_path / FILE_NAME).exists()
    newer = tmp_path / "newer"
    with sqlite3.connect(newer) as database:
        database.execute("CREATE TABLE jokeri_schema (version_num TEXT)")
        database.execute("INSERT INTO jokeri_schema VALUES ('9999')")
    database.close()
    code, said = command(tmp_path, "restore", str(newer), "--data", f"{tmp_path}/")
    assert (code, "newer" in said) == (2, True)


def as_first_schema(folder: Path) -> None:
    """Turn a database back into what the first version would have written."""
    with sqlite3.connect(folder / FILE_NAME) as database:
        database.executescript(
            """
            CREATE TABLE seats (table_id INTEGER NOT NULL, seat INTEGER NOT NULL,
                guest_id INTEGER, bot VARCHAR(40), PRIMARY KEY (table_id, seat),
                CONSTRAINT person_or_bot CHECK ((guest_id IS NULL) <> (bot IS NULL)));
            CREATE INDEX seats_by_guest ON seats (guest_id);
            INSERT INTO seats SELECT t.id, p.key, json_extract(p.value, '$.guest'),
                json_extract(p.value, '$.bot')
                FROM tables t, json_each(t.seating, '$.places') p;
            DROP INDEX tables_by_life;
            """
        )
        for column in ("seating", "revision", "life", "listed", "resting", "banks", "next"):
            database.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        database.execute("ALTER TABLE guests DROP COLUMN name")
        for table in (
            *("members", "invites", "devices", "device_links", "deadlines", "houses"),
            *("own_houses", "bans"),
        ):
            database.execute(f"DROP TABLE {table}")
        database.execute("UPDATE jokeri_schema SET version_num = ?", (v0001_first.revision,))
    database.close()


def test_a_file_of_the_first_schema_goes_on(tmp_path: Path) -> None:
    guest = Guest()
    with serving(tmp_path) as server:
        player = Player(guest, guest.new_table(server, HOUSE), random.Random(5))
        player.play(server, most=25)
        finished = Player(guest, guest.new_table(server, HOUSE), random.Random(6))
        finished.play(server)
        given_up = guest.new_table(server, HOUSE)
        guest.call(server, f"/api/tables/{given_up}/give-up", {})
    as_first_schema(tmp_path)
    with serving(tmp_path) as server:
        listed = guest.call(server, "/api/tables").json()["tables"]
        assert [(one["table"], one["life"]) for one in listed] == [
            (finished.table, "over"),
            (player.table, "playing"),
        ]
        assert listed[1]["names"][0] == "Nino"
        player.play(server)
        assert player.over
        with talking(guest, server, player.table) as talk:
            assert talk.room["you"] == {"seat": 0, "owner": True}
    check_told(player, HOUSE, log_of(tmp_path, player.table))


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415
    from alembic.migration import MigrationContext  # noqa: PLC0415

    from jokeri.server import schema  # noqa: PLC0415

    database = Database(tmp_path / FILE_NAME)
    try:
        with database.reading.connect() as link:
            options = {"version_table": schema.VERSION_TABLE}
            context = MigrationContext.configure(link, opts=options)
            assert compare_metadata(context, schema.metadata) == []
    finally:
        database.close()
