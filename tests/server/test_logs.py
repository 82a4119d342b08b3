"""What is logged of a fault: where it happened, and no word of what was in its hands."""

import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from jokeri.games.georgian.packs import PACKS
from jokeri.server.faults import where
from jokeri.server.pipes import LENGTH, framed
from jokeri.server.pipes import READY as READY_TO_THINK
from jokeri.server.questions import Choice
from support.friends import invite, join, new_table
from support.scanner import leaks
from support.served import READY, Guest, Server
from support.talk import Talk, talking

FAULTS = """
import logging
import structlog
from jokeri.server.logs import set_up_logs

set_up_logs("info")
try:
    try:
        {}["AS"]
    except KeyError as fault:
        raise ValueError("no queen: QH") from fault
except ValueError:
    structlog.get_logger().exception("table stopped", table=7)
    logging.getLogger("uvicorn.error").exception("failed")
"""


def fail() -> None:
    try:
        int("AS")
    except ValueError as cause:
        raise ExceptionGroup("of QH", [ValueError("7C")]) from cause


def test_a_fault_is_told_without_its_words() -> None:
    with pytest.raises(ExceptionGroup) as raised:
        fail()
    told = where(raised.value)
    assert [line for line in told.splitlines() if not line.startswith(" ")] == [
        *("ValueError", "ExceptionGroup", "ValueError")
    ]
    assert Path(__file__).name in told


def test_both_kinds_of_log() -> None:
    ran = subprocess.run(
        [sys.executable, "-"], input=FAULTS, capture_output=True, text=True, check=True
    )
    first, *rest = ran.stderr.splitlines()
    line = json.loads(first)
    assert (line["event"], line["table"], line["level"]) == ("table stopped", 7, "error")
    for told in (line["exception"], "\n".join(rest)):
        assert "KeyError" in told
        assert "ValueError" in told
    for card in ("AS", "QH"):
        assert card not in ran.stderr


def test_a_bot_that_fails() -> None:
    question = framed(Choice("AS", None, ("0", "1"), 1))  # no such bot
    command = [sys.executable, "-m", "jokeri.server.bot_worker"]
    answered = subprocess.run(command, input=question, capture_output=True, check=True).stdout
    fault = pickle.loads(answered[len(framed(READY_TO_THINK)) + LENGTH.size :])
    assert "KeyError" in fault
    assert "AS" not in fault


def play_out(talks: list[Talk]) -> None:
    """Play to the end, each move after one that is likely to be refused."""
    first = talks[0]
    while (turn := first.news["view"]["turn"]) is not None:
        seq = first.news["seq"]
        if turn in range(len(talks)):
            mover = talks[turn]
            while not mover.news or mover.news["seq"] < seq:
                mover.hear_any()
            mover.move("AS", f"try-{seq}")
            if mover.answer(f"try-{seq}")["t"] == "refused":
                mover.move(mover.news["moves"][0], f"move-{seq}")
                mover.answer(f"move-{seq}")
        while first.news["seq"] == seq:
            first.hear_any()


def test_a_whole_match_at_the_lowest_level(tmp_path: Path) -> None:
    """Whatever happens at a table, no line names a card, a secret or the table's own code."""
    server = Server(tmp_path, "--log-level", "debug")
    try:
        owner = Guest()
        table = new_table(server, owner, open=True, clock={"move": 30})
        secret = invite(server, owner, table)
        friend = Guest()
        join(server, friend, secret)
        with (
            talking(owner, server, table, gathering=True) as one,
            talking(friend, server, table, gathering=True) as two,
        ):
            two.act("sit", seat=1, name="Dato")
            two.act("sit", seat=0)
            two.act("chat", text="my AS, your QH")
            two.act("ready")
            one.act("start")
            while not one.news:
                one.hear_any()
            one.socket.send('{"t":"move","move":"AS"')
            one.act("pause")
            one.act("resume")
            play_out([one, two])
            two.act("rematch")
        owner.call(server, f"/api/tables/{table}/record")
        assert server.stop() == 0
        lines = server.output.split(READY)[1].splitlines()[1:]
    finally:
        server.kill()
    assert len(lines) > 10
    for line in lines:
        assert json.loads(line)["event"]
        assert leaks(line, PACKS["38"]) == []
        for hidden in (owner.secret, friend.secret, secret, table):
            assert hidden not in line
