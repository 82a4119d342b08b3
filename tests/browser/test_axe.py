"""Accessibility, as axe sees it."""

from playwright.sync_api import expect

from support.looks import serious
from support.pages import OpenSeat


def test_axe_finds_nothing_serious_around_the_table(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    page.goto(own.url)
    expect(page.get_by_role("radio", name="JokerX")).to_be_visible()
    page.get_by_text(own.words("all-options"), exact=True).click()
    assert serious(page) == []
    for screen in ("settings", "rules", "replay"):
        page.goto(f"{own.url}#/{screen}")
        expect(
            page.get_by_role("heading", name=own.words(screen), exact=True).first
        ).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert serious(page) == []


def test_axe_finds_nothing_serious_at_the_table(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    own.sit("jokerx schedule=5")
    for phase in ("bid", "play"):
        own.play_on(until=phase)
        assert serious(page) == [], phase
    page.get_by_role("button", name=own.words("menu")).click()
    assert serious(page) == []
