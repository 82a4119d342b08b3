"""Encounters as CSV: a row a seating, from which every figure can be reckoned again."""

import csv
from collections.abc import Sequence
from typing import TextIO

from jokeri.train.arena.contest import Encounter

COLUMNS = (
    "challenger",
    "field",
    "number",
    "cards",
    "seats",
    "points",
    "places",
    "deals",
    "exact",
    "khishti",
)


class Rows:
    """Writes encounters to an open file, as they come."""

    def __init__(self, file: TextIO) -> None:
        self._csv = csv.writer(file, lineterminator="\n")
        self._csv.writerow(COLUMNS)

    def add(self, encounter: Encounter) -> None:
        """Write an encounter's rows; what is by seat stands in one column, parted by spaces."""
        for seated in encounter.seated:
            self._csv.writerow(
                (
                    encounter.pair.challenger,
                    encounter.pair.field,
                    encounter.number,
                    "" if encounter.cards is None else encounter.cards,
                    _by_seat(seated.seats),
                    _by_seat(seated.points),
                    _by_seat(seated.places),
                    seated.deals,
                    _by_seat(seated.exact),
                    _by_seat(seated.khishti),
                )
            )


def _by_seat(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
