"""Japanese Joker: following, jokers, the table and its columns, the text form."""

import random
from dataclasses import replace

import pytest

from jokeri.cards import CARDS, Suit, cards, written
from jokeri.game import IllegalMove
from jokeri.games import GAMES
from jokeri.games.japanese.engine import JapaneseJoker
from jokeri.games.japanese.events import Uncovered
from jokeri.games.japanese.following import check_play, legal_plays
from jokeri.games.japanese.house import read_house
from jokeri.games.japanese.moves import PLAYS, Deal, FirstChooser, Move, read_move, write_move
from jokeri.games.japanese.pack import PACK
from jokeri.games.japanese.state import NO_TRICK, Phase, RoundResult, State
from jokeri.games.japanese.trick import Trick, taker
from jokeri.games.tricks import Play
from jokeri.lines import Refusal
from jokeri.notation import read_transcript
from jokeri.seats import Seat

KIND = GAMES["japanese-joker"]
LOW = "low_joker=yes"
OPEN = "table_open=at-once"


def suit(letter: str) -> Suit | None:
    return None if letter == "N" else Suit(letter)


def takes(plays: str, trump: str) -> int:
    lead, answer = (PLAYS[word] for word in plays.split())
    return taker(Trick(Seat(0), (lead, answer)), suit(trump))


@pytest.mark.parametrize(
    ("plays", "trump", "seat"),
    [
        ("KC AC", "H", 1),
        ("KC QC", "H", 0),
        ("KC AD", "H", 0),
        ("KC 6H", "H", 1),
        ("KH AC", "H", 0),
        ("7S Y+", "H", 1),  # a following joker takes
        ("X+C KC", "H", 0),
        ("X+C 6H", "H", 1),  # a trump takes a led joker that named another suit
        ("X+H AH", "H", 0),
        ("X+C AD", "N", 0),
        ("X+C Y+", "H", 1),
        ("X+H Y+", "H", 1),
        ("AS Y-", "H", 0),
        ("X-C 7C", "H", 1),
        ("X-C 7H", "H", 1),
        ("X-C AD", "H", 0),  # unanswered
        ("X-C Y-", "H", 0),
        ("X-C Y+", "H", 1),
        ("X+C Y-", "H", 0),
        ("X-H 7H", "H", 1),
    ],
)
def test_who_takes_the_trick(plays: str, trump: str, seat: int) -> None:
    assert takes(plays, trump) == seat


def situation(hand: str, up: str, trump: str, lead: str = "", first: str = "") -> State:
    """Seat 1 answers a lead, or seat 0 leads; not to the round's first trick unless ``first``."""
    own = (*map(CARDS.get, up.split()), None, None, None, None, None)[:5]
    trick = Trick(Seat(0), (PLAYS[lead],)) if lead else NO_TRICK
    gone = () if first else ((Trick(Seat(0)), Seat(0)),)
    mine, table = cards(hand), own
    return replace(
        State(),
        phase=Phase.PLAY,
        hands=((), mine) if lead else (mine, ()),
        up=((None,) * 5, table) if lead else (table, (None,) * 5),
        trump=suit(trump),
        trick=trick,
        tricks=gone,
    )


def legal(state: State, options: str = "") -> str:
    return " ".join(map(str, legal_plays(state, read_house(f"standard {options}"))))


def code(play: str, state: State, options: str = "") -> str:
    try:
        check_play(PLAYS[play], state, read_house(f"standard {options}"))
    except IllegalMove as refused:
        return refused.code
    return ""


def test_a_suit_is_followed_from_hand_or_table() -> None:
    state = situation("7C AD", "KC AH", "H", "QC")
    assert legal(state) == "7C KC"
    assert code("AD", state) == "must-follow"
    assert legal(situation("AD", "KC AH", "H", "QC")) == "KC"


def test_void_one_must_trump_from_hand_or_table() -> None:
    assert legal(situation("AD 6H", "AH 7D", "H", "QC")) == "6H AH"
    assert code("AD", situation("AD", "AH", "H", "QC")) == "must-trump"
    assert legal(situation("AD", "7D", "H", "QC")) == "AD 7D"
    assert legal(situation("AD", "AH", "N", "QC")) == "AD AH"


