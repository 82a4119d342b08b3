"""A tap on the hint lights the best move and tells what it promises, with nothing covered."""

import re

import pytest
from playwright.sync_api import expect

from support.browsing import Seat
from support.pages import OpenSeat

HOUSE = "jokerx schedule=9"
LANGUAGES = ("ka", "en", "ru", "tr")


def hinted(seat: Seat) -> str:
    """Ask for a hint; return the move that is lit, which is a legal one."""
    seat.button(seat.words("hint")).click()
    lit = seat.page.locator("[data-hint]")
    expect(lit.first).to_be_visible()
    shown: list[str] = lit.evaluate_all(
        "(all) => all.map((one) => one.dataset.move ?? one.dataset.card)"
    )
    moves = [move for move in seat.news["moves"] if move.startswith(shown[-1])]
    assert moves
    return shown[-1]


def in_view(seat: Seat) -> None:
    """What was told, and what is lit, lie in the window and under nothing else."""
    for found in (seat.page.locator("p.hint"), seat.page.locator("[data-hint]").first):
        covered = found.evaluate(
            """(node) => {
              const { left, top, width, height } = node.getBoundingClientRect();
              const across = left + Math.min(16, width / 2);
              const there = document.elementFromPoint(across, top + height / 2);
              return !(node.contains(there) || there?.contains(node));
            }"""
        )
        assert not covered


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_tap_lights_the_best_move_with_its_numbers(seat: OpenSeat, language: str) -> None:
    own = seat(language=language, size="small")
    own.sit(HOUSE)
    own.turn()
    phases = set()
    for _ in range(6):
        phase = own.turn()
        move = hinted(own)
        told = own.page.locator("p.hint").inner_text()
        assert len(re.findall(r"\d+", told)) >= 2
        assert told in own.announced()
        in_view(own)
        phases.add(phase)
        if phase == "play":
            break
        own.click(move)
        expect(own.page.locator("p.hint")).to_have_count(0)
    assert {"bid", "play"} <= phases


def test_there_is_none_where_the_game_has_no_adviser(seat: OpenSeat) -> None:
    own = seat(game="jokers")
    own.sit("clarke", bots=("random",))
    own.turn()
    expect(own.button(own.words("hint"))).to_have_count(0)
