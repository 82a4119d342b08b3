"""Every game that the page can show is played to its end, by mouse and by keyboard alone."""

import random

import pytest
from playwright.sync_api import expect

from support.any_game import Press, by_keyboard, by_mouse, make
from support.browsing import Seat
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
    if press is by_mouse:
        step_through(own)


def step_through(own: Seat) -> None:
    """Go through the record of the match at whose table this seat is, step by step to its end."""
    page = own.page
    page.evaluate("location.hash = location.hash.replace('table', 'replay')")
    board, slider = page.get_by_role("status"), page.get_by_role("slider")
    expect(board).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    shown = {board.inner_text()}
    for _ in range(last):
        page.keyboard.press("ArrowRight")
        shown.add(board.inner_text())
    expect(slider).to_have_value(str(last))
    assert len(shown) > last / 2  # a bid or two may leave the words as they are
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
