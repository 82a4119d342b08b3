"""Time at a table: a warning, a bot's move, the seat on autopilot and taken back."""

import datetime as dt
import re

import pytest
from playwright.sync_api import expect

from support.company import come, gather, play_while, sit, start
from support.pages import OpenSeat


def seconds(text: str) -> int:
    found = re.search(r"(\d+):(\d\d)", text)
    assert found is not None, text
    return int(found[1]) * 60 + int(found[2])


def test_time_runs_out_twice_and_the_seat_is_taken_back_by_one_tap(seat: OpenSeat) -> None:
    own, friend = seat(), seat()
    link = gather(own, house="jokerx schedule=4", clock={"move": 5, "bank": 0})
    come(friend, link)
    sit(friend, "Ana", 1)
    start(own, friend)
    # One of them does not move: a bot does, and after the second time it goes on by itself.
    back = own.button(own.words("take-back"))
    play_while(lambda: back.count() == 0, friend)
    assert own.words("time-warning") in own.announced()
    assert own.words("auto-you") in own.announced()
    expect(friend.page.get_by_role("group", name="Nino")).to_contain_text(friend.words("auto"))
    back.click()
    expect(back).to_have_count(0)
    assert not [one for one in own.sent if one["t"] == "move"]


@pytest.mark.parametrize("hours", [-1, 1])
def test_the_time_left_is_right_under_a_clock_that_is_not(seat: OpenSeat, hours: int) -> None:
    own, friend = seat(), seat()
    now = dt.datetime.now(tz=dt.UTC) + dt.timedelta(hours=hours)
    for page in (own.page, friend.page):
        page.clock.install(time=now)
    link = gather(own, house="jokerx schedule=4", clock={"move": 600, "bank": 90})
    come(friend, link)
    sit(friend, "Ana", 1)
    start(own, friend)
    timer = own.page.get_by_role("timer")
    expect(timer).to_be_visible()
    own.page.clock.pause_at(own.page.evaluate("Date.now() / 1000 + 5"))
    first = seconds(timer.inner_text())
    assert 0 < first < 600
    expect(timer).to_contain_text("+1:30")
    own.page.clock.run_for(3_000)
    assert first - seconds(timer.inner_text()) == 3
