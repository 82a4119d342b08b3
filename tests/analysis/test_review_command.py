"""`jokeri review`: what it prints, the same from the same seed, and what it refuses."""

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from jokeri.cli import app
from jokeri.games import GAMES
from support.matches import Match


def run(*words: str | Path | int) -> Result:
    return CliRunner().invoke(app, ["review", *map(str, words)])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a finished match played at random."""
    path = tmp_path_factory.mktemp("review") / "match.txt"
    path.write_text(written("joker", "jokerx schedule=3-2"))
    return path


def written(game: str, house: str, most: int = 10_000) -> str:
    kind = GAMES[game]
    match = Match(kind, kind.house(house)).play_on(random.Random(4), most)
    return kind.write_transcript(match.house, match.names, match.moves)


def test_the_same_bytes_whatever_the_number_of_jobs(file: Path) -> None:
    alone, together = (run(file, "--json", "--jobs", jobs) for jobs in (1, 2))
    assert (alone.exit_code, together.exit_code) == (0, 0)
    assert alone.stdout == together.stdout
    assert alone.stdout != run(file, "--json", "--jobs", 1, "--seed", 2).stdout


def test_the_document(file: Path) -> None:
    document = json.loads(run(file, "--json", "--jobs", 1).stdout)
    transcript = GAMES["joker"].read_transcript(file.read_bytes())
    assert [seat["total"] for seat in document["seats"]] == list(transcript.total)
    assert len(document["deals"]) == 8
    for seat in document["seats"]:
        own = [each for each in document["decisions"] if each["seat"] == seat["seat"]]
        assert seat["decisions"] == len(own)
        assert seat["losses"] == pytest.approx(sum(each["loss"] for each in own), abs=1)
        for each in own:
            assert each["choices"] > 1
            assert each["best"]["worth"] - each["done"]["worth"] == pytest.approx(
                each["loss"], abs=0.11
            )
            move = GAMES["joker"].write_move(transcript.moves[each["place"] - 1])
            assert each["done"]["move"] == move
    losses = sorted((each["loss"] for each in document["decisions"]), reverse=True)
    assert [each["loss"] for each in document["worst"]] == [loss for loss in losses[:5] if loss]


def test_one_seat_is_judged_as_among_all(file: Path) -> None:
    whole, one = (json.loads(run(file, "--json", *more).stdout) for more in ((), ("--seat", 2)))
    assert one["seats"] == [whole["seats"][2]]
    assert one["decisions"] == [each for each in whole["decisions"] if each["seat"] == 2]


def test_what_people_read(file: Path) -> None:
    document = json.loads(run(file, "--json").stdout)
    short, long = run(file).stdout, run(file, "--all").stdout
    assert len(short.splitlines()) == 2 + 2 + 4 + 2 + len(document["worst"])
    assert len(long.splitlines()) == len(short.splitlines()) + 2 + 8 + 2 + len(
        document["decisions"]
    )
    for each in document["worst"]:
        last = [line.split()[-1] for line in short.splitlines() if line]
        assert f"{each['loss']:,.1f}" in last


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (written("jokers", "clarke rounds=1"), "wrong-game: only matches of joker are reviewed"),
        (written("joker", "jokerx", most=40), "wrong-phase: the match is not finished"),
        ("game joker\n", "wrong-phase: the match is not finished"),
        ("game chess\n", ":1: unreadable:"),
    ],
)
def test_what_is_no_finished_match(content: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(content)
    refused = run(path)
    assert refused.exit_code == 1
    assert refused.stdout == ""
    assert said in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    refused = run(tmp_path / "none.txt")
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "unreadable" in refused.stderr
