"""Friends at one table: by a link, on two devices, with who leaves, watches and comes again."""

import re
from typing import Any

from playwright.sync_api import expect

from support.browsing import Seat
from support.company import HOUSE, chair, come, gather, play, play_while, sit, start
from support.pages import REFUSED, OpenSeat, Pages
from support.told import card_name


def room(seat: Seat) -> dict[str, Any]:
    """The people, as this page was told last."""
    return next(one for one in reversed(seat.received) if one["t"] == "room")


def test_a_link_seats_nobody_and_leaves_the_address(seat: OpenSeat) -> None:
    own, friend = seat(), seat()
    link = gather(own)
    secret = link.split("#join/")[1]
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url + str(request.headers)))
    come(friend, link)
    assert secret not in friend.page.url
    assert friend.page.evaluate("history.length") <= 2
    assert not [one for one in asked if secret in one], "the secret is sent in a body alone"
    told = room(friend)
    assert [one["kind"] for one in told["seats"]] == ["person", "open", "open", "open"]
    assert told["you"] == {"seat": None, "owner": False}


def test_a_dead_link_says_so(seat: OpenSeat, pages: Pages) -> None:
    pages.expected = [REFUSED]
    own = seat()
    own.page.goto(f"{own.url}#join/nosuchsecret")
    expect(own.page.get_by_text(own.words("link-dead"))).to_be_visible()
    own.page.get_by_role("link", name=own.words("to-start")).click()
    expect(own.button(own.words("play"))).to_be_visible()


def test_seats_are_taken_moved_given_to_bots_and_taken_away(seat: OpenSeat, pages: Pages) -> None:
    pages.expected = [REFUSED]
    own, friend = seat(), seat()
    link = gather(own, seats="open careful open")
    come(friend, link)
    sit(friend, "<b>Ana</b>", 1)
    page = own.page
    second, third = own.words("seat-n", seat=2), own.words("seat-n", seat=3)
    expect(chair(page, second)).to_contain_text("<b>Ana</b>")
    chair(page, second).get_by_role("button", name=own.words("swap", name="<b>Ana</b>")).click()
    chair(page, third).get_by_role("button", name=own.words("swap-here")).click()
    expect(chair(page, third)).to_contain_text("<b>Ana</b>")
    expect(chair(page, second)).to_contain_text(own.words("bot-careful"))
    chair(page, own.words("seat-n", seat=4)).get_by_role("combobox").select_option("random")
    expect(chair(page, own.words("seat-n", seat=4))).to_contain_text(own.words("bot-random"))
    # The others' names, heard by who sees nothing.
    assert own.words("pe-sits", name="<b>Ana</b>") in own.announced()
    page.get_by_role("button", name=own.words("kick", name="<b>Ana</b>")).click()
    expect(friend.page.get_by_text(friend.words("ended-kicked"))).to_be_visible()
    expect(chair(page, third)).to_contain_text(own.words("seat-open"))


def test_a_match_of_two_with_bots_said_to_each_other_and_again(seat: OpenSeat) -> None:
    own, friend, guest = seat(), seat(language="ka"), seat()
    link = gather(own)
    come(friend, link)
    sit(friend, "Гио", 1)
    come(guest, link)
    start(own, friend)
    # Whoever watches has no hand, and is told none.
    expect(guest.page.locator(".table")).to_be_visible()
    expect(guest.page.get_by_text(guest.words("watching-you"))).to_be_visible()
    expect(guest.page.locator("section.hand")).to_have_count(0)
    # A phrase is in the language of who reads it; free words are as they were written.
    friend.button(friend.words("talk")).click()
    friend.button(friend.words("phrase-good-luck")).click()
    friend.page.get_by_label(friend.words("message")).fill("<i>да</i> \u202eab")
    friend.page.keyboard.press("Enter")
    own.page.get_by_role("button", name=re.compile(own.words("talk"))).click()
    talk = own.page.get_by_role("group", name=own.words("talk"))
    expect(talk).to_contain_text(own.words("phrase-good-luck"))
    expect(talk).to_contain_text("<i>да</i>")
    assert own.words("said-line", name="Гио", what=own.words("phrase-good-luck")) in own.announced()
    own.page.get_by_role("button", name=own.words("mute", name="Гио")).click()
    expect(talk).not_to_contain_text("<i>да</i>")
    own.button(own.words("close")).click()
    friend.button(friend.words("close")).click()
    play(own, friend)
    assert own.view["total"] == friend.view["total"]
    hands = [one["view"]["hand"] for one in guest.received if one["t"] == "news"]
    assert hands
    assert not any(hands)
    # Again: who asked goes there alone, the others are shown the way.
    own.button(own.words("rematch-moved")).click()
    expect(own.page.get_by_role("heading", name=own.words("gather"))).to_be_visible()
    friend.page.get_by_role("link", name=friend.words("next-table")).click()
    expect(friend.page.get_by_role("heading", name=friend.words("gather"))).to_be_visible()
    assert room(friend)["you"]["seat"] is not None


