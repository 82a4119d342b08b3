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

SOURCE = Path(__file__).parent.parent.parent / "src" / "jokeri"

THE_REST = """
import random
from jokeri.bots import BOTS
from jokeri.cli import app
from jokeri.game import DEALER
from jokeri.games import GAMES
from support.ftl import WORDED
from support.nodejs import WEB, node
from jokeri.notation import read_transcript
from jokeri.server import app as server
from support.chance import Seeded

assert {gone!r} not in GAMES and len(GAMES) == {left}
for kind in GAMES.values():
    house = kind.house(next(iter(kind.presets)))
    game, moves, rng = kind.game(house), [], random.Random(1)
    state = game.begin()
    for count in range(120):
        turn = game.turn(state)
        if turn is None:
            break
        if turn is DEALER:
            move = game.chance(state, Seeded(rng))
        else:
            bot = BOTS["careful" if count % 2 else "random"]
            move = bot.choose(game.view(state, turn), game.moves(state), rng)
        state = game.apply(state, move).state
        moves.append(move)
        kind.view_wire(game.view(state, None))
    names = "ABCDEF"[: len(game.seats)]
    text = kind.write_transcript(house, names, moves)
    assert read_transcript(text.encode())[1].state == state
"""


def folder_of(game: str) -> str:
    """Return the name of the folder that a game stands in."""
    return type(GAMES[game]).__module__.split(".")[-2]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_with_its_folder_and_its_line(game: str, tmp_path: Path) -> None:
    copy, folder = tmp_path / "jokeri", folder_of(game)
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.rmtree(copy / "games" / folder)
    shutil.rmtree(copy / "bots" / folder)
    table = copy / "games" / "__init__.py"
    kept = [
        line
        for line in table.read_text().splitlines()
        if f"games.{folder}." not in line and not re.match(f' +"{game}":', line)
    ]
    table.write_text("\n".join(kept) + "\n")
    script = THE_REST.format(gone=game, left=len(GAMES) - 1)
    paths = os.pathsep.join([str(tmp_path), str(SOURCE.parent.parent / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


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
