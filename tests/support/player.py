"""A client that plays a match, comes back after every cut, and remembers all it was told."""

import json
import random
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection

from jokeri.games import GAMES
from jokeri.records import Entry
from support.served import PATIENCE, Guest, Server

Message = dict[str, Any]
ABOUT_PEOPLE = ("room", "table", "clock", "said", "say")


class Player:
    """Random legal moves at one seat. ``game``: as the table was told; ``told``: each view it was
    ever shown, by its seq; ``closed``: the code with which a server ended."""

    def __init__(self, guest: Guest, table: str, source: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.game = ""
        self.source = source
        self.told: dict[int, Message] = {}
        self.pending: Message | None = None
        self.answered = 0
        self.over = False
        self.closed: int | None = None

    def play(
        self,
        server: Server,
        most: int | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Play until the match is over, the server dies, or so many frames have come."""
        frames = 0
        try:
            with self.guest.connect(server, self.table) as socket:
                seated = json.loads(socket.recv(PATIENCE))
                assert seated["t"] == "table"
                self.game = seated["game"]
                if self.pending is not None:
                    socket.send(json.dumps(self.pending))
                last = None
                while not self.over and frames != most:
                    message = json.loads(socket.recv(PATIENCE))
                    if message["t"] in ABOUT_PEOPLE:
                        continue
                    frames += 1
                    last = self._hear(socket, message, last)
                then()
        except ConnectionClosed as cut:
            self.closed = None if cut.rcvd is None else cut.rcvd.code
        except (OSError, EOFError):
            pass
        except InvalidMessage as cut:
            if not isinstance(cut.__cause__, EOFError):  # else the server died while it opened
                raise

    def _hear(self, socket: ClientConnection, message: Message, last: int | None) -> int:
        assert message["t"] == "news", message
        seq = int(message["seq"])
        if last is not None:
            assert seq == last + 1 or (seq == last and "id" in message), "a gap"
        known = self.told.setdefault(seq, message["view"])
        assert known == message["view"], "the same entry was told otherwise"
        if self.pending is not None and message.get("id") == self.pending["id"]:
            self.pending = None
            self.answered += 1
        self.over = message["view"]["turn"] is None
        if message["moves"] and self.pending is None:
            self.pending = {
                "t": "move",
                "id": f"{self.source.getrandbits(64):x}",
                "seq": seq,
                "move": self.source.choice(message["moves"]),
            }
            socket.send(json.dumps(self.pending))
        return seq


def check_told(player: Player, house: str, log: list[Entry], seat: int = 0) -> None:
    """Replay the log: whatever was told is what it says, and each move was made once."""
    kind = GAMES[player.game]
    game = kind.game(kind.house(house))
    state = game.begin()
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert max(player.told) <= len(log), "told, but not in the log"
    for entry in [None, *log]:
        if entry is not None:
            state = game.apply(state, kind.read_move(entry.move)).state
        seq = 0 if entry is None else entry.seq
        if seq in player.told:
            view = kind.view_wire(game.view(state, game.seats[seat]))
            assert json.loads(json.dumps(view)) == player.told[seq], seq
    own = [entry for entry in log if entry.client is not None]
    assert len({entry.client for entry in own}) == len(own) >= player.answered
    assert len(own) <= player.answered + (player.pending is not None)
