"""Turns of Jokers: trades, safety cards, declaring, the last turn; written in the form's words."""

from dataclasses import dataclass

import pytest

from jokeri.cards import CARDS, cards, written
from jokeri.game import DEALER, IllegalMove
from jokeri.games.jokers import events
from jokeri.games.jokers.dealing import pack_of
from jokeri.games.jokers.engine import Jokers
from jokeri.games.jokers.house import read_house
from jokeri.games.jokers.moves import FirstPlayer, read_move, write_move
from jokeri.games.jokers.pack import PACK
from jokeri.games.jokers.state import Phase, Stage, State
from jokeri.seats import Seat

FULL = "5D 6D 7D 8D 9D JS QS KS"
POOR = "2S 4C 6H 8S TC QD AS 3D"
GAME = Jokers(read_house("clarke rounds=2"))


@dataclass(frozen=True, slots=True)
class Round:
    """A round, moved on by words; ``told`` are the last move's events."""

    state: State
    told: tuple[events.Event, ...] = ()

    def then(self, words: str) -> "Round":
        state, told = self.state, self.told
        for word in words.split():
            step = GAME.apply(state, read_move(word))
            state, told = step.state, step.events
        return Round(state, told)

    def refuses(self, word: str) -> str:
        try:
            self.then(word)
        except IllegalMove as refused:
            assert word not in self.legal
            return refused.code
        assert word in self.legal
        return ""

    @property
    def legal(self) -> list[str]:
        return [write_move(move) for move in GAME.moves(self.state)]

    def hand(self, seat: int) -> str:
        return written(self.state.hands[seat])


def begin(
    first: str = POOR,
    second: str = "2H 4H 6C 8C TS QH AH 3C",
    safety: str = "KH 5C | 7S X",
    top: str = "",
) -> Round:
    """Deal; seat 0 plays first. ``top``: the cards drawn first."""
    own, other = (cards(part) for part in safety.split("|"))
    hands = [cards(first), cards(second)]
    used = [*hands[0], *hands[1], *own, *other, *cards(top)]
    rest = list(PACK)
    for card in used:
        rest.remove(card)
    state = GAME.apply(GAME.begin(), FirstPlayer(Seat(0))).state
    deal = pack_of(state, hands, [own, other], (*cards(top), *rest))
    return Round(GAME.apply(state, deal).state)


def test_a_trade_lays_and_draws_as_many() -> None:
    after = begin(top="KS QS JS").then("2S 4C 6H draw")
    assert after.hand(0) == "8S TC QD AS 3D KS QS JS"
    assert written(after.state.discards) == "2S 4C 6H"
    assert len(after.state.pile) == 31
    assert after.told == (events.Drawn(Seat(0), 3, 31),)


def test_all_eight_may_be_traded_twice() -> None:
    after = begin().then(POOR + " draw")
    after = after.then(after.hand(0) + " draw")
    assert after.state.trades == 2
    assert len(after.state.hands[0]) == 8
    assert after.refuses(after.legal[0]) == ""
    assert after.refuses(after.hand(0).split()[0]) == "wrong-phase"  # no third trade
    assert after.refuses("end") == ""


def test_two_trades_do_not_end_the_turn() -> None:
    after = begin().then("2S draw 4C draw")
    assert after.state.seat == 0
    assert {"s1", "s2", "end"} == set(after.legal)
    assert after.then("end").state.seat == 1


def test_a_turn_needs_a_trade() -> None:
    assert begin().refuses("end") == "must-trade"
    assert begin().then("2S draw").refuses("end") == ""


def test_while_a_trade_is_open_nothing_else_may_be_done() -> None:
    after = begin(first=FULL).then("JS")
    for word in ("end", "declare", "s1", "t1", "keep"):
        assert after.refuses(word) == "wrong-phase"
    assert after.refuses("JS") == "not-held"
    assert begin().refuses("draw") == "wrong-phase"


def test_no_safety_card_before_there_is_a_discard_pile() -> None:
    assert begin().refuses("s1") == "wrong-phase"
    assert begin().then("2S draw").refuses("s1") == ""


def test_a_card_is_taken_before_the_safety_card_is_laid() -> None:
    laid = begin(top="9S 9H").then("2S 4C draw s2")
    assert laid.told == (events.SafetyTurned(Seat(0), 2, CARDS["5C"], 2),)
    assert laid.refuses("t2") == ""
    assert laid.refuses("t3") == "too-deep"  # the pile has two cards
    assert laid.refuses("9S") == "wrong-phase"  # take or keep first
    taken = laid.then("t2")
    assert written(taken.state.discards) == "4C"
    assert len(taken.state.hands[0]) == 9
    assert "2S" in taken.legal  # the card just gained may be laid away
    assert taken.refuses("end") == "wrong-phase"
    after = taken.then("6H")
    assert written(after.state.discards) == "4C 5C 6H"
    assert after.told == (events.LaidAway(Seat(0), CARDS["6H"], CARDS["5C"]),)
    assert after.state.safety[0] == (CARDS["KH"], None)
    assert after.refuses("s2") == "not-held"
    assert after.state.trades == 1  # using it is no trade


