"""Accessibility, as axe sees it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.ftl import WORDED
from support.gallery import scenes
from support.pages import OpenSeat, Pages

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    page.wait_for_function("() => document.getAnimations().length === 0")
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run()")["violations"]
    return [
        f"{one['id']}: {node['html']} {node['failureSummary']}"
        for one in found
        if one["impact"] in {"serious", "critical"}
        for node in one["nodes"]
    ]


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


@pytest.mark.parametrize("game", WORDED)
def test_axe_finds_nothing_serious_in_any_scene(pages: Pages, gallery: str, game: str) -> None:
    page = pages.page(pages.context())
    found = {scene: serious(page) for scene in scenes(page, gallery, game, "ka")}
    assert {scene: faults for scene, faults in found.items() if faults} == {}
