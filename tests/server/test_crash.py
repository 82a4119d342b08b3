"""The server is killed at every instruction that matters, and at random: nothing told is lost."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from jokeri.server.failpoints import NAMES
from support.player import Player, check_told
from support.served import Guest, Server, log_of, serving

SHORT = "jokerx schedule=1-2-3/3"
FULL = "jokerx"


def new_player(folder: Path, house: str, seed: int) -> Player:
    guest = Guest()
    with serving(folder) as server:
        return Player(guest, guest.new_table(server, house), random.Random(seed))


def finish(player: Player, folder: Path) -> None:
    with serving(folder) as server:
        player.play(server)
    assert player.over


@pytest.mark.parametrize("name", NAMES)
def test_killed_at_a_failpoint(name: str, tmp_path: Path) -> None:
    player = new_player(tmp_path, SHORT, seed=1)
    deaths = 0
    for count in (1, 2, 3, 5, 4, 7):
        with serving(tmp_path, failpoint=f"{name}:{count}") as server:
            player.play(server)
            if player.over:
                break
            server.process.join(60)
            assert server.process.exitcode == -9
            deaths += 1
    assert deaths >= 3
    finish(player, tmp_path)
    check_told(player, SHORT, log_of(tmp_path, player.table))


def kill_soon(server: Server, player: Player) -> Callable[[], None]:
    """Return what kills a server at any of its instructions, with the socket still open."""

    def kill() -> None:
        time.sleep(player.source.uniform(0, 0.02))
        server.kill()

    return kill


def kill_at_random(player: Player, folder: Path, kills: int, frames: int) -> None:
    for _ in range(kills):
        server = Server(folder)
        player.play(server, most=player.source.randint(1, frames), then=kill_soon(server, player))
        server.kill()


def test_killed_thirty_times_at_random(tmp_path: Path) -> None:
    for seed in range(3):
        folder = tmp_path / str(seed)
        folder.mkdir()
        player = new_player(folder, SHORT, seed)
        kill_at_random(player, folder, kills=10, frames=7)
        finish(player, folder)
        check_told(player, SHORT, log_of(folder, player.table))


def test_a_full_match(tmp_path: Path) -> None:
    player = new_player(tmp_path, FULL, seed=5)
    kill_at_random(player, tmp_path, kills=3, frames=300)
    finish(player, tmp_path)
    log = log_of(tmp_path, player.table)
    assert len(log) == 1 + 24 + 8 + 24 * 4 + 144 * 4
    check_told(player, FULL, log)


@pytest.mark.long
def test_killed_a_hundred_times_in_full_matches(tmp_path: Path) -> None:
    player = new_player(tmp_path, FULL, seed=6)
    kill_at_random(player, tmp_path, kills=100, frames=12)
    finish(player, tmp_path)
    check_told(player, FULL, log_of(tmp_path, player.table))
