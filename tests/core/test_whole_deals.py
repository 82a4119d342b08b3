"""Worked examples and edge cases of the rules (sections 10 and 11), played card by card."""

from collections.abc import Sequence

import pytest

from jokeri.game import IllegalMove
from jokeri.games.georgian import events
from jokeri.games.georgian.moves import Bid, Deal, FirstDealer, NameTrump, read_move
from jokeri.games.georgian.packs import PACKS
from support.georgian import Position, deal, match

THREE = "AS KH 7C | 8S 9H JC | X QS 6H | TS 8C 9D"


def last_events(table: Position, word: str) -> list[object]:
    return list(table.game.apply(table.state, read_move(word)).events)


def test_tamashebis_three_card_deal() -> None:
    table = deal(THREE, "TD", "1 0 1 0", "tamashebi")
    done = table.then("AS 8S QS TS  KH 9H X+ 9D  6H 8C 7C JC")
    assert done.points == (100, 50, 20, 50)
    assert done.state.settled[0].added == (100, 50, -20, 50)
    assert done.game.scores(done.state).points == (200, 100, 0, 100)


@pytest.mark.parametrize("second", ["KH 9H X- 9D", "KH 9H 6H 9D"])
def test_its_joker_low_or_the_six_instead_and_the_dealers_pass_fails(second: str) -> None:
    table = deal(THREE, "TD", "1 0 1 0", "tamashebi").then(f"AS 8S QS TS {second}")
    assert table.taken == (1, 0, 0, 1)


def test_the_taker_leads_the_next_trick() -> None:
    table = deal(THREE, "TD", "1 0 1 0")
    assert table.game.turn(table.state) == 0
    assert table.then("AS 8S QS TS").state.trick.leader == 0
    after = table.then("AS 8S QS TS KH 9H X+ 9D")
    assert after.game.turn(after.state) == 2


@pytest.mark.parametrize(
    ("hands", "turned", "plays", "taken"),
    [
        # a later high joker beats a led high joker and the trumps between them
        ("X AC | 7H 7C | X 8C | AH 9C", "TH", "X+D 7H X+ AH", (0, 0, 1, 0)),
        # low led, other joker low, nobody else answers: the leader
        ("X AC | 7S 7C | X 8C | 9S 9C", "TH", "X-D 7S X- 9S", (1, 0, 0, 0)),
        # naming a suit nobody holds, high and low
        ("X AC | 7S 7C | KS 8C | 9S 9C", "TH", "X+D KS", None),
        ("X AC | 7S 7C | KS 8C | 9S 9C", "TH", "X+D 7S KS 9S", (1, 0, 0, 0)),
        ("X AC | 7S 7C | KS 8C | 9S 9C", "TH", "X-D 7S KS 9S", (1, 0, 0, 0)),
        # naming trump with a joker led high: the highest trumps fall and it is taken
        ("X AC | AH 7H | KH 8C | 9S 9C", "TH", "X+H AH KH 9C", (1, 0, 0, 0)),
        # bezi: no duty to trump
        ("7S AC | AH 7H | 8S 8C | 9S 9C", "X", "7S AH 8S 9S", (0, 0, 0, 1)),
        ("7S AC | AH 7H | AD 8C | KD 9C", "X", "7S AH AD KD", (1, 0, 0, 0)),
    ],
)
def test_edge_cases(hands: str, turned: str, plays: str, taken: tuple[int, ...] | None) -> None:
    table = deal(hands, turned, "0 0 0 0")
    if taken is None:
        assert table.then(plays.split(maxsplit=1)[0]).refuses(plays.split()[1]) == "not-held"
    else:
        assert table.then(plays).taken == taken


def test_the_other_joker_answers_a_led_high_one_high_or_low() -> None:
    table = deal("X AC | AD X | KD 8C | 9D 9C", "TH", "0 0 0 0").then("X+D")
    assert table.legal == "AD X+ X-"
    assert table.then("X+ KD 9D").taken == (0, 1, 0, 0)
    assert table.then("X- KD 9D").taken == (1, 0, 0, 0)


