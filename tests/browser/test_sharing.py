"""What is given to others: a link by the share sheet and as a picture, the word, the rules."""

from pathlib import Path

import segno
from playwright.sync_api import expect

from support.browsing import Seat
from support.company import come, gather, sit, start
from support.pages import OpenSeat

RECORD = Path(__file__).resolve().parents[1] / "vectors" / "schedule-quick.txt"
# A phone's share sheet; and a line that can be made to keep what is sent to itself.
PHONE = """
navigator.share = (given) => {
  window.shared = given;
  return Promise.resolve();
};
window.held = null;
window.WebSocket = class extends WebSocket {
  send(frame) {
    if (window.held) window.held.push(() => super.send(frame));
    else super.send(frame);
  }
};
"""
HOLD = "window.held = []"
RELEASE = "for (const send of window.held.splice(0)) send(); window.held = null"
# The squares of a picture so many squares wide, row by row.
SQUARES = """async (image, width) => {
  await image.decode();
  const size = { width: width * 4, height: width * 4 };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, size.width, size.height);
  brush.drawImage(image, 0, 0, size.width, size.height);
  const dark = (x, y) => Number(brush.getImageData(x * 4 + 2, y * 4 + 2, 1, 1).data[0] < 128);
  const all = [...Array(width).keys()];
  return all.map((y) => all.map((x) => dark(x, y)));
}"""


def test_a_link_the_word_and_the_rules_are_given_to_others(seat: OpenSeat) -> None:
    own, friend = seat(), seat()
    own.page.add_init_script(PHONE)
    link = gather(own, house="tamashebi schedule=1-2")
    own.button(own.words("share")).click()
    assert own.page.evaluate("window.shared") == {"url": link, "title": own.words("title")}
    code = segno.make(link, micro=False, error="m")
    wanted = [list(map(int, row)) for row in code.matrix_iter(border=4)]
    picture = own.page.get_by_role("img", name=f"QR: {link}")
    assert picture.evaluate(SQUARES, len(wanted)) == wanted
    come(friend, link)
    sit(friend, "Ana", 1)

    # Free words are the owner's to allow, before the match and in it.
    message = friend.page.get_by_label(friend.words("message"))
    expect(message).to_be_visible()
    own.page.get_by_role("checkbox", name=own.words("chat-allow")).uncheck()
    expect(friend.page.get_by_text(friend.words("chat-is-off"))).to_be_visible()
    expect(message).to_have_count(0)
    start(own, friend)
    own.button(own.words("talk")).click()
    own.page.get_by_role("checkbox", name=own.words("chat-allow")).check()
    own.button(own.words("close")).click()
    friend.button(friend.words("talk")).click()
    message.fill("Gamarjoba!")
    message.press("Enter")
    expect(friend.page.get_by_role("group", name=friend.words("talk"))).to_contain_text("Gam")

    # What is asked for is on its way until it is answered.
    sending = own.page.get_by_role("status").filter(has_text=own.words("sending"))
    expect(sending).to_have_count(0)
    own.page.evaluate(HOLD)
    own.button(own.words("menu")).click()
    own.button(own.words("votes", vote="pause")).click()
    expect(sending).to_be_visible()
    expect(own.page.get_by_text(own.words("paused"))).to_have_count(0)
    own.page.evaluate(RELEASE)
    expect(own.page.locator(".notice").get_by_text(own.words("paused"))).to_be_visible()
    expect(sending).to_have_count(0)

    own.button(own.words("menu")).click()
    own.page.get_by_role("link", name=own.words("rules"), exact=True).click()
    plays_by(own, "tamashebi schedule=1-2")
    page = friend.page
    page.goto(f"{friend.url}#/replay")
    page.get_by_label(friend.words("replay-paste")).fill(RECORD.read_text())
    friend.button(friend.words("replay-read")).click()
    page.get_by_role("link", name=friend.words("rules"), exact=True).click()
    plays_by(friend, "tamashebi schedule=quick")


def plays_by(seat: Seat, house: str) -> None:
    """From the rules shown go on to the start, where the next table has them."""
    seat.button(seat.words("play-house")).click()
    expect(seat.page.get_by_role("radio", name="Tamashebi")).to_be_checked()
    expect(seat.page.get_by_text(seat.words("house-line", house=house), exact=True)).to_be_visible()
