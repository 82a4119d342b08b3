"""Real servers in processes of their own, that tests start, kill and start again."""

import json
import multiprocessing
import os
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from jokeri.records import Entry
from jokeri.server.database import FILE_NAME
from jokeri.server.door import HEADERS

PATIENCE = 60.0
ADDRESS = "Jokeri is at "
READY = "Ctrl-C ends it."

# A server for each kill would import everything anew; these are forked from one that has.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [
        "alembic.command",
        "jokeri.cli",
        "jokeri.server.app",
        "jokeri.server.serving",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvicorn.loops.uvloop",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
    ]
)


class Command:
    """The command `jokeri` with its words, in a process of its own."""

    def __init__(self, folder: Path, *words: str, failpoint: str = "") -> None:
        self._output = folder / f"output-{time.monotonic_ns()}.txt"
        self.process = FORKS.Process(
            target=_run, args=(words, str(self._output), failpoint), daemon=False
        )
        self.process.start()

    @property
    def output(self) -> str:
        return self._output.read_text() if self._output.exists() else ""

    def ended(self) -> tuple[int | None, str]:
        """Wait for the end; return the exit code, and what was printed."""
        self.process.join(PATIENCE)
        return self.process.exitcode, self.output


class Server:
    """`jokeri play` on a data folder. ``failpoint``: where it dies, as ``name:count``."""

    def __init__(self, folder: Path, *options: str, failpoint: str = "") -> None:
        words = ["--data", f"{folder}/", "--no-browser", "--log-level", "info", *options]
        self._command = Command(folder, "play", "--port", "0", *words, failpoint=failpoint)
        self.folder = folder
        self.process = self._command.process
        self.url = self._address()

    def _address(self) -> str:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if READY in self.output:
                return self.output.split(ADDRESS)[1].split()[0].rstrip("/")
            if not self.process.is_alive():
                break
            time.sleep(0.005)
        raise AssertionError(f"the server did not start: {self.output}")

    @property
    def output(self) -> str:
        return self._command.output

    def kill(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)

    def stop(self) -> int | None:
        assert self.process.pid is not None
        if self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)
        self.process.join(PATIENCE)
        return self.process.exitcode


@contextmanager
def serving(folder: Path, *, failpoint: str = "") -> Iterator[Server]:
    """Serve a folder for as long as the block lasts."""
    server = Server(folder, failpoint=failpoint)
    try:
        yield server
    finally:
        server.kill()


class Reachable(Protocol):
    """Something with an address that leads to a server."""

    @property
    def url(self) -> str: ...


class Guest:
    """A browser without a page: keeps its cookie, whichever server it speaks to."""

    def __init__(self) -> None:
        self.secret = ""

    def call(
        self, server: Reachable, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        cookies = {"guest": self.secret} if self.secret else {}
        with httpx.Client(base_url=server.url, cookies=cookies, verify=False) as client:
            if body is None:
                response = client.get(path, headers=headers)
            else:
                sent = {"Content-Type": "application/json"} | (headers or {})
                response = client.post(path, content=json.dumps(body), headers=sent)
            self.secret = response.cookies.get("guest") or self.secret
        return response

    def new_table(
        self,
        server: Reachable,
        house: str,
        bots: tuple[str, ...] = ("random",) * 3,
        game: str = "joker",
    ) -> str:
        form = {"game": game, "house": house, "name": "Nino", "bots": list(bots)}
        response = self.call(server, "/api/tables", form)
        assert response.status_code == 200, response.text
        return str(response.json()["table"])

    def connect(self, server: Reachable, table: str, **more: Any) -> ClientConnection:
        headers = {"Cookie": f"guest={self.secret}"} | more.pop("headers", {})
        url = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        connection: ClientConnection = connect(
            url, additional_headers=headers, proxy=None, compression=None, close_timeout=2, **more
        )
        return connection


def is_guarded(response: httpx.Response) -> bool:
    """Tell whether an answer has every security header."""
    return all(response.headers.get(name) == value for name, value in HEADERS.items())


def log_of(folder: Path, table: str) -> list[Entry]:
    """Read a table's log straight from the database, beside the server."""
    return log_in(folder / FILE_NAME, table)


def log_in(file: Path, table: str) -> list[Entry]:
    """Read a table's log from a database or a copy of one."""
    with sqlite3.connect(file) as database:
        rows = database.execute(
            "SELECT seq, seat, move, client FROM entries JOIN tables ON tables.id = table_id "
            "WHERE code = ? ORDER BY seq",
            (table,),
        ).fetchall()
    database.close()
    return [Entry(*row) for row in rows]


def _run(words: tuple[str, ...], output: str, failpoint: str) -> None:
    written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(written, 1)
    os.dup2(written, 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    sys.argv = ["jokeri", *words]
    os.environ["JOKERI_FAILPOINT"] = failpoint
    from jokeri.cli import main  # noqa: PLC0415  # the real command, from here on

    main()
