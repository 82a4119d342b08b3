"""The twelve characters: who they are, what they may know, what their temperaments do."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from jokeri.bots import BOTS, CHARACTERS, bots_of
from jokeri.bots.georgian.brain import shipped
from jokeri.bots.georgian.characters.cast import CAST
from jokeri.bots.georgian.characters.leanings import holds, leads_trump, leaning, spites
from jokeri.bots.georgian.characters.mistakes import remembered
from jokeri.bots.georgian.characters.player import Character, alone
from jokeri.bots.georgian.characters.temperament import Hardness, Mistakes, Temperament
from jokeri.bots.georgian.seen import seen_position
from jokeri.fast import mode
from jokeri.fast.moves import NUMBER_OF
from jokeri.games import GAMES
from jokeri.games.georgian.moves import Play, read_move, write_move
from jokeri.games.georgian.state import Phase
from jokeri.games.georgian.view import View
from jokeri.seats import Seat
from jokeri.words import LANGUAGES, words_of
from support.georgian import Position, deal, match

GEORGIAN = GAMES["joker"]
FACES = Path(__file__).parents[2] / "web" / "src" / "games" / "joker" / "faces"
QUICK = tuple(name for name, nature in CAST.items() if nature.level == "instant")
PLAIN = Temperament()


def view_of(position: Position) -> View:
    """Return the view of the seat to move."""
    seat = position.game.turn(position.state)
    assert isinstance(seat, int)
    return position.game.view(position.state, Seat(seat))


def chosen(position: Position, nature: Temperament) -> str:
    """Return what a temperament does, as text."""
    moves = position.game.moves(position.state)
    return write_move(Character(nature).choose(view_of(position), moves, random.Random(1)))


def play(word: str) -> Play:
    move = read_move(word)
    assert isinstance(move, Play)
    return move


# ------------------------------------------------------------------ who they are


def test_three_are_easy_four_middling_three_hard_two_very_hard() -> None:
    classes = Counter(nature.hardness for nature in CAST.values())
    assert classes == {
        Hardness.EASY: 3,
        Hardness.MIDDLING: 4,
        Hardness.HARD: 3,
        Hardness.VERY_HARD: 2,
    }
    assert len(set(CAST.values())) == len(CAST)


def test_a_character_has_a_name_a_line_and_a_face() -> None:
    assert {file.stem for file in FACES.iterdir()} == set(CAST)
    for name in CAST:
        face = (FACES / f"{name}.svg").read_text()
        assert len(face) < 2000
        assert "<text" not in face
        assert re.search(r'viewBox="0 0 (\d+) \1"', face)
    for language in LANGUAGES:
        say = words_of(language, "joker")
        names = {say(f"bot-{name}") for name in CAST}
        lines = {say(f"bot-{name}-help") for name in CAST}
        assert len(names) == len(lines) == len(CAST)
        assert all(len(line) < 80 for line in lines)


def test_they_are_offered_for_their_game_where_they_can_play() -> None:
    offered = [bot for bot in bots_of(GEORGIAN) if bot in CHARACTERS]
    can = [name for name, nature in CAST.items() if nature.level != "strong"]
    assert offered == (list(CAST) if mode() == "compiled" else can)
    for name, kind in GAMES.items():
        assert name == "joker" or not set(CHARACTERS) & set(bots_of(kind))


# ------------------------------------------------------------------ the same again


@pytest.mark.parametrize("bot", CHARACTERS)
def test_the_same_chance_gives_the_same_choice(bot: str) -> None:
    if bot not in bots_of(GEORGIAN):
        pytest.skip("it needs the compiled core")
    hands = "X 9S 7D 8C | QS AS TD 9D | KS JS AC 6D | TS X KD AH"
    for words in ("", "1 1 1", "1 1 1 2", "1 1 1 2 9S"):
        position = deal(hands, "9H", words)
        moves, view = position.game.moves(position.state), view_of(position)
        one, two = (BOTS[bot].choose(view, moves, random.Random(7)) for _ in range(2))
        assert one == two
        assert one in moves


# ------------------------------------------------------------------ leanings

SOME = (
    "AS KS QD 7C 9H | 9S 8S JD TC TH | TS JS KD AC 8H | QS 7S AD KC QH",
    "X AH 9S 8D 7C | 9C 8S JD TC TH | TS JS KD AC 8H | QS 7S AD KC QH",
    "7S 8S 9D TD 8C | QS AS 7D 9C TH | KS JS KD AC 8H | X AH AD KC QH",
)


def test_a_bold_one_bids_at_least_as_much_and_a_shy_one_at_most() -> None:
    bids = [
        [
            int(chosen(deal(hands, "6H"), Temperament(boldness=boldness)))
            for boldness in (-60, 0, 60)
        ]
        for hands in SOME
    ]
    assert all(shy <= usual <= bold for shy, usual, bold in bids)
    assert any(shy < usual for shy, usual, _ in bids)
    assert any(usual < bold for _, usual, bold in bids)


def test_who_loves_trumps_leads_and_names_them() -> None:
    position = deal("AH 7S 8D | 9S TD 9C | TS KD AC | QS AD KC", "6H", "1 1 1 1")
    assert leads_trump(view_of(position), play("AH"))
    assert not leads_trump(view_of(position), play("7S"))
    assert chosen(position, Temperament(trumps=500)) == "AH"
    assert chosen(position, Temperament(trumps=-500)) != "AH"
    position = match("jokerx schedule=9").deal(NINES)
    assert position.state.phase is Phase.TRUMP
    assert chosen(position, Temperament(trumps=500)) != "N"
    assert chosen(position, Temperament(trumps=-500)) == "N"


NINES = (
    "7S 8D 9C AS KS QS JS AC AD | TS 9S 7C 8C TD 6D 7D 6H 7H"
    " | 8S AH TC JC 8H 9D X 9H TH | QC KC JD QD KD KH JH QH X"
)


def test_spite_takes_what_another_needs_and_leaves_what_another_must_not_have() -> None:
    hands = "QS 7D | AS 8S | TS 9D | JS TD"
    needy = deal(hands, "6H", "1 0 0 0 QS")
    view = view_of(needy)
    assert [spites(view, play(word)) for word in ("AS", "8S")] == [True, False]
    assert [holds(view, play(word)) for word in ("AS", "8S")] == [True, False]
    assert chosen(needy, Temperament(spite=500)) == "AS"
    assert chosen(needy, Temperament(spite=-500)) == "8S"
    full = deal(hands, "6H", "0 1 0 0 QS")
    view = view_of(full)
    assert [spites(view, play(word)) for word in ("AS", "8S")] == [False, True]
    assert chosen(full, Temperament(spite=500)) == "8S"


def test_greed_takes_and_jokers_go_early_or_late() -> None:
    position = deal("QS 7D | AS X | TS 9D | JS TD", "6H", "1 1 0 1 QS")
    assert chosen(position, Temperament(greed=500, jokers=-500)) == "AS"
    assert chosen(position, Temperament(jokers=500)).startswith("X")
    assert chosen(position, Temperament(jokers=500, greed=500)) == "X+"
    assert leaning(view_of(position), play("X-"), Temperament(jokers=7)) == 7


def test_care_of_premia_is_for_the_surest_exact_bid() -> None:
    """Seat 0 has been exact in the pulka's first deal, so that premia are in reach."""
    first = match("jokerx schedule=1-5").deal("AS | 7S | 8S | 9S", "6H").then("1 0 0 1 AS 7S 8S 9S")
    position = first.deal(SOME[0], "6H")
    while position.game.turn(position.state) != 0:
        position = position.then("1")
    view = view_of(position)
    found = alone(shipped(), view, None, random.Random(1))
    surest = max(found, key=lambda move: found[move].exact)
    assert NUMBER_OF[read_move(chosen(position, Temperament(care=1000)))] == surest


