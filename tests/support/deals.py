"""Random houses and deals for the tests of the fast twin, and the readable engine beside it."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jokeri.cards import Card
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, house_of
from jokeri.games.georgian.moves import Deal, FirstDealer
from jokeri.games.georgian.options import PRESETS
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.state import Phase, State
from jokeri.seats import Seat

VALUES = {
    "nines_trump": ("forehand", "last-card", "turned"),
    "must_trump": ("yes", "no"),
    "khishti": ("0", "200", "200/500", "per-card"),
    "miss": ("per-trick", "flat", "per-missing", "per-difference"),
    "led_high_duty": ("highest", "any"),
    "led_high_trumped": ("trump", "joker"),
    "led_low_unanswered": ("leader", "discard"),
    "two_high": ("later", "first"),
}


@dataclass(frozen=True)
class Source:
    """Chance from a seeded generator."""

    rng: random.Random

    def below(self, bound: int) -> int:
        return self.rng.randrange(bound)

    def shuffled(self, pack: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(self.rng.sample(pack, len(pack)))


def random_house(rng: random.Random, cards: int) -> House:
    changes = {name: rng.choice(values) for name, values in VALUES.items()}
    changes["pack"] = rng.choice(("36", "38"))
    changes["schedule"] = str(cards)
    if changes["pack"] == "36" and changes["nines_trump"] == "turned":
        changes["nines_trump"] = "forehand"
    return house_of(rng.choice(tuple(PRESETS)), changes)


def dealt(rng: random.Random, house: House) -> State:
    game = Joker(house)
    state = game.apply(game.begin(), FirstDealer(Seat(rng.randrange(4)))).state
    pack = pack_of(house)
    return game.apply(state, Deal(tuple(rng.sample(pack, len(pack))))).state


def at_play(rng: random.Random, house: House) -> State:
    """Return a random deal after random bids."""
    game = Joker(house)
    state = dealt(rng, house)
    while state.phase in (Phase.TRUMP, Phase.BID):
        state = game.apply(state, rng.choice(game.moves(state))).state
    return state


def random_deals(
    seed: int, count: int, sizes: Sequence[int] = range(1, 10)
) -> Iterator[tuple[House, State]]:
    rng = random.Random(seed)
    for _ in range(count):
        house = random_house(rng, rng.choice(sizes))
        yield house, dealt(rng, house)
