"""Whether all that a listener was told is what the log says."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from jokeri.games import GAMES
from jokeri.records import Entry

Message = dict[str, Any]


def check_heard(messages: Iterable[Message], house: str, log: Sequence[Entry]) -> int:
    """Replay the log: each view that was told is that of the seat at that entry.

    Entries are told in order, and each move that was answered is there once. Return how many
    views there were.
    """
    kind = GAMES["joker"]
    game = kind.game(kind.house(house))
    states = [game.begin()]
    for entry in log:
        states.append(game.apply(states[-1], kind.read_move(entry.move)).state)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    clients = [entry.client for entry in log if entry.client is not None]
    assert len(set(clients)) == len(clients), "a move was made twice"
    seat, newest, views = None, 0, 0
    for message in messages:
        if message["t"] == "table":
            seat = message["seat"]
        if "view" not in message:
            continue
        seq = message["seq"]
        assert newest <= seq <= len(log), "told out of order, or not in the log"
        newest, views = seq, views + 1
        view = kind.view_wire(game.view(states[seq], None if seat is None else game.seats[seat]))
        assert json.loads(json.dumps(view)) == message["view"], (seq, seat)
        if message["t"] == "news" and "id" in message:
            assert message["id"] in clients[: sum(e.client is not None for e in log[:seq])]
    return views
