"""Five Hundred with other numbers of players than four, and with every kind of call."""

import random

import pytest
from playwright.sync_api import expect

from support.any_game import Press, by_keyboard, by_mouse, make
from support.pages import OpenSeat
from support.short import bots_of
from support.told import card_name

HOUSE = "australian target=100 back_door=off misere=any blind_misere=on sans_kitty=on deals_max=4"


@pytest.mark.parametrize(
    ("seats", "press"), [(2, by_mouse), (3, by_mouse), (5, by_keyboard), (6, by_mouse)]
)
def test_any_number_of_players_comes_to_the_end(seat: OpenSeat, seats: int, press: Press) -> None:
    own, source = seat(game="five-hundred"), random.Random(seats)
    house = f"{HOUSE} seats={seats}"
    own.sit(house, bots_of("five-hundred", house))
    while own.turn() != "over":
        make(own, source.choice(own.news["moves"]), press)
    assert not [one for one in own.received if one["t"] == "refused"]
    expect(own.page.get_by_role("heading", name=own.words("ev-match-over"))).to_be_visible()


def test_the_contractor_lays_away_then_calls_a_card(seat: OpenSeat) -> None:
    own = seat(game="five-hundred")
    house = "australian seats=5 deals_max=1"
    phases: list[str] = []
    kitty: list[str] = []
    while "discard" not in phases:  # somebody else may have bid ten no trumps before
        own.sit(house, bots_of("five-hundred", house))
        phases.clear()
        while (phase := own.turn()) != "over":
            phases += [phase] if phase not in phases else []
            moves = own.news["moves"]
            top = "bid 10NT"
            if phase == "discard":
                kitty = own.view["kitty"]
            make(own, top if top in moves else moves[0], by_mouse)
    assert phases == ["bid", "discard", "call", "play"]
    called = [one["move"] for one in own.moves_sent if one["move"].startswith("call ")][-1]
    assert f"call {own.view['called']}" == called
    # What was in the kitty is told to this seat, card by card.
    told = own.words("ev-kitty-yours", cards=", ".join(card_name("en", card) for card in kitty))
    assert told in own.announced()
