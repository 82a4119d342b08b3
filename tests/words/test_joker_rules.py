"""What is particular about the rules page of Georgian Joker."""

import pytest

from jokeri.games import GAMES
from jokeri.games.georgian.scoring import score
from jokeri.words import words_of
from jokeri.words.document import html
from jokeri.words.pages.georgian.examples import score_table
from jokeri.words.pages.georgian.rules import rules

KIND = GAMES["joker"]
OPTIONS = {option.name: option for option in KIND.options}
SAY = words_of("en", "joker")


def rules_of(text: str) -> str:
    return html(rules(KIND.house(text), SAY))


@pytest.mark.parametrize("moshla", ["moshla=others", "moshla=next"])
@pytest.mark.parametrize("option", ["premia_many", "partners", "premia_run"])
def test_moshla_is_told_with_all_that_changes_it(option: str, moshla: str) -> None:
    values = OPTIONS[option].values
    pages = {rules_of(f"jokerx {moshla} {option}={value}") for value in values}
    assert len(pages) == len(values)


def test_only_what_happens_is_told() -> None:
    cancelled = "jokerx premia_many=cancel"  # neighbours get nothing, so none of them is first
    assert rules_of(f"{cancelled} premia_run=first") == rules_of(cancelled)
    page = rules_of("tamashebi schedule=3")
    assert "nine" not in page.replace("nine, eight", "").replace("nine diamonds and nine", "")
    assert "oshla" not in rules_of("tamashebi premia=off")
    assert "hishti is" not in rules_of("pagat")
    assert "fewer than nine" not in rules_of("jokerx schedule=nines")


@pytest.mark.parametrize("house", ["jokerx", "tamashebi miss=per-difference", "pagat miss=flat"])
def test_the_table_of_scores_is_the_engine_s(house: str) -> None:
    table = score_table(KIND.house(house), SAY)
    assert table.head == ("Bid", "Taken", "5 cards", "9 cards")
    for bid, taken, *points in table.rows[:-1]:
        expected = [score(int(bid), int(taken), n, KIND.house(house)).points for n in (5, 9)]
        assert [int(point.replace("\N{MINUS SIGN}", "-")) for point in points] == expected
    assert table.rows[-1] == ("all", "all", "500", "900")
