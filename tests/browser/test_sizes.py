"""Nothing is cut off at any size, and every one of nine cards can be hit."""

import pytest

from jokeri.words import LANGUAGES
from support.browsing import SIZES
from support.ftl import WORDED
from support.gallery import scenes
from support.looks import faults, serious
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
        assert faults(page) == [], screen


@pytest.mark.parametrize("game", WORDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_any_scene(
    pages: Pages, gallery: str, language: str, game: str
) -> None:
    page = pages.page(pages.context())
    found = []
    for scene in scenes(page, gallery, game, language):
        if language == LANGUAGES[0]:  # axe looks at more than words
            found += [(scene, "axe", one) for one in serious(page)]
        found += [(scene, size, one) for size, one in faults(page)]
    assert found == []