def test_a_second_device_is_the_same_player(seat: OpenSeat) -> None:
    own, friend, tablet = seat(), seat(), seat(size="desktop")
    come(friend, gather(own))
    sit(friend, "Ana", 1)
    start(own, friend)
    table = own.page.url
    own.button(own.words("menu")).click()
    own.page.get_by_role("link", name=own.words("device")).click()
    field = own.page.get_by_label(own.words("link"), exact=True)
    expect(field).to_be_visible()
    link = field.input_value()
    expect(own.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    tablet.page.goto(link)
    assert "device/" not in tablet.page.url
    tablet.button(tablet.words("yes")).click()
    expect(tablet.page.get_by_role("link", name=re.compile(own.words("go-on")))).to_be_visible()
    tablet.page.goto(table)
    expect(tablet.page.locator("section.hand")).to_be_visible()
    assert tablet.view["hand"] == own.view["hand"]


def test_leaving_pausing_and_taking_over(seat: OpenSeat) -> None:
    own, friend, guest = seat(), seat(), seat()
    link = gather(own, house="jokerx schedule=3")
    come(friend, link)
    sit(friend, "Ana", 1)
    come(guest, link)
    start(own, friend)
    # The other asks for a pause: a vote; the owner agrees.
    friend.button(friend.words("menu")).click()
    friend.button(friend.words("votes", vote="pause")).click()
    expect(own.page.get_by_text(own.words("vote-for", names="Ana"))).to_be_visible()
    assert own.words("pe-vote", name="Ana", vote="pause") in own.announced()
    own.button(own.words("yes")).click()
    expect(friend.page.get_by_text(friend.words("paused")).first).to_be_visible()
    own.button(own.words("votes", vote="resume")).click()
    expect(friend.page.locator(".notice")).to_have_count(0)
    # Leaving is asked once more; then a bot plays, and the seat is to be had.
    friend.button(friend.words("menu")).click()
    friend.button(friend.words("leave-seat")).click()
    friend.button(friend.words("yes")).click()
    plate = own.page.get_by_role("group", name="Ana")
    expect(plate).to_contain_text(own.words("offered"))
    expect(friend.button(friend.words("take-over", name="Ana"))).to_be_visible()
    guest.button(guest.words("take-over", name="Ana")).click()
    expect(guest.page.locator("section.hand")).to_be_visible()
    assert room(guest)["you"]["seat"] == 1


def test_hands_are_seen_by_who_watches_once_their_deal_is_over(seat: OpenSeat) -> None:
    own, friend, guest = seat(), seat(), seat()
    link = gather(own, house="jokerx schedule=2-2")
    come(friend, link)
    sit(friend, "Ana", 1)
    come(guest, link)
    start(own, friend)
    table = guest.page.url
    play_while(lambda: own.view["deal"] == 1, own, friend)
    guest.button(guest.words("menu")).click()
    guest.page.get_by_role("link", name=guest.words("replay-open")).click()
    status = guest.page.get_by_role("status")
    expect(status).to_contain_text(guest.words("replay-deal", deal=1, deals=1))
    shown = guest.page.get_by_role("region", name=guest.words("replay"))
    for name, one in (("Nino", own), ("Ana", friend)):
        views = (news["view"] for news in one.received if news["t"] == "news")
        hand = next(view["hand"] for view in views if view["deal"] == 1 and len(view["hand"]) == 2)
        cards = shown.get_by_role("region", name=name).locator("li span").all_inner_texts()
        assert sorted(cards) == sorted(card_name("en", card) for card in hand)
    guest.page.go_back()
    expect(guest.page.locator(".table")).to_be_visible()
    assert guest.page.url == table

    # Who has left comes back by one tap, and plays on.
    friend.button(friend.words("menu")).click()
    friend.button(friend.words("leave-seat")).click()
    friend.button(friend.words("yes")).click()
    expect(own.page.get_by_role("group", name="Ana")).to_contain_text(own.words("offered"))
    friend.button(friend.words("take-over", name="Ana")).click()
    expect(own.page.get_by_role("group", name="Ana")).not_to_contain_text(own.words("offered"))
    count = len(friend.moves_sent)
    play_while(lambda: len(friend.moves_sent) == count, own, friend)


def test_own_rules_are_kept_and_travel_by_a_short_link(seat: OpenSeat) -> None:
    own, friend = seat(), seat()
    own.page.goto(own.url)
    own.page.get_by_role("radio", name="Tamashebi").check()
    own.page.get_by_label(own.words("keep-as")).fill("At Nino's")
    own.page.keyboard.press("Enter")
    expect(own.button("At Nino's")).to_be_visible()
    own.page.get_by_role("radio", name="Pagat").check()
    own.button("At Nino's").click()
    expect(own.page.get_by_role("radio", name="Tamashebi")).to_be_checked()
    own.button(own.words("house-link")).click()
    field = own.page.get_by_label(own.words("link"), exact=True)
    expect(field).to_be_visible()
    friend.page.goto(field.input_value())
    expect(friend.page.get_by_role("radio", name="Tamashebi")).to_be_checked()


def test_the_lobby_shows_open_tables_and_seats_quickly(seat: OpenSeat) -> None:
    own, friend = seat(), seat()
    gather(own, house=HOUSE, open=True, clock={"move": 30, "bank": 120})
    friend.page.goto(f"{friend.url}#/lobby")
    listed = friend.page.get_by_role("region", name=re.compile("Nino"))
    expect(listed.first).to_contain_text(friend.words("clock-of", move=30, bank=120))
    expect(listed.first).to_contain_text(friend.words("value-schedule-other", value="1"))
    expect(listed.first).not_to_contain_text("schedule=")
    friend.button(friend.words("quick")).click()
    expect(friend.page.get_by_role("heading", name=friend.words("gather"))).to_be_visible()
    assert room(friend)["you"]["seat"] is not None