# ------------------------------------------------------------------ mistakes

MEMORY = "AS KS 7D 8D | QS 9C TD 9D | JS 8C JD QD | TS 7C KD AD"
PLAYED = "2 0 1 0 AS QS JS TS KS 9C 8C 7C"


def test_who_forgets_knows_neither_cards_gone_nor_voids() -> None:
    view = view_of(deal(MEMORY, "6H", PLAYED))
    all_of_it, last, nothing = (remembered(view, tricks) for tricks in (None, 1, 0))
    assert all_of_it.gone == seen_position(view).gone
    assert (all_of_it.gone.bit_count(), last.gone.bit_count(), nothing.gone.bit_count()) == (
        8,
        4,
        0,
    )
    assert all_of_it.voids == last.voids != 0
    assert nothing.voids == 0
    for position in (last, nothing):
        assert position.hands[0] == all_of_it.hands[0]
        assert list(position.taken) == list(all_of_it.taken)
        assert list(position.bids) == list(all_of_it.bids)
        assert position.legal() == all_of_it.legal()


def test_what_is_forgotten_changes_no_choice() -> None:
    """Another card of the same trick, the same need: who remembers nothing plays the same."""
    other = MEMORY.replace("8C", "TC")
    nature = Temperament(mistakes=Mistakes(remembers=0))
    one, two = (
        alone(shipped(), view_of(deal(hands, "6H", played)), 0, random.Random(1))
        for hands, played in ((MEMORY, PLAYED), (other, PLAYED.replace("8C", "TC")))
    )
    assert one == two
    assert chosen(deal(MEMORY, "6H", PLAYED), nature) in {"7D", "8D"}


