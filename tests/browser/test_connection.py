"""Reloads, double clicks, two tabs, a cut line: nothing is lost and nothing is done twice."""

import re

from playwright.sync_api import expect

from support.browsing import Seat
from support.pages import AWAY, OpenSeat, Pages
from support.rough_line import rough_line
from support.serving import Serving
from support.told import card_name, play_name

HOUSE = "jokerx schedule=4-5"
HIDDEN = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_reload_in_mid_trick_shows_the_same(seat: OpenSeat) -> None:
    own = seat()
    own.sit(HOUSE)
    own.play_to_mid_trick()
    before, hand = own.view, own.hand()
    own.page.reload()
    own.turn()
    assert own.view == before
    assert own.hand() == hand
    # How it stands is said once; nothing that happened before is told as if it were new.
    said = own.announced()
    assert said[0] == own.words("pulka-of", pulka=1, pulkas=1)
    assert own.words("ev-trick", name=own.names[1]) not in said
    own.play_on()


def test_a_double_click_plays_one_card(seat: OpenSeat) -> None:
    own = seat()
    own.sit("jokerx schedule=6-7-8")
    for _ in range(4):
        own.play_to_mid_trick()
        count = len(own.moves_sent)
        move = next(move for move in own.news["moves"] if not move.startswith("X"))
        own.button(card_name("en", move)).dblclick()
        own.turn()
        assert [one["move"] for one in own.moves_sent[count : count + 1]] == [move]
        assert len(own.moves_sent) == count + 1
    assert not [one for one in own.received if one["t"] == "refused"]
    ids = [one["id"] for one in own.moves_sent]
    assert len(ids) == len(set(ids))


def test_two_tabs_hold_one_seat(seat: OpenSeat, pages: Pages) -> None:
    first = seat()
    first.sit("jokerx schedule=3")
    second = Seat(pages.page(first.page.context), first.url)
    second.page.goto(first.page.url)
    turns = (first, second)
    for count in range(200):
        first.page.bring_to_front()
        if first.turn() == "over":
            break
        second.page.bring_to_front()
        second.turn()
        acting = turns[count % 2]
        acting.page.bring_to_front()  # a page behind another one draws nothing
        seq = acting.news["seq"]
        acting.click(acting.news["moves"][0])
        for tab in turns:
            _has_passed(tab, seq)
    second.page.bring_to_front()
    assert first.view["phase"] == second.turn() == "over"
    assert first.view == second.view
    assert not [one for tab in turns for one in tab.received if one["t"] == "refused"]


def _has_passed(tab: Seat, seq: int) -> None:
    for _ in range(1000):
        if tab.news["seq"] > seq:
            return
        tab.page.wait_for_timeout(5)
    raise AssertionError("this tab was not told of the other's move")


def test_two_tabs_that_move_at_once_get_an_answer_each(seat: OpenSeat, pages: Pages) -> None:
    first = seat()
    first.sit("jokerx schedule=3")
    second = Seat(pages.page(first.page.context), first.url)
    second.page.goto(first.page.url)
    first.turn()
    second.turn()
    at = first.page.evaluate("Date.now() + 400")  # both buttons are found by then
    press = "(button, at) => void setTimeout(() => button.click(), at - Date.now())"
    for tab, place in ((first, 0), (second, -1)):
        tab.button(tab.names_of(tab.news["moves"][place])[0]).evaluate(press, at)
    for tab in (first, second):
        tab.page.wait_for_function("(at) => Date.now() > at + 50", arg=at)
    first.turn()
    second.turn()
    answers = [one for tab in (first, second) for one in tab.received if "id" in one]
    assert len(answers) == 2
    assert {one["t"] for one in answers} <= {"news", "refused"}
    first.page.bring_to_front()
    first.play_on()
    second.page.bring_to_front()
    second.turn()
    assert second.view == first.view


