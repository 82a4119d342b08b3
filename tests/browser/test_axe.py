"""Accessibility, as axe sees it."""

from pathlib import Path

from playwright.sync_api import Page, expect

from support.pages import OpenSeat

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
    own = seat(settings={"pace": "tap"})
    page = own.page
    own.sit("jokerx schedule=9")
    seen: set[str] = set()
    while (phase := own.tap_on()) != "over" and seen != {"trump", "bid", "play", "joker"}:
        joker = next((move for move in own.news["moves"] if move.startswith("X")), None)
        if phase not in seen:
            assert serious(page) == [], phase
            seen.add(phase)
        if phase == "play" and joker is not None and "joker" not in seen:
            names = own.names_of(joker)
            for name in names[:-1]:
                own.button(name).click()
            assert serious(page) == [], "joker"
            seen.add("joker")
            own.button(names[-1]).click()
            continue
        own.click(own.news["moves"][0])
        if "play" in seen and "bid" in seen and len(own.view["hand"]) < 3:
            break
    assert {"bid", "play"} <= seen
    page.get_by_role("button", name=own.words("sheet"), exact=True).first.click()
    assert serious(page) == []
