"""Clients that read nothing, or do not finish what they begin: their connections end."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from jokeri.server import connections
from jokeri.server.connections import MOST_BETWEEN, HttpConnection, SocketConnection
from support.served import PATIENCE

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, PONG, TEXT = b"\x89", b"\x8a", b"\x81"


def masked(kind: bytes, text: bytes = b"") -> bytes:
    return kind + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer every message with itself, and the message ``flood`` without end."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})
        if event["text"] == "flood":
            try:
                async with asyncio.timeout(0.2):
                    while True:
                        await send({"type": "websocket.send", "text": "x" * 10_000})
            except TimeoutError:
                return


def is_full(connection: object) -> bool:
    return isinstance(connection, SocketConnection) and not connection.writable.is_set()


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[ServerState, asyncio.StreamReader, Any]]:
    """Serve ``echo``; yield the connections, and a client's end of one that reads little."""
    state = ServerState()
    config = uvicorn.Config(echo, http=HttpConnection, ws=SocketConnection, log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: HttpConnection(config, state, {}), "127.0.0.1", 0)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    await loop.sock_connect(client, server.sockets[0].getsockname())
    reader, writer = await asyncio.open_connection(sock=client, limit=4096)
    try:
        yield state, reader, writer
    finally:
        writer.transport.abort()
        server.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110  # uvicorn does not say
            await asyncio.sleep(0.01)


def test_a_request_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST", 0.1)

    async def test() -> None:
        beginnings = (b"", b"GET / HT", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nx")
        for beginning in beginnings:
            async with connected() as (state, reader, writer):
                writer.write(beginning)
                assert await reader.read() == b""
                assert not state.connections
        async with connected() as (_, reader, writer):
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            await asyncio.sleep(0.2)
            writer.write(masked(TEXT, b"hi"))
            assert await reader.readexactly(4) == TEXT + b"\x02hi"

    asyncio.run(test())


@pytest.mark.parametrize("kind", [PING, PONG, b"\x00"])
def test_frames_without_end_that_say_nothing(kind: bytes) -> None:
    async def test() -> None:
        async with connected() as (state, reader, writer):
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            for _ in range(3):
                writer.write(b"\x01\x80\0\0\0\0" if kind == b"\x00" else b"")
                writer.write(masked(kind) * (MOST_BETWEEN - 1))
                writer.write(masked(b"\x80" if kind == b"\x00" else TEXT, b"hi"))
                while await reader.readexactly(2) != TEXT + b"\x02":
                    pass
                assert await reader.readexactly(2) == b"hi"
            writer.write(b"\x01\x80\0\0\0\0" if kind == b"\x00" else b"")
            writer.write(masked(kind) * (MOST_BETWEEN + 1))
            await until(lambda: not state.connections)

    asyncio.run(test())


def test_who_reads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CLOSING", 0.1)

    async def test() -> None:
        for after in (b"", masked(PING)):
            async with connected() as (state, reader, writer):
                writer.write(UPGRADE)
                await reader.readuntil(b"\r\n\r\n")
                writer.write(masked(TEXT, b"flood"))
                await until(lambda: any(is_full(one) for one in state.connections))
                writer.write(after)
                await until(lambda: not state.connections)

    asyncio.run(test())
