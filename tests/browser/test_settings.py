"""Settings: seen at once, chosen by keyboard, kept on the device."""

import base64

from playwright.sync_api import expect

from support.browsing import Seat
from support.pages import OpenSeat

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


def test_settings_are_seen_at_once_and_kept(seat: OpenSeat) -> None:
    own = seat(settings={"pace": "normal"})
    page = own.page
    page.goto(f"{own.url}#/settings")
    preview = page.get_by_role("group", name=own.words("preview"))
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


# How many tones and rustles were started.
SOUNDED = """
window.sounded = { OscillatorNode: 0, AudioBufferSourceNode: 0 };
for (const kind of Object.keys(window.sounded)) {
  const start = window[kind].prototype.start;
  window[kind].prototype.start = function (...when) {
    window.sounded[kind] += 1;
    return start.apply(this, when);
  };
}
"""

# How the card in the preview looks whenever it has changed.
SEEN = """(card) => {
  window.seen = [];
  const see = () => window.seen.push(getComputedStyle(card).opacity);
  new MutationObserver(see).observe(card, { attributeFilter: ["class"] });
}"""
LIES = "(card) => getComputedStyle(card).opacity === '1'"


def test_every_setting_is_tried_out_by_keyboard(seat: OpenSeat) -> None:
    own = seat(settings={"pace": "instant"})
    page = own.page
    page.add_init_script(SOUNDED)
    page.goto(f"{own.url}#/settings")
    preview = page.get_by_role("group", name=own.words("preview"))
    card = preview.get_by_role("button")

    def on(name: str) -> None:
        page.get_by_role("checkbox", name=own.words(name)).press("Space")

    def goes() -> None:
        """The card in the preview goes, and is there again after a while."""
        page.wait_for_function("() => window.seen.includes('0') && window.seen.at(-1) === '1'")
        page.evaluate("window.seen.length = 0")

    # A card goes by one tap, or by two; it is in the hand again soon.
    expect(card).to_be_visible()
    card.evaluate(SEEN)
    card.press("Enter")
    goes()
    on("confirm-card")
    card.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.seen.splice(0)") == ["1"]
    card.press("Enter")
    goes()
    # The only card that is allowed goes by itself.
    on("auto-card")
    goes()
    expect(preview).to_contain_text("500")
    on("hundredths")
    expect(preview).not_to_contain_text("500")
    expect(preview).to_contain_text("5")
    # Others' cards come at the pace chosen: the fourth of them after three steps.
    fourth = preview.locator("span").nth(3)
    expect(fourth).to_have_css("animation-delay", "0s")
    page.get_by_role("radio", name=own.words("pace-instant")).press("ArrowDown")
    expect(page.get_by_role("radio", name=own.words("pace-slow"))).to_be_checked()
    expect(fourth).to_have_css("animation-delay", "3s")
    page.wait_for_function(LIES, arg=fourth.element_handle())
    goes()
    backs = page.get_by_role("group", name=own.words("backs"))
    back = preview.locator("svg.back .panel")
    fill = "(panel) => getComputedStyle(panel).fill"
    red = back.evaluate(fill)
    backs.get_by_role("radio", name=own.words("look-red")).press("ArrowDown")
    assert back.evaluate(fill) != red
    sounds_by_keyboard(own)


def sounds_by_keyboard(own: Seat) -> None:
    """Each kind of sound can be heard, as loud as chosen, or not at all."""
    page = own.page
    names = {
        own.words("trick-name"): (0, 1),
        own.words("last-trick"): (0, 3),
        own.words("ev-your-play"): (2, 0),
        own.words("sound-premia"): (4, 0),
        own.words("sound-khishti"): (1, 0),
    }
    sounded = "() => Object.values(window.sounded)"
    for name, (tones, rustles) in names.items():
        before = page.evaluate(sounded)
        own.button(name).press("Enter")
        assert page.evaluate(sounded) == [before[0] + tones, before[1] + rustles], name
    slider = page.get_by_role("slider", name=own.words("volume"))
    slider.press("Home")
    before = page.evaluate(sounded)
    own.button(own.words("sound-premia")).press("Enter")
    assert page.evaluate(sounded) == before
    page.get_by_role("checkbox", name=own.words("sounds"), exact=True).press("Space")
    expect(slider).to_have_count(0)
    expect(own.button(own.words("sound-premia"))).to_have_count(0)


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
