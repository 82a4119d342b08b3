"""Georgian Joker by its own rules: nobody is sent a card that is not theirs to see, nor anything
that depends on one; what holds in every game is in ``tests/games``.

Two ways: the scanner looks for the cards themselves; and wherever hidden cards could lie otherwise
with the same public moves, every byte sent so far is the same.
"""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from jokeri.cards import CARDS, JOKER, cards
from jokeri.game import IllegalMove, Kind
from jokeri.games import GAMES
from jokeri.games.georgian.moves import Deal, FirstDealer
from jokeri.games.georgian.packs import pack_of
from jokeri.games.georgian.reading import whole_pack
from jokeri.games.georgian.sentences import sentence
from jokeri.seats import Seat
from support.georgian import deal
from support.georgian_secrets import dealt_otherwise, known
from support.matches import Match, matches
from support.scanner import leaks, unknown_to
from support.secrecy import replayed, sent

GEORGIAN: Kind = GAMES["joker"]
AUDIENCES = (Seat(0), Seat(1), Seat(2), Seat(3), None)
audiences = st.sampled_from(AUDIENCES)
sources = st.randoms(use_true_random=False)


@st.composite
def nines(draw: st.DrawFn) -> Match:
    """Draw a match of nines under way, with its ways of finding trump and of seeing three cards."""
    how = draw(st.sampled_from(("forehand", "last-card")))
    view = draw(st.sampled_from(("all", "chooser")))
    pack = draw(st.sampled_from(("36", "38")))
    house = GEORGIAN.house(f"jokerx schedule=9 pack={pack} nines_trump={how} choice_view={view}")
    return Match(GEORGIAN, house).play_on(draw(sources), draw(st.integers(2, 43)))


def scan(match: Match, seat: Seat | None) -> list[str]:
    """Return the leaks in all that an audience has been sent."""
    found: list[str] = []
    for at, frame in enumerate(sent(match, seat)):
        found += leaks(frame, unknown_to(known(match, at, seat), pack_of(match.house)))
    return found


def assert_alike(match: Match, other: Match, seat: Seat | None) -> None:
    assert sent(match, seat) == sent(other, seat)


@given(matches(GEORGIAN), audiences)
def test_no_frame_names_a_card_that_its_audience_may_not_know(
    match: Match, seat: Seat | None
) -> None:
    assert scan(match, seat) == []


@given(nines(), audiences)
def test_no_frame_of_a_nine_names_a_hidden_card(match: Match, seat: Seat | None) -> None:
    assert scan(match, seat) == []


@given(matches(GEORGIAN), audiences, sources)
def test_what_is_sent_does_not_depend_on_hidden_cards(
    match: Match, seat: Seat | None, source: random.Random
) -> None:
    other = dealt_otherwise(match, seat, source)
    assume(other.moves != match.moves)
    assert_alike(match, other, seat)


@given(nines(), audiences, sources)
def test_what_is_sent_in_a_nine_does_not_depend_on_hidden_cards(
    match: Match, seat: Seat | None, source: random.Random
) -> None:
    other = dealt_otherwise(match, seat, source)
    assume(other.moves != match.moves)
    assert_alike(match, other, seat)


# positions chosen by hand

NINE = (
    "AS KS QS JS TS 9S 8S 7S AC | KC QC JC TC 9C 8C 7C AD KD"
    " | QD JD TD 9D 8D 7D 6D AH KH | QH JH TH 9H 8H 7H 6H X X"
)


def played(hands: str, house: str, moves: str = "") -> Match:
    """Return a match of one nine with seat 3 dealing, these hands and these moves."""
    by_seat = [cards(hand) for hand in hands.split("|")]
    dealt = [by_seat[seat][place] for place in range(9) for seat in range(4)]
    match = Match(GEORGIAN, GEORGIAN.house(f"{house} schedule=9"))
    match.apply(FirstDealer(Seat(3)))
    match.apply(whole_pack(dealt, match.house))
    for word in moves.split():
        match.apply(GEORGIAN.read_move(word))
    return match


def swapped(hands: str, one: str, two: str) -> str:
    """Return the hands with two cards in each other's place: the first copy of each."""
    words = hands.split(" ")
    a, b = words.index(one), words.index(two)
    words[a], words[b] = words[b], words[a]
    return " ".join(words)


@pytest.mark.parametrize(
    ("moves", "two"),
    [
        ("", "KH"),
        ("0 0 0 0", "KH"),
        ("0 0 0 0 AS KC QD", "KH"),
        ("0 0 0 0 AS KC QD X-", "KH"),
        ("0 0 0 0 AS KC QD X+ QH AC AD AH", "KH"),
        ("0 0 0 0 AS KC QD X-", "QC"),
    ],
)
def test_a_dealer_with_both_jokers_the_last_one_turned(moves: str, two: str) -> None:
    # Whether the dealer holds a second joker besides the open one is nobody's business,
    # not even after one of the two was played.
    with_both = played(NINE, "pagat", moves)
    with_one = played(swapped(NINE, "X", two), "pagat", moves)
    others = {"KH": (Seat(0), Seat(1), None), "QC": (Seat(0), Seat(2), None)}
    for seat in others[two]:
        assert_alike(with_both, with_one, seat)


