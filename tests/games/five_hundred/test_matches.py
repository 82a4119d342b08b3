"""Whole and partial records of Five Hundred, as they can be typed in, and their refusals."""

import pytest

from jokeri.cards import written
from jokeri.games import GAMES
from jokeri.games.five_hundred.house import read_house
from jokeri.games.five_hundred.packs import PACKS, kitty_size, pack_of
from jokeri.lines import Refusal
from jokeri.notation import read_transcript
from jokeri.seats import Seat

KIND = GAMES["five-hundred"]

HEAD = """\
game five-hundred
house australian{house}
seats North East South West
dealer 0
"""
CARDS = """
deal
hands 4H 5H 6H 7H 8H 9H TH 5S 6S 7S | JS JC AS KS QS TS 9S AD KD 5D | \
6D 7D 8D 9D TD JD QD 5C 6C 7C | 8C 9C TC QC KC AC AH KH QH JH
kitty 8S X 4D
"""
TRICKS = """\
tricks
1: X 5C 8C 5S
1: JS 6C 9C 6S
1: JC 7C TC 7S
1: AS 6D QC 4H
1: KS 7D KC 5H
1: QS 8D AC 6H
1: TS 9D JH 7H
1: 9S TD QH 8H
1: 8S JD KH 9H
1: AD QD AH TH
"""
DEAL = f"{CARDS}auction 7S pass pass pass\ndiscard 4D 5D KD\n{TRICKS}score 0 250\n"


def head(house: str = "", start: str = "") -> str:
    return HEAD.format(house=house and f" {house}") + (f"start {start}\n" if start else "")


def read(text: str) -> tuple[str, list[str], tuple[int, ...], bool]:
    """Return the text written back, the legal moves, the total, and whether it is over."""
    kind, found = read_transcript(text.encode())
    back = kind.write_transcript(found.house, found.names, found.moves)
    return back, sorted(kind.notate(move) for move in found.legal), found.total, found.whole


def fault(text: str) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        read_transcript(text.encode())
    assert refusal.value.sentence
    return refusal.value.line, refusal.value.code


def moves(text: str) -> str:
    return " ".join(read(text)[1])


def test_a_deal_reads_and_writes_back() -> None:
    back, legal, total, whole = read(head() + DEAL)
    assert back == head() + DEAL
    assert (legal, total, whole) == ([], (0, 250), False)


def test_a_match_from_given_totals() -> None:
    """Example 5: a side at 480 makes 6S (here with all tricks: 250) and wins."""
    text = head(start="450 480") + DEAL + "\ntotal 450 730\n"
    assert read(text) == (text, [], (450, 730), True)
    assert fault(text + "deal\n") == (26, "wrong-order")
    assert fault(text.replace("total 450 730", "total 0 250")) == (25, "wrong-score")
    late = head(start="450 480") + DEAL + DEAL
    assert fault(late) == (25, "wrong-order")


def test_several_deals() -> None:
    thrown = f"{CARDS}auction pass pass pass pass\n"
    text = head() + thrown + thrown
    assert read(text)[0] == text
    assert moves(text) == ""
    _, found = read_transcript(text.encode())
    assert found.state.dealer == 2
    same = head("all_pass=same-dealer") + thrown
    assert read_transcript(same.encode())[1].state.dealer == 0


def test_the_last_deal_may_be_thrown_in() -> None:
    text = head("deals_max=1", "30 20") + f"{CARDS}auction pass pass pass pass\n\ntotal 30 20\n"
    assert read(text) == (text, [], (30, 20), True)


def test_all_pass_may_be_played() -> None:
    text = head("all_pass=nt-no-kitty") + f"{CARDS}auction pass pass pass pass\ntricks\n"
    back, legal, _, _ = read(text)
    assert back == text
    assert legal == [
        "5D",
        "9S",
        "AD",
        "AS",
        "JC",
        "JS",
        "KD",
        "KS",
        "QS",
        "TS",
    ]  # left of dealer leads


