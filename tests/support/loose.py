"""Servers whose limits or timing a test chooses, in processes of their own."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jokeri.server.limits import Bounds, Rate
from support.served import FORKS, PATIENCE, READY

MUCH = Rate(1e9, 1e9)
NONE = Bounds(
    guest_sockets=10**6,
    guest_frames=MUCH,
    guest_calls=MUCH,
    guest_tables=MUCH,
    guest_hints=MUCH,
    guest_chat=MUCH,
)
"""No limit is ever met."""


class Loose:
    """Like a ``Server``: its ``url``, ``folder``, ``output`` and ``process``."""

    def __init__(self, folder: Path, bounds: Bounds) -> None:
        self.folder = folder
        self._output = folder / f"output-{time.monotonic_ns()}.txt"
        self.process = FORKS.Process(target=_serve, args=(str(folder), str(self._output), bounds))
        self.process.start()
        until = time.monotonic() + PATIENCE
        while READY not in self.output:
            assert time.monotonic() < until
            assert self.process.is_alive(), self.output
            time.sleep(0.01)
        self.url = self.output.split("http")[1].split()[0]
        self.url = f"http{self.url}"

    @property
    def output(self) -> str:
        return self._output.read_text() if self._output.exists() else ""

    def kill(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)


@contextmanager
def loose(folder: Path, bounds: Bounds = NONE) -> Iterator[Loose]:
    server = Loose(folder, bounds)
    try:
        yield server
    finally:
        server.kill()


def _serve(folder: str, output: str, bounds: Bounds) -> None:
    written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(written, 1)
    os.dup2(written, 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    from jokeri.server.app import Parts, create_app  # noqa: PLC0415
    from jokeri.server.database import FILE_NAME, Database  # noqa: PLC0415
    from jokeri.server.logs import set_up_logs  # noqa: PLC0415
    from jokeri.server.serving import listen, serve  # noqa: PLC0415

    set_up_logs("info")
    database = Database(Path(folder) / FILE_NAME)
    bound = listen("127.0.0.1", 0)

    def started() -> None:
        print(f"http://127.0.0.1:{bound.getsockname()[1]} {READY}", flush=True)

    serve(create_app(Parts(database, bounds=bounds)), bound, started, pauses=bool)
