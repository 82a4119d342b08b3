"""`jokeri replay`, `moves` and `perft`: what they print, and what they answer to bad files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from jokeri.cli import app
from jokeri.lines import FILE_BYTES, LINE_BYTES
from support.vectors import matches, partials, refusals

THREE_CARDS = """\
game joker
house tamashebi schedule=3
seats Giorgi Ana Levan Nika
dealer 3

deal 3
hands AS KH 7C | 8S 9H JC | X QS 6H | TS 8C 9D
turn TD
bids 1 0 1 0
tricks
AS 8S QS TS
KH 9H X+ 9D
6H 8C 7C JC
score 100 50 20 50
pulka 100 50 -20 50

total 200 100 0 100
"""


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def lines(text: str, first: str, last: str | None = None) -> str:
    """Return the text up to its first line that begins so."""
    kept = text.splitlines(keepends=True)
    end = next(n for n, line in enumerate(kept) if line.startswith(last or first))
    return "".join(kept[: end + 1])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.txt"


# replay


def test_replay_of_one_file_prints_its_total(file: Path) -> None:
    file.write_text(THREE_CARDS)
    assert run("replay", file).output == "total 200 100 0 100\n"


def test_replay_of_several_names_them_in_order(file: Path, tmp_path: Path) -> None:
    file.write_text(THREE_CARDS)
    other = tmp_path / "a.txt"
    other.write_text(lines(THREE_CARDS, "score"))
    result = run("replay", file, other)
    assert result.stdout == f"{file}: total 200 100 0 100\n{other}: total 100 50 20 50\n"
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("last", "total"),
    [
        ("game", "0 0 0 0"),
        ("house", "0 0 0 0"),
        ("hands", "0 0 0 0"),
        ("6H 8C", "0 0 0 0"),
        ("score", "100 50 20 50"),
        ("pulka", "200 100 0 100"),
    ],
)
def test_a_partial_total_sums_the_lines_read(file: Path, last: str, total: str) -> None:
    file.write_text(lines(THREE_CARDS, last))
    assert run("replay", file).output == f"total {total}\n"


def test_replay_of_every_golden_match_in_one_call() -> None:
    result = run("replay", *matches())
    totals = [path.read_text().splitlines()[-1] for path in matches()]
    told = [f"{path}: {total}" for path, total in zip(matches(), totals, strict=True)]
    assert result.stdout.splitlines() == told
    assert result.exit_code == 0


def test_a_fault_is_told_and_the_other_files_are_still_replayed(tmp_path: Path) -> None:
    good, bad, late = (tmp_path / name for name in ("good", "bad", "late"))
    good.write_text(THREE_CARDS)
    bad.write_text(THREE_CARDS.replace("KH 9H X+ 9D", "KH JC X+ 9D"))
    late.write_text(THREE_CARDS)
    result = run("replay", good, bad, late)
    assert result.stdout == f"{good}: total 200 100 0 100\n{late}: total 200 100 0 100\n"
    assert result.stderr == f"{bad}:12: must-follow: H must be followed: 9H\n"
    assert result.exit_code == 1


def test_the_command_line_refuses_as_the_core_does(file: Path) -> None:
    for refused in refusals()[::10]:
        file.write_text(refused.transcript)
        for command in ("replay", "moves", "perft"):
            result = run(command, file)
            assert result.exit_code == 1
            assert result.stdout == ""
            assert result.stderr.startswith(f"{file}:{refused.line}: {refused.code}: ")
            assert result.stderr.count("\n") == 1


# files that are no transcripts


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", 1),
        (b"\n\n# nothing\n", 1),
        (b"\x7fELF\x02\x01\x01\x00\x00", 1),
        (b"game joker\nhouse jokerx\n\xff\xfe\n", 3),
        (b"A" * (LINE_BYTES + 1), 1),
        (b"game joker\n" + b"A" * FILE_BYTES, 2),
        (b"game joker\n#" + b"A" * LINE_BYTES, 2),
        (b"game whist\n", 1),
        (b"game joker joker\n", 1),
        (b"game\n", 1),
        (b"\n\nGame joker\n", 3),
        (b"hello\n", 1),
    ],
    ids=range(12),
)
@pytest.mark.parametrize("command", ["replay", "moves", "perft"])
def test_what_is_no_transcript_is_unreadable(
    file: Path, command: str, content: bytes, line: int
) -> None:
    file.write_bytes(content)
    result = run(command, file)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"{file}:{line}: unreadable: ")
    assert isinstance(result.exception, SystemExit)


def test_a_line_of_a_hundred_megabytes_is_not_read_to_its_end(file: Path) -> None:
    with file.open("wb") as written:
        written.truncate(100 * 1024 * 1024)  # sparse: it takes no room
    result = run("replay", file)
    assert result.stderr == f"{file}:1: unreadable: the file is larger than 16 MiB\n"
    assert result.exit_code == 1


def test_a_file_of_comments_may_be_as_large_as_16_mib(file: Path) -> None:
    head = THREE_CARDS.encode()
    file.write_bytes(head + b"#" * 4095 + (b"\n" + b"#" * 4095) * 4000)
    assert run("replay", file).output == "total 200 100 0 100\n"


@pytest.mark.parametrize("command", ["replay", "moves", "perft"])
def test_a_missing_file_and_a_folder_get_a_sentence(tmp_path: Path, command: str) -> None:
    for path, reason in (
        (tmp_path / "none.txt", "no such file or directory"),
        (tmp_path, "is a directory"),
    ):
        result = run(command, path)
        assert result.stderr == f"{path}: unreadable: {reason}\n"
        assert (result.exit_code, result.stdout) == (1, "")


def test_a_name_that_is_no_text_can_be_told(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff.txt")
    try:
        path.write_text(THREE_CARDS)
    except OSError:
        return  # macOS has no such names
    result = run("replay", path, path)
    assert result.stdout == f"{tmp_path}/\ufffd.txt: total 200 100 0 100\n" * 2


def test_a_reader_that_goes_away_gets_no_traceback() -> None:
    program = [sys.executable, "-m", "jokeri", "replay", *map(str, matches() * 20)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as started:
        assert started.stdout is not None
        assert started.stderr is not None
        started.stdout.readline()
        started.stdout.close()
        assert started.stderr.read() == b""


def test_these_commands_load_no_server() -> None:
    script = (
        "import sys, json; from jokeri.cli import app; app(['--help'], standalone_mode=False);"
        "print(json.dumps(sorted(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    loaded = json.loads(ran.stdout.splitlines()[-1])
    assert {"fastapi", "uvicorn", "sqlalchemy", "jokeri.server.app"}.isdisjoint(loaded)
    assert "jokeri.cli.replay" in loaded


# moves


def test_moves_prints_the_golden_lists(file: Path) -> None:
    for partial in partials()[::6]:
        file.write_text(partial.transcript)
        assert run("moves", file).stdout.splitlines() == partial.moves


def test_moves_when_trump_is_to_be_named(file: Path) -> None:
    hands = "AS KS QS JS TS 9S 8S 7S AC | KC QC JC TC 9C 8C 7C AD KD"
    hands += " | QD JD TD 9D 8D 7D 6D AH KH | QH JH TH 9H 8H 7H 6H X X"
    head = "game joker\nhouse jokerx schedule=9\nseats A B C D\ndealer 3\ndeal 9\n"
    file.write_text(f"{head}hands {hands}\n")
    assert run("moves", file).output == "C\nD\nH\nN\nS\n"


@pytest.mark.parametrize(
    ("last", "moves"),
    [
        ("house", ""),
        ("dealer", ""),
        ("deal 3", ""),
        ("hands", ""),
        ("turn", "0\n1\n2\n3\n"),
        ("bids", "7C\nAS\nKH\n"),
        ("tricks", "7C\nAS\nKH\n"),
        ("AS 8S", "7C\nKH\n"),
        ("KH 9H", "6H\n"),
        ("6H 8C", ""),
        ("score", ""),
        ("pulka", ""),
        ("total", ""),
    ],
)
def test_moves_after_each_line(file: Path, last: str, moves: str) -> None:
    file.write_text(lines(THREE_CARDS, last))
    assert run("moves", file).output == moves


def test_moves_within_a_short_line(file: Path) -> None:
    head = lines(THREE_CARDS, "turn")
    file.write_text(f"{head}bids 1 0 1\n")  # 1 is barred
    assert run("moves", file).output == "0\n2\n3\n"
    file.write_text(f"{head}bids\n")
    assert run("moves", file).output == "0\n1\n2\n3\n"


# perft

# After AS 8S QS TS seat 0 leads. KH 9H 6H 9D: seat 3 leads 8C, X+ takes it or X- leaves it to JC.
# KH 9H X+: 6H takes the last. KH 9H X-: 9D trumps, JC takes the last. 7C JC 6H 8C: 9H is led and
# X+ takes it, or X- leaves it to 9D. 7C JC X+ or X-: the hearts of the last trick go to 9D.
EIGHT_WAYS = ("1-0-1-1 2", "1-0-2-0 1", "1-1-0-1 4", "1-1-1-0 1")


@pytest.mark.parametrize(
    ("last", "output"),
    [
        ("game", "leaves 1\n"),
        ("hands", "leaves 1\n"),
        ("turn", "leaves 236\n"),
        ("AS 8S", "leaves 8\n" + "".join(f"tally {t}\n" for t in EIGHT_WAYS)),
        ("KH 9H", "leaves 1\ntally 1-0-2-0 1\n"),
        ("6H 8C", "leaves 1\ntally 1-0-2-0 1\n"),
    ],
)
def test_perft_after_each_line(file: Path, last: str, output: str) -> None:
    file.write_text(lines(THREE_CARDS, last))
    assert run("perft", file).output == output


def test_perft_to_a_depth_tells_tallies_only_at_the_end_of_the_deal(file: Path) -> None:
    file.write_text(lines(THREE_CARDS, "AS 8S"))
    counts = [run("perft", file, "--depth", str(depth)).output for depth in range(8)]
    assert counts == [f"leaves {n}\n" for n in (1, 2, 2, 6, 6, 6, 7, 7)]
    assert run("perft", file, "--depth", "8").output == run("perft", file).output
    assert run("perft", file, "--depth", "-1").exit_code == 2


def test_perft_to_a_depth_in_the_bidding(file: Path) -> None:
    file.write_text(lines(THREE_CARDS, "turn"))
    counts = [run("perft", file, "--depth", str(depth)).output for depth in range(6)]
    assert counts == [f"leaves {n}\n" for n in (1, 4, 16, 64, 236, 236)]
