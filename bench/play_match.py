"""Plays a match of Georgian Joker between four bots and prints it in the text form.

python bench/play_match.py strong normal instant careful --seed 1 > match.txt
"""

import argparse
import random

from jokeri.bots import BOTS
from jokeri.game import DEALER
from jokeri.games import GAMES
from jokeri.train.arena.playing import Seeded


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("bots", nargs=4, choices=list(BOTS))
    asked.add_argument("--house", default="jokerx")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    joker = GAMES["joker"]
    house = joker.house(given.house)
    game, source = joker.game(house), random.Random(given.seed)
    state, moves = game.begin(), []
    while (turn := game.turn(state)) is not None:
        if turn is DEALER:
            move = game.chance(state, Seeded(source))
        else:
            move = BOTS[given.bots[turn]].choose(game.view(state, turn), game.moves(state), source)
        moves.append(move)
        state = game.apply(state, move).state
    names = [f"{name.title()}-{seat}" for seat, name in enumerate(given.bots)]
    print(joker.write_transcript(house, names, moves), end="")


if __name__ == "__main__":
    main()
