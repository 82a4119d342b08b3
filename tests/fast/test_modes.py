"""The same files, compiled and interpreted: which one runs, and that both say the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from jokeri.cli import app
from jokeri.fast import mode
from jokeri.fast.playouts import playouts
from jokeri.games.georgian.house import read_house

HERE = Path(__file__).parent

PROGRAM = """
import json
from jokeri.fast import mode
from jokeri.fast.playouts import playouts
from jokeri.games.georgian.house import read_house
rows = []
for house in ("jokerx", "pagat", "old-school", "tamashebi led_low_unanswered=discard"):
    played = playouts(40, read_house(house), seed=5)
    rows.append([list(played.bids), list(played.taken), list(played.points)])
print(json.dumps([mode(), rows]))
"""


def run(*command: str, pure: str) -> str:
    environment = {**os.environ, "JOKERI_PURE": pure}
    return subprocess.run(
        [sys.executable, *command], env=environment, check=True, capture_output=True, text=True
    ).stdout


def test_the_version_says_the_mode() -> None:
    assert f"(fast core {mode()})" in CliRunner().invoke(app, ["version"]).output


def test_pure_takes_the_source_and_gives_the_same_rows() -> None:
    said, rows = json.loads(run("-c", PROGRAM, pure="1"))
    assert said == "interpreted"
    here = []
    for house in ("jokerx", "pagat", "old-school", "tamashebi led_low_unanswered=discard"):
        played = playouts(40, read_house(house), seed=5)
        here.append([list(played.bids), list(played.taken), list(played.points)])
    assert rows == here


@pytest.mark.skipif(mode() == "interpreted", reason="this run is the interpreted one")
def test_the_suite_passes_interpreted() -> None:
    names = ("test_equality", "test_solver", "test_perft", "test_playouts")
    files = [str(HERE / f"{name}.py") for name in names]
    chosen = "(not vectors or house-00) and not three_cards and not spread_as"
    output = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", "-k", chosen, *files,
                 pure="1")  # fmt: skip
    assert "passed" in output
    assert "failed" not in output
