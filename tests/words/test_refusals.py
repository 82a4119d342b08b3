"""The refusals that the page has sentences for carry what the engine really gives.

They stand in web/src/refusals.samples.json, from which the page's own tests take them; when the
engine gives something else, the failing test shows what the file must hold.
"""

import json
from pathlib import Path
from typing import Any

from jokeri.cards import cards
from jokeri.game import IllegalMove
from jokeri.games.georgian.following import check_play
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.moves import Play, read_move
from support.ftl import messages
from support.georgian import Position, deal, match, suit_of, trick

SAMPLES = Path(__file__).resolve().parents[2] / "web" / "src" / "refusals.samples.json"
WITHOUT_DETAIL = {
    *("not-your-turn", "stale", "not-saved", "bad-name", "too-large"),  # of a table, of a call
    *("wrong-order", "unknown-house", "wrong-deal", "wrong-score", "unknown-record"),  # of a record
    *("not-owner", "not-seated", "seat-taken", "not-ready", "seats-open"),  # of people at a table
    *("other-seat", "too-fast", "too-many", "banned"),
    *("by-rules", "other", "name"),  # the page's own
}
ONE = "7C | KC | 9C | 8C"


def plays(play: str, hand: str, on_the_table: str = "", trump: str = "H") -> None:
    read = read_move(play)
    assert isinstance(read, Play)
    check_play(read, cards(hand), trick(on_the_table), suit_of(trump), read_house("jokerx"))


def moves(position: Position, word: str) -> None:
    position.then(word)


def refused(make: Any, *arguments: Any) -> tuple[str, dict[str, Any]]:
    try:
        make(*arguments)
    except IllegalMove as fault:
        return fault.code, dict(fault.detail)
    raise AssertionError(f"{arguments} is legal")


def samples() -> dict[str, dict[str, Any]]:
    bidding = deal(ONE, "7H", "1 1 0")
    return dict(
        [
            refused(read_move, "nonsense"),
            refused(moves, bidding, "2"),
            refused(moves, deal(ONE, "7H", "0 1 1 0"), "1"),
            refused(moves, deal(ONE, "7H", "0 0 0"), "1"),
            refused(moves, deal(ONE, "7H", "0 0 0 0").then("7C KC 9C 8C"), "7C"),
            refused(moves, match("jokerx schedule=1").deal(ONE, "7H").then("0 0 0 0"), "9C"),
            refused(Position.deal, match("jokerx schedule=1"), "7C | 7C | 9C | 8C", "7H"),
            refused(plays, "TD", "7C QC TD", "KC"),
            refused(plays, "TD", "7H TH TD", "KC"),
            refused(plays, "7C", "7C TC AH", "X+C"),
            refused(plays, "X", "X 7C"),
            refused(plays, "X+C", "X 7C", "KC"),
        ]
    )


def test_the_page_is_tested_with_what_the_engine_gives() -> None:
    text = json.dumps(samples(), indent=2, sort_keys=True) + "\n"
    assert SAMPLES.read_text() == text, f"{SAMPLES.name} must hold:\n{text}"


def test_every_sentence_of_the_page_has_its_sample() -> None:
    said = {
        name.removeprefix("refused-") for name in messages("en", "page.ftl") if "refused-" in name
    }
    assert said == samples().keys() | WITHOUT_DETAIL
