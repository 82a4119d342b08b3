"""How strong the trained bots are: `python bench/bench_strength.py [--part PART] [--deals N]`.

Every deal is played from each seat; intervals are 95 % over deals. Half of the deals are played
under jokerx and half under tamashebi. `--deals` counts the deals of the quickest pairs; the slower
ones play a part of them. The parts: `careful` (instant and normal against three careful, strong
against three instant), `nines` (exact bids in deals of nine cards), `cross` (everybody against
three strong, and how much of the way from careful to an all-seeing player strong has covered).
"""

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from jokeri.games import GAMES
from jokeri.train.arena import tables
from jokeri.train.arena.contest import Contest, Encounter, Pair, Unit
from jokeri.train.arena.running import cores, run
from jokeri.train.arena.summary import Summary, summary

sys.path.insert(0, str(Path(__file__).parent))  # for the arena to find `pool:...`
HOUSES = ("jokerx", "tamashebi")
POOL = ("careful", "pool:OlderInstant", "pool:RuleSearch", "normal")
CEILING = "pool:AllSeeingOfStrong"


@dataclass(frozen=True, slots=True)
class Row:
    """A challenger, three of another, how many deals, their size, what is aimed at."""

    challenger: str
    field: str
    deals: int
    cards: int | None = None
    aim: str = ""


def rows(part: str, deals: int) -> list[Row]:
    match part:
        case "careful":
            return [
                Row("instant", "careful", deals, aim="at least 20"),
                Row("normal", "careful", deals // 4, aim="at least 40"),
                Row("strong", "careful", deals // 10),
                Row("strong", "instant", deals // 10, aim="at least 25"),
            ]
        case "nines":
            return [Row("normal", "careful", deals // 6, 9, "exact at least 65 %")]
        case _:
            against = [Row(name, "strong", deals // 50, aim="not above 0") for name in POOL]
            return [*against, Row(CEILING, "strong", deals // 50)]


def play(row: Row, seed: int) -> list[Encounter]:
    """Play a row, half of it under each house."""
    played: list[Encounter] = []
    for house in HOUSES:
        kind = GAMES["joker"]
        text = kind.house_text(kind.house(house))
        contest = Contest("joker", text, Unit.DEAL, row.cards, seed=seed)
        played += run(contest, [Pair(row.challenger, row.field)], max(2, row.deals // 2), cores())
    return played


def line(row: Row, found: Summary, took: float) -> str:
    size = f"{row.cards} cards" if row.cards else "as in a match"
    rates = f"{tables.percent(found.exact)} % exact" if found.exact else ""
    return (
        f"{row.challenger:18} {row.field:8} {size:13} n {found.n:5,}"
        f"  {tables.points(found.difference):>15}  {rates}  {row.aim}  ({took:.0f} s)"
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=("careful", "nines", "cross"), action="append")
    parser.add_argument("--deals", type=int, default=1600)
    parser.add_argument("--seed", type=int, default=3)
    chosen = parser.parse_args(arguments)
    leads: dict[Pair, float] = {}
    for part in chosen.part or ("careful", "nines", "cross"):
        report(rows(part, chosen.deals), chosen.seed, leads)
    floor, ceiling = Pair("careful", "strong"), Pair(CEILING, "strong")
    if floor in leads and ceiling in leads:
        share = leads[floor] / (leads[floor] - leads[ceiling])
        print(f"strong has covered {100 * share:.0f} % of the way from careful to all-seeing")


def report(wanted: Iterable[Row], seed: int, leads: dict[Pair, float]) -> None:
    """Play and print rows, and note every lead in deals of all sizes."""
    played: list[Encounter] = []
    for row in wanted:
        began = time.monotonic()
        encounters = play(row, seed)
        found = summary(encounters)
        if row.cards is None:
            leads[found.pair] = found.difference.mean
        played += encounters
        print(line(row, found, time.monotonic() - began), flush=True)
    from rich.console import Console  # noqa: PLC0415

    Console(width=100, highlight=False).print(tables.speeds(played))


if __name__ == "__main__":
    main(sys.argv[1:])
