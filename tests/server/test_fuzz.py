"""Any frame on the socket: one answer, nothing of it in the log, and the table plays on."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from jokeri.games import GAMES
from jokeri.server.messages import Look, read
from support.friends import new_table
from support.loose import Loose, loose
from support.served import PATIENCE, Guest, log_of
from support.talk import Talk, talking

HOUSE = "jokerx schedule=1-2-3/3"
LAST = ("leave", "end")  # a table without people is closed
KINDS = (
    *("move", "look", "sit", "stand", "name", "ready", "not-ready", "swap", "shuffle"),
    *("seat-kind", "kick", "start", "take-over", "take-back", "rematch", "chat-rule"),
    *("pause", "resume"),
    *("chat", "phrase", "react", "table", "news", "", "Move", "ping"),
)
KEYS = ("id", "seq", "move", "seat", "other", "name", "bot", "chat", "text", "phrase", "sign")
TEXTS = ("AS", "X+", "X-H", "0", "9", "deal AS", "\u202e", "\ud83d\ude00", "", "x" * 300, "null")


def value(source: random.Random, depth: int = 2) -> Any:
    kind = source.randrange(9)
    if kind < 3:
        return source.choice(TEXTS)
    if kind < 5:
        return source.choice((0, 1, -1, 15, 16, 2**63, -(2**70), 1.5, 1e308))
    if kind == 5:
        return source.choice((True, False, None))
    if kind == 6 and depth:
        return [value(source, depth - 1) for _ in range(source.randrange(4))]
    if kind == 7 and depth:
        return {source.choice(KEYS): value(source, depth - 1) for _ in range(3)}
    return source.choice(GAMES["joker"].universe)


def frame(source: random.Random, number: int, seq: int) -> str | bytes:
    """Return a frame that is wrong, or means nothing, or is at most an act that may be done."""
    kind = source.randrange(10)
    message: dict[str, Any] = {"t": source.choice(KINDS), "id": f"f{number}"}
    for key in source.sample(KEYS, source.randrange(1, 5)):
        message[key] = value(source)
    if source.random() < 0.001:
        message["t"] = source.choice(LAST)
    if kind < 5:
        message["id"] = f"f{number}"
        if source.random() < 0.7:
            message["seq"] = source.choice((0, seq, seq + 1, -1))
    text = json.dumps(message)
    if kind == 8:
        at = source.randrange(len(text))
        text = text[:at] + source.choice(('"', "\\", "\x00", "{", "\ud83d"[:0], "}")) + text[at:]
    if kind == 9:
        return source.randbytes(source.randrange(200))
    return text


def hear(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return message


def fuzz(folder: Path, frames: int, seed: int) -> None:
    """Send so many frames that are answered, each table as long as it lasts."""
    source = random.Random(seed)
    answered = tables = 0
    with loose(folder) as server:
        while answered < frames:
            most = min(frames - answered, 2500)
            answered += fuzz_table(server, source, most, gathering=tables % 2 == 1)
            tables += 1
        assert tables >= 2
        assert "Traceback" not in server.output
        assert "table stopped" not in server.output


def fuzz_table(server: Loose, source: random.Random, frames: int, *, gathering: bool) -> int:
    """Send frames to a table while it is open; return how many were answered."""
    guest = Guest()
    # What gathers does so for ever, as there are no bots for the open seats.
    table = new_table(server, guest, fill=None) if gathering else guest.new_table(server, HOUSE)
    with talking(guest, server, table, gathering=gathering) as talk:
        answered, seq = 0, 0 if gathering else talk.own_turn()["seq"]
        try:
            while answered < frames:
                seq = fifty(talk, source, answered, seq)
                answered += 50
        except ConnectionClosed:
            assert talk.code() == 4404, "a table that was left or ended"
    if answered >= frames:
        with talking(guest, server, table, gathering=gathering) as talk:
            assert gathering or talk.news["seq"] >= seq
            assert talk.room["life"] == "gathering" or not gathering
    kind = GAMES["joker"]
    game = kind.game(kind.house(HOUSE))
    state = game.begin()
    for entry in log_of(server.folder, table):
        state = game.apply(state, kind.read_move(entry.move)).state
    return answered


def fifty(talk: Talk, source: random.Random, number: int, seq: int) -> int:
    """Send fifty frames and hear their answers; return the newest entry's number."""
    frames = [frame(source, one, seq) for one in range(number, number + 50)]
    for one in frames:
        talk.socket.send(one)
    # A look is answered by the news or the room, which are also told unasked: not to be counted.
    looks = sum(isinstance(one, str) and isinstance(read(one), Look) for one in frames)
    talk.say(t="move", id=f"end-{number}", seq=-1, move="x")
    answers = 0
    while (message := hear(talk.socket)).get("id") != f"end-{number}":
        if message["t"] == "news":
            seq = message["seq"]
        answers += message["t"] in ("refused", "done", "pong")
        answers += message["t"] == "news" and "id" in message
    assert message["code"] == "unreadable"
    assert answers == len(frames) - looks, "each request has one answer"
    return seq


def test_frames(tmp_path: Path) -> None:
    fuzz(tmp_path, 5000, seed=1)


@pytest.mark.long
def test_a_hundred_thousand_frames(tmp_path: Path) -> None:
    fuzz(tmp_path, 100_000, seed=2)
