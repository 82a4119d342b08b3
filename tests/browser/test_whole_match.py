"""Whole matches through the page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.browsing import Seat
from support.pages import AWAY, OpenSeat, Pages
from support.serving import Serving


@pytest.mark.parametrize(
    ("schedule", "deals"), [("quick", 12), pytest.param("full", 24, marks=pytest.mark.long)]
)
def test_a_whole_match_by_mouse_survives_a_kill_in_mid_trick(
    own_server: Serving, pages: Pages, tmp_path: Path, schedule: str, deals: int
) -> None:
    pages.expected = [AWAY]
    seat = Seat(pages.page(pages.context()), own_server.url)
    page = seat.page
    page.goto(own_server.url)
    page.get_by_label(seat.words("your-name"), exact=True).fill("Nino")
    page.get_by_role("radio", name="JokerX").check()
    page.get_by_label(seat.words("option-schedule"), exact=True).select_option(schedule)
    for place in ("bot-left", "bot-top", "bot-right"):
        page.get_by_label(seat.words(place)).select_option("random")
    page.get_by_role("button", name=seat.words("play"), exact=True).first.click()
    expect(page.locator(".table")).to_be_visible()
    born = page.evaluate("window.born")

    while seat.view["cards"] < 4:
        assert seat.turn() != "over"
        seat.click(seat.news["moves"][0])
    seat.play_to_mid_trick()
    before, hand, trick = seat.view, seat.hand(), list(seat.view["trick"])
    own_server.kill()
    expect(page.get_by_text(re.compile("Nothing is lost")).first).to_be_visible()
    move = next(move for move in seat.news["moves"] if not move.startswith("X"))
    seat.click(move)  # while the line is down: it is kept, and sent first
    own_server.start()
    now = page.get_by_role("button", name=seat.words("reconnect-now"))
    now.evaluate_all("(found) => found[0]?.click()")  # none if it has come back by itself
    expect(now).to_have_count(0)
    seat.turn()
    assert sorted(seat.hand()) == sorted(set(hand) - {move}) or len(seat.hand()) == len(hand) - 1
    told = [one for one in seat.received if one["t"] == "news" and "id" in one][-1]
    assert told["id"] == seat.moves_sent[-1]["id"]
    last = seat.view["tricks"][-1][1:5] if seat.view["tricks"] else seat.view["trick"]
    assert trick == last[: len(trick)]
    assert seat.view["dealer"] == before["dealer"]

    seat.play_on()
    assert page.evaluate("window.born") == born, "no reload"
    assert seat.view["deal"] == seat.view["deals"] == deals
    expect(page.get_by_role("heading", name=seat.words("ev-match-over"))).to_be_visible()
    places = next(one["sheet"] for one in reversed(seat.received) if "sheet" in one)["places"]
    assert min(places) == 1

    with page.expect_download() as download:
        page.get_by_role("button", name=seat.words("menu")).click()
        page.get_by_role("link", name=seat.words("record-download")).click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    assert record.read_text().startswith("game joker\nhouse jokerx")
    _opens_as_a_replay(seat, record, deals)


def _opens_as_a_replay(seat: Seat, record: Path, deals: int) -> None:
    page = seat.page
    page.goto(f"{seat.url}#/replay")
    page.get_by_label(seat.words("replay-choose"), exact=True).set_input_files(record)
    status = page.get_by_role("status")
    expect(status).to_contain_text(seat.words("replay-deal", deal=1, deals=deals))
    expect(status).to_contain_text(seat.words("replay-bids"))
    page.keyboard.press("ArrowRight")
    expect(status).to_contain_text(seat.words("replay-trick", trick=1, tricks=1))
    page.keyboard.press("PageDown")
    expect(status).to_contain_text(seat.words("replay-deal", deal=2, deals=deals))
    page.keyboard.press("End")
    expect(status).to_contain_text(seat.words("replay-end"))


def test_play_again_has_the_same_house_and_bots(seat: OpenSeat, server: Serving) -> None:
    own = seat()
    own.sit("tamashebi schedule=1", ("careful", "random", "careful"))
    own.play_on()
    first = next(one for one in own.received if one["t"] == "table")
    own.page.get_by_role("button", name=own.words("play-again")).click()
    own.page.wait_for_function("(old) => !location.hash.includes(old)", arg=first["table"])
    own.turn()
    again = next(one for one in reversed(own.received) if one["t"] == "table")
    assert again["table"] != first["table"]
    assert (again["house"], again["bots"]) == (first["house"], first["bots"])
    assert again["names"][0] == "Nino"
