"""The server is killed at every instruction that matters, and at random: nothing told is lost.

In every game: what was told before is told again, nothing is dealt or made twice.
"""

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from jokeri.game import IllegalMove
from jokeri.games import GAMES
from jokeri.server.failpoints import NAMES
from support.player import Player, check_told
from support.served import Guest, Server, log_of, serving
from support.short import bots_of, short_house

every_game = pytest.mark.parametrize("game", GAMES)


def usual_house(game: str) -> str:
    """Return the first preset's house."""
    return next(iter(GAMES[game].presets))


def new_player(folder: Path, game: str, house: str, seed: int) -> Player:
    guest = Guest()
    with serving(folder) as server:
        table = guest.new_table(server, house, bots_of(game, house), game)
        return Player(guest, table, random.Random(seed))


def finish(player: Player, folder: Path, house: str) -> None:
    """Play to the end, and hold all that was ever told against the log."""
    with serving(folder) as server:
        player.play(server)
    assert player.over
    check_told(player, house, log_of(folder, player.table))


@every_game
@pytest.mark.parametrize("name", NAMES)
def test_killed_at_a_failpoint(game: str, name: str, tmp_path: Path) -> None:
    house = short_house(game)
    player = new_player(tmp_path, game, house, seed=1)
    for count in (1, 3):
        with serving(tmp_path, failpoint=f"{name}:{count}") as server:
            player.play(server)
            server.process.join(60)
            assert server.process.exitcode == -9
    finish(player, tmp_path, house)


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


@every_game
def test_killed_at_random(game: str, tmp_path: Path) -> None:
    house = short_house(game)
    player = new_player(tmp_path, game, house, seed=2)
    kill_at_random(player, tmp_path, kills=5, frames=12)
    finish(player, tmp_path, house)


@every_game
def test_what_was_lost_or_dealt_again_is_found(game: str, tmp_path: Path) -> None:
    house = short_house(game)
    player = new_player(tmp_path, game, house, seed=3)
    finish(player, tmp_path, house)
    log = log_of(tmp_path, player.table)
    with pytest.raises(AssertionError, match="not in the log"):
        check_told(player, house, log[:-1])
    dealt = next(at for at, entry in enumerate(log) if entry.move.startswith("deal "))
    word, *pack = log[dealt].move.split(" ")
    again = replace(log[dealt], move=" ".join([word, *reversed(pack)]))
    with pytest.raises((AssertionError, IllegalMove)):
        check_told(player, house, [*log[:dealt], again, *log[dealt + 1 :]])
    own = next(at for at, entry in enumerate(log) if entry.client is not None)
    other = replace(log[own], client="nobody", seq=len(log) + 1)
    with pytest.raises((AssertionError, IllegalMove)):
        check_told(player, house, [*log, other])


@pytest.mark.long
@every_game
def test_a_full_match_killed_now_and_then(game: str, tmp_path: Path) -> None:
    player = new_player(tmp_path, game, usual_house(game), seed=5)
    kill_at_random(player, tmp_path, kills=3, frames=300)
    finish(player, tmp_path, usual_house(game))


@pytest.mark.long
@every_game
def test_killed_a_hundred_times_in_full_matches(game: str, tmp_path: Path) -> None:
    player = new_player(tmp_path, game, usual_house(game), seed=6)
    kill_at_random(player, tmp_path, kills=100, frames=12)
    finish(player, tmp_path, usual_house(game))
