"""Every game that the page can show is played to its end, by mouse and by keyboard alone."""

import random

import pytest
from playwright.sync_api import expect

from support.any_game import Press, by_keyboard, by_mouse, make
from support.ftl import WORDED
from support.pages import OpenSeat
from support.short import bots_of, short_house


@pytest.mark.parametrize("press", [by_mouse, by_keyboard])
@pytest.mark.parametrize("game", WORDED)
def test_a_match_is_played_to_its_end(seat: OpenSeat, game: str, press: Press) -> None:
    own, source = seat(game=game), random.Random(game)
    house = short_house(game)
    own.sit(house, bots_of(game, house))
    count = 0
    while own.turn() != "over":
        # The same seed plays the same way, wherever the cards fall; not always the first move.
        make(own, source.choice(own.news["moves"]), press)
        count += 1
    assert len(own.moves_sent) == count > 0
    assert not [one for one in own.received if one["t"] == "refused"]
    expect(own.page.get_by_role("heading", name=own.words("ev-match-over"))).to_be_visible()
    said = own.announced()
    assert own.words("ev-match-over") in said
    # Something is said of every event, and nobody is left without a word of what is asked.
    assert len(said) >= count


@pytest.mark.parametrize("game", WORDED)
def test_its_record_is_stepped_through_to_the_end(seat: OpenSeat, game: str) -> None:
    own = seat(game=game)
    page = own.page
    house = short_house(game)
    own.sit(house, bots_of(game, house))
    source = random.Random(game)
    while own.turn() != "over":
        make(own, source.choice(own.news["moves"]), by_mouse)
    page.evaluate("location.hash = location.hash.replace('table', 'replay')")
    board = page.get_by_role("status")
    expect(board).to_be_visible()
    shown = {board.inner_text()}
    for _ in range(400):
        page.keyboard.press("ArrowRight")
        if board.inner_text() in shown and page.get_by_role("slider").evaluate(
            "(node) => node.value === node.max"
        ):
            break
        shown.add(board.inner_text())
    assert len(shown) > 1
    expect(page.get_by_role("region", name=own.words("sheet"))).to_be_visible()


@pytest.mark.parametrize("game", WORDED)
def test_it_is_chosen_on_the_start_page_and_its_rules_are_read(seat: OpenSeat, game: str) -> None:
    own = seat(game=game)
    page = own.page
    page.goto(own.url)
    page.get_by_role("radio", name=own.words(f"game-{game}")).check()
    expect(page.get_by_text(own.words(f"game-{game}-help"))).to_be_visible()
    page.get_by_role("link", name=own.words("rules"), exact=True).first.click()
    expect(page.get_by_role("heading", name=own.words("rules-house-heading"))).to_be_visible()
    page.go_back()
    page.get_by_role("button", name=own.words("play"), exact=True).first.click()
    expect(page.locator(".table")).to_be_visible()
    assert next(one for one in own.received if one["t"] == "table")["game"] == game
