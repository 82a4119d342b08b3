import pytest

from jokeri.words import FaultyMessage, say, words_of


def test_numbers_choose_the_plural() -> None:
    assert [
        words_of("ru", "joker")("rule-score-cards", cards=cards) for cards in (1, 2, 5, 21)
    ] == [
        "1 карта",
        "2 карты",
        "5 карт",
        "21 карта",
    ]


@pytest.mark.parametrize(
    ("language", "message"),
    [("en", "no-such-message"), ("de", "title"), ("en", ""), ("en", "rule-aim")],
)
def test_what_there_is_not_is_refused(language: str, message: str) -> None:
    with pytest.raises(FaultyMessage):
        say(language, message)


def test_a_missing_variable_is_refused() -> None:
    with pytest.raises(FaultyMessage, match="points"):
        words_of("en", "joker")("rule-khishti-points")


def test_values_are_said_as_they_are() -> None:
    assert (
        words_of("en", "joker")("rule-khishti-points", points="<{$x}>")
        == "Khishti is <{$x}> points."
    )


def test_a_game_without_words_is_refused() -> None:
    with pytest.raises(FaultyMessage, match="chess"):
        words_of("en", "chess")
