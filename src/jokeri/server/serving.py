"""Runs the application: takes a port, serves until a signal, and leaves in order."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType

import structlog
import uvicorn
from fastapi import FastAPI

from jokeri.server.connections import HttpConnection, SocketConnection
from jokeri.server.messages import FRAME_BYTES

TRIES = 100
MOST_FILES = 65_536
TICKS = 10
"""So many tenths of a second between two looks at whether to pause."""

LEAVE_SECONDS = 2
"""Who has not answered the closing of a socket by then, or got an answer, gets none."""

STOP_SECONDS = 4.5
"""So long after a signal the process ends, whatever holds it up; nothing told is lost by that."""

log = structlog.get_logger()


class PortRefused(Exception):
    """There is no port to listen at; its text is a sentence that says why."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to the port, or to the next free one after it."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as fault:
        raise PortRefused(f"The host {host!r} is not known: {fault.strerror}.") from fault
    for free in range(port, min(port + TRIES, 65536)):
        bound = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((address[0], free))
            bound.listen(512)
        except OSError as fault:
            bound.close()
            if fault.errno != errno.EADDRINUSE:
                raise PortRefused(
                    f"Port {free} of {host} cannot be used: {fault.strerror}."
                ) from fault
        else:
            return bound
    raise PortRefused(f"Port {port} of {host} is taken, and so are those after it.")


def serve(
    app: FastAPI,
    bound: socket.socket,
    started: Callable[[], None],
    pauses: Callable[[], bool],
) -> bool:
    """Serve until SIGINT or SIGTERM, then soon the process ends; or until it ``pauses``.

    ``started`` is called once the first request can come. Return whether it is a pause: the port
    stays bound, so that who comes meanwhile waits.
    """
    allow_sockets()
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        ws=SocketConnection,
        workers=1,  # whatever the environment says: one process serves a file
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # silent sockets are swept
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LEAVE_SECONDS,
    )
    server = _Server(config, started, pauses)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[bound.dup()]))
    return server.paused and not server.signalled


def allow_sockets() -> None:
    """Let the process open as many sockets as the system lets it ask for."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], pauses: Callable[[], bool]
    ) -> None:
        super().__init__(config)
        self._say_started = started
        self._pauses = pauses
        self.signalled = self.paused = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.signalled = True
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0 and self._pauses():
            self.should_exit = self.paused = True
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._say_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.signalled:
            ending = threading.Timer(STOP_SECONDS, _end_now)
            ending.daemon = True
            ending.start()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # Unlike uvicorn's own, a signal that was obeyed is not raised again at the end.
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {sign: signal.signal(sign, self.handle_exit) for sign in signals}
        try:
            yield
        finally:
            for sign, known in before.items():
                signal.signal(sign, known)


def _end_now() -> None:
    log.error("ended before all was done", seconds=STOP_SECONDS)
    os._exit(1)
