"""Matches played by bots, and what a bot chooses at the end of a partial record."""

import random
from collections.abc import Sequence
from typing import Any

from jokeri.bots import BOTS
from jokeri.game import DEALER, Kind
from jokeri.notation import read_transcript
from jokeri.seats import Seat
from support.chance import Seeded
from support.matches import Match


def chosen(text: str, bot: str = "careful", seed: int = 1) -> str:
    """Return what a bot does at the end of a partial record, in the record's words."""
    kind, read = read_transcript(text.encode())
    game = kind.game(read.house)
    seat = game.turn(read.state)
    assert isinstance(seat, int), "it is nobody's turn"
    view = game.view(read.state, Seat(seat))
    move = BOTS[bot].choose(view, game.moves(read.state), random.Random(seed))
    return kind.notate(move)


def played(kind: Kind, house: Any, bots: Sequence[str], seed: int, most: int = 20_000) -> Match:
    """Play a match with a bot in each seat, and check that each choice was on offer."""
    match = Match(kind, house)
    source = Seeded(random.Random(seed))
    chances = [random.Random(f"{seed}-{seat}") for seat in match.game.seats]
    for _ in range(most):
        turn = match.game.turn(match.state)
        if turn is None:
            break
        if turn is DEALER:
            match.apply(match.game.chance(match.state, source))
        else:
            moves = match.game.moves(match.state)
            view = match.game.view(match.state, turn)
            move = BOTS[bots[turn]].choose(view, moves, chances[turn])
            assert move in moves
            match.apply(move)
    return match
