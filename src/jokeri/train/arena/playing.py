"""Play: one game with a bot in each seat, and one encounter of two bots."""

import random
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from jokeri.bots import Bot
from jokeri.cards import Card
from jokeri.game import DEALER, Game
from jokeri.games import GAMES
from jokeri.train.arena import georgian
from jokeri.train.arena.contest import Contest, Encounter, Pair, Seated, Unit
from jokeri.train.arena.finding import bot_named
from jokeri.train.arena.seating import seatings


@dataclass
class Timed:
    """A bot whose choices among several moves are timed, in milliseconds."""

    bot: Bot
    times: "array[float]" = field(default_factory=lambda: array("f"))

    @property
    def sees_all(self) -> bool:
        """Whether it is one of the few that measure how much there is to know."""
        return getattr(self.bot, "sees_all", False)

    def choose(self, view: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """Return the bot's choice."""
        began = time.perf_counter()
        move = self.bot.choose(view, moves, rng)
        if len(moves) > 1:
            self.times.append(1000 * (time.perf_counter() - began))
        return move


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance from a seed."""

    random: random.Random

    def below(self, bound: int) -> int:
        """Return a uniform whole number from 0 to ``bound - 1``."""
        return self.random.randrange(bound)

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        """Return the pack in a random order."""
        return tuple(self.random.sample(pack, len(pack)))


def play(game: Game[Any, Any], bots: Sequence[Bot], seed: str, ends: Callable[[Any], bool]) -> Any:
    """Play to the end, or to where ``ends`` says so, and return the state.

    Whatever the bots do, the dealer's n-th turn brings the same cards, and each seat's chance is
    its own. A bot that says ``sees_all`` gets the state with its view: it is no player but a
    measure of how much there is to know.
    """
    chances = [random.Random(f"{seed}-{seat}") for seat in game.seats]
    state, dealt = game.begin(), 0
    while (turn := game.turn(state)) is not None and not ends(state):
        if turn is DEALER:
            dealt += 1
            move = game.chance(state, Seeded(random.Random(f"{seed}-dealer-{dealt}")))
        else:
            bot, seen = bots[turn], game.view(state, turn)
            if getattr(bot, "sees_all", False):
                seen = state, seen
            move = bot.choose(seen, game.moves(state), chances[turn])
        state = game.apply(state, move).state
    return state


def first_deal_over(state: Any) -> bool:
    """Whether a match has come to the end of its first deal, or round."""
    return bool(state.results)


def encounter(contest: Contest, pair: Pair, number: int) -> Encounter:
    """Play a pair's deal or match of that number in every seating."""
    kind = GAMES[contest.game]
    house, cards = kind.house(contest.house), None
    if contest.unit is Unit.DEAL and contest.game == georgian.GAME:
        cards = contest.cards or georgian.size_of(house, contest.seed, number)
        house = georgian.with_first(house, cards)
    game = kind.game(house)
    ends = first_deal_over if contest.unit is Unit.DEAL else lambda _: False
    timed = {name: Timed(bot_named(name)) for name in (pair.challenger, pair.field)}
    seated = []
    for seats in seatings(contest.seating, len(game.seats)):
        names = [pair.challenger if seat in seats else pair.field for seat in game.seats]
        bots = [timed[name] for name in names]
        state = play(game, bots, f"{contest.seed}-{number}", ends)
        seated.append(_seated(contest.game, game, state, seats))
    times: Mapping[str, array[float]] = {name: bot.times for name, bot in timed.items()}
    return Encounter(pair, number, cards, tuple(seated), times)


def _seated(name: str, game: Game[Any, Any], state: Any, seats: tuple[int, ...]) -> Seated:
    scores = game.scores(state)
    exact, khishti = georgian.bids_met(state, game) if name == georgian.GAME else ((), ())
    return Seated(seats, scores.points, scores.places, len(state.results), exact, khishti)