@pytest.mark.parametrize("choice_view", ["all", "chooser"])
def test_while_trump_is_named_the_cards_to_come_are_hidden_from_all(choice_view: str) -> None:
    house = f"jokerx choice_view={choice_view}"
    match = played(NINE, house)
    for seat in AUDIENCES:
        assert_alike(match, played(swapped(NINE, "JS", "9H"), house), seat)  # both come later
        assert_alike(match, played(swapped(NINE, "8S", "7S"), house), seat)
    first_three = played(swapped(NINE, "KC", "QD"), house)  # of seats 1 and 2
    alike = [seat for seat in AUDIENCES if sent(match, seat) == sent(first_three, seat)]
    assert alike == ([0, 3, None] if choice_view == "all" else list(AUDIENCES))
    chooser = played(swapped(NINE, "AS", "QH"), house)  # of seats 0, who names trump, and 3
    alike = [seat for seat in AUDIENCES if sent(match, seat) == sent(chooser, seat)]
    assert alike == ([1, 2, None] if choice_view == "all" else [1, 2, 3, None])


def test_each_seat_does_see_its_own_cards() -> None:
    match = played(NINE, "jokerx", "N")
    other = played(swapped(NINE, "7S", "8C"), "jokerx", "N")
    assert [seat for seat in AUDIENCES if sent(match, seat) != sent(other, seat)] == [0, 1]


def test_other_deals_are_really_found() -> None:
    source = random.Random(5)
    for seat in AUDIENCES:
        match = played(NINE, "jokerx", "N 0 0 0 0 AS KC QD QH")
        other = dealt_otherwise(match, seat, source)
        assert other.moves != match.moves
        assert other.state.tricks == match.state.tricks
        if seat is not None:
            assert other.state.dealt[seat] == match.state.dealt[seat]


def test_an_illegal_history_is_no_other_deal() -> None:
    match = played(NINE, "jokerx", "N 0 0 0 0 AS KC QD QH")
    pack = list(match.moves[1].pack)
    spade, club = pack.index(CARDS["KS"]), pack.index(CARDS["QC"])
    pack[spade], pack[club] = pack[club], pack[spade]  # seat 1 would have had to follow
    assert replayed(match, [Deal(tuple(pack)), *match.moves[2:]], 1) is None


# the scanner finds what the test plants


@pytest.fixture
def secret() -> Match:
    return played(NINE, "jokerx", "N 0 0 0 0 AS")


def unknown(match: Match, seat: Seat | None) -> set[object]:
    return set(unknown_to(known(match, len(match.moves), seat), pack_of(match.house)))


def test_the_scanner_knows_what_is_hidden(secret: Match) -> None:
    hidden = unknown_to(known(secret, len(secret.moves), Seat(0)), pack_of(secret.house))
    assert len(hidden) == 34 + 1 - 9  # two jokers are one card here
    assert JOKER in hidden
    assert CARDS["AS"] not in unknown(secret, Seat(1))


def test_the_scanner_finds_a_leak_in_a_view(secret: Match) -> None:
    view = secret.game.view(secret.state, Seat(0))
    frame = str(secret.kind.view_wire(view))
    hidden = unknown_to(known(secret, len(secret.moves), Seat(1)), pack_of(secret.house))
    assert leaks(frame, hidden)  # seat 0's view, sent to seat 1
    assert sent(secret, Seat(1))
    assert leaks(sent(secret, Seat(0))[-1], hidden)
    assert not leaks(sent(secret, Seat(1))[-1], hidden)
    spectators = unknown_to(known(secret, len(secret.moves), None), pack_of(secret.house))
    assert leaks(sent(secret, Seat(3))[-1], spectators)
    assert not leaks(sent(secret, None)[-1], spectators)


@pytest.mark.parametrize(
    "planted",
    [
        '{"is":"dealt","hands":[["KC"]]}',  # an event
        '{"is":"played","seat":3,"play":"X+"}',
        '["X-H"]',
        "2026-01-01 INFO table 7: deal AS KC X QD",  # a log line
        "Deal(pack=(Card(text='KC', rank=<Rank.KING: 16>, suit=<Suit.CLUBS: 'C'>),",
        "IllegalMove('must-follow', {'suit': 'C', 'cards': ['KC', 'QC']})",  # an error text
        "C must be followed: KC, QC",
    ],
)
def test_the_scanner_finds_a_planted_leak(secret: Match, planted: str) -> None:
    hidden = unknown_to(known(secret, len(secret.moves), Seat(0)), pack_of(secret.house))
    assert leaks(planted, hidden)
    assert leaks(planted.encode(), hidden)


@pytest.mark.parametrize(
    "innocent",
    ['{"hand":["AS","KS"],"trump":"H"}', "XAKC", "ROCKCX", "6HD", "", "AX", "0xKC1", "KCs"],
)
def test_the_scanner_finds_no_leak_where_none_is(secret: Match, innocent: str) -> None:
    hidden = unknown_to(known(secret, len(secret.moves), Seat(0)), pack_of(secret.house))
    assert leaks(innocent, hidden) == []


def test_the_dealers_move_itself_would_be_found(secret: Match) -> None:
    line = secret.kind.write_move(secret.moves[1])
    for seat in AUDIENCES:
        hidden = unknown_to(known(secret, len(secret.moves), seat), pack_of(secret.house))
        assert leaks(line, hidden)


def test_a_refusal_tells_a_seat_of_its_own_cards_only() -> None:
    table = deal("8S 7D | 9S 7C | AC AD | X 7H", "TH", "0 0 0 0 8S")
    with pytest.raises(IllegalMove) as refused:
        table.then("7C")
    others = set(pack_of(table.house)) - {*table.state.hands[1], CARDS["8S"], CARDS["TH"]}
    told = f"{refused.value.detail} {sentence(refused.value.code, refused.value.detail)}"
    assert "9S" in told
    assert leaks(told, others) == []
