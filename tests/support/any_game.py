"""Playing any game through the page: a move is a button's own, or a card's and then a call's."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from support.browsing import CORNER, Seat

CARD = re.compile(r"([XY]|[2-9TEWRJQKA][SCDH])(?:[+=-][SCDH]?)?")
MOST_TABS = 120
MOST_OPENED = 2
"""How many buttons are to be pressed at most before the one that makes a move is there."""

Press = Callable[[Seat, Locator], None]


def by_mouse(seat: Seat, button: Locator) -> None:
    """Click where a card in a fan is free."""
    button.click(position=CORNER if button.get_attribute("data-card") else None)


def by_keyboard(seat: Seat, button: Locator) -> None:
    """Press Tab until the button has the focus, as somebody without a mouse must, then Enter."""
    for _ in range(MOST_TABS):
        if button.evaluate("(node) => node === document.activeElement"):
            seat.page.keyboard.press("Enter")
            return
        seat.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {button} by Tab")


def make(seat: Seat, move: str, press: Press) -> None:
    """Make a move with the buttons that there are."""
    sends = seat.page.locator(f'button[data-move="{move}"]:visible')
    card = CARD.fullmatch(move)
    if card is not None and not sends.count():
        plays = [one for one in seat.news["moves"] if one.startswith(card[1])]
        press(seat, seat.page.locator(f'button[data-card="{card[1]}"]:visible').first)
        if plays == [move]:
            return
        sends.first.wait_for()
    for _ in range(MOST_OPENED):
        if sends.count():
            break
        press(seat, seat.page.locator(f'button[data-moves*="|{move}|"]:visible').first)
    press(seat, sends.first)
