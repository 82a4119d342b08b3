"""The server is started anew under open pages; its host turns somebody away and closes a table."""

from playwright.sync_api import expect

from support.browsing import Seat
from support.company import chair, come, gather, sit
from support.pages import AWAY, REFUSED, Pages
from support.serving import Serving

# The codes that sockets were closed with.
CLOSES = """
window.closes = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("close", ({ code }) => window.closes.push(code));
  }
};
"""


def test_a_restart_brings_all_back_and_the_host_rules(own_server: Serving, pages: Pages) -> None:
    pages.expected = [AWAY, REFUSED]
    own, friend, host = (Seat(pages.page(pages.context()), own_server.url) for _ in range(3))
    own.page.add_init_script(CLOSES)
    come(friend, gather(own))
    sit(friend, "Ana", 1)
    born = own.page.evaluate("window.born")
    own_server.stop()
    for seat in (own, friend):
        expect(seat.button(seat.words("reconnect-now"))).to_be_visible()
    own_server.start()
    for seat in (own, friend):
        expect(seat.button(seat.words("reconnect-now"))).to_have_count(0)
    assert own.page.evaluate("window.closes[0]") == 1012
    assert own.page.evaluate("window.born") == born
    second = chair(own.page, own.words("seat-n", seat=2))
    expect(second).to_contain_text("Ana")
    expect(second.get_by_text(own.words("away"))).to_have_count(0)

    page = host.page
    page.goto(f"{own_server.url}#/host")
    tables = page.get_by_role("region", name=host.words("tables"))
    expect(tables).to_contain_text(f"{host.words('gather')} · Nino, Ana, –, – · 2")
    people = page.get_by_role("region", name=host.words("people"))
    expect(people.get_by_role("listitem").filter(has_text="Nino")).to_have_count(1)
    people.get_by_role("button", name=host.words("ban", name="Ana")).click()
    expect(friend.page.get_by_text(friend.words("ended-kicked"))).to_be_visible()
    expect(people).not_to_contain_text("Ana")
    bans = page.get_by_role("region", name=host.words("bans"))
    bans.get_by_role("button").click()
    expect(bans.get_by_role("button")).to_have_count(0)
    friend.page.reload()
    expect(friend.button(friend.words("stand"))).to_be_visible()
    tables.get_by_role("button", name=host.words("close-table")).click()
    expect(tables.get_by_role("button")).to_have_count(0)
    for seat in (own, friend):
        expect(seat.page.get_by_text(seat.words("table-closed"))).to_be_visible()
