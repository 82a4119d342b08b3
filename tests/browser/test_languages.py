"""The language changes at once, anywhere."""

from playwright.sync_api import expect

from jokeri.words import LANGUAGES, say
from support.pages import OpenSeat
from support.told import card_name


def test_the_language_changes_at_once_and_is_kept(seat: OpenSeat) -> None:
    own = seat(language="ru-RU")
    page = own.page
    page.goto(own.url)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    born = page.evaluate("window.born")
    last = "ru"
    for language in LANGUAGES:
        page.get_by_role("combobox", name=say(last, "language")).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "title"))
        expect(
            page.get_by_role("button", name=say(language, "play"), exact=True).first
        ).to_be_visible()
        last = language
    assert page.evaluate("window.born") == born, "no reload"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(last, "title"))


def test_the_language_changes_in_the_middle_of_a_match(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    own.sit("jokerx schedule=3")
    own.play_on(until="play")
    hand = own.hand()
    for language in (*LANGUAGES, "en"):
        own.button(own.words("menu")).click()
        page.get_by_role("combobox", name=own.words("language")).select_option(language)
        own.language = language
        expect(own.button(own.words("menu"))).to_be_visible()
        own.button(own.words("menu")).click()
        for card in own.news["moves"]:
            expect(
                own.button(card_name(language, card.partition("+")[0].partition("-")[0]))
            ).to_be_visible()
    assert own.hand() == hand
    own.play_on()