def test_a_cut_line_is_told_and_mended_without_a_reload(seat: OpenSeat, pages: Pages) -> None:
    pages.expected = [AWAY]
    own = seat()
    page = own.page
    own.sit(HOUSE)
    own.play_to_mid_trick()
    born, hand = page.evaluate("window.born"), own.hand()
    page.context.set_offline(True)
    lost = page.get_by_text(re.compile("Connection lost at")).first
    expect(lost).to_be_visible()
    move = next(move for move in own.news["moves"] if not move.startswith("X"))
    own.click(move)
    expect(page.get_by_text(own.words("sending"))).to_be_visible()
    assert own.hand() == hand, "a card that was not told is still in the hand"
    page.context.set_offline(False)
    expect(page.get_by_role("button", name=own.words("reconnect-now"))).to_have_count(0)
    own.turn()
    assert move not in own.hand() or own.view["deal"] > 1
    assert own.words("reconnected") in own.announced()
    own.play_on()
    assert page.evaluate("window.born") == born


def test_what_was_missed_is_made_up_for_by_how_it_stands(seat: OpenSeat, pages: Pages) -> None:
    pages.expected = [AWAY]
    own = seat()
    own.sit("jokerx schedule=5")
    own.play_on(until="play")
    own.page.context.set_offline(True)
    expect(own.page.get_by_text(re.compile("Connection lost at")).first).to_be_visible()
    elsewhere = pages.context()
    elsewhere.add_cookies(own.page.context.cookies())  # type: ignore[arg-type]
    other = Seat(pages.page(elsewhere), own.url)
    other.page.goto(own.page.url)
    other.turn()
    other.click(other.news["moves"][0])
    other.turn()
    count = len(own.announced())
    own.page.context.set_offline(False)
    expect(own.page.get_by_role("button", name=own.words("reconnect-now"))).to_have_count(0)
    own.turn()
    said = own.announced()[count:]
    assert said[:2] == [own.words("reconnected"), own.words("pulka-of", pulka=1, pulkas=1)]
    assert said[-1] == own.words("ev-your-play")
    laid = own.view["trick"]
    told = [
        own.words(
            "ev-played",
            name=own.names[(own.view["leader"] + place) % 4],
            play=play_name("en", play),
        )
        for place, play in enumerate(laid)
    ]
    assert [line for line in told if line not in said] == []


def test_a_page_long_in_the_background_comes_back_to_the_same_hand(
    server: Serving, pages: Pages
) -> None:
    pages.expected = [AWAY]
    with rough_line(server.port, seed=1) as line:
        own = Seat(pages.page(pages.context()), line.url)
        page = own.page
        own.sit(HOUSE)
        own.play_to_mid_trick()
        born, hand, view = page.evaluate("window.born"), own.hand(), own.view
        devtools = page.context.new_cdp_session(page)
        page.evaluate(HIDDEN, True)
        devtools.send("Debugger.enable")
        devtools.send("Debugger.pause")  # as the phone does; nothing of the page runs meanwhile
        told = len(own.received)
        line.cut()  # as the server does after half a minute of silence
        page.wait_for_timeout(1_500)
        assert len(own.received) == told, "a page that is frozen does nothing"
        devtools.send("Debugger.disable")
        page.evaluate(HIDDEN, False)
        page.wait_for_function(
            "(hand) => document.querySelectorAll('section.hand button').length === hand",
            arg=len(hand),
        )
        expect(page.get_by_text(own.words("reconnected"))).to_have_count(1)
        assert len(own.received) > told
        assert (own.hand(), own.view) == (hand, view)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("alert")).to_have_count(0)
        own.play_on()
        assert page.evaluate("window.born") == born


def test_a_table_that_is_not_there_ends_the_trying(seat: OpenSeat, pages: Pages) -> None:
    pages.expected = [AWAY]
    own = seat()
    own.page.goto(f"{own.url}#/table/nosuchtable")
    expect(own.page.get_by_text(own.words("gone-table"))).to_be_visible()
    own.page.get_by_role("link", name=own.words("to-start")).click()
    expect(own.page.get_by_role("button", name=own.words("play"), exact=True).first).to_be_visible()
