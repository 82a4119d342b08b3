"""What is particular about the rules page of Jokers."""

import re

from jokeri.cards import cards
from jokeri.games import GAMES
from jokeri.games.jokers.groups import FullType, full_type_of
from jokeri.words import LANGUAGES, words_of
from jokeri.words.document import html
from jokeri.words.pages.jokers.examples import HANDS, reach_example, scored_hands, type_table
from jokeri.words.pages.jokers.rules import rules

SAY = words_of("en", "jokers")


def test_there_is_a_hand_of_each_kind_with_its_points() -> None:
    assert [full_type_of(cards(text)) for text in HANDS] == list(FullType)
    assert [row[2] for row in type_table(SAY).rows] == ["20", "15", "10", "8", "5"]


def test_the_examples_score_as_the_specification_says() -> None:
    sums = [text.rpartition(" ")[2] for text in scored_hands(SAY)]
    assert sums == ["25.", "35.", "50.", "40.", "6.", "11."]


def test_a_safety_card_reaches_no_deeper_than_the_pile() -> None:
    assert reach_example(SAY) == "7♣ reaches 7 cards deep into a pile of 9, but 4 into a pile of 4."


def test_what_is_ours_is_said_so_in_every_language() -> None:
    ours = {"en": r"\bours?\b", "ka": "ჩვენი", "ru": r"[Нн]аш[еи]\b", "tr": r"bizim"}
    for language in LANGUAGES:
        page = html(rules(GAMES["jokers"].house("clarke"), words_of(language, "jokers")))
        assert len(re.findall(ours[language], page)) >= 2, language  # a rule, and the points
