"""Bids and the auction, in the words of the text form."""

import itertools

import pytest

from jokeri.game import IllegalMove
from jokeri.games.five_hundred.auction import (
    Auction,
    hidden,
    legal_calls,
    next_caller,
    opened,
    refusal,
)
from jokeri.games.five_hundred.bids import BIDS, ladder
from jokeri.games.five_hundred.house import House, read_house
from jokeri.games.five_hundred.moves import CALLS, notate
from jokeri.seats import Seat

USUAL = "australian"


def house(options: str = "") -> House:
    return read_house(f"{USUAL} {options}")


def auction(words: str, options: str = "", seats: int = 4) -> Auction:
    """Make the calls, from seat 1; seat 0 has dealt."""
    made, rules = opened(Seat(0), seats), house(f"seats={seats} {options}")
    for word in words.split():
        seat = next_caller(made, rules)
        assert seat is not None, f"the auction is over before {word}"
        refused = refusal(CALLS[word], made, seat, rules)
        if refused is not None:
            raise refused
        made = made.after(seat, CALLS[word])
    return made


def caller(words: str, options: str = "", seats: int = 4) -> Seat | None:
    return next_caller(auction(words, options, seats), house(f"seats={seats} {options}"))


def refused(words: str, options: str = "", seats: int = 4) -> str:
    """Return the code of the last call; empty when it is legal."""
    try:
        auction(words, options, seats)
    except IllegalMove as fault:
        return fault.code
    return ""


def legal(words: str, options: str = "", seats: int = 4) -> list[str]:
    rules = house(f"seats={seats} {options}")
    made = auction(words, options, seats)
    seat = next_caller(made, rules)
    assert seat is not None
    return [notate(call) for call in legal_calls(made, seat, rules)]


@pytest.mark.parametrize(
    ("bid", "value"),
    [
        ("6S", 40),
        ("6C", 60),
        ("7NT", 220),
        ("8S", 240),
        ("10H", 500),
        ("10NT", 520),
        ("misere", 250),
        ("open-misere", 500),
        ("blind-misere", 500),
        ("8H!", 300),
    ],
)
def test_values(bid: str, value: int) -> None:
    assert BIDS[bid].value == value


def test_the_order_of_the_rungs() -> None:
    rungs = [str(bid) for bid in ladder(house())]
    assert rungs[:6] == ["6S", "6C", "6D", "6H", "6NT", "7S"]
    assert rungs[9:12] == ["7NT", "misere", "8S"]
    assert rungs[-4:] == ["10D", "open-misere", "10H", "10NT"]
    assert len(rungs) == 27


@pytest.mark.parametrize(
    ("options", "rungs"),
    [
        ("misere=off", ["7NT", "8S", "8C"]),
        ("misere_rank=between8Sand8C", ["7NT", "8S", "misere", "8C"]),
        ("sans_kitty=on", ["7NT", "7NT!", "misere", "misere!", "8S", "8S!"]),
        ("open_misere=off", ["10D", "10H"]),
        ("blind_misere=on", ["10D", "open-misere", "blind-misere", "10H"]),
        ("blind_misere=on open_misere=off", ["10D", "blind-misere", "10H"]),
    ],
)
def test_options_change_the_ladder(options: str, rungs: list[str]) -> None:
    found = [str(bid) for bid in ladder(house(options))]
    assert rungs in [found[at : at + len(rungs)] for at in range(len(found))]


def test_no_state_lists_more_than_64_calls() -> None:
    assert len(legal("look", "sans_kitty=on blind_misere=on misere=any")) == 55


def test_example_15() -> None:
    made = auction("6S pass 7H pass pass")
    assert (made.bidder, str(made.high)) == (3, "7H")
    assert caller("6S pass 7H pass pass") is None
    assert str(auction("7C misere 8S pass pass").high) == "8S"
    assert refused("6NT misere") == "misere-too-early"
    assert refused("10D open-misere") == ""
    assert refused("10H open-misere") == "bid-not-higher"


def test_misere_needs_a_bid_of_seven_in_this_auction() -> None:
    assert refused("misere") == "misere-too-early"
    assert refused("7S misere") == ""
    assert refused("7S pass misere") == ""  # by anybody
    assert refused("8S misere") == "bid-not-higher"
    assert refused("misere", "misere=any") == ""
    assert refused("7S misere", "misere=off") == "bid-out-of-range"
    assert refused("8S misere", "misere_rank=between8Sand8C") == ""
    assert refused("8C misere", "misere_rank=between8Sand8C") == "bid-not-higher"
    assert refused("open-misere") == ""  # at any time
    assert refused("open-misere", "open_misere=off") == "bid-out-of-range"


def test_a_bid_must_be_higher() -> None:
    assert refused("6C 6S") == "bid-not-higher"
    assert refused("6C 6C") == "bid-not-higher"
    assert refused("6S 10H") == ""  # jumps are allowed


