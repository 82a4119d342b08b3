"""Cards travel, and with reduced motion they do not."""

from playwright.sync_api import Page, expect

from support.browsing import Seat
from support.pages import OpenSeat

# Every animation and transition that the page begins, by what it moves.
WATCH = """
(() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    const keys = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const where = this.closest(".hand, .trick")?.classList[0] ?? "";
    for (const key of new Set(keys)) window.moved.push(`${where} ${key}`);
    return animation;
  };
  const note = ({ propertyName }) => window.moved.push(`css ${propertyName}`);
  addEventListener("transitionrun", note, true);
})();
"""
TRAVELS = """() => document.getAnimations().some(({ effect }) =>
  effect.target.closest(".trick") !== null
  && effect.getKeyframes().some(({ transform }) => transform?.includes("translate")))"""


def moved(page: Page) -> set[str]:
    return set(page.evaluate("window.moved"))


def laid(own: Seat) -> int:
    return own.page.locator(".trick li").count()


def to_the_whole_trick(own: Seat) -> None:
    """Play a card and let the page's clock, which stands, run until the trick is whole."""
    page = own.page
    while own.turn() == "bid":
        own.click(own.news["moves"][0])
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    own.click(own.news["moves"][0])
    for _ in range(400):
        if page.locator("[data-turn=hold]").count() and laid(own) == 4:
            return
        page.clock.run_for(50)
    raise AssertionError("the trick was never whole")


def test_cards_travel_and_a_trick_stays_for_its_time(seat: OpenSeat) -> None:
    own = seat(motion="no-preference", settings={"pace": "normal"})
    page = own.page
    page.add_init_script(WATCH)
    own.sit_until("jokerx schedule=3", lambda hand: "X" not in hand)
    to_the_whole_trick(own)
    page.clock.run_for(1000)
    assert laid(own) == 4, "a trick stays for 1200 ms"
    page.clock.run_for(250)
    page.wait_for_function(TRAVELS)
    assert {"hand transform", "trick transform", "trick opacity"} <= moved(page)


def test_a_slow_character_thinks_for_two_steps(seat: OpenSeat) -> None:
    own = seat(motion="no-preference", settings={"pace": "normal"})
    page = own.page
    lies = 3
    while lies == 3:  # nobody would play after this seat
        own.sit("jokerx schedule=3", ("vano",) * 3)
        while own.turn() == "bid":
            own.click(own.news["moves"][0])
        lies = laid(own)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    seq = own.news["seq"]
    own.click(own.news["moves"][0])
    expect(page.locator(".trick li")).to_have_count(lies + 1)
    while own.news["seq"] < seq + 2:
        page.wait_for_timeout(10)
    page.clock.run_for(1000)
    assert laid(own) == lies + 1, "a step takes 550 ms"
    page.clock.run_for(100)
    expect(page.locator(".trick li")).to_have_count(lies + 2)


def test_a_tap_goes_on_before_the_time_is_over(seat: OpenSeat) -> None:
    own = seat(motion="no-preference", settings={"pace": "slow"})
    page = own.page
    own.sit_until("jokerx schedule=1", lambda hand: "X" not in hand)
    to_the_whole_trick(own)
    scores = page.get_by_role("table", name=own.words("summary-title", cards=1))
    expect(scores).to_have_count(0)
    page.locator(".middle").click()
    expect(scores).to_be_visible()
    own.button(own.words("summary-next")).click()
    expect(page.get_by_role("heading", name=own.words("ev-match-over"))).to_be_visible()


def test_with_reduced_motion_nothing_travels(seat: OpenSeat) -> None:
    own = seat(settings={"pace": "fast"})
    page = own.page
    page.add_init_script(WATCH)
    own.sit("jokerx schedule=3")
    own.play_on()
    expect(page.get_by_role("heading", name=own.words("ev-match-over"))).to_be_visible()
    found = moved(page)
    assert "trick opacity" in found
    assert [one for one in found if "transform" in one or "translate" in one] == []
