"""Uvicorn's protocols, with bounds to what a client at the other end may make the server hold."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

REQUEST = 30.0
"""So many seconds a request may take to arrive, its body included."""

CLOSING = 5.0
"""So many seconds after the server's last word a socket is cut off, whether it was read or not."""

MOST_BETWEEN = 64
"""So many frames may come without a whole message: parts of one, pings, pongs."""


class HttpConnection(HttpToolsProtocol):
    """Cuts off whoever does not finish a request."""

    _arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        """Go on with a request that is there."""
        self._arrived()
        super().on_message_complete()

    def _wait(self) -> None:
        self._arrived()
        self._arriving = self.loop.call_later(REQUEST, self.transport.abort)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None


class SocketConnection(WebSocketsSansIOProtocol):
    """Cuts off whoever reads nothing, and whoever sends frames without end that say nothing.

    Messages wait until the other end has read; pongs do not, so that a client that sends pings
    and reads nothing could fill the memory. Pages in browsers send none.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.close_timeout = CLOSING
        self._between = 0

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if self._may_come():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong."""
        if self._may_come():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on."""
        self._between = 0
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        """Serve the socket; then let it end, if need be without the other end."""
        await super().run_asgi()
        self.loop.call_later(CLOSING, self.transport.abort)

    def _may_come(self) -> bool:
        self._between += 1
        if self._between > MOST_BETWEEN or not self.writable.is_set():
            self.transport.abort()
        return not self.transport.is_closing()
