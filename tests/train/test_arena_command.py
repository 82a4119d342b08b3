"""`jokeri arena`: what it prints and writes, from the same seed always the same, and refusals."""

import csv
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import fmean

import pytest
from typer.testing import CliRunner, Result

from jokeri.cli import app

FULL = Path("/dev/full")
FIRST, LAST = "support.arena_bots:First", "support.arena_bots:Last"


def run(*words: str | Path | int) -> Result:
    return CliRunner().invoke(app, ["arena", *map(str, words)])


def row(output: str, *begins: str) -> list[str]:
    """Return the figures of the first line that begins with such words."""
    line = next(line for line in output.splitlines() if line.split()[: len(begins)] == list(begins))
    return re.split(r" {2,}", line.strip())[len(begins) :]


def test_the_same_seed_gives_the_same_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    one, many, other = (tmp_path / name for name in ("one", "many", "other"))
    words = ["random", FIRST, LAST, "--deals", "3", "--house", "tamashebi"]
    alone = run(*words, "--jobs", "1", "--csv", one)
    together = run(*words, "--jobs", "2", "--csv", many)
    run(*words, "--jobs", "1", "--seed", "2", "--csv", other)
    assert (alone.exit_code, together.exit_code) == (0, 0)
    assert one.read_bytes() == many.read_bytes()
    assert one.read_bytes() != other.read_bytes()

    def timeless(output: str) -> list[str]:
        return output.partition("ms a move")[0].splitlines()[2:]

    assert timeless(alone.stdout) == timeless(together.stdout)


def test_what_is_written_gives_what_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "deals.csv"
    printed = run("careful", "random", "--deals", 6, "--jobs", 1, "--csv", file).stdout
    with file.open(newline="") as read:
        rows = list(csv.DictReader(read))
    assert len(rows) == 24
    gaps, exact = [], []
    for each in rows:
        seat, points = int(each["seats"]), [int(word) for word in each["points"].split()]
        gaps.append(points[seat] - (sum(points) - points[seat]) / 3)
        exact.append(int(each["exact"].split()[seat]))
        assert 1 <= int(each["cards"]) <= 9
    n, difference, _, share, _ = row(printed, "careful", "random")
    assert n == "6"
    assert difference.split()[0] == f"{fmean(gaps):.2f}"
    assert share.split()[0] == f"{100 * fmean(exact):.1f}"


def test_matches_tell_places() -> None:
    house = "jokerx schedule=2-3/1"
    printed = run(FIRST, "random", "--matches", 2, "--house", house, "--jobs", 1).stdout
    header = next(line for line in printed.splitlines() if "1st %" in line)
    places = row(printed[printed.index(header) :], FIRST, "random")
    assert len(places) == 4
    assert sum(float(place.split()[0]) for place in places) == pytest.approx(100, abs=0.3)


def test_a_pool_has_a_cross_table() -> None:
    printed = run("random", FIRST, LAST, "--deals", 2, "--seating", "two", "--jobs", 1).stdout
    table = printed[printed.index("\ndifference ") :]
    first, second = row(table, "random"), row(table, FIRST)
    there, back = first[0].split(), second[0].split()
    assert float(there[0]) == -float(back[0]) != 0
    assert there[1:] == back[1:]
    assert float(row(printed, "random", FIRST)[1].split()[0]) == float(there[0])


def test_another_game() -> None:
    printed = run(FIRST, "random", "--game", "japanese-joker", "--deals", 2, "--jobs", 1).stdout
    assert "exact" not in printed
    assert row(printed, FIRST, "random")[0] == "2"


# refusals


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["careful"], "Two bots at least"),
        (["careful", "nobody"], "there is no bot 'nobody': random, careful"),
        (["careful", "no.such.module:Bot"], "there is no bot 'no.such.module:Bot'"),
        (["careful", "support.arena_bots:None"], "there is no bot"),
        (["careful", ":"], "there is no bot"),
        (["careful", "random", "careful"], "named twice"),
        (["careful", "random", "--game", "whist"], "There is no game 'whist'"),
        (["careful", "random", "--house", "villa"], "there is no preset 'villa'"),
        (["careful", "random", "--house", "jokerx khishti=x"], "khishti has no value 'x'"),
        (["careful", "random", "--house", "jokerx nines_trump=turned"], "36 cards leave none"),
        (
            ["random", "random", "--house", "jokerx schedule=1 nines_trump=turned", "--cards", "9"],
            "36 cards leave none",
        ),
        (["careful", "random", "--deals", "0"], "--deals"),
        (["careful", "random", "--matches", "-1"], "--matches"),
        (["careful", "random", "--jobs", "0"], "--jobs"),
        (["careful", "random", "--cards", "10"], "--cards"),
        (["careful", "random", "--deals", "2", "--matches", "2"], "not both"),
        (["careful", "random", "--cards", "9", "--matches", "2"], "--cards"),
        (["careful", "random", "--game", "jokers", "--cards", "9"], "--cards"),
        (["careful", "random", "--game", "jokers", "--seating", "two"], "more than two seats"),
        (["careful", "random", "--seating", "three"], "--seating"),
        (["careful", "random", "--csv", "/no/such/folder/x.csv"], "cannot be written"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(words: list[str], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    told = re.sub(r"\s*│?\n│?\s*", " ", result.stderr)
    assert said in told
    assert isinstance(result.exception, SystemExit)


@pytest.mark.skipif(not FULL.exists(), reason="a system without /dev/full")
def test_a_full_disk_is_told() -> None:
    result = run("random", "random", "--deals", 2, "--jobs", 1, "--csv", FULL)
    assert result.stderr.startswith("/dev/full cannot be written: No space left on device\n")
    assert result.exit_code == 1


# failures in the middle


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_told_with_what_stands_so_far(jobs: int) -> None:
    words = ("--house", "jokerx schedule=2-3-4", "--deals", 9, "--seed", 2, "--jobs", jobs)
    result = run("support.arena_bots:Failing", "random", *words)
    assert "RuntimeError: no idea what to do" in result.stderr
    assert int(row(result.stdout, "support.arena_bots:Failing", "random")[0]) in range(1, 3)
    assert result.exit_code == 1


def test_a_process_that_dies_is_told() -> None:
    result = run("support.arena_bots:Dying", "random", "--jobs", 2)
    assert "A process that plays is lost: EOFError" in result.stderr
    assert "Nothing was played to its end." in result.stderr
    assert result.exit_code == 1


# Whoever runs the tests in the background may have had the interrupt ignored.
INTERRUPTIBLE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from jokeri.cli import main
main()
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_stands_so_far(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "deals.csv"
    words = ["random", "random", "--deals", "1000000", "--jobs", str(jobs), "--csv", str(file)]
    program = [sys.executable, "-c", INTERRUPTIBLE, "arena", *words]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        while not file.exists() or file.read_text().count("\n") < 10:
            assert playing.poll() is None
            time.sleep(0.05)
        playing.send_signal(signal.SIGINT)
        stdout, stderr = playing.communicate()  # waits for the processes too: they hold the pipes
    assert playing.returncode == 130
    assert stderr == ""
    n = int(row(stdout, "random", "random")[0].replace(",", ""))
    assert file.read_text().count("\n") == pytest.approx(1 + 4 * n, abs=4)
    assert n >= 2