def test_a_joker_is_always_playable() -> None:
    assert legal(situation("7C X", "KC Y", "H", "QC")) == "7C KC X+ Y+"
    assert legal(situation("7C X", "", "H", "QC"), LOW) == "7C X+ X-"


def test_a_led_joker_asks_for_the_highest_over_hand_and_table() -> None:
    assert legal(situation("7C AD", "KC AH", "H", "X+C")) == "KC"
    assert legal(situation("AC AD", "KC AH", "H", "X+C")) == "AC"
    assert code("7C", situation("7C", "KC", "H", "X+C")) == "must-play-highest"
    assert legal(situation("7C Y", "KC", "H", "X+C")) == "KC Y+"
    assert legal(situation("7D 9D", "6H", "H", "X+C")) == "6H"  # must trump, and takes
    assert legal(situation("7D 9D", "6H", "C", "X+C")) == "7D 9D 6H"  # trump was named
    assert legal(situation("7D 9D", "6H", "N", "X+C")) == "7D 9D 6H"
    assert legal(situation("7C AC", "KC", "H", "X-C"), LOW) == "7C AC KC"  # led low: any


def test_leading() -> None:
    assert legal(situation("7C", "KC", "H")) == "7C KC"
    assert legal(situation("7C", "KC", "H", first="yes")) == "7C"  # the table is not open yet
    assert code("KC", situation("7C", "KC", "H", first="yes")) == "not-held"
    assert legal(situation("7C", "KC", "H", first="yes"), OPEN) == "7C KC"
    assert legal(situation("7C", "KC", "H", "QC", first="yes")) == "7C KC"  # the answer may be
    assert legal(situation("X", "", "H")) == "X+C X+D X+H X+S"
    assert legal(situation("X", "", "H"), LOW).count("X-") == 4


def test_calls_are_checked_first() -> None:
    lead = situation("7C", "", "H")
    assert code("X", lead) == "call-missing"
    assert code("X+", lead) == "call-missing"
    assert code("X+C", lead) == "not-held"
    assert code("X-C", situation("X", "", "H")) == "call-not-allowed"
    assert code("X-C", situation("X", "", "H"), LOW) == ""
    answer = situation("X", "", "H", "QC")
    assert code("X", answer) == "call-missing"
    assert code("X+C", answer) == "call-not-allowed"
    assert code("X-", answer) == "call-not-allowed"


def begin(options: str = "") -> tuple[JapaneseJoker, State]:
    """Deal the pack in its order: seat 0 chooses."""
    game = JapaneseJoker(read_house(f"standard {options}"))
    state = game.apply(game.begin(), FirstChooser(Seat(0))).state
    return game, game.apply(state, Deal(PACK)).state


def test_while_trump_is_named_three_cards_are_seen() -> None:
    game, state = begin()
    assert [write_move(move) for move in game.moves(state)] == ["C", "D", "H", "S", "N"]
    for seat in (Seat(0), Seat(1)):
        view = game.view(state, seat)
        assert view.hand == state.hands[seat][:3]
        assert view.held == (3, 3)
        assert view.up == ((), ())
    assert game.view(state, None).hand == ()


def test_the_chooser_leads_and_the_table_lies_open() -> None:
    game, state = begin()
    step = game.apply(state, read_move("H"))
    assert game.turn(step.state) == 0
    view = game.view(step.state, Seat(1))
    assert view.up == step.state.dealt_up
    assert view.down == ((True,) * 5, (True,) * 5)
    hidden = replace(step.state, down=tuple(own[::-1] for own in step.state.down))
    for seat in (Seat(0), Seat(1), None):
        assert game.view(hidden, seat) == game.view(step.state, seat)


def play_from_the_table(options: str) -> tuple[JapaneseJoker, State, State, tuple[object, ...]]:
    """Play tricks until a card has gone from the table."""
    game, state = begin(f"{options} {OPEN}")
    state = game.apply(state, read_move("N")).state
    told: tuple[object, ...] = ()
    while True:
        before = state
        while len(state.tricks) == len(before.tricks):
            lying = state.up[state.trick.to_play]
            plays = [move for move in game.moves(state) if isinstance(move, Play)]
            table = [play for play in plays if play.card in lying]
            step = game.apply(state, (table or plays)[0])
            state, told = step.state, step.events
        if state.down != before.down:
            return game, before, state, told


