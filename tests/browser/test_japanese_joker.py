"""What is particular to Japanese Joker at the page: the cards on the table."""

import random

from playwright.sync_api import expect

from support.any_game import CARD, by_mouse, make
from support.pages import OpenSeat
from support.told import card_name

HOUSE = "standard target=1 low_joker=yes uncover=table table_open=at-once"


def card_of(move: str) -> str | None:
    """Return the card that a move plays."""
    found = CARD.fullmatch(move)
    return found[1] if found else None


def test_the_table_is_played_from_and_uncovered(seat: OpenSeat) -> None:
    own, source = seat(game="japanese-joker"), random.Random(7)
    own.sit(HOUSE, ("random",))
    from_table = 0
    while own.turn() != "over":
        moves = own.news["moves"]
        up = [card for row in own.view["up"][:1] for card in row if card]
        on_table = [move for move in moves if card_of(move) in up]
        from_table += bool(on_table)
        make(own, source.choice(on_table or moves), by_mouse)
    assert from_table > 3
    assert not [one for one in own.received if one["t"] == "refused"]
    said = own.announced()
    assert sum(line.startswith("Nino, from the table: ") for line in said) == from_table
    turned = own.words("ev-turned-up", name="Nino", card="").strip(". ")
    assert [line for line in said if line.startswith(turned)]


def test_a_hidden_card_has_no_name_and_the_first_lead_comes_from_the_hand(seat: OpenSeat) -> None:
    own = seat(game="japanese-joker")
    while True:  # until this seat is the chooser, who leads
        own.sit("standard", ("random",))
        if own.turn() == "trump":
            break
    make(own, "H", by_mouse)
    own.turn()
    page = own.page
    expect(page.get_by_text(own.words("ask-closed"))).to_be_visible()
    table = page.get_by_role("list", name=own.words("up-yours"))
    for column, card in enumerate(own.view["up"][0]):
        name = own.words("up-over", card=card_name("en", card))
        button = table.get_by_role("button").nth(column)
        expect(button).to_have_accessible_name(own.words("hand-not-now", card=name))
        expect(button).to_have_attribute("aria-disabled", "true")
    cards = page.locator(".table [data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.card)"
    )
    assert sorted(cards) == sorted([*own.view["hand"], *own.view["up"][0]])
