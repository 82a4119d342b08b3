"""After a match: one's worst decisions with the table as it stood, at every size, by keyboard."""

import pytest
from playwright.sync_api import expect

from jokeri.fast import mode
from jokeri.words import LANGUAGES
from support.looks import faults, serious
from support.pages import REFUSED, OpenSeat, Pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_match_is_looked_back_on(seat: OpenSeat, pages: Pages, language: str) -> None:
    own = seat(language=language)
    page = own.page
    own.sit("tamashebi schedule=5-5")
    while own.turn() != "over":
        own.click(own.news["moves"][-1])  # boasts, which costs something each time
    table = page.url
    link = page.get_by_role("link", name=own.words("look-back"))
    pages.expected = [REFUSED] if mode() != "compiled" else []
    link.focus()
    page.keyboard.press("Enter")
    status = page.get_by_role("status")
    if mode() != "compiled":
        expect(status).to_have_text(own.words("look-never"))
        return
    on = own.button(own.words("summary-next"))
    expect(on).to_be_focused(timeout=60_000)
    told = status.inner_text()
    assert told.startswith(own.words("look-lost", at=1, of=3, done="", best="", points="")[:5])
    expect(page.locator("section.hand button")).not_to_have_count(0)
    assert faults(page) == []
    assert serious(page) == []
    seen = {told}
    for _ in range(2):
        page.keyboard.press("Enter")
        expect(status).not_to_have_text(told)
        told = status.inner_text()
        seen.add(told)
    assert len(seen) == 3
    own.button(own.words("close")).click()
    expect(page.get_by_role("heading", name=own.words("ev-match-over"))).to_be_visible()
    assert page.url == table
