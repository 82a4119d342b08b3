"""Situations in which the careful player of Jokers must be sensible."""

from jokeri.bots.jokers.distance import distance
from jokeri.cards import cards, written
from jokeri.games.jokers.pack import PACK
from support.bots import chosen

OTHERS = "2H 4H 6C 8C TS QH AH 3C TC KH 5H 9H"
SAFETY = "5C KC 7S 9S 4S 6S"


def record(hand: str, turns: str = "", drawn: str = "") -> str:
    """Return a round in which seat 0 is to play; ``drawn``: the top of the draw pile."""
    held = cards(hand)
    other = [card for card in cards(OTHERS) if card not in held][:8]
    safety = [card for card in cards(SAFETY) if card not in held][:4]
    used = [*held, *other, *safety, *cards(drawn)]
    rest = list(PACK)
    for card in used:
        rest.remove(card)
    return (
        "game jokers\nhouse clarke\nseats Ana Levan\nfirst 0\n\ndeal\n"
        f"hands {hand} | {written(other)}\n"
        f"safety {written(safety[:2])} | {written(safety[2:])}\n"
        f"pile {written([*cards(drawn), *rest])}\nturns\n{turns}"
    )


def trade(hand: str) -> set[str]:
    """Return all that is laid in the first trade."""
    laid: list[str] = []
    while True:
        move = chosen(record(hand, f"0: {' '.join(laid)}\n" if laid else ""))
        if move == "draw":
            return set(laid)
        laid.append(move)


def test_distance() -> None:
    assert distance(cards("5D 6D 7D 8D 9D JS QS KS")) == 0
    assert distance(cards("5D 6D 7D 8D 9D JS QS 2C")) == 1
    assert distance(cards("5D 6D 7D 8D 9D JS X 2C")) == 1
    assert distance(cards("5D 6D 7D 8D X JS QS X")) == 0
    assert distance(cards("5D 6D 7D 8D 9D JS QS 2C KS")) == 0  # nine cards, one to go


def test_a_full_hand_is_declared() -> None:
    assert chosen(record("5D 6D 7D 8D 9D JS QS KS")) == "declare"
    assert chosen(record("5D 6D 7D 8D 9D X QS KS")) == "declare"


def test_the_odd_card_goes() -> None:
    assert trade("5D 6D 7D 8D 9D JS QS 2C") == {"2C"}
    assert trade("AS AC AD AH 9S 9C 9D 3S") == {"3S"}


def test_jokers_are_kept() -> None:
    assert "X" not in trade("X 6D 7D 8D 9D JS QS 2C")


def test_scattered_cards_go() -> None:
    laid = trade("5D 6D 7D 8D KC 2S TH QC")
    assert {"5D", "6D", "7D", "8D"}.isdisjoint(laid)
    assert laid >= {"2S", "TH"}


def test_a_safety_card_is_turned_for_a_card_that_helps() -> None:
    hand = "5D 6D 7D 8D 9D JS QS 2C"
    # the other seat has laid the missing king
    turns = "0: 2C draw end\n1: 2H 4H draw end\n"
    helped = record(hand, turns, drawn="2D AC KS")
    assert chosen(helped) in ("2D", "s1", "s2")
    laid = f"{turns.replace('1: 2H 4H draw end', '1: 2H draw KS draw end')}"
    assert chosen(record(hand, laid, drawn="3D KS AC")) in ("s1", "s2")


def test_the_right_card_is_taken() -> None:
    hand = "5D 6D 7D 8D 9D JS QS 2C"
    turns = "0: 2C draw end\n1: 2H draw KS draw end\n0: s2"
    text = record(hand, f"{turns}\n", drawn="3D KS AC")
    assert chosen(text) == "t1"
    assert chosen(text.replace("0: s2", "0: s2 t1")) == "3D"
    after = text.replace("0: s2", "0: s2 t1 3D")
    assert chosen(after) == "declare"


def test_the_last_turn_needs_no_trade_of_a_full_hand() -> None:
    text = record("5D 6D 7D 8D 9D JS QS KS", "0: declare\n")
    assert chosen(text) != "end"  # the other seat, far from full, still betters its hand
