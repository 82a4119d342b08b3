"""A game goes when its folders and its one line go, and the rest still works."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from jokeri.games import GAMES

SOURCE = Path(__file__).parent.parent.parent / "src" / "jokeri"

THE_REST = """
import random
from jokeri.bots import BOTS
from jokeri.cli import app
from jokeri.game import DEALER
from jokeri.games import GAMES
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
