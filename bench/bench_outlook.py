"""How well does the outlook foresee matches of self-play that it was not counted from?

python bench/bench_outlook.py [--house HOUSE ...] [--matches N] [--chunks N] [--seed S]

By deals done, against the sheet and fixed chances of holding premia: the roots of mean squares of
what the match's end and the pulka's end bring as differences, in points; how much the places that
come surprise the model (1.386: it knows nothing); how often the likeliest place comes.
"""

import argparse
import math
from collections.abc import Sequence

import numpy as np

from jokeri.bots.georgian.brain import shipped
from jokeri.bots.georgian.outlook import Standing, counted, outlook
from jokeri.games.georgian import schedule
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.premia import SEATS, places
from jokeri.train.matches import HOUSES, Matches, draw, outcomes

KEEPING_ON = (0.9, 0.84, 0.79, 0.75, 0.72, 0.69, 0.67, 0.65, 0.63)
"""The fixed chances, by cards, to hit a bid."""


def standing(played: Matches, match: int, done: int, house: House) -> Standing:
    """Return how a match stands after some deals."""
    which, numbers = schedule.pulka_of(house.schedule, done - 1)
    points = played.points[match, :done].sum(0) + played.added[match, :which].sum(0)
    exact = played.exact[match, numbers.start : done].all(0)
    whole = house.deals[numbers.start : numbers.stop]
    may_be = played.points[match, numbers.start : min(done, numbers.start + counted(house, whole))]
    bests = np.maximum(may_be.max(0), 0) if len(may_be) else np.zeros(4)
    return Standing(
        tuple(points.tolist()), sum(1 << seat for seat in SEATS if exact[seat]), tuple(bests)
    )


def by_fixed_chances(state: Standing, house: House, done: int) -> list[float]:
    """Return what each seat hopes to gain by premia: the chances to hit, times the best so far."""
    _, numbers = schedule.pulka_of(house.schedule, done - 1)
    hope = math.prod(KEEPING_ON[cards - 1] for cards in house.deals[done : numbers.stop])
    return [hope * max(state.bests[seat], 100) * (state.exact >> seat & 1) for seat in SEATS]


def ahead(points: Sequence[float], seat: int) -> float:
    return points[seat] - (sum(points) - points[seat]) / 3


def report(house: House, played: Matches) -> None:
    heads = ("end: fixed", "model", "pulka: fixed", "model", "places", "sheet", "model")
    print(f"{'done':>4}" + "".join(f"{head:>14}" for head in heads))
    totals = played.total
    for done in range(1, len(house.deals) + 1):
        which, _ = schedule.pulka_of(house.schedule, done - 1)
        found = outlook(house, done, (done + 3) % 4)
        rows = []
        for match in range(len(totals)):
            seat = match % 4
            state = standing(played, match, done, house)
            hopes = by_fixed_chances(state, house, done)
            ended = ahead(totals[match].tolist(), seat)
            now = ahead(state.totals, seat)
            gained = ahead(played.added[match, which].tolist(), seat)
            held = sum(
                chance * ahead(found.pulka.added(holders, state.bests), seat)
                for holders, chance in found.pulka.ends(state.exact)
            )
            chances = found.places(state, seat)
            place = places(tuple(totals[match].tolist()), house)[seat] - 1
            sheet = places(tuple(state.totals), house)[seat] - 1
            rows.append(
                (
                    (now + ahead(hopes, seat) - ended) ** 2,
                    (found.difference(state, seat) - ended) ** 2,
                    (ahead(hopes, seat) - gained) ** 2,
                    (held - gained) ** 2,
                    -math.log(max(chances[place], 1e-4)),
                    sheet == place,
                    chances.index(max(chances)) == place,
                )
            )
        mean = np.array(rows, float).mean(0)
        points = "".join(f"{root:14.1f}" for root in np.sqrt(mean[:4]))
        print(f"{done:4}{points}{mean[4]:14.3f}" + "".join(f"{share:14.1%}" for share in mean[5:]))


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("--house", nargs="*", default=list(HOUSES))
    ask.add_argument("--matches", type=int, default=2000)
    ask.add_argument("--chunks", type=int, default=4, help="deals of each size, in 1024s")
    ask.add_argument("--seed", type=int, default=2, help="not the one that the tallies are from")
    asked = ask.parse_args()
    chunks: dict[int, list[np.ndarray]] = {}
    for cards, made in outcomes(shipped(), asked.chunks, asked.seed, 1):
        chunks.setdefault(cards, []).append(made)
    pool = {cards: np.concatenate(some) for cards, some in chunks.items()}
    for name in asked.house:
        house = read_house(name)
        print(f"\n{name}: {asked.matches} matches")
        report(house, draw(pool, house, asked.matches, np.random.default_rng(asked.seed)))


if __name__ == "__main__":
    main()