def test_with_jokers_and_side_cards_only_a_side_card_is_legal() -> None:
    table = deal("7S AC | X AD | KD 8C | 9D 9C", "TH", "0 0 0 0 7S")
    assert table.legal == "AD X+ X-"


def test_in_one_card_deals_a_led_joker_names_a_suit() -> None:
    table = deal("X | KD | AD | 7H", "TH", "0 0 0 0")
    assert table.legal == "X+C X+D X+H X+S X-C X-D X-H X-S"
    assert table.refuses("X+") == table.refuses("X-") == "call-missing"


def test_one_card_deals_by_the_call() -> None:
    table = deal("X | KD | AD | 7H", "TH", "1 1 0 0")
    assert table.then("X+D KD AD 7H").points == (-200, -200, 50, 10)  # trumped
    assert table.then("X+H KD AD 7H").points == (100, -200, 50, 50)
    assert table.then("X-D KD AD 7H").points == (-200, -200, 50, 10)
    assert table.then("X-S KD AD 7H").points == (-200, -200, 50, 10)
    bezi = deal("X | KD | AD | 7H", "X", "1 1 0 0")
    assert bezi.then("X+D KD AD 7H").points == (100, -200, 50, 50)
    assert bezi.then("X-D KD AD 7H").points == (-200, -200, 10, 50)
    assert bezi.then("X-S KD AD 7H").points == (100, -200, 50, 50)


def test_both_jokers_in_one_hand_are_one_move_each_time() -> None:
    table = deal("X X | KD AC | AD 8C | 7H 9C", "TH", "2 0 0 1")
    led = table.then("X+H KD AD 7H")
    assert led.taken == (1, 0, 0, 0)
    assert led.legal == "X+C X+D X+H X+S X-C X-D X-H X-S"
    assert led.then("X+S AC 8C 9C").points == (200, 50, 50, -200)


def test_no_barred_bid_when_three_bids_are_over_the_cards() -> None:
    table = deal("X | KD | AD | 7H", "TH", "1 1 0")
    assert table.legal == "0 1"


def test_three_holders() -> None:
    # All pass; seat 0 takes both tricks.
    table = match("tamashebi schedule=1-1 premia_many=both", dealer=3)
    table = table.deal("AH | KD | AD | 7C", "TH").then("0 0 0 0 AH KD AD 7C")
    assert table.points == (10, 50, 50, 50)
    table = table.deal("AH | KD | AD | 7C", "TH").then("0 0 0 0 KD AD 7C AH")
    assert table.points == (10, 50, 50, 50)
    assert table.state.settled[0].added == (-10, 50, 50, 50)
    assert table.game.scores(table.state).points == (10, 150, 150, 150)
    assert table.game.scores(table.state).places == (4, 1, 1, 1)


def test_a_seat_whose_best_is_negative_loses_nothing() -> None:
    table = deal("7S | KD | AD | AC", "TH", "1 1 0 1", "tamashebi").then("7S KD AD AC")
    assert table.points == (100, -200, 50, -200)
    assert table.state.settled[0].added == (100, 0, 50, 0)


NINE = (
    "AS KS QS JS TS 9S 8S 7S AC | KC QC JC TC 9C 8C 7C AD KD"
    " | QD JD TD 9D 8D 7D 6D AH KH | QH JH TH 9H 8H 7H 6H X X"
)


@pytest.mark.parametrize(
    ("house", "lost"), [("jokerx", -500), ("tamashebi", -200), ("tamashebi khishti=per-card", -900)]
)
def test_khishti_in_nines_only(house: str, lost: int) -> None:
    # Bezi: seat 0 takes eight spades and then the club; seat 1 bid one and took none.
    table = match(f"{house} schedule=nines-1").deal(NINE, "N").then("9 1 0 0")
    table = table.then(
        "AS KC QD QH  KS QC JD JH  QS JC TD TH  JS TC 9D 9H  TS 9C 8D 8H  9S 8C 7D 7H"
        "  8S AD 6D 6H  7S KD AH X-  AC 7C KH X-"
    )
    assert table.points == (900, lost, 50, 50)


