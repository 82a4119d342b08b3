"""What the page shows is what the server told: the last trick, a deal's scores, the sheet."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jokeri.games import GAMES
from support.browsing import HELD, Seat
from support.pages import OpenSeat
from support.told import play_name

RECORD = Path(__file__).resolve().parents[1] / "vectors" / "schedule-quick.txt"
MINUS = "\N{MINUS SIGN}"
PASS = "\N{EN DASH}pass"


def written(points: int, unit: int = 1) -> str:
    shown = points / unit if points % unit else points // unit
    return str(shown).replace("-", MINUS)


def test_the_last_trick_on_request(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    own.sit("jokerx schedule=3")
    while own.turn() == "bid" or not own.view["tricks"]:
        own.click(own.news["moves"][0])
    button = page.get_by_role("button", name=own.words("last-trick"))
    button.click()
    leader, *plays, taker = own.view["tricks"][-1]
    shown = page.get_by_role("region", name=own.words("last-trick"))
    names = [own.words("plate-you"), *own.names[1:]]
    expect(shown).to_contain_text(own.words("last-trick-of", name=names[taker]))
    for place, play in enumerate(plays):
        line = f"{names[(leader + place) % 4]}: {play_name('en', play)}"
        expect(shown.get_by_role("listitem").nth(place)).to_contain_text(line)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_the_scores_of_a_deal_are_those_of_its_event(seat: OpenSeat) -> None:
    own = seat(settings={"pace": "tap"})
    own.sit("jokerx schedule=3")
    title = own.words("summary-title", cards=3)
    table = own.page.get_by_role("table", name=title)
    while table.count() == 0:
        own.page.wait_for_function(HELD)
        tap = own.button(own.words("tap-to-go-on"))
        if own.page.locator("[data-turn=own]").count():
            own.click(own.news["moves"][0])
        elif tap.count():
            tap.click()
    (event,) = scored(own)
    cells = iter(table.get_by_role("row").all()[1:])
    pulka = next(one for one in events(own) if one["is"] == "pulka-scored")
    for index, name in enumerate(own.names):
        bid, taken, points, kind = (event[k][index] for k in ("bids", "taken", "points", "kinds"))
        row = next(cells)
        expect(row.get_by_role("rowheader")).to_have_text(name)
        said = own.words("summary-kind", kind=kind, off=abs(bid - taken))
        first, second, why, last = row.get_by_role("cell").all()
        expect(first).to_have_text(PASS if bid == 0 else str(bid))
        expect(second).to_have_text(str(taken))
        expect(why).to_contain_text(said)
        expect(why).to_contain_text("✓" if bid == taken else "✗")
        expect(last).to_have_text(("+" if points > 0 else "") + written(points))
        if added := pulka["added"][index]:
            word = "sheet-premia" if added > 0 else "sheet-moshla"
            expect(next(cells)).to_contain_text(own.words(word))
    assert list(cells) == []


def events(own: Seat) -> list[dict[str, Any]]:
    return [event for one in own.received for event in one.get("events", [])]


def scored(own: Seat) -> list[dict[str, Any]]:
    return [event for event in events(own) if event["is"] == "deal-scored"]


def marks(cell: Locator) -> tuple[str, bool, bool]:
    score = cell.locator(".score")
    kinds = (score.get_attribute("class") or "").split()
    struck = score.evaluate("(node) => getComputedStyle(node).textDecorationLine") == "line-through"
    assert struck == ("moshla" in kinds)
    ringed = score.evaluate("(node) => getComputedStyle(node).boxShadow") != "none"
    assert ringed == ("premia" in kinds)
    return score.inner_text().strip(), ringed, struck


@pytest.mark.parametrize("unit", [1, 100])
def test_premia_and_moshla_stand_on_the_sheet_where_they_fall(seat: OpenSeat, unit: int) -> None:
    own = seat(settings={"hundredths": unit == 100})
    page = own.page
    page.goto(f"{own.url}#/replay")
    page.get_by_label(own.words("replay-paste")).fill(RECORD.read_text())
    page.get_by_role("button", name=own.words("replay-read")).click()
    sheet: dict[str, Any] = GAMES["joker"].replay_wire(RECORD.read_bytes())["sheet"]
    shown = page.get_by_role("region", name=own.words("sheet"))
    bodies = shown.locator("tbody")
    expect(bodies).to_have_count(len(sheet["schedule"]))
    total = [0, 0, 0, 0]
    deals = iter(sheet["deals"])
    seen: set[str] = set()
    for sizes, pulka, body in zip(sheet["schedule"], sheet["pulkas"], bodies.all(), strict=True):
        rows = body.locator("tr[data-played]").all()
        assert len(rows) == len(sizes)
        for number, row in enumerate(rows):
            deal = next(deals)
            for index, cell in enumerate(row.locator("td").all()):
                points = deal["points"][index]
                premia = pulka["premia"][index] == number
                moshla = pulka["moshla"][index] == number
                assert marks(cell) == (written(points, unit), premia, moshla)
                for mark, there in (("premia", premia), ("moshla", moshla)):
                    word = cell.get_by_text(own.words(f"sheet-{mark}"), exact=True)
                    expect(word).to_have_count(int(there))
                    seen |= {mark} if there else set()
                total[index] += points
        total = [sum(pair) for pair in zip(total, pulka["added"], strict=True)]
        added = body.locator("tr.added td").all_inner_texts()
        signs = [("+" if one > 0 else "") + written(one, unit) for one in pulka["added"]]
        assert added == ["" if one == "0" else one for one in signs]
        running = body.locator("tr.total td").all_inner_texts()
        assert running == [written(one, unit) for one in total]
    assert total == list(sheet["total"])
    assert seen == {"premia", "moshla"}
