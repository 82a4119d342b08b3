"""Packs, dealing, trump and what each seat sees of it: rules, sections 1 and 2."""

from collections import Counter

import pytest

from jokeri.cards import CARDS, JOKER, Card, cards, written
from jokeri.game import DEALER, IllegalMove
from jokeri.games.georgian.dealing import draw_dealer
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.moves import Deal, FirstDealer
from jokeri.games.georgian.packs import PACKS, pack_of
from jokeri.games.georgian.reading import whole_pack
from jokeri.games.georgian.schedule import deals, pulka_of, pulkas
from jokeri.games.georgian.view import View
from jokeri.seats import Seat
from support.chance import Fixed
from support.georgian import Position, deal, match

NINE = (
    "AS KS QS JS TS 9S 8S 7S AC | KC QC JC TC 9C 8C 7C AD KD"
    " | QD JD TD 9D 8D 7D 6D AH KH | QH JH TH 9H 8H 7H 6H X X"
)
NINE_LAST_CLUB = NINE.replace("X X", "X AC").replace("7S AC", "7S X")


def views(table: Position) -> list[View]:
    """Return the views of the seats, and of a spectator."""
    return [table.game.view(table.state, seat) for seat in (*table.game.seats, None)]


def test_the_packs() -> None:
    assert Counter(PACKS["36"]) == Counter(
        cards("AS KS QS JS TS 9S 8S 7S AC KC QC JC TC 9C 8C 7C X X")
        + cards("AD KD QD JD TD 9D 8D 7D 6D AH KH QH JH TH 9H 8H 7H 6H")
    )
    assert Counter(PACKS["38"]) - Counter(PACKS["36"]) == Counter(cards("6S 6C"))
    assert len(PACKS["38"]) == 38
    assert pack_of(read_house("old-school")) == PACKS["38"]
    assert pack_of(read_house("jokerx")) == PACKS["36"]


@pytest.mark.parametrize("dealer", range(4))
def test_cards_go_out_one_at_a_time_from_forehand(dealer: int) -> None:
    table = match("jokerx schedule=2", dealer)
    pack = PACKS["36"]
    dealt = table.after(Deal(pack))
    seats = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    for place, seat in enumerate(seats):
        assert dealt.state.dealt[seat] == (pack[place], pack[place + 4])
    assert dealt.state.turn_up == pack[8]
    assert dealt.state.hands == dealt.state.dealt


@pytest.mark.parametrize(
    "pack",
    [
        PACKS["36"][1:],
        (*PACKS["36"], JOKER),
        (*PACKS["36"][1:], JOKER),
        PACKS["38"],
        (),
    ],
    ids=["short", "long", "three jokers", "38", "none"],
)
def test_another_pack_is_refused(pack: tuple[Card, ...]) -> None:
    table = match("jokerx")
    with pytest.raises(IllegalMove) as refused:
        table.after(Deal(pack))
    assert refused.value.code == "impossible-hands"


@pytest.mark.parametrize(("turned", "trump"), [("TD", "D"), ("AS", "S"), ("X", None)])
def test_the_turned_card_shows_trump_a_joker_none(turned: str, trump: str | None) -> None:
    table = deal("AC | KC | QC | JC", turned)
    assert table.state.trump == trump
    assert all(view.turn_up == CARDS[turned] and view.trump_known for view in views(table))
    assert table.legal == "0 1"


@pytest.mark.parametrize("named", "CDHSN")
def test_forehand_names_any_suit_or_none_held_or_not(named: str) -> None:
    table = deal(NINE, house="jokerx")
    assert table.legal == "C D H N S"
    assert table.game.turn(table.state) == 0
    after = table.then(named)
    assert after.state.trump == (None if named == "N" else named)
    assert after.legal == "0 1 2 3 4 5 6 7 8 9"
    assert after.refuses(named) == "wrong-phase"
    assert table.refuses("0") == "wrong-phase"


def test_while_trump_is_named_each_seat_sees_its_three_cards() -> None:
    table = deal(NINE, house="jokerx")
    seen = [written(view.hand) for view in views(table)]
    assert seen == ["AS KS QS", "KC QC JC", "QD JD TD", "QH JH TH", ""]
    for view in views(table):
        assert view.held == (3, 3, 3, 3)
        assert not view.trump_known
        assert view.turn_up is None
        assert view.last_turned is None


def test_with_choice_view_chooser_only_forehand_sees_cards() -> None:
    table = deal(NINE, house="jokerx choice_view=chooser", dealer=1)
    seen = [written(view.hand) for view in views(table)]
    assert seen == ["", "", "QD JD TD", "", ""]
    after = [len(view.hand) for view in views(table.then("N"))]
    assert after == [9, 9, 9, 9, 0]


@pytest.mark.parametrize("choice_view", ["all", "chooser"])
def test_after_the_naming_every_seat_sees_its_nine(choice_view: str) -> None:
    table = deal(NINE, "H", house=f"jokerx choice_view={choice_view}")
    assert [len(view.hand) for view in views(table)] == [9, 9, 9, 9, 0]
    assert all(view.held == (9, 9, 9, 9) and view.trump_known for view in views(table))


