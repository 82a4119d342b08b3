"""A game goes when its folders and its one line go, and the rest still works; the page likewise."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from jokeri.games import GAMES
from support.ftl import WORDED
from support.nodejs import WEB, node

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "jokeri"

THE_REST = """
from jokeri.cli import app as command
from jokeri.server import app as server
import jokeri.games
from jokeri.games import GAMES
assert {gone!r} not in GAMES and len(GAMES) == {left}
assert jokeri.games.__file__.startswith({folder!r})
"""
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
BRIEF = ("tests/games/test_contract.py", "tests/games/test_stateful.py")
WHOLE = ("tests/games", "tests/bots/test_bots_of_every_game.py")
"""What runs for each game that is there, and the other games' own tests."""


def folder_of(game: str) -> str:
    """Return the name of the folder that a game stands in."""
    return type(GAMES[game]).__module__.split(".")[-2]


def without(game: str, copy: Path) -> None:
    """Copy the program and its tests, but a game's folders and its one line."""
    folder = folder_of(game)
    left_out = shutil.ignore_patterns("__pycache__", "page")
    for part in ("src/jokeri", *WHOLE, "tests/support"):
        (copy / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=left_out)
        else:
            shutil.copy(ROOT / part, copy / part)
    for file in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / file, copy / file)
    source = copy / "src" / "jokeri"
    gone = {source / part / folder for part in ("games", "bots", "words/pages")}
    for each in gone | set(source.glob(f"words/*/{game}")):
        shutil.rmtree(each)
    shutil.rmtree(copy / "tests" / "games" / folder, ignore_errors=True)
    table = source / "games" / "__init__.py"
    without_lines(table, rf"games\.{folder}\.")
    without_lines(table, f'^ +"{game}":')


def run(copy: Path, *words: str) -> None:
    """Run Python in a copy."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src"), "JOKERI_HYPOTHESIS": "tiny"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_with_its_folder_and_its_line(game: str, tmp_path: Path) -> None:
    without(game, tmp_path)
    script = THE_REST.format(gone=game, left=len(GAMES) - 1, folder=str(tmp_path))
    run(tmp_path, "-c", script)
    run(tmp_path, *PYTEST, *BRIEF)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_runs_for_every_game_passes_without_one(game: str, tmp_path: Path) -> None:
    without(game, tmp_path)
    run(tmp_path, *PYTEST, *WHOLE)


def without_lines(file: Path, pattern: str) -> None:
    """Take the lines that match out of a file; there must be just one."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not re.search(pattern, line)]
    assert len(lines) - len(kept) == 1
    file.write_text("".join(kept), encoding="utf-8")


@pytest.mark.long
@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", WORDED)
def test_a_game_goes_from_the_page_too(game: str, tmp_path: Path) -> None:
    runs = node()
    web, words = tmp_path / "web", tmp_path / "src" / "jokeri" / "words"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(SOURCE / "words", words, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(web / "src" / "games" / game)
    without_lines(web / "src" / "games" / "games.ts", rf'"\./{game}/game"')
    for folder in words.glob(f"*/{game}"):
        shutil.rmtree(folder)
    check = ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    for tool, *options in (check, ["vite/bin/vite.js", "build"]):
        done = subprocess.run(
            [runs, str(web / "node_modules" / tool), *options],
            cwd=web,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    built = tmp_path / "src" / "jokeri" / "page" / "assets"
    left = [file for file in built.glob("*.js") if file.name.startswith("game-")]
    assert len(left) == len(WORDED) - 1