def test_a_safety_card_may_be_kept() -> None:
    after = begin().then("2S draw s1 keep")
    assert after.told == (events.Kept(Seat(0), CARDS["KH"]),)
    assert after.state.stage is Stage.AWAY
    after = after.then("KH")
    assert written(after.state.discards) == "2S KH"
    assert after.told == (events.LaidAway(Seat(0), CARDS["KH"], None),)


@pytest.mark.parametrize(
    ("card", "depth"),
    [("AC", 1), ("7S", 7), ("TD", 10), ("JH", 11), ("QC", 12), ("KC", 13), ("X", 13)],
)
def test_how_deep_a_safety_card_reaches(card: str, depth: int) -> None:
    after = begin(safety=f"{card} 5C | 9C 9D").then(f"{POOR} draw")
    after = after.then(after.hand(0) + " draw s1")
    assert after.refuses(f"t{depth}") == ""
    if depth < 13:
        assert after.refuses(f"t{depth + 1}") == "too-deep"


def test_both_safety_cards_in_one_turn() -> None:
    after = begin().then("2S draw s1 t1 2S s2 keep 5C")
    assert after.state.safety[0] == (None, None)
    assert written(after.state.discards) == "KH 2S 5C"


def test_a_full_hand_may_be_declared_when_dealt_but_need_not() -> None:
    assert begin(first=FULL).refuses("declare") == ""
    assert begin().refuses("declare") == "not-full"
    assert len(begin(first=FULL).legal) > 1


def test_declaring_opens_the_hand_and_gives_one_more_turn() -> None:
    after = begin(first=FULL).then("declare")
    assert after.told == (events.Declared(Seat(0), cards(FULL), after.told[0].full),)  # type: ignore[union-attr]
    view = GAME.view(after.state, Seat(1))
    assert view.open_hands == (cards(FULL), None)
    assert after.refuses("end") == ""  # the last turn needs no trade
    over = after.then("end")
    assert over.state.results[0].winner == 0
    assert over.state.results[0].points == (25, 0)
    assert GAME.turn(over.state) is DEALER
    assert over.state.first == 1  # the first player alternates


def test_the_last_turn_loses_even_with_a_full_hand() -> None:
    after = begin(first=FULL, second="AC AD AH 2C TS TC TD TH", top="2H").then("declare")
    assert after.refuses("declare") == "wrong-phase"
    better = begin(first=FULL, second="AC AD AH 2C TS TC TD TH", safety="KH 5C | 7S X", top="X")
    last = better.then("declare 2C draw")
    assert last.refuses("declare") == "wrong-phase"
    assert last.refuses("s1") == ""  # safety cards also in the last turn
    assert last.then("end").state.results[0].points == (25, 15)


def test_an_empty_pile_ends_the_round_with_the_turn() -> None:
    after = begin()
    while len(after.state.pile) > 2:
        count = min(8, len(after.state.pile) - 2)
        hand = after.hand(after.state.seat).split()
        after = after.then(" ".join(hand[:count]) + " draw end")
    hand = after.hand(after.state.seat).split()
    laid = after.then(" ".join(hand[:2]))
    assert laid.refuses(hand[2]) == "pile-too-small"
    emptied = laid.then("draw")
    assert emptied.refuses(hand[3]) == "pile-too-small"
    assert {"s1", "s2", "end"} <= set(emptied.legal)
    over = emptied.then("end")
    assert over.state.results[0].winner is None
    assert over.state.phase is Phase.DEAL


def test_nobody_sees_a_safety_card_before_it_is_turned() -> None:
    one = begin(safety="KH 5C | 7S X")
    other = begin(safety="9H 7H | 9C 9S")
    for seat in (Seat(0), Seat(1), None):
        assert GAME.view(one.state, seat) == GAME.view(other.state, seat)
    turned = one.then("2S draw s1")
    assert GAME.view(turned.state, Seat(1)).turned == CARDS["KH"]
    assert GAME.view(turned.state, Seat(1)).safety_down == ((False, True), (True, True))


def test_what_everybody_saw_get_into_a_hand() -> None:
    after = begin().then("2S draw s1 keep 4C s2 t1 8S")
    assert written(GAME.view(after.state, Seat(1)).seen[0]) == "KH 4C"
    assert written(after.then("end 2H draw end KH draw").state.seen[0]) == "4C"
