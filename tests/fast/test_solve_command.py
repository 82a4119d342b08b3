"""`jokeri solve`: a line a file, JSON, and what is answered where there is nothing to solve."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from jokeri.cli import app

OPEN = """\
game joker
house tamashebi schedule=3
seats Giorgi Ana Levan Nika
dealer 3

deal 3
hands AS KH 7C | 8S 9H JC | X QS 6H | TS 8C 9D
turn TD
"""
BIDS = "bids 1 0 1 0\n"
LINE = "0 1 - | 0 1 - | 1 0 0,1 | 0 2 -"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["solve", *map(str, words)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "deal.txt"
    path.write_text(OPEN)
    return path


def test_one_file_one_line(file: Path) -> None:
    assert run(file).output == f"{LINE}\n"


def test_bids_change_nothing(file: Path) -> None:
    file.write_text(OPEN + BIDS)
    assert run(file).output == f"{LINE}\n"


def test_several_files_are_named_and_a_bad_one_stops_none(file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(OPEN.replace("JC", "AS"))
    result = run(file, bad, file)
    assert result.stdout == f"{file}: {LINE}\n{file}: {LINE}\n"
    assert f"{bad}:7: impossible-hands: " in result.stderr
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (OPEN.partition("deal 3")[0], "no deal is open"),
        (OPEN.partition("turn")[0], "no deal is open"),
        ("game joker\n", "no deal is open"),
    ],
)
def test_nothing_to_solve_is_said(file: Path, text: str, sentence: str) -> None:
    file.write_text(text)
    result = run(file)
    assert result.stderr.startswith(f"{file}: wrong-phase: {sentence}")
    assert (result.stdout, result.exit_code) == ("", 1)


def test_json_tells_what_each_move_keeps(file: Path) -> None:
    told = json.loads(run("--json", file).output)
    assert told["turn"] == 0
    assert set(told["moves"]) == {"AS", "KH", "7C"}
    assert told["moves"]["7C"] == {"most": 0, "least": 1, "exact": []}
    assert [seat["most"] for seat in told["seats"]] == [0, 0, 1, 0]
    assert "maxn" not in told


def test_json_has_the_max_n_line_once_all_have_bid(file: Path) -> None:
    file.write_text(OPEN + BIDS + "tricks\nAS 8S")
    told = json.loads(run("--json", file).output)
    assert told["maxn"] == {"taken": [1, 0, 1, 1], "points": [100, 50, 100, 10]}