def test_nine_of_nine_and_its_barred_bid() -> None:
    table = match("jokerx schedule=nines-1").deal(NINE, "N").then("2 2 3")
    assert table.legal == "0 1 3 4 5 6 7 8 9"
    assert table.refuses("2") == "barred-bid"


def test_trump_h_joker_led_high_naming_d() -> None:
    hands = "X AC | 7H 7C | AD 8C | KH 9C"
    assert deal(hands, "TH", "0 0 0 0").then("X+D 7H AD KH").taken == (0, 0, 0, 1)
    assert deal(hands, "TH", "0 0 0 0", "tamashebi").then("X+D 7H AD KH").taken == (1, 0, 0, 0)


def test_joker_led_low_naming_s() -> None:
    hands = "X AC | TD 7C | AD 8C | KH 9C"
    assert deal(hands, "X", "0 0 0 0").then("X-S TD AD KH").taken == (1, 0, 0, 0)
    discard = deal(hands, "X", "0 0 0 0", "jokerx led_low_unanswered=discard")
    assert discard.then("X-S TD AD KH").taken == (0, 0, 1, 0)


# events, in their order


def test_the_events_of_a_match() -> None:
    table = match("tamashebi schedule=1/1")
    assert names(table.game.apply(table.state, Deal(PACKS["36"])).events) == ["Dealt"]
    table = table.deal("AC | KC | QC | 7C", "TD")
    assert names(last_events(table, "1")) == ["BidMade"]
    bid = table.then("1 0 0")
    assert last_events(bid, "1") == [events.BidMade(bid.state.dealer, 1), events.BidsClosed(1)]
    lead = bid.then("1")
    assert names(last_events(lead, "AC")) == ["Played"]
    end = lead.then("AC KC QC")
    assert names(last_events(end, "7C")) == ["Played", "TrickTaken", "DealScored", "PulkaScored"]
    second = end.then("7C").deal("AC | KC | QC | 7C", "TD").then("0 0 0 0 KC QC 7C")
    told = last_events(second, "AC")
    assert names(told) == ["Played", "TrickTaken", "DealScored", "PulkaScored", "MatchOver"]
    assert isinstance(told[3], events.PulkaScored)
    assert told[3].pulka == 2
    assert isinstance(told[4], events.MatchOver)
    assert told[4].total == second.then("AC").state.total


def names(told: Sequence[object]) -> list[str]:
    return [type(event).__name__ for event in told]


@pytest.mark.parametrize("bids", ["0 0 0 0", "1 0 0 1", "1 1 1 1"])
def test_after_the_last_bid_the_spread_is_told(bids: str) -> None:
    *first, last = bids.split()
    table = deal("AC | KC | QC | 7C", "TD", " ".join(first))
    told = last_events(table, last)[-1]
    assert told == events.BidsClosed(sum(map(int, bids.split())) - 1)


# moves out of turn


@pytest.mark.parametrize("move", [Bid(0), NameTrump(None), Deal(PACKS["36"]), read_move("AS")])
def test_nothing_comes_before_the_first_dealer(move: object) -> None:
    game = match("jokerx").game
    begun = Position(game.house, game.begin())
    assert begun.refuses("0") == "wrong-phase"
    assert refusal_of(begun, move) == "wrong-phase"


def test_the_dealers_moves_have_their_time() -> None:
    table = deal("AC | KC | QC | 7C", "TD")
    assert refusal_of(table, Deal(PACKS["36"])) == "wrong-phase"
    assert refusal_of(table, FirstDealer(table.state.dealer)) == "wrong-phase"


def refusal_of(table: Position, move: object) -> str:
    with pytest.raises(IllegalMove) as refused:
        table.game.apply(table.state, move)  # type: ignore[arg-type]
    return refused.value.code
