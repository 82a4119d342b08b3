"""What is logged of a fault: where it happened, and no word of what was in its hands."""

import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from jokeri.server.bot_worker import LENGTH, framed
from jokeri.server.faults import where

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
    question = framed(("AS", None, ("0", "1"), 1))  # no such bot
    command = [sys.executable, "-m", "jokeri.server.bot_worker"]
    answered = subprocess.run(command, input=question, capture_output=True, check=True).stdout
    fault = pickle.loads(answered[LENGTH.size :])
    assert "KeyError" in fault
    assert "AS" not in fault
