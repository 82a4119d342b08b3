"""Talking to a table's socket, one message at a time."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from support.served import PATIENCE, Guest, Reachable

Message = dict[str, Any]
ABOUT_PEOPLE = ("room", "table", "clock", "said", "say")


class Talk:
    """An open socket; ``news``, ``room`` and ``seated`` are the newest that it was told.

    ``heard`` is all of it.
    """

    def __init__(self, socket: ClientConnection, *, gathering: bool = False) -> None:
        self.socket = socket
        self.seated: Message = {}
        self.room: Message = {}
        self.news: Message = {}
        self.clock: Message = {}
        self.said: list[Message] = []
        self.heard: list[Message] = []
        while not (self.room if gathering else self.news):
            self.hear_any()

    def hear_any(self) -> Message:
        """Hear the next message, whatever it is about."""
        message: Message = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        match message["t"]:
            case "news":
                self.news = message
            case "room":
                self.room = message
            case "table":
                self.seated = message
            case "clock":
                self.clock = message
            case "said":
                self.said += message["list"]
            case "say":
                self.said.append(message["said"])
        return message

    def hear(self) -> Message:
        """Hear the next message about cards: news, or an answer."""
        while (message := self.hear_any())["t"] in ABOUT_PEOPLE:
            pass
        return message

    def act(self, kind: str, client: str = "", **more: Any) -> Message:
        """Do something at the table; return the answer."""
        client = client or f"act-{kind}-{self.acts}"
        self.acts += 1
        self.say(t=kind, id=client, **more)
        while (message := self.hear_any()).get("id") != client:
            pass
        return message

    acts = 0

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
        return code_of_socket(self.socket)


def code_of_socket(socket: ClientConnection) -> int:
    """Hear until the server closes; return why."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    assert socket.close_code is not None
    return socket.close_code


@contextmanager
def talking(
    guest: Guest, server: Reachable, table: str, *, gathering: bool = False, **more: Any
) -> Iterator[Talk]:
    """Open a socket for as long as the block lasts."""
    with guest.connect(server, table, **more) as socket:
        yield Talk(socket, gathering=gathering)
