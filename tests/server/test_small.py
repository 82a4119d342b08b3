"""Small parts of the server, each alone."""

import collections
import itertools

import pytest

from jokeri.cards import cards
from jokeri.server import names
from jokeri.server.chance import SystemChance
from jokeri.server.failpoints import Failpoints
from jokeri.server.messages import Move, Unreadable, read
from jokeri.server.origins import is_foreign
from jokeri.server.sockets import CLOSE_SLOW, MOST_WAITING, SeatSocket
from jokeri.server.store import Place


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def test_the_shuffle_favours_no_order() -> None:
    # 24 orders, 23 degrees of freedom: above 80 once in forty million runs.
    pack = cards("AS KS QS JS")
    orders = collections.Counter(SystemChance().shuffled(pack) for _ in range(12_000))
    assert set(orders) == set(itertools.permutations(pack))
    assert chi_square(list(orders.values())) < 80


def test_every_place_may_hold_every_card() -> None:
    # 35 degrees of freedom: above 105 less than once in a million runs, at any of four places.
    pack = tuple(cards("6S 7S 8S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH QH KH AH"))
    pack += tuple(cards("6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C TC JC QC KC AC"))
    shuffled = [SystemChance().shuffled(pack) for _ in range(3600)]
    for place in (0, 1, 17, 35):
        counts = collections.Counter(order[place] for order in shuffled)
        assert chi_square([counts[card] for card in pack]) < 105


def test_the_seat_of_the_draw_is_fair() -> None:
    counts = collections.Counter(SystemChance().below(4) for _ in range(8000))
    assert chi_square([counts[seat] for seat in range(4)]) < 45


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        (None, "a.example", False),
        ("http://a.example", "a.example", False),
        ("https://a.example", "a.example", False),
        ("https://a.example", "a.example:443", False),
        ("http://a.example:80", "a.example", False),
        ("http://127.0.0.1:7320", "127.0.0.1:7320", False),
        ("http://[::1]:7320", "[::1]:7320", False),
        ("http://A.example", "a.example", False),
        ("http://a.example:81", "a.example", True),
        ("http://a.example", "a.example:81", True),
        ("http://b.example", "a.example", True),
        ("http://a.example.evil", "a.example", True),
        ("http://evil@a.example", "b.example", True),
        ("null", "a.example", True),
        ("", "a.example", True),
        ("file://", "", True),
        ("http://a.example", "", True),
        ("http://[", "[", True),
        ("http://a.example:x", "a.example", True),
    ],
)
def test_origins(origin: str | None, host: str, foreign: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert is_foreign(headers) is foreign


def test_what_browsers_say_of_the_site() -> None:
    for site, foreign in [
        ("same-origin", False),
        ("none", False),
        ("same-site", True),
        ("x", True),
    ]:
        assert is_foreign({"sec-fetch-site": site}) is foreign


def test_names() -> None:
    assert names.cleaned("  ნინო   ბ  ") == "ნინო ბ"
    assert names.cleaned("Ана\u0301") == "Ана\u0301"
    for good in (
        *("Ångström", "O'Neill", "Nino 2", "გიორგი-2", "李雷", "さくらカナ", "ラーメン", "佐々木"),
        *("Ана 🂡", "🐻", "Əli", "Ömür", "Արամ", "Νίκος", "דוד", "سارا", "ГАННА", "7", "❤\ufe0f"),
    ):
        assert names.cleaned(good) == good


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u0301", "empty"),
        ("x" * 25, "long"),
        ("a\x00b", "control"),
        ("a\u200eb", "control"),
        ("a\u202eb", "control"),
        ("a\u2067b", "control"),
        ("\ue000", "control"),
        ("a\u200bb", "control"),
        ("a" + "\u0301" * 5, "control"),
        ("Nіno", "mixed-scripts"),  # a Cyrillic i
        ("Ниno", "mixed-scripts"),
        ("ninო", "mixed-scripts"),
        ("Jokeri", "reserved"),
        ("НОЅТ", "reserved"),
        ("host\u2800", "control"),
        ("Nino\u2800", "control"),
        ("\u3164", "control"),
        ("\u115f\u1160", "control"),
        ("\uffa0", "control"),
        ("...", "empty"),
        ("ᎪᏁᎪ", "script"),
        ("ꓮꓠꓮ", "script"),
        ("Aɴa", "script"),
        ("ᴀɴᴀ", "script"),
    ],
)
def test_bad_names(name: str, why: str) -> None:
    with pytest.raises(names.BadName) as refused:
        names.cleaned(name)
    assert refused.value.why == why


