"""A card chosen before the turn comes: it goes if the server lists it then, and never otherwise."""

import re

from playwright.sync_api import expect

from support.browsing import CORNER, Seat
from support.company import come, gather, sit, start
from support.pages import AWAY, OpenSeat, Pages
from support.told import card_name


def on_turn(seat: Seat) -> bool:
    return seat.page.locator("[data-turn=own]").count() > 0


def by_suit(cards: list[str]) -> dict[str, str]:
    """A plain card of each suit."""
    return {card[-1]: card for card in cards if not card.startswith("X")}


def before_own(own: Seat, friend: Seat) -> tuple[str, str, str]:
    """Play until the friend plays before this seat in a trick that this seat has to follow.

    Return what the friend is to play, a card that follows and one that does not.
    """
    while True:
        own.page.wait_for_timeout(20)
        if on_turn(own):
            own.click(own.news["moves"][0])
        elif on_turn(friend) and own.news["seq"] == friend.news["seq"]:
            view, moves = friend.view, friend.news["moves"]
            if view["phase"] == "play" and view["leader"] != 0:
                hand = by_suit(own.view["hand"])
                plays = by_suit(moves)
                suits = set(by_suit(view["trick"][:1]) or plays)
                for suit in suits & hand.keys():
                    play = moves[0] if view["trick"] else plays[suit]
                    for other in hand.keys() - {suit}:
                        return play, hand[suit], hand[other]
            friend.click(moves[0])


def choose(own: Seat, card: str) -> None:
    own.page.wait_for_timeout(700)  # the tail of a double click chooses nothing
    name = card_name("en", card)
    own.button(name).click(position=CORNER)
    expect(own.page.get_by_text(own.words("ahead", card=name))).to_be_visible()
    expect(own.button(own.words("hand-ahead", card=name))).to_be_visible()


def next_moves(own: Seat, told: int) -> list[str]:
    """What this seat may do when its turn comes, by what was told since."""
    while True:
        for news in own.received[told:]:
            if news["t"] == "news" and news["moves"]:
                moves: list[str] = news["moves"]
                return moves
        own.page.wait_for_timeout(20)


def test_it_goes_only_if_it_is_listed(seat: OpenSeat, pages: Pages) -> None:
    pages.expected = [AWAY]
    own, friend = seat(), seat()
    come(friend, gather(own, house="jokerx schedule=9-9"))
    sit(friend, "Ana", 3)
    start(own, friend)
    # Not listed: it stays in the hand, and that is said.
    play, _, card = before_own(own, friend)
    choose(own, card)
    told, sent = len(own.received), len(own.moves_sent)
    friend.click(play)
    moves = next_moves(own, told)
    expect(own.page.get_by_text(own.words("ahead-void")).first).to_be_visible()
    assert card not in moves
    assert len(own.moves_sent) == sent
    own.click(moves[0])
    # Listed: it goes, also when the turn came while the line was down: after what was told then.
    play, card, _ = before_own(own, friend)
    choose(own, card)
    told, sent = len(own.received), len(own.moves_sent)
    own.page.context.set_offline(True)
    expect(own.page.get_by_text(re.compile("Connection lost at")).first).to_be_visible()
    friend.click(play)
    own.page.context.set_offline(False)
    assert card in next_moves(own, told)
    expect(own.page.locator(f".hand [data-card='{card}']")).to_have_count(0)
    assert [one["move"] for one in own.moves_sent[sent:]] == [card]
    answers = [one["t"] for one in own.received[told:] if one.get("id") == own.moves_sent[-1]["id"]]
    assert answers == ["news"]
