"""A match by keyboard alone, found by role and name; and what is announced meanwhile."""

import pytest
from playwright.sync_api import Locator, expect

from support.browsing import Seat
from support.pages import OpenSeat
from support.told import sentences

MOST_TABS = 60


def tab_to(seat: Seat, wanted: Locator) -> None:
    """Press Tab until this element has the focus, as somebody without a mouse must."""
    for _ in range(MOST_TABS):
        if wanted.evaluate("(node) => node === document.activeElement"):
            return
        seat.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted} by Tab")


def press(seat: Seat, name: str) -> None:
    tab_to(seat, seat.button(name))
    seat.page.keyboard.press("Enter")


def expected(seat: Seat) -> list[str]:
    """What the events that came over the socket ask to be said, and when it is one's turn."""
    lines: list[str] = []
    asked = {"bid": "ev-your-bid", "trump": "ev-your-trump", "play": "ev-your-play"}
    for news in (one for one in seat.received if one["t"] == "news"):
        for event in news["events"]:
            lines += sentences(seat.language, event, news["view"], seat.names)
        if news["moves"]:
            lines.append(seat.words(asked[news["view"]["phase"]]))
    return lines


@pytest.mark.parametrize("language", ["en", "ka", "ru", "tr"])
def test_a_match_by_role_and_name_with_every_event_announced(seat: OpenSeat, language: str) -> None:
    own = seat(language=language)
    page = own.page
    schedule = "1-2-3/9" if language == "en" else "2"
    own.sit(f"jokerx schedule={schedule}")
    while (phase := own.turn()) != "over":
        for name in own.names_of(own.news["moves"][0]):
            press(own, name)
        if phase == "play":
            # The focus stays where one plays, whatever the page redraws.
            focus = "() => document.activeElement !== document.body"
            assert page.evaluate(focus)
    expect(page.get_by_role("heading", name=own.words("ev-match-over"))).to_be_visible()
    log = page.get_by_role("log", name=own.words("events"))
    expect(log).to_contain_text(own.words("ev-match-over"))
    said = own.announced()
    wanted = expected(own)
    assert said[-len(wanted) :] == wanted
    # Before that only how the table stood when one came to it.
    assert len(said) - len(wanted) <= 12


def test_the_start_page_by_keyboard(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    page.goto(own.url)
    expect(page.get_by_role("radio", name="Tamashebi")).to_be_visible()
    tab_to(own, page.get_by_role("radio", name="JokerX"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Tamashebi")).to_be_checked()
    schedule = page.get_by_role("combobox", name=own.words("option-schedule"))
    tab_to(own, schedule)
    page.keyboard.press("End")
    expect(schedule).to_have_value("")
    other = page.get_by_role("textbox", name=own.words("option-own"))
    tab_to(own, other)
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("1-2")
    with page.expect_response("**/api/tables") as opened:
        page.keyboard.press("Enter")
    assert opened.value.ok
    own.turn()
    table = next(one for one in own.received if one["t"] == "table")
    assert table["house"] == "tamashebi schedule=1-2"
    # One has arrived: the screen's heading has the focus, and going back leads to the start.
    assert page.evaluate("document.activeElement.textContent") == own.words("table")
    page.go_back()
    expect(page.get_by_role("link", name=own.words("go-on"))).to_be_visible()


def test_the_menu_and_its_pages_by_keyboard(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    own.sit("jokerx schedule=2")
    own.turn()
    press(own, own.words("menu"))
    tab_to(own, page.get_by_role("link", name=own.words("settings")))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=own.words("settings"))
    expect(dialog).to_be_visible()
    dialog.get_by_role("radio", name=own.words("deck-4")).focus()
    page.keyboard.press("Space")
    expect(page.locator("html")).to_have_attribute("data-deck", "4")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    own.play_on()