@pytest.mark.parametrize(
    ("hands", "last", "trump"), [(NINE, "X", None), (NINE_LAST_CLUB, "AC", "C")]
)
def test_the_dealers_last_card_shows_trump_and_stays(
    hands: str, last: str, trump: str | None
) -> None:
    table = deal(hands, house="pagat")
    assert table.state.trump == trump
    assert table.legal == "0 1 2 3 4 5 6 7 8 9"
    assert len(table.state.hands[3]) == 9
    assert all(view.last_turned == CARDS[last] and view.turn_up is None for view in views(table))


def test_the_turned_last_card_is_no_longer_shown_once_it_is_played() -> None:
    table = deal(NINE_LAST_CLUB, bids="0 0 0 0", house="pagat")
    others = table.then("AS KC QD")  # KC, as trump is C
    assert views(others)[0].last_turned == CARDS["AC"]
    assert views(others.then("AC"))[0].last_turned is None


def test_of_two_jokers_either_hides_the_turned_one() -> None:
    table = deal(NINE, bids="0 0 0 0", house="pagat").then("AS KC QD")
    assert all(view.last_turned == JOKER for view in views(table))
    for view in views(table.then("X-")):
        assert view.last_turned is None


def test_thirty_eight_cards_leave_one_to_turn_in_a_nine() -> None:
    table = deal(NINE, "6C", house="old-school")
    assert table.state.trump == "C"
    assert views(table)[4].turn_up == CARDS["6C"]
    named = deal(NINE, house="old-school nines_trump=forehand")
    assert named.legal == "C D H N S"
    shown = deal(NINE, house="old-school nines_trump=last-card")
    assert shown.state.last_turned == JOKER


@pytest.mark.parametrize("nines_trump", ["forehand", "last-card"])
def test_deals_under_nine_are_turned_in_every_house(nines_trump: str) -> None:
    table = deal("AC | KC | QC | JC", "TD", house=f"jokerx nines_trump={nines_trump}")
    assert table.state.trump == "D"


# the first dealer


@pytest.mark.parametrize("start", range(4))
@pytest.mark.parametrize("before", range(5))
def test_the_first_ace_deals(start: int, before: int) -> None:
    pack = (*cards("KS QS JS TS 9S")[:before], *cards("AD AS"))
    move = draw_dealer(read_house("jokerx"), Fixed(start, pack))
    assert move == FirstDealer(Seat((start + before) % 4), pack[: before + 1])


@pytest.mark.parametrize("drawn", ["KS", "AS KS", "AS AD", "KS KS AS", "6S AS"])
def test_a_draw_that_ends_at_no_first_ace_is_refused(drawn: str) -> None:
    table = Position(read_house("jokerx"), match("jokerx").game.begin())
    with pytest.raises(IllegalMove) as refused:
        table.after(FirstDealer(Seat(0), cards(drawn)))
    assert refused.value.code == "impossible-hands"


def test_the_drawn_cards_are_told_with_the_seat_that_got_the_first() -> None:
    game = match("jokerx").game
    (event,) = game.apply(game.begin(), FirstDealer(Seat(1), cards("KS QS X 7C 9C AH"))).events
    assert (event.dealer, event.start) == (1, 0)
    (event,) = game.apply(game.begin(), FirstDealer(Seat(2))).events
    assert (event.dealer, event.start) == (2, 2)


# schedules


@pytest.mark.parametrize(
    ("schedule", "sizes"),
    [
        ("full", "12345678/9999/87654321/9999"),
        ("nines", "9999/9999/9999/9999"),
        ("nines-3", "9999/9999/9999"),
        ("nines-2", "9999/9999"),
        ("nines-1", "9999"),
        ("quick", "12345678/9999"),
        ("ones", "1111"),
        ("full-38", "123456789/9999/987654321/9999"),
        ("1-2-3/9-9", "123/99"),
        ("1-8", "18"),
        ("9", "9"),
    ],
)
def test_schedules(schedule: str, sizes: str) -> None:
    assert pulkas(schedule) == tuple(tuple(map(int, p)) for p in sizes.split("/"))
    assert deals(schedule) == tuple(map(int, sizes.replace("/", "")))


def test_the_pulka_of_a_deal() -> None:
    found = [pulka_of("1-2-3/9-9", number) for number in range(5)]
    assert found == [(0, range(3))] * 3 + [(1, range(3, 5))] * 2
    with pytest.raises(IndexError):
        pulka_of("1-2-3/9-9", 5)


def test_the_dealer_moves_one_seat_with_every_deal_and_pulkas_do_not_matter() -> None:
    table = match("jokerx schedule=1/1-1/1-1", dealer=2)
    dealers = []
    for _ in range(5):
        table = table.deal("AC | KC | QC | JC", "TD")
        dealers.append(table.state.dealer)
        while table.game.turn(table.state) not in (DEALER, None):
            table = table.then(table.legal.split()[0])
    assert dealers == [2, 3, 0, 1, 2]
    assert table.game.turn(table.state) is None
    assert table.refuses("0") == "match-over"
    assert table.legal == ""
    with pytest.raises(IllegalMove) as refused:
        table.after(whole_pack([], table.house))
    assert refused.value.code == "match-over"
