"""The refusals that the page has sentences for carry what the engines really give.

They stand in web/src/refusals.samples.json, from which the page's own tests take them; when an
engine gives something else, the failing test shows what the file must hold.
"""

import json
import random
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from jokeri.game import DEALER, Game, IllegalMove, Kind
from jokeri.games import GAMES
from support.chance import Seeded
from support.ftl import WORDED, messages

SAMPLES = Path(__file__).resolve().parents[2] / "web" / "src" / "refusals.samples.json"
WITHOUT_DETAIL = {
    *("not-your-turn", "stale", "not-saved", "too-large", "not-found"),  # of a table, of a call
    "no-answer",  # of a hint
    *("wrong-order", "unknown-house", "wrong-deal", "wrong-score", "unknown-record"),  # of a record
    *("not-owner", "not-seated", "seat-taken", "not-ready", "seats-open"),  # of people at a table
    *("other-seat", "too-fast", "too-many", "banned"),
    *("by-rules", "other", "name"),  # the page's own
}
MOST_MOVES = 150

RARE: Mapping[str, tuple[str, ...]] = {
    "five-hundred": (
        """game five-hundred
house australian
seats North East South West
dealer 0

deal
hands AD KD QD JD TD 9D 8D 7D 6D 5D | AC KC QC JC TC 9C 8C 7C 6C 5C \
| X AS KS QS JS TS 9S 8S 7S 6S | AH KH QH JH TH 9H 8H 7H 6H 5H
kitty 5S 4D 4H
auction 6S 7S pass pass misere pass
discard 5S 4D 4H
tricks
1: KC
""",
    ),
}
"""By game: matches as far as a situation in which a code is given that play at random misses."""


def houses(game: str) -> Iterator[str]:
    """Yield the first preset, then that with each listed value of each option."""
    kind = GAMES[game]
    preset = next(iter(kind.presets))
    yield preset
    for option in kind.options:
        for value in option.values[1:]:
            yield f"{preset} {option.name}={value}"


def refused(game: str, house: str, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Play at random, and yield what is said of every move that could not be made."""
    kind = GAMES[game]
    try:
        rules = kind.game(kind.house(house))
    except ValueError:
        return  # this value needs another one
    source, chance, state = random.Random(seed), Seeded(random.Random(seed)), rules.begin()
    for _ in range(MOST_MOVES):
        turn = rules.turn(state)
        texts: list[str] = list(kind.universe)
        due: Any = None
        if turn is DEALER:
            due = rules.chance(state, chance)
            dealt = kind.write_move(due).split(" ")
            texts = [" ".join([*dealt[:-1], dealt[-2]])] if len(dealt) > 2 else []
        elif turn is not None:
            due = source.choice(rules.moves(state))
        yield from refusals(kind, rules, state, [*texts, "nonsense"])
        if turn is None:
            return
        state = rules.apply(state, due).state


def refusals(
    kind: Kind, rules: Game[Any, Any], state: Any, texts: Iterable[str]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what is said of every one of these moves that cannot be made."""
    for text in texts:
        try:
            rules.apply(state, kind.read_move(text))
        except IllegalMove as fault:
            yield fault.code, dict(fault.detail)


@cache
def samples(game: str) -> dict[str, dict[str, Any]]:
    """Return each code that the engine of a game gives, with the details it came with first."""
    found: dict[str, dict[str, Any]] = {}
    for seed, house in enumerate(houses(game)):
        for code, detail in refused(game, house, seed):
            found.setdefault(code, detail)
    kind = GAMES[game]
    for text in RARE.get(game, ()):
        read = kind.read_transcript(text.encode())
        for code, detail in refusals(kind, kind.game(read.house), read.state, kind.universe):
            found.setdefault(code, detail)
    return found


def sentences(file: str) -> set[str]:
    return {name.removeprefix("refused-") for name in messages("en", file) if "refused-" in name}


def test_the_page_is_tested_with_what_the_engines_give() -> None:
    given = {game: samples(game) for game in WORDED}
    text = json.dumps(given, indent=2, sort_keys=True) + "\n"
    assert SAMPLES.read_text() == text, f"{SAMPLES.name} must hold:\n{text}"


@pytest.mark.parametrize("game", WORDED)
def test_every_code_of_an_engine_has_its_sentence(game: str) -> None:
    own = sentences(f"{game}/table.ftl")
    assert own <= set(samples(game))
    assert set(samples(game)) <= own | sentences("page.ftl")


def test_every_sentence_that_games_share_is_some_game_s() -> None:
    by_engines = set().union(*(samples(game) for game in WORDED))
    assert sentences("page.ftl") <= by_engines | WITHOUT_DETAIL