def test_everybody_calls_at_least_once() -> None:
    assert caller("10NT") == 2
    assert legal("10NT") == ["pass"]  # above the top rung the passes are still made
    assert caller("10NT pass pass") == 0
    assert caller("10NT pass pass pass") is None


def test_after_three_passes_the_dealer_bids_or_passes() -> None:
    assert caller("pass pass pass") == 0
    assert caller("pass pass pass 6S") is None  # and has won
    assert caller("pass pass pass pass") is None


def test_a_pass_is_final() -> None:
    assert caller("6S pass 7S pass pass") is None
    assert caller("6S pass 7S pass 7C") == 3
    assert caller("6S pass 7S pass 7C pass") is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_number_of_seats(seats: int) -> None:
    passes = " ".join(["pass"] * (seats - 1))
    assert caller(f"6S {passes}", seats=seats) is None
    assert caller(f"{passes} 6S", seats=seats) is None
    assert caller(passes, seats=seats) == 0


def test_reenter() -> None:
    reenter = "pass_final=reenter"
    # seat 1 passed when nothing stood: any bid is another denomination
    assert caller("pass 6S pass pass", reenter) == 1
    assert caller("pass 6S pass pass pass", reenter) is None  # all passed over spades
    assert caller("pass 6S pass pass 7H pass pass pass", reenter) is None
    # seat 3 passed over spades: not asked about higher spades, asked about hearts
    assert caller("6S 7S pass pass pass", reenter) is None
    assert caller("6S 7H pass pass pass", reenter) is None
    assert caller("6S pass pass 7S pass", reenter) is None
    assert caller("6S pass pass 7H pass", reenter) == 2
    assert caller("pass pass pass pass", reenter) is None


def test_raise_own() -> None:
    raising = "raise_own=yes"
    assert caller("6S pass pass pass") is None
    assert caller("6S pass pass pass", raising) == 1
    assert legal("6S pass pass pass", raising)[:2] == ["pass", "6C"]
    for last in ("pass", "7S"):
        assert caller(f"6S pass pass pass {last}", raising) is None  # nobody answers
    assert str(auction("6S pass pass pass 7S", raising).high) == "7S"
    assert str(auction("6S pass pass pass pass", raising).high) == "6S"
    assert caller("10NT pass pass pass", raising) is None  # the top rung
    assert caller("pass pass pass 6S", raising) == 0
    assert caller("6S pass pass pass 7H", f"{raising} pass_final=reenter") is None


def test_sans_kitty() -> None:
    sans = "sans_kitty=on"
    assert refused("7S 7S!", sans) == ""
    assert refused("7S! 7S", sans) == "bid-not-higher"
    assert refused("7S! 7C", sans) == ""
    assert refused("7S misere!", sans) == ""
    assert refused("7S!") == "bid-out-of-range"
    assert refused("7S! misere", sans) == ""  # seven bid without the kitty counts too


def test_blind_misere() -> None:
    blind = "blind_misere=on"
    assert legal("", blind) == ["look", "blind-misere"]
    assert legal("", f"{blind} sans_kitty=on") == ["look", "blind-misere", "blind-misere!"]
    assert caller("look", blind) == 1
    assert refused("pass", blind) == "call-missing"
    assert refused("look look", blind) == "call-not-allowed"
    assert refused("look blind-misere", blind) == "call-not-allowed"
    assert refused("look pass blind-misere", blind) == ""
    assert refused("look 10H pass", blind) == ""  # not legal any more: there is no look
    assert refused("look 10H look", blind) == "call-not-allowed"
    assert refused("look 10H blind-misere", blind) == "bid-not-higher"
    assert refused("look open-misere blind-misere", blind) == ""
    assert refused("blind-misere pass pass look") == "bid-out-of-range"
    assert refused("look") == "call-not-allowed"


def test_a_hand_is_hidden_until_its_owner_has_called() -> None:
    rules = house("blind_misere=on")
    made = auction("look 6S", "blind_misere=on")
    assert [hidden(made, Seat(seat), rules) for seat in range(4)] == [True, False, True, True]
    made = auction("look 10H", "blind_misere=on")
    assert not any(hidden(made, Seat(seat), rules) for seat in range(4))


def test_every_auction_ends() -> None:
    for options in itertools.product(
        ("pass_final=yes", "pass_final=reenter"), ("raise_own=yes", "raise_own=no")
    ):
        rules = house(" ".join((*options, "sans_kitty=on misere=any")))
        made, calls = opened(Seat(0), 4), 0
        while (seat := next_caller(made, rules)) is not None:
            lowest = [*legal_calls(made, seat, rules)]
            made = made.after(seat, lowest[1] if len(lowest) > 1 else lowest[0])
            calls += 1
        assert str(made.high) == "10NT!"
        assert calls < 70
