"""Settings: seen at once, chosen by keyboard, kept on the device."""

import base64

from playwright.sync_api import expect

from support.pages import OpenSeat

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


def test_settings_are_seen_at_once_and_kept(seat: OpenSeat) -> None:
    own = seat(settings={"pace": "normal"})
    page = own.page
    page.goto(f"{own.url}#/settings")
    preview = page.get_by_role("img", name=own.words("preview"))
    expect(preview).to_contain_text("K")
    letters = page.get_by_role("group", name=own.words("letters"))
    letters.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")  # from Latin to Georgian
    expect(preview).to_contain_text("კ")
    page.get_by_role("group", name=own.words("felt")).get_by_role(
        "radio", name=own.words("look-blue")
    ).check()
    page.get_by_role("group", name=own.words("text-size")).get_by_role("radio", name="130").check()
    page.get_by_role("checkbox", name=own.words("large-index")).check()
    page.get_by_role("slider", name=own.words("volume")).fill("0")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-felt", "blue")
    expect(page.locator("html")).to_have_attribute("data-text", "130")
    expect(preview).to_contain_text("კ")
    expect(page.get_by_role("checkbox", name=own.words("large-index"))).to_be_checked()
    expect(page.get_by_role("slider", name=own.words("volume"))).to_have_value("0")


def test_a_picture_of_ones_own_lies_under_the_cards(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    page.goto(f"{own.url}#/settings")
    chosen = page.locator("input[type=file]")
    chosen.set_input_files({"name": "no.png", "mimeType": "image/png", "buffer": b"no picture"})
    expect(page.get_by_text(own.words("picture-bad"))).to_be_visible()
    chosen.set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": PIXEL})
    expect(page.locator("html")).to_have_attribute("data-felt", "own")
    page.reload()
    expect(page.get_by_role("radio", name=own.words("look-own"))).to_be_checked()
    own.sit("jokerx schedule=1")
    drawn = page.locator("div.felt").evaluate("(felt) => getComputedStyle(felt).backgroundImage")
    assert drawn.startswith('url("data:image/jpeg')
