"""Several people at one table, each with a page of their own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from support.browsing import Seat

HOUSE = "jokerx schedule=1"
NEW_TABLE = """async (order) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(order);
  const answer = await fetch("/api/tables", { method: "POST", headers, body });
  return (await answer.json()).table;
}"""


def gather(own: Seat, house: str = HOUSE, seats: str = "open open open", **more: Any) -> str:
    """Open a table that gathers and go there; return the link for the others."""
    own.page.goto(own.url)
    places = ["me", *(seat if seat == "open" else f"bot:{seat}" for seat in seats.split())]
    order = {"game": "joker", "house": house, "name": "Nino", "seats": places, "fill": "random"}
    table = own.page.evaluate(NEW_TABLE, {**order, **more})
    own.page.evaluate("(table) => { location.hash = `#/table/${table}` }", table)
    field = own.page.get_by_label(own.words("link"), exact=True)
    expect(field).to_be_visible()
    return field.input_value()


def come(other: Seat, link: str) -> None:
    """Open a link and arrive at the table."""
    other.page.goto(link)
    expect(other.page.get_by_role("heading", name=other.words("gather"))).to_be_visible()


def sit(other: Seat, name: str, seat: int) -> None:
    """Sit down at a seat."""
    other.page.get_by_label(other.words("your-name"), exact=True).fill(name)
    chair(other.page, other.words("seat-n", seat=seat + 1)).get_by_role(
        "button", name=other.words("sit")
    ).click()
    expect(other.button(other.words("stand"))).to_be_visible()


def chair(page: Page, name: str) -> Any:
    """Return a seat before the match."""
    return page.get_by_role("region", name=name)


def start(own: Seat, *others: Seat) -> None:
    """All are ready, and the owner starts."""
    for other in others:
        other.button(other.words("ready")).click()
        expect(other.button(other.words("not-ready"))).to_be_visible()
    # With the last seat taken and all of them ready it has begun by itself.
    begin = own.page.get_by_role("button", name=own.words("start"), exact=True)
    if begin.count():
        begin.click()
    for seat in (own, *others):
        expect(seat.page.locator(".table")).to_be_visible()


def play(*seats: Seat) -> None:
    """Let these people play to the end, the first legal move each time."""
    over: set[int] = set()
    while len(over) < len(seats):
        for index, seat in enumerate(seats):
            turn = seat.page.locator("[data-turn]").get_attribute("data-turn")
            if turn == "over":
                over.add(index)
            elif turn == "own":
                seat.click(seat.news["moves"][0])
        seats[0].page.wait_for_timeout(20)


def play_while(going: Callable[[], bool], *seats: Seat) -> None:
    """Let these people play likewise for as long as this goes on."""
    while going():
        for seat in seats:
            if seat.page.locator("[data-turn=own]").count():
                seat.click(seat.news["moves"][0])
        seats[0].page.wait_for_timeout(20)
