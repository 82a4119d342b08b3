"""A line between client and server that a test can cut, or let swallow everything."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Line:
    """Forwards every connection to a port, until it is told to be a black hole."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._hole = threading.Event()
        self._sockets: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def swallow(self) -> None:
        """From now on nothing comes through, and no end of a connection either."""
        self._hole.set()

    def close(self) -> None:
        for one in [self._door, *self._sockets]:
            with suppress(OSError):
                one.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._sockets += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if self._hole.is_set():
                    continue  # read and forget, or the window would tell
                target.sendall(data)
            if not self._hole.is_set():
                target.shutdown(socket.SHUT_WR)


@contextmanager
def line_to(url: str) -> Iterator[Line]:
    line = Line(int(url.rsplit(":", 1)[1]))
    try:
        yield line
    finally:
        line.close()