def test_what_is_said_stays_on_its_line() -> None:
    assert names.one_line("a" + 30 * "\u0301" + "b\u202e\n ") == "\u00e1\u0301\u0301b"


def test_names_that_look_alike() -> None:
    for one, other in [("Nina", "NINA"), ("Аnna".replace("А", "A"), "ANNA"), ("Сара", "Capa")]:
        assert names.looks(one) == names.looks(other)
    assert names.is_taken("Вова", ["Boba", None])
    for one, other in [
        ("Ｎino", "Nino"),
        ("ΝΙΝΟ", "Nino"),  # Greek
        ("ΝΙΝΟ", "νινο"),
        ("vivo", "νινο"),
        ("ΑΝΑ", "ana"),
        ("АНА", "AHA"),  # Cyrillic
        ("ПАПА", "ΠΑΠΑ"),
        ("ɑna", "Ana"),
        ("օսո", "oun"),  # Armenian
        ("Ill", "111"),
        ("Tarnar", "Tamar"),
        ("Nino\ufe0f", "Nino"),
        ("\U0001d40dino", "Nino"),  # a mathematical N
    ]:
        assert names.is_taken(one, ["Nobody", other]), (one, other)
    for one, other in [
        ("Nino", "Nina"),
        ("ანა", "ნინო"),
        ("Ана", "Ane"),
        ("李", "雷"),
        ("🐻", "🦊"),
    ]:
        assert not names.is_taken(one, [other]), (one, other)
    assert not names.is_taken("Nino", ["Nina", "Ана", None])


def test_names_that_only_their_giver_sees() -> None:
    assert names.title("  JokerX სახლში ") == "JokerX სახლში"
    assert names.title("Jokeri") == "Jokeri"
    assert names.title("host\u202e") == "host"
    for text, why in (("\u202e ", "empty"), ("\u3164", "empty"), ("x" * 25, "long")):
        with pytest.raises(names.BadName) as refused:
            names.title(text)
        assert refused.value.why == why


def test_names_with_a_number() -> None:
    assert names.numbered("Guest", 1) == "Guest"
    assert names.numbered("Guest", 2) == "Guest 2"
    assert names.numbered("x" * 24, 3) == "x" * 22 + " 3"


def test_names_of_bots() -> None:
    bots = names.for_bots(["careful"] * 5, ["ana"], SystemChance())
    assert len(set(bots)) == 5
    assert "Ana" not in bots
    named = names.for_bots(["vano", "vano", "walt"], ["walt"], SystemChance())
    assert named == ["Vano", "Vano 2", "Walt 2"]
    assert names.as_words(["a b", "a|b", "#", "a_b"]) == ["a_b", "a_b_", "seat2", "a_b__"]


def test_a_failpoint_must_exist() -> None:
    for text in ("nowhere:1", "received", "received:x"):
        with pytest.raises(ValueError):
            Failpoints(text)
    Failpoints().hit("received")
    Failpoints("received:2").hit("received")


def test_reading_frames() -> None:
    assert read('{"t":"move","id":"a-1_B","seq":0,"move":"X+H","more":1}') == Move(
        "a-1_B", 0, "X+H"
    )
    assert isinstance(read('{"t":"move","id":"a\n","seq":0,"move":"X"}'), Unreadable)
    assert isinstance(read('{"t":"move","id":"a\\n","seq":0,"move":"X"}'), Unreadable)


def test_who_does_not_read_is_cut_off() -> None:
    place = Place(table=1, guest=1, name=None, seat=0, kicked=False, life="playing")
    socket = SeatSocket(None, place, "", Failpoints())  # type: ignore[arg-type]  # nothing is sent
    for _ in range(MOST_WAITING + 10):
        socket.tell("frame")
    assert socket._frames.qsize() == 1
    assert socket._frames.get_nowait() == CLOSE_SLOW
