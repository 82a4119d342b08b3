"""What is chosen before a match, and the matches left and finished."""

import re

import pytest
from playwright.sync_api import expect

from support.pages import REFUSED, OpenSeat, Pages


def test_the_form_says_which_option_does_not_go(seat: OpenSeat, pages: Pages) -> None:
    pages.expected = [REFUSED]
    own = seat()
    page = own.page
    page.goto(own.url)
    page.get_by_text(own.words("all-options"), exact=True).click()
    page.get_by_role("combobox", name=own.words("option-nines_trump")).select_option("turned")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(own.words("house-bad-option"))
    page.get_by_role("combobox", name=own.words("option-pack"), exact=True).select_option("38")
    expect(alert).to_have_count(0)
    expect(page.get_by_text("jokerx pack=38 nines_trump=turned")).to_be_visible()
    page.get_by_role("button", name=own.words("options-reset")).click()
    expect(page.get_by_text(own.words("house-line", house="jokerx"))).to_be_visible()


def test_an_unfinished_match_is_gone_on_with_or_given_up(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    own.sit("jokerx schedule=4")
    own.play_to_mid_trick()
    hand = own.hand()
    page.get_by_role("button", name=own.words("menu")).click()
    page.get_by_role("link", name=own.words("leave")).click()
    page.get_by_role("link", name=re.compile(own.words("go-on"))).click()
    own.turn()
    assert own.hand() == hand
    page.go_back()
    page.get_by_role("button", name=own.words("give-up"), exact=True).click()
    page.get_by_role("button", name=own.words("give-up-no")).click()
    page.get_by_role("button", name=own.words("give-up"), exact=True).click()
    page.get_by_role("button", name=own.words("give-up-yes")).click()
    expect(page.get_by_role("link", name=re.compile(own.words("go-on")))).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ka"])
def test_a_faulty_record_is_answered_with_its_line(
    seat: OpenSeat, pages: Pages, language: str
) -> None:
    pages.expected = [REFUSED]
    own = seat(language=language)
    page = own.page
    page.goto(f"{own.url}#/replay")
    page.get_by_label(own.words("replay-paste")).fill("game joker\nhouse nowhere\n")
    page.get_by_role("button", name=own.words("replay-read")).click()
    sentence = own.words("refused-unknown-house")
    expect(page.get_by_role("alert")).to_contain_text(
        own.words("replay-line", line="2", sentence=sentence)
    )
