"""Two phones and two bots play a whole match over a line that delays, cuts and swallows."""

import time
from contextlib import suppress

from playwright.sync_api import Error as Missed

from support.browsing import Seat
from support.company import come, gather, sit, start
from support.pages import AWAY, Pages
from support.rough_line import rough_line
from support.served import log_of
from support.serving import Serving

HOUSE = "jokerx schedule=1-2/3"
PATIENCE = 100.0
SHORTLY = 2_500


def step(seat: Seat) -> bool:
    """Move if it is this seat's turn; tell whether the match is over here."""
    turn = seat.page.locator("[data-turn]").get_attribute("data-turn")
    if turn == "own":
        with suppress(Missed):  # the line was cut under the hand: it is told anew
            seat.click(seat.news["moves"][0])
    return turn == "over"


def test_a_whole_match_over_a_rough_line(own_server: Serving, pages: Pages) -> None:
    pages.expected = [AWAY]
    with rough_line(own_server.port, seed=7) as line:
        own = Seat(pages.page(pages.context("phone")), line.url)
        friend = Seat(pages.page(pages.context("small", "ka")), line.url, "ka")
        link = gather(own, house=HOUSE)
        come(friend, link)
        sit(friend, "Ana", 1)
        start(own, friend)
        table = own.page.url.rsplit("/", 1)[1]
        line.roughen()
        for seat in (own, friend):
            seat.page.set_default_timeout(SHORTLY)
        until = time.monotonic() + PATIENCE
        while not all([step(own), step(friend)]):
            assert time.monotonic() < until, (line.cuts, line.swallowed, own.view, friend.view)
            own.page.wait_for_timeout(30)
        line.mend()
        assert line.cuts + line.swallowed > 3
        # What was given was played once, and what was played had been given.
        log = log_of(own_server.folder, table)
        for number, seat in enumerate((own, friend)):
            played = [(one.client, one.move) for one in log if one.seat == number]
            given = {one["id"]: one["move"] for one in seat.moves_sent}
            ids = [client for client, _ in played]
            assert len(ids) == len(set(ids))
            assert dict(played).items() <= given.items()
        assert own.view["total"] == friend.view["total"]
