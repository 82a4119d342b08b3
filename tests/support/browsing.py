"""A seat in a real browser: what the page was told, what it shows, and hands to play with."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position, WebSocket, expect

from jokeri.words import words_of
from support.told import card_name, play_name, trump_name

Frame = dict[str, Any]
SIZES = {"small": (320, 568), "phone": (390, 844), "turned": (844, 390), "desktop": (1440, 900)}

# What happens in the page is noted from its first moment on.
NOTES = """
(() => {
  window.announced = [];
  window.born = Math.random();
  const note = (node) => {
    if (node instanceof HTMLElement && node.matches("[role=log] p")) {
      window.announced.push(node.textContent);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => {
      note(node);
      if (node instanceof HTMLElement) node.querySelectorAll("[role=log] p").forEach(note);
    });
  }).observe(document, { childList: true, subtree: true });
})();
"""

# The seat may act, or the match is over.
READY = "() => document.querySelector('[data-turn=own], [data-turn=over]') !== null"
# Or something is held up until a tap.
HELD = "() => document.querySelector('[data-turn]:not([data-turn=other])') !== null"
CORNER: Position = {"x": 16, "y": 28}  # where a card in a fan is free


class Seat:
    """The person's seat, driven through the page."""

    def __init__(self, page: Page, url: str, language: str = "en", game: str = "joker") -> None:
        self.page = page
        self.url = url
        self.language = language
        self.game = game
        self.received: list[Frame] = []
        self.sent: list[Frame] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def words(self, message: str, **variables: str | int) -> str:
        """Return a message in the page's language, of its game or of all."""
        return words_of(self.language, self.game)(message, **variables)

    @property
    def news(self) -> Frame:
        """The newest view with its moves."""
        return next(one for one in reversed(self.received) if one["t"] in {"news", "refused"})

    @property
    def view(self) -> dict[str, Any]:
        """The newest view."""
        view: dict[str, Any] = self.news["view"]
        return view

    @property
    def names(self) -> list[str]:
        """The names at the table."""
        table = next(one for one in reversed(self.received) if one["t"] == "table")
        names: list[str] = table["names"]
        return names

    @property
    def moves_sent(self) -> list[Frame]:
        """The moves that left the page."""
        return [one for one in self.sent if one["t"] == "move"]

    def announced(self) -> list[str]:
        """What the live region said since the page was loaded."""
        said: list[str] = self.page.evaluate("window.announced")
        return said

    def sit(self, house: str, bots: tuple[str, ...] = ("random",) * 3) -> None:
        """Open a table with this house by the guest's own cookie and go there."""
        self.page.goto(self.url)
        table = self.page.evaluate(
            """async ([game, house, bots]) => {
              const order = { game, house, name: "Nino", bots };
              const headers = { "content-type": "application/json" };
              const body = JSON.stringify(order);
              const answer = await fetch("/api/tables", { method: "POST", headers, body });
              return (await answer.json()).table;
            }""",
            [self.game, house, list(bots)],
        )
        self.page.evaluate("(table) => { location.hash = `#/table/${table}` }", table)
        expect(self.page.locator(".table")).to_be_visible()

    def sit_until(self, house: str, wanted: Callable[[list[str]], bool]) -> None:
        """Open tables until one deals this seat a hand as wanted, and it is its turn."""
        for _ in range(60):
            self.sit(house)
            self.turn()
            if wanted(self.view["hand"]):
                return
        raise AssertionError("no such hand was dealt")

    def turn(self) -> str:
        """Wait until this seat may act or the match is over; return which."""
        self.page.wait_for_function(READY)
        phase: str = self.view["phase"]
        return phase

    def tap_on(self) -> str:
        """Wait likewise at a pace that waits for taps, and tap."""
        either = f"^({self.words('tap-to-go-on')}|{self.words('summary-next')})$"
        while True:
            self.page.wait_for_function(HELD)
            if self.page.locator("[data-turn=hold]").count() == 0:
                return self.turn()
            tapped = self.page.get_by_role("button", name=re.compile(either))
            if tapped.count():
                tapped.first.click()

    def button(self, name: str) -> Locator:
        """Return the first button of that very name."""
        return self.page.get_by_role("button", name=name, exact=True).first

    def hand(self) -> list[str]:
        """Return the cards in the hand as the page names them, from the left."""
        cards: list[str] = self.page.locator("section.hand button").evaluate_all(
            "(cards) => cards.map((card) => card.dataset.card)"
        )
        return cards

    def names_of(self, move: str) -> list[str]:
        """Return the names of the buttons to press for a move, in order."""
        if move.isdecimal():
            return [self.words("bid-key-pass") if move == "0" else move]
        if self.view["phase"] == "trump":
            return [trump_name(self.language, move)]
        if move.startswith("X"):
            lifting = card_name(self.language, "X")
            # With nothing but jokers in the hand their calls are there from the start.
            waiting = all(one.startswith("X") for one in self.news["moves"])
            return (
                [play_name(self.language, move)]
                if waiting
                else [lifting, play_name(self.language, move)]
            )
        return [card_name(self.language, move)]

    def click(self, move: str) -> None:
        """Make a move with the mouse."""
        for name in self.names_of(move):
            button = self.button(name)
            if button.get_attribute("data-card") is None:
                button.click()
            else:
                button.click(position=CORNER)

    def play_on(self, until: str | None = None) -> None:
        """Play with the mouse, the first legal move each time, to the end or to a phase."""
        while self.turn() not in {"over", until}:
            self.click(self.news["moves"][0])

    def play_to_mid_trick(self) -> None:
        """Play with the mouse until it is this seat's turn with cards on the table and a choice."""
        while self.turn() != "over":
            news = self.news
            view = news["view"]
            plain = [move for move in news["moves"] if not move.startswith("X")]
            if view["phase"] == "play" and view["trick"] and len(view["hand"]) > 1 and plain:
                return
            self.click(news["moves"][0])
        raise AssertionError("no trick was to be joined in the whole match")