def test_partial_texts_and_their_moves() -> None:
    lines = (head() + DEAL).splitlines(keepends=True)
    for cut in range(1, len(lines) + 1):
        read_transcript("".join(lines[:cut]).encode())
    upto = head() + CARDS
    assert moves(upto).startswith("10C 10D 10H 10NT 10S 6C 6D")
    assert "misere" not in moves(upto).split()
    assert moves(f"{upto}auction 10H pass\n") == "10NT pass"
    won = f"{upto}auction 7S pass pass pass\n"
    assert moves(won) == written(sorted(read_transcript(won.encode())[1].state.hands[1], key=str))
    assert len(moves(won + "discard 4D\n").split()) == 12
    assert fault(won + "discard 4D\ntricks\n") == (11, "wrong-order")
    played = won + "discard 4D 5D KD\ntricks\n1: X\n"
    assert moves(played) == "5C 6C 6D 7C 7D 8D 9D JD QD TD"


def test_example_4_a_failed_misere_stops() -> None:
    deal = f"{CARDS}auction 7S misere pass pass pass\ndiscard 4D 8S X\ntricks\n2: QD 8C 5D\n"
    text = head() + deal + "score -250 0\n"
    assert read(text)[0] == text


def test_the_partner_of_a_misere_sits_out() -> None:
    text = head() + f"{CARDS}auction 7S misere pass pass pass\ndiscard QD 8S X\ntricks\n2: 6D 8C\n"
    _, found = read_transcript(text.encode())
    assert found.state.trick.order == (2, 3, 1)
    assert moves(text) == "5D AD KD"


def test_naming_the_joker() -> None:
    won = head() + f"{CARDS}auction 7NT pass pass pass\ndiscard 4D 5D 8S\n"
    assert read(won)[0] == won
    listed = read(won)[1]
    assert listed[-4:] == ["joker C", "joker D", "joker H", "joker S"]
    assert {"AS", "AD", "X=C", "X=S"} < set(listed)
    assert "X" not in listed
    named = f"{won}joker D\ntricks\n"
    assert read(named)[0] == named
    assert moves(f"{named}1: X\n") == "6D 7D 8D 9D JD QD TD"
    assert fault(f"{won}joker D\njoker H\n")[1] == "wrong-order"
    assert fault(f"{won}joker D H\n")[1] == "call-not-allowed"
    assert fault(f"{named}1: X=D\n")[1] == "call-not-allowed"
    trumps = head() + f"{CARDS}auction 7S pass pass pass\ndiscard 4D 5D 8S\n"
    assert fault(f"{trumps}joker D\n") == (11, "call-not-allowed")
    no_naming = won.replace("australian", "australian joker_nt=no-naming")
    assert fault(f"{no_naming}joker D\n")[1] == "call-not-allowed"


def test_only_the_contractor_names_the_jokers_suit() -> None:
    """Example of a mistake of others: here a defender holds the joker."""
    cards = CARDS.replace("8S X 4D", "8S AH 4D").replace("KC AC AH", "KC AC X")
    won = head() + f"{cards}auction 7NT pass pass pass\ndiscard 4D 5D 8S\n"
    assert "joker" not in moves(won)
    assert fault(f"{won}joker D\n")[1] == "call-not-allowed"


def deal_text(house: str, seats: str, hands: str, kitty: str, rest: str) -> str:
    return (
        f"game five-hundred\nhouse australian{house and ' '}{house}\nseats {seats}\ndealer 0\n"
        f"\ndeal\nhands {hands}\nkitty {kitty}\n{rest}"
    )


FIVE = "A B C D E"


def dealt(seats: int, options: str = "") -> tuple[str, str]:
    """Return hands and a kitty of some pack, in the pack's order."""
    pack = pack_of(read_house(f"australian seats={seats} {options}"))
    hands = [written(pack[start : start + 10]) for start in range(0, 10 * max(seats, 3), 10)]
    return " | ".join(hands), written(pack[10 * len(hands) :])


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (4, "pack=43", 43),
        (4, "pack=45", 45),
        (4, "pack=46", 46),
        (3, "", 33),
        (5, "", 53),
        (6, "", 63),
        (2, "", 33),
    ],
)
def test_packs(seats: int, options: str, cards: int) -> None:
    house = read_house(f"australian seats={seats} {options}")
    assert len(set(pack_of(house))) == len(pack_of(house)) == cards
    assert kitty_size(house) == {45: 5, 46: 6}.get(cards, 3)
    hands, kitty = dealt(seats, options)
    names = " ".join("ABCDEF"[:seats])
    changed = options if options != "pack=43" else ""
    text = deal_text(changed, names, hands, kitty, "auction 6S pass\n" if seats == 2 else "")
    assert read(text)[0] == text