def test_an_uncovered_card_goes_into_the_hand() -> None:
    game, before, state, told = play_from_the_table("uncover=hand")
    for seat in (Seat(0), Seat(1)):
        for column in range(5):
            card = before.down[seat][column]
            if card is not None and state.down[seat][column] is None:
                assert card in state.hands[seat]
                assert state.up[seat][column] is None
                other = game.view(state, Seat(1 - seat))
                assert card not in (*other.hand, *other.up[seat])
    uncovered = [event for event in told if isinstance(event, Uncovered)]
    assert uncovered
    assert all(event.card is None for event in uncovered)


def test_an_uncovered_card_may_be_turned_up_in_place() -> None:
    game, before, state, _ = play_from_the_table("uncover=table")
    found = False
    for seat in (Seat(0), Seat(1)):
        for column in range(5):
            card = before.down[seat][column]
            if card is not None and state.down[seat][column] is None:
                found = True
                assert state.up[seat][column] == card
                assert game.view(state, None).up[seat][column] == card
    assert found


def result(taken: tuple[int, int]) -> RoundResult:
    winner = None if taken == (9, 9) else Seat(int(taken[1] > 9))
    return RoundResult(Seat(0), None, taken, winner)


def test_9_9_is_nobodys_round_and_the_chooser_alternates() -> None:
    assert result((9, 9)).points == (0, 0)
    assert result((10, 8)).points == (1, 0)
    state = replace(State(), results=(result((9, 9)),), number=1)
    assert state.chooser == 1


def whole(options: str, seed: int = 5) -> str:
    """Return a whole match as text, played by the first legal move."""
    game, source = JapaneseJoker(read_house(f"standard {options}")), random.Random(seed)
    state, moves = game.begin(), list[Move]()
    while (turn := game.turn(state)) is not None:
        if isinstance(turn, int):
            move: Move = source.choice(list(game.moves(state)))
        elif state.phase is Phase.DEAL:
            move = Deal(tuple(source.sample(PACK, 36)))
        else:
            move = FirstChooser(Seat(1))
        moves.append(move)
        state = game.apply(state, move).state
    return KIND.write_transcript(game.house, ("Ana", "Levan"), moves)


@pytest.mark.parametrize("options", ["", LOW, OPEN, "uncover=table", "target=3"])
def test_matches_read_and_write_back(options: str) -> None:
    text = whole(options)
    _, read = read_transcript(text.encode())
    assert read.whole
    assert KIND.write_transcript(read.house, read.names, read.moves) == text
    assert max(read.total) == (3 if "3" in options else 8) or len(read.state.results) == 50
    lines = text.splitlines(keepends=True)
    for cut in range(1, 40):
        read_transcript("".join(lines[:cut]).encode())


def fault(text: str) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        read_transcript(text.encode())
    return refusal.value.line, refusal.value.code


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (2, "house standrad", "unknown-house"),
        (2, "house standard target=0", "unknown-house"),
        (3, "seats Ana Levan Nika", "unreadable"),
        (4, "chooser 2", "unreadable"),
        (4, "dealer 1", "unreadable"),
        (6, "deal 8", "unreadable"),
        (7, "hands X", "unreadable"),
        (7, "hands X | Y", "impossible-hands"),
        (8, "down X X X X X | Y Y Y Y Y", "impossible-hands"),
        (8, "up X X X X X | Y Y Y Y Y", "wrong-order"),
        (9, "up 5S 6C 6D 7D 8D | X Y AS KS QS", "unreadable"),
        (9, "up 6D 6D 7D 8D 9D | X Y AS KS QS", "impossible-hands"),
        (10, "trump X", "unreadable"),
        (11, "tricks 18", "unreadable"),
        (12, "X X", "call-missing"),
        (12, "AS KS QS", "unreadable"),
        (12, "2S", "unreadable"),
        (12, "score 1 0", "wrong-order"),
        (30, "score 1 1", "wrong-score"),
    ],
)
def test_a_fault_is_refused_with_line_and_code(number: int, line: str, code: str) -> None:
    lines = whole("target=1").splitlines()
    lines[number - 1] = line
    assert fault("\n".join(lines) + "\n") == (number, code)


def test_the_pack_has_36_cards() -> None:
    assert len(set(PACK)) == 36
    assert {"X", "Y", "6D", "6H"} <= set(written(PACK).split())
    assert not {"6S", "6C", "2S"} & set(written(PACK).split())
