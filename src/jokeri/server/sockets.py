"""The socket of a seat: bytes to messages on the way in, a queue of frames on the way out."""

import asyncio

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from jokeri.server import guests
from jokeri.server.commands import CLOSE_UNKNOWN, Ask, Leave
from jokeri.server.failpoints import BETWEEN_SENDS, Failpoints
from jokeri.server.messages import PONG, Ping, Unreadable, read
from jokeri.server.origins import is_foreign
from jokeri.server.rooms import Rooms
from jokeri.server.store import Store

CLOSE_SLOW = 1013
MOST_WAITING = 1000
MOST_ASKED = 16

log = structlog.get_logger()


class SeatSocket:
    """A listener at a seat. Frames go out in order from a task of their own."""

    def __init__(self, socket: WebSocket, seat: int, failpoints: Failpoints) -> None:
        self.seat = seat
        self.sheet_known = -1
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
            self.close(CLOSE_SLOW)
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

    async def send_all(self) -> None:
        """Send what is queued, for ever, or up to the end."""
        while True:
            frame = await self._frames.get()
            if isinstance(frame, int):
                await self._socket.close(frame)
                return
            await self._socket.send_text(frame)
            self._failpoints.hit(BETWEEN_SENDS)


async def serve_seat(
    socket: WebSocket, code: str, store: Store, rooms: Rooms, failpoints: Failpoints
) -> None:
    """Serve a socket until it ends."""
    if is_foreign(socket.headers):
        log.warning("foreign origin", origin=socket.headers.get("origin"))
        await socket.close()  # before it is accepted: the browser gets a 403
        return
    secret = guests.secret_in(socket.cookies, socket.url.scheme)
    place = None if secret is None else await store.place_of(code, guests.hash_of(secret))
    await socket.accept()
    if place is None or place.given_up:
        await socket.close(CLOSE_UNKNOWN)
        return
    listener = SeatSocket(socket, place.seat, failpoints)
    rooms.join(place.table, listener)
    ways = {
        asyncio.create_task(listener.send_all()),
        asyncio.create_task(_receive_all(socket, listener, place.table, rooms)),
    }
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        rooms.post(place.table, Leave(listener))
        for way in ways:
            way.cancel()
        ended = await asyncio.gather(*ways, return_exceptions=True)
    for fault in ended:
        if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
            log.error("socket failed", table=place.table, fault=repr(fault))


async def _receive_all(
    socket: WebSocket, listener: SeatSocket, table_id: int, rooms: Rooms
) -> None:
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        message = Unreadable() if text is None else read(text)
        if isinstance(message, Ping):
            listener.tell(PONG)
            continue
        await listener.asking()
        rooms.post(table_id, Ask(listener, message))
