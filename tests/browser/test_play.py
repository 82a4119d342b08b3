"""Playing: refusals, settings, pace, a private address."""

import re

from playwright.sync_api import Playwright, expect

from support.browsing import CORNER, Seat
from support.pages import OpenSeat, Pages, launch
from support.serving import Serving
from support.told import card_name


def test_plain_http_on_a_private_name(playwright: Playwright, server: Serving) -> None:
    browser = launch(playwright, "--host-resolver-rules=MAP jokeri.lan 127.0.0.1")
    pages = Pages(browser)
    pages.expected = [re.compile("Cross-Origin-Opener-Policy header has been ignored")]
    own = Seat(pages.page(pages.context()), f"http://jokeri.lan:{server.port}/")
    own.sit("jokerx schedule=2")
    assert not own.page.evaluate("isSecureContext")
    assert (
        own.page.evaluate("[typeof crypto.randomUUID, typeof crypto.subtle]") == ["undefined"] * 2
    )
    own.play_on()
    assert {cookie["sameSite"] for cookie in own.page.context.cookies()} == {"Lax"}
    pages.close()
    browser.close()


def test_a_refused_card_says_what_would_do(seat: OpenSeat) -> None:
    own = seat()
    own.sit("jokerx schedule=6-7-8")
    while own.turn() != "over":
        news = own.news
        legal = {move[0] if move.startswith("X") else move for move in news["moves"]}
        barred = [card for card in news["view"]["hand"] if card not in legal]
        if news["view"]["phase"] == "play" and barred:
            card = barred[0]
            name = own.words("hand-not-now", card=card_name("en", card))
            own.button(name).click(force=True)  # told as disabled, and yet it answers
            expect(own.page.locator(".note")).to_be_visible()
            refused = own.received[-1]
            assert refused["t"] == "refused"
            assert refused["code"] in {"must-follow", "must-play-highest", "must-trump"}
            ranks = [one[0].replace("T", "10") for one in refused["detail"]["cards"]]
            expect(own.page.locator(".note")).to_contain_text(", ".join(ranks))
            assert own.announced()[-1].endswith(", ".join(ranks))
            own.click(news["moves"][0])
            own.turn()
            return
        own.click(news["moves"][0])
    raise AssertionError("every card was legal in the whole match")


def test_the_only_legal_card_plays_itself(seat: OpenSeat) -> None:
    own = seat(settings={"auto": True})
    own.sit_until("jokerx schedule=1", lambda hand: hand != ["X"])
    card = own.view["hand"][0]
    own.click(own.news["moves"][0])
    expect(own.page.locator("[data-turn=over]")).to_have_count(1)  # and nobody touched the card
    assert [one["move"] for one in own.moves_sent][-1] == card


def test_a_choice_of_cards_does_not_play_itself(seat: OpenSeat) -> None:
    own = seat(settings={"auto": True})
    own.sit_until("jokerx schedule=2", lambda hand: "X" not in hand)
    own.click(own.news["moves"][0])
    while own.turn() != "over" and len(own.news["moves"]) < 2:
        own.page.wait_for_timeout(1)
    if own.view["phase"] == "play":
        count = len(own.moves_sent)
        own.page.wait_for_timeout(100)
        assert len(own.moves_sent) == count


def test_a_joker_needs_no_second_tap_but_its_call(seat: OpenSeat) -> None:
    own = seat(settings={"confirm": True})
    own.sit_until("jokerx schedule=8", lambda hand: "X" in hand)
    while own.turn() == "bid":
        own.click(own.news["moves"][0])
    count = len(own.moves_sent)
    joker = own.page.locator("section.hand button[data-card=X]").first
    call = next(move for move in own.news["moves"] if move.startswith("X"))
    name = own.names_of(call)[-1]
    joker.click(position=CORNER)
    expect(own.button(own.words("hand-lifted", card=own.words("joker")))).to_be_visible()
    joker.click(position=CORNER)  # a second tap lowers it again
    expect(own.button(name)).to_have_count(0)
    assert len(own.moves_sent) == count
    joker.click(position=CORNER)
    own.button(name).click()
    own.turn()
    assert [one["move"] for one in own.moves_sent[count:]] == [call]


def test_a_second_tap_where_it_is_asked_for(seat: OpenSeat) -> None:
    own = seat(settings={"confirm": True})
    own.sit("jokerx schedule=5")
    while own.turn() == "bid":
        own.click(own.news["moves"][0])
    plain = [move for move in own.news["moves"] if not move.startswith("X")]
    count = len(own.moves_sent)
    own.button(card_name("en", plain[0])).click()
    expect(own.button(own.words("hand-lifted", card=card_name("en", plain[0])))).to_be_visible()
    assert len(own.moves_sent) == count
    own.button(own.words("hand-lifted", card=card_name("en", plain[0]))).click()
    own.turn()
    assert [one["move"] for one in own.moves_sent[count:]] == [plain[0]]


def test_the_pace_leaves_the_trick_until_a_tap(seat: OpenSeat) -> None:
    own = seat(settings={"pace": "tap"})
    own.sit("jokerx schedule=1")
    while own.tap_on() == "bid":
        own.click(own.news["moves"][0])
    own.click(own.news["moves"][0])
    on = own.page.get_by_role("button", name=own.words("tap-to-go-on"))
    expect(on).to_be_visible()
    laid = own.page.get_by_role("list", name=own.words("trick-name")).get_by_role("listitem")
    expect(laid).to_have_count(4)
    on.click()
    expect(on).to_have_count(0)
