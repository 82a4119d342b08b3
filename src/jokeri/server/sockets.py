"""The socket of a guest: bytes to messages on the way in, a queue of frames on the way out."""

import asyncio
from dataclasses import dataclass, field

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from jokeri.server import guests
from jokeri.server.bans import Bans
from jokeri.server.commands import (
    CLOSE_SENT_AWAY,
    CLOSE_TOO_FAST,
    CLOSE_TOO_MANY,
    CLOSE_UNKNOWN,
    Ask,
    Leave,
)
from jokeri.server.failpoints import BETWEEN_SENDS, Failpoints
from jokeri.server.faults import where
from jokeri.server.limits import network_of
from jokeri.server.messages import PONG, Ping, Unreadable, read
from jokeri.server.origins import is_foreign
from jokeri.server.rooms import Rooms
from jokeri.server.store import Place

CLOSE_SLOW = 1013
MOST_WAITING = 1000
MOST_ASKED = 16
SILENCE = 30.0
"""Who sends nothing for so many seconds has gone: a page pings."""

SWEEP = 5.0
MOST_SEEN = 10_000
CLOSING = 2.0
"""After so many seconds a closing handshake that nobody answers is over."""

log = structlog.get_logger()


class SeatSocket:
    """A listener at a table. Frames go out in order from a task of their own."""

    __slots__ = (
        *("guest", "name", "address", "seat", "sheet_known", "known", "heard"),
        *("_socket", "_failpoints", "_frames", "_ended", "_asked", "task"),
        "__weakref__",
    )

    def __init__(
        self, socket: WebSocket, place: Place, address: str, failpoints: Failpoints
    ) -> None:
        self.guest = place.guest
        self.name = place.name
        self.address = address
        self.seat: int | None = None
        self.sheet_known = -1
        self.known: dict[str, int] = {}
        self.heard = 0.0
        self.task: asyncio.Task[None] | None = None
        self._socket = socket
        self._failpoints = failpoints
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()
        self._ended = False
        self._asked = asyncio.Semaphore(MOST_ASKED)

    def tell(self, frame: str) -> None:
        """Queue a frame; who reads too slowly is cut off and comes back for the whole view."""
        if self._ended:
            return
        if self._frames.qsize() >= MOST_WAITING:
            while not self._frames.empty():
                self._frames.get_nowait()
            self.drop()
        else:
            self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Queue the end."""
        self._ended = True
        self._frames.put_nowait(code)

    def answered(self) -> None:
        """Let the next request in."""
        self._asked.release()

    async def asking(self) -> None:
        """Wait until fewer requests than allowed are unanswered."""
        await self._asked.acquire()

    def drop(self) -> None:
        """End within moments, whether or not the other end takes what was sent."""
        self.close(CLOSE_SLOW)
        if self.task is not None:
            asyncio.get_running_loop().call_later(CLOSING, self.task.cancel)

    async def send_all(self) -> None:
        """Send what is queued, for ever, or up to the end."""
        self.task = asyncio.current_task()
        while True:
            frame = await self._frames.get()
            if isinstance(frame, int):
                async with asyncio.timeout(CLOSING):
                    await self._socket.close(frame)
                return
            await self._socket.send_text(frame)
            self._failpoints.hit(BETWEEN_SENDS)


@dataclass(slots=True)
class Sockets:
    """Every open socket of the server."""

    rooms: Rooms
    bans: Bans
    failpoints: Failpoints
    open: dict[SeatSocket, int] = field(default_factory=dict)
    ended: int = 0
    _seen: set[tuple[int, int]] = field(default_factory=set)

    async def serve(self, socket: WebSocket, code: str) -> None:
        """Serve a socket until it ends."""
        if is_foreign(socket.headers):
            log.warning("foreign origin", origin=socket.headers.get("origin"))
            await socket.close()  # before it is accepted: the browser gets a 403
            return
        means, address = self.rooms.means, network_of(socket.client and socket.client.host)
        secret = guests.secret_in(socket.cookies, socket.url.scheme)
        place, secret_hash = None, None if secret is None else guests.hash_of(secret)
        often = means.limits.wait(
            "calls", None if secret_hash is None else secret_hash.hex(), address
        )
        if secret_hash is not None and not often and not self.bans.of_address(address):
            place = await means.store.enter(code, secret_hash)
        await socket.accept()
        refused = CLOSE_TOO_FAST if often else self._refused(place, address)
        if refused is not None or place is None:
            await socket.close(refused or CLOSE_UNKNOWN)
            return
        listener = SeatSocket(socket, place, address, self.failpoints)
        means.limits.opened(place.guest, address)
        self.open[listener] = place.table
        self._count(place)
        try:
            await self._run(socket, listener, place.table)
        finally:
            del self.open[listener]
            self.ended += 1
            means.limits.opened(place.guest, address, -1)
            means.metrics.sockets.set(len(self.open))

    def _refused(self, place: Place | None, address: str) -> int | None:
        if self.bans.of_address(address):
            return CLOSE_SENT_AWAY
        if place is None or place.life == "closed":
            return CLOSE_UNKNOWN
        if place.kicked or self.bans.of_guest(place.guest):
            return CLOSE_SENT_AWAY
        if not self.rooms.means.limits.may_open(place.guest, address):
            self.rooms.means.metrics.limited.labels("sockets").inc()
            return CLOSE_TOO_MANY
        return None

    def _count(self, place: Place) -> None:
        metrics = self.rooms.means.metrics
        metrics.sockets.set(len(self.open))
        been = (place.table, place.guest)
        if been in self._seen:
            metrics.resumes.inc()
        elif len(self._seen) >= MOST_SEEN:
            self._seen.clear()
        self._seen.add(been)

    async def _run(self, socket: WebSocket, listener: SeatSocket, table: int) -> None:
        listener.heard = self.rooms.means.clock.monotonic()
        self.rooms.join(table, listener)
        ways = {
            asyncio.create_task(listener.send_all()),
            asyncio.create_task(self._receive_all(socket, listener, table)),
        }
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.rooms.post(table, Leave(listener))
            for way in ways:
                way.cancel()
            ended = await asyncio.gather(*ways, return_exceptions=True)
        for fault in ended:
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                log.error("socket failed", table=table, fault=where(fault))

    async def _receive_all(self, socket: WebSocket, listener: SeatSocket, table: int) -> None:
        means = self.rooms.means
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            listener.heard = means.clock.monotonic()
            if means.limits.wait("frames", listener.guest, listener.address):
                means.metrics.limited.labels("frames").inc()
                listener.close(CLOSE_TOO_FAST)
                await asyncio.sleep(CLOSING)
                return
            text = event.get("text")
            message = Unreadable() if text is None else read(text)
            if isinstance(message, Ping):
                listener.tell(PONG)
                continue
            await listener.asking()
            self.rooms.post(table, Ask(listener, message))

    def sweep(self) -> None:
        """Close every socket that has been silent for too long."""
        metrics = self.rooms.means.metrics
        due = self.rooms.means.clock.monotonic() - SILENCE
        for listener in [one for one in self.open if one.heard <= due]:
            metrics.swept.inc()
            listener.heard = due + 2 * SILENCE
            listener.drop()

    def rename(self, guest: int, name: str) -> None:
        """Let the open sockets of a guest know the new usual name."""
        for listener in self.open:
            if listener.guest == guest:
                listener.name = name

    def send_away(self) -> None:
        """Close the sockets of everybody who is banned."""
        for listener in list(self.open):
            if self.bans.of_guest(listener.guest) or self.bans.of_address(listener.address):
                listener.close(CLOSE_SENT_AWAY)
