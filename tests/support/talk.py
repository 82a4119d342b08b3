"""Talking to a table's socket, one message at a time."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from support.served import PATIENCE, Guest, Server

Message = dict[str, Any]


class Talk:
    """An open socket; ``news`` is the newest that it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seated = self.hear()
        self.news = self.hear()

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(PATIENCE))
        if message["t"] == "news":
            self.news = message
        return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def move(self, move: str, client: str, seq: int | None = None) -> None:
        self.say(t="move", id=client, seq=self.news["seq"] if seq is None else seq, move=move)

    def answer(self, client: str) -> Message:
        """Hear up to the answer to a move."""
        while (message := self.hear()).get("id") != client:
            pass
        return message

    def own_turn(self) -> Message:
        """Hear until it is this seat's turn."""
        while not self.news["moves"]:
            assert self.news["view"]["turn"] is not None
            self.hear()
        return self.news

    def code(self) -> int:
        """Hear until the server closes; return why."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(PATIENCE)
        assert self.socket.close_code is not None
        return self.socket.close_code


@contextmanager
def talking(guest: Guest, server: Server, table: str) -> Iterator[Talk]:
    """Open a socket for as long as the block lasts."""
    with guest.connect(server, table) as socket:
        yield Talk(socket)