def test_the_pack_of_six_has_red_thirteens() -> None:
    words = written(PACKS["63"]).split()
    assert {"RD", "RH", "ES", "WC"} <= set(words)
    assert "RS" not in words


def test_two_seats_have_a_dead_hand() -> None:
    hands, kitty = dealt(2)
    text = deal_text("", "A B", hands, kitty, "auction 6NT pass\n")
    _, found = read_transcript(text.encode())
    state, game = found.state, KIND.game(found.house)
    assert len(state.dealt) == 3
    assert len(state.hands[1]) == 13
    for seat in (Seat(0), Seat(1), None):
        assert game.view(state, seat).opened is None
        assert written(state.dealt[2]).split()[0] not in str(KIND.view_wire(game.view(state, seat)))


def test_five_seats_call_a_partner() -> None:
    hands, kitty = dealt(5)
    won = deal_text("", FIVE, hands, kitty, "auction 6S pass pass pass pass\n")
    discarded = f"{won}discard {kitty}\n"
    legal = moves(discarded).split("call ")[1:]
    own = hands.split(" | ")[1].split()
    assert len(legal) == 53 - 1 - 10 - len(kitty.split()) + kitty.split().count("X") + 1
    assert not set(own) & {word.strip() for word in legal}
    for card in (own[0], kitty.split()[0], "X"):
        assert fault(f"{discarded}call {card}\n")[1] == "not-callable"
    assert fault(f"{discarded}call 9\n")[1] == "unreadable"
    card = hands.split(" | ")[3].split()[2]
    called = f"{discarded}call {card}\ntricks\n"
    assert read(called)[0] == called
    assert read(f"{discarded}call alone\ntricks\n")[0] == f"{discarded}call alone\ntricks\n"
    _, found = read_transcript(called.encode())
    game = KIND.game(found.house)
    partners = [game.view(found.state, seat).partner for seat in (*game.seats, None)]
    assert partners == [None, None, None, 3, None, None]  # its holder knows


def test_five_seats_misere_is_one_against_four() -> None:
    hands, kitty = dealt(5)
    text = deal_text("misere=any", FIVE, hands, kitty, "auction misere pass pass pass pass\n")
    text += f"discard {kitty}\ntricks\n"
    assert read(text)[0] == text
    assert len(read_transcript(text.encode())[1].state.trick.order) == 5


def test_a_called_card_in_a_kitty_left_lying() -> None:
    hands, kitty = dealt(5, "sans_kitty=on")
    card = next(word for word in kitty.split() if word != "X")
    text = deal_text("sans_kitty=on", FIVE, hands, kitty, "auction 6S! pass pass pass pass\n")
    called = f"{text}call {card}\ntricks\n"
    assert read(called)[0] == called  # nothing is laid away, the card may be called
    assert read_transcript(called.encode())[1].state.partner is None


def test_open_misere_is_exposed_after_the_first_trick() -> None:
    won = head() + f"{CARDS}auction open-misere pass pass pass\ndiscard X JS AS\ntricks\n"
    _, found = read_transcript(won.encode())
    game = KIND.game(found.house)
    assert game.view(found.state, Seat(0)).open_hand == ()
    _, found = read_transcript(f"{won}1: 4D 6D 4H\n".encode())
    for seat in (Seat(0), Seat(3), None):
        assert len(game.view(found.state, seat).open_hand) == 9


def test_nobody_gets_another_hand_or_the_kitty() -> None:
    _, found = read_transcript((head() + CARDS + "auction 7S pass pass pass\n").encode())
    game, state = KIND.game(found.house), found.state
    for seat in (Seat(0), Seat(2), Seat(3), None):
        view = game.view(state, seat)
        own = state.hands[seat] if seat is not None else ()
        wire = str(KIND.view_wire(view))
        for card in pack_of(found.house):
            if card not in own and card.text != "X":
                assert f"'{card.text}'" not in wire
        assert view.kitty == ()
    assert len(game.view(state, Seat(1)).kitty) == 3


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        ("North East South West", [0, 1, 0, 1]),
        ("A B C D E F", [0, 1, 0, 1, 0, 1]),
        ("A B C", [0, 1, 2]),
    ],
)
def test_the_page_is_told_the_side_of_each_seat(seats: str, sides: list[int]) -> None:
    hands, kitty = dealt(len(sides))
    text = deal_text("", seats, hands, kitty, "")
    _, found = read_transcript(text.encode())
    view = KIND.game(found.house).view(found.state, None)
    assert KIND.view_wire(view)["sides"] == sides
    assert KIND.replay_wire(text.encode())["sides"] == sides


