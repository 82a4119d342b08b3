"""Situations in which the careful player of Japanese Joker must be sensible."""

from jokeri.cards import cards, written
from jokeri.games.japanese.pack import PACK
from support.bots import chosen


def record(hands: str, up: str, rest: str) -> str:
    """Return a round with hands and open cards begun by seat 0; the rest of the pack follows."""
    given = [cards(part) for part in (*hands.split("|"), *up.split("|"))]
    used = {card for part in given for card in part}
    left = [card for card in PACK if card not in used]
    filled = []
    for part, size in zip(given, (8, 8, 5, 5), strict=True):
        filled.append((*part, *left[: size - len(part)]))
        del left[: size - len(part)]
    return (
        "game japanese-joker\nhouse standard table_open=at-once\nseats Ana Levan\n"
        "chooser 0\n\ndeal\n"
        f"hands {written(filled[0])} | {written(filled[1])}\n"
        f"down {written(left[:5])} | {written(left[5:])}\n"
        f"up {written(filled[2])} | {written(filled[3])}\n{rest}"
    )


OWN = "AS 7S 9C TC KD 8D 6H 7H"
OTHER = "KS 8S AC 7C QD 9D 8H TH"
UP = "JS QC 6D 9H X"
OTHER_UP = "QS JC TD JH KH"


def test_the_longest_and_highest_suit_is_named() -> None:
    assert _named("AH KH 7C") == "H"
    assert _named("7S 8S AD") == "S"
    assert _named("AS AC X") == "N"


def _named(seen: str) -> str:
    return chosen(record(f"{seen}|", "|", ""))


def test_an_answer_takes_as_cheaply_as_it_can() -> None:
    text = record(f"{OWN}|{OTHER}", f"{UP}|{OTHER_UP}", "trump H\ntricks\n")
    assert chosen(f"{text}7S\n") == "8S"
    assert chosen(f"{text}9C\n") == "JC"
    assert chosen(f"{text}AS\n") == "8S"  # it cannot be taken: the lowest goes


def test_a_sure_card_is_led() -> None:
    text = record(f"{OWN}|{OTHER}", f"{UP}|{OTHER_UP}", "trump H\ntricks\n")
    assert chosen(text) == "AS"


def test_the_joker_is_not_spent_on_a_low_card() -> None:
    text = record(f"{OTHER}|{OWN}", f"{OTHER_UP}|{UP}", "trump H\ntricks\n")
    assert chosen(f"{text}8S\n") in ("JS", "AS")
    assert chosen(f"{text}QD\n") == "KD"
