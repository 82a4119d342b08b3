"""The screens of friends at one table, in four languages: nothing cut off, nothing axe minds."""

import pytest
from playwright.sync_api import Page, expect

from jokeri.words import LANGUAGES
from support.browsing import SIZES, Seat
from support.company import come, gather, sit, start
from support.looks import FAULTS, serious
from support.pages import OpenSeat

# Words of an empty chair that go over two lines.
BROKEN = """() => [...document.querySelectorAll(".chair.open bdi")].flatMap(({ firstChild }) =>
  [...firstChild.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + word.length);
    return range.getClientRects().length > 1;
  }).map(String))"""


def look(page: Page, what: str) -> None:
    """Look at the screen at every size, and with axe once."""
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS) == [], (what, name)
        assert page.evaluate(BROKEN) == [], (what, name)
    assert serious(page) == [], what


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_of_friends(seat: OpenSeat, language: str) -> None:
    own, friend = seat(language=language), seat(language=language)
    link = gather(own, clock={"move": 30, "bank": 60}, open=True, house="jokerx schedule=9")
    come(friend, link)
    look(friend.page, "gather, not seated")
    sit(friend, "Anastasia Konstantinidi", 1)
    look(own.page, "gather")
    other(friend, language)
    start(own, friend)
    for one in (own, friend):
        one.button(one.words("talk")).click()
        look(one.page, "talk")
        one.button(one.words("close")).click()
    friend.button(friend.words("menu")).click()
    friend.button(friend.words("votes", vote="end")).click()
    look(friend.page, "asked once more")
    friend.button(friend.words("yes")).click()
    expect(own.page.locator(".notice")).to_be_visible()
    look(own.page, "a vote")


def other(seat: Seat, language: str) -> None:
    """The lobby, the settings and the host's page, in a second tab."""
    page = seat.page.context.new_page()
    for at in ("lobby", "settings", "host", "device"):
        page.goto(f"{seat.url}#/{at}")
        expect(page.locator("main .sheet-of-paper").first).to_be_visible()
        look(page, f"{at}, {language}")
    page.close()