@pytest.mark.parametrize(
    ("house", "call", "ranked"),
    [
        ("", "7S", {"JS": ">S", "JC": "<S"}),
        ("", "7D", {}),
        ("", "7NT", {}),
        ("j5=on", "7NT", {"JS": ">S", "JC": ">C"}),
        ("j5=on", "7C", {"JS": "<C", "JC": ">C"}),
        ("j5=on misere=any", "misere", {}),
    ],
)
def test_the_page_is_told_which_jacks_rank_above_an_ace(
    house: str, call: str, ranked: dict[str, str]
) -> None:
    for auction, told in (
        (f"auction {call} pass pass", {}),
        (f"auction {call} pass pass pass", ranked),
    ):
        _, found = read_transcript(f"{head(house)}{CARDS}{auction}\n".encode())
        wire = KIND.view_wire(KIND.game(found.house).view(found.state, Seat(1)))
        assert "JS" in wire["hand"]
        assert wire["ranked"] == told


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (1, "game 500", "unreadable"),
        (2, "house american", "unknown-house"),
        (2, "house australian pack=44", "unknown-house"),
        (2, "house australian seats=4", "unknown-house"),
        (2, "house australian slam=on slam=on", "unknown-house"),
        (3, "seats North", "unreadable"),
        (3, "seats A B C D E F G", "unreadable"),
        (4, "dealer 4", "unreadable"),
        (6, "deal 10", "unreadable"),
        (7, "hands 4H", "unreadable"),
        (8, "kitty 8S X", "impossible-hands"),
        (8, "kitty 8S X 4H", "impossible-hands"),
        (8, "kitty 8S X 4C", "impossible-hands"),  # not in this pack
        (8, "kitty 8S X 1C", "unreadable"),
        (9, "auction 7S pass pass pass pass", "unreadable"),
        (9, "auction 11S", "unreadable"),
        (9, "auction 7S 6H", "bid-not-higher"),
        (9, "auction misere", "misere-too-early"),
        (9, "auction 6NT misere", "misere-too-early"),
        (9, "auction 7S!", "bid-out-of-range"),
        (9, "auction look", "call-not-allowed"),
        (10, "discard 4D 5D 6D", "not-held"),
        (10, "discard 4D 5D KD AD", "unreadable"),
        (10, "call 9C", "wrong-order"),
        (11, "tricks now", "unreadable"),
        (12, "2: X 5C 8C 5S", "wrong-order"),
        (12, "1: X 5C 8C 4H", "must-follow"),
        (12, "1: 5C 5C 8C 5S", "not-held"),
        (12, "1: X=S 5C 8C 5S", "call-not-allowed"),
        (12, "1: X 5C 8C 5S 6S", "unreadable"),
        (12, "X 5C 8C 5S", "unreadable"),
        (22, "score 250 0", "wrong-score"),
        (22, "score 0 140", "wrong-score"),
        (22, "total 0 250", "wrong-order"),
    ],
)
def test_a_fault_is_refused_with_line_and_code(number: int, line: str, code: str) -> None:
    lines = (head() + DEAL).splitlines()
    lines[number - 1] = line
    assert fault("\n".join(lines) + "\n") == (number, code)


def test_a_named_pack_is_for_four_seats() -> None:
    for pack in ("43", "45", "46"):
        text = f"game five-hundred\nhouse australian pack={pack}\nseats A B C\n"
        assert fault(text) == (3, "unknown-house")


def test_other_lines_in_place_of_start() -> None:
    assert fault(head(start="1 2 3"))[1] == "unreadable"
    assert fault(head(start="+1 2"))[1] == "unreadable"
    assert read(head(start="-20 0"))[0] == head(start="-20 0")
