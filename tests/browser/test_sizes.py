"""Nothing is cut off at any size, and every one of nine cards can be hit."""

import pytest

from jokeri.words import LANGUAGES
from support.browsing import SIZES
from support.ftl import WORDED
from support.gallery import scenes
from support.pages import OpenSeat, Pages

TARGET = 44

# The side of the largest square, in steps of 4 pixels, on which a tap hits each own card.
UNCOVERED = """(target) => [...document.querySelectorAll("section.hand button")].map((card) => {
  const step = 4, box = card.getBoundingClientRect();
  const wide = Math.floor(box.width / step), high = Math.floor(box.height / step);
  let best = 0, above = new Array(wide + 1).fill(0);
  for (let y = 0; y <= high; y += 1) {
    const row = [];
    for (let x = 0; x <= wide; x += 1) {
      const hit = document.elementFromPoint(box.left + x * step, box.top + y * step);
      const on = hit !== null && (hit === card || card.contains(hit));
      row.push(on ? Math.min(row[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0) + 1 : 0);
      best = Math.max(best, row[x]);
    }
    above = row;
  }
  return (best - 1) * step;
})"""

TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"

# Plates that lie over one another, texts under 16 pixels, texts that are cut at any side, and
# buttons whose words do not fit. What can be scrolled to is not cut, nor is a name that ends in
# dots.
FAULTS = """() => {
  const faults = [];
  const plates = [...document.querySelectorAll(".plate")].map((one) => one.getBoundingClientRect());
  for (const [at, one] of plates.entries()) for (const other of plates.slice(at + 1)) {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (wide > 0.5 && high > 0.5) faults.push(`a plate lies ${high} pixels over plate ${at}`);
  }
  for (const node of document.querySelectorAll("body *")) {
    if (node.closest("svg, .unseen, [role=log]")) continue;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const texts = [...node.childNodes].filter((one) => one.nodeType === 3 && one.data.trim());
    const style = getComputedStyle(node);
    const said = node.textContent.trim().slice(0, 60);
    if (node.matches("button, a") && node.scrollWidth > node.clientWidth + 1 && node.clientWidth)
      faults.push(`does not fit: ${said}`);
    if (texts.length === 0 || style.clipPath !== "none") continue;
    if (parseFloat(style.fontSize) < 16) faults.push(`small: ${said}`);
    if (style.textTransform !== "none") faults.push(`transformed: ${said}`);
    const range = document.createRange();
    range.setStartBefore(texts[0]);
    range.setEndAfter(texts.at(-1));
    const text = range.getBoundingClientRect();
    const outside = (box, dots = false) => text.top < box.top - 3 || text.bottom > box.bottom + 3
      || (!dots && (text.left < box.left - 1 || text.right > box.right + 1));
    let cut = "", scrolls = false, dots = false;
    for (let box = node; box !== null && !scrolls && !cut; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(box);
      dots ||= textOverflow === "ellipsis";
      if (clipPath !== "none" || /auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      else if (overflowX !== "visible" && outside(box.getBoundingClientRect(), dots))
        cut = box.className;
    }
    const root = document.scrollingElement;
    scrolls ||= root.scrollHeight > innerHeight + 1;
    if (cut) faults.push(`cut by ${cut}: ${said}`);
    else if (!scrolls && outside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, dots))
      faults.push(`off the screen: ${said}`);
  }
  return faults;
}"""


def test_each_of_nine_cards_can_be_hit_at_every_size(seat: OpenSeat) -> None:
    own = seat()
    own.sit("jokerx schedule=9")
    while own.view["phase"] != "bid" or len(own.view["hand"]) < 9 or not own.news["moves"]:
        assert own.turn() != "over"
        if own.view["phase"] == "bid":
            break
        own.click(own.news["moves"][0])
    own.turn()
    for phase in ("bid", "play"):
        for name, (width, height) in SIZES.items():
            own.page.set_viewport_size({"width": width, "height": height})
            own.page.wait_for_function("() => document.getAnimations().length === 0")
            uncovered = own.page.evaluate(UNCOVERED, TARGET)
            assert len(uncovered) == 9
            assert min(uncovered) >= TARGET, (phase, name, uncovered)
            assert not own.page.evaluate(TOO_WIDE), name
        if phase == "bid":
            while own.turn() == "bid":
                own.click(own.news["moves"][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_off_or_small(seat: OpenSeat, language: str) -> None:
    own = seat(language=language)
    page = own.page
    own.sit("jokerx schedule=9")
    own.turn()
    table = page.url
    screens = ["#/", "#/settings", "#/rules?house=jokerx", "#/replay", None]
    for screen in screens:
        page.goto(table if screen is None else f"{own.url}{screen}")
        page.wait_for_load_state("networkidle")
        if screen is None:
            own.turn()
        for name, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            assert not page.evaluate(TOO_WIDE), (screen, name)
            assert page.evaluate(FAULTS) == [], (screen, name)


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_scene(
    pages: Pages, gallery: str, language: str, game: str
) -> None:
    page = pages.page(pages.context())
    found = []
    for scene in scenes(page, gallery, game, language):
        for name, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("() => document.getAnimations().length === 0")
            if page.evaluate(TOO_WIDE):
                found.append((scene, name, "too wide"))
            found += [(scene, name, fault) for fault in page.evaluate(FAULTS)]
    assert found == []