def test_who_counts_bids_a_trick_for_each_pretty_card() -> None:
    nature = Temperament(mistakes=Mistakes(counts=True))
    assert chosen(deal(SOME[0], "6H"), nature) == "2"  # the ace and the king of spades
    assert chosen(deal(SOME[1], "6H"), nature) == "2"  # the joker and the ace of trumps
    assert chosen(deal(SOME[2], "6H"), nature) == "0"
    barred = deal(SOME[0], "6H", dealer=0).then("1 1 1")
    assert "2" not in barred.legal.split()
    assert chosen(barred, nature) == "3"


def test_a_pretty_hand_is_overbid_by_one() -> None:
    usual, over = PLAIN, Temperament(mistakes=Mistakes(overbids=True))
    for hands in SOME:
        position = deal(hands, "6H")
        once, twice = int(chosen(position, usual)), int(chosen(position, over))
        assert twice - once == (hands != SOME[2])


def test_panic_spends_the_joker_on_the_first_trick_in_danger() -> None:
    nature = Temperament(mistakes=Mistakes(panics=True))
    hands = "7S 7D 8C | X AS TD | 8S 9D TC | JS KD AC"
    assert chosen(deal(hands, "6H", "0 1 0 1 7S"), nature) == "X+"
    assert chosen(deal(hands, "6H", "0 0 0 1 7S"), nature) != "X+"


@pytest.mark.parametrize("bot", QUICK)
def test_every_answer_is_a_legal_move_at_once(bot: str) -> None:
    """Through a whole deal of nine cards, whoever sits where."""
    position = match("jokerx schedule=9").deal(NINES)
    moved = 0
    while isinstance(turn := position.game.turn(position.state), int):
        moves = position.game.moves(position.state)
        move = BOTS[bot].choose(
            position.game.view(position.state, Seat(turn)), moves, random.Random(moved)
        )
        assert move in moves
        position = position.after(move)
        moved += 1
    assert moved == 1 + 4 + 36
    assert all(isinstance(bid, int) for bid in position.state.results[-1].bids)
