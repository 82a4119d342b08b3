"""The table without input or output: whose move is taken, and when one is too late."""

import random
from typing import Any

import pytest

from jokeri.game import DEALER
from jokeri.games import GAMES
from jokeri.records import (
    RECORD_VERSION,
    Entry,
    RecordRefused,
    header_of,
    house_of,
    kind_of,
    moves_of,
    read_header,
    write_header,
)
from jokeri.server.table import Proposal, Refusal, Repeated, Table
from support.chance import Seeded

KIND = GAMES["joker"]
HOUSE = KIND.house("jokerx schedule=1-2-3/3")


def dealt(seed: int = 1) -> Table:
    table = Table(KIND, HOUSE)
    while table.turn is DEALER:
        table.accept(table.dealt(Seeded(random.Random(seed))))
    return table


def seat_to_move(table: Table) -> int:
    turn = table.turn
    assert isinstance(turn, int)
    return turn


def legal(table: Table) -> str:
    return KIND.write_move(table.game.moves(table.state)[0])


def propose(table: Table, seat: int, client: str, seen: int, text: str) -> Any:
    before = (table.seq, table.state)
    judged = table.propose(seat, client, seen, text)
    assert before == (table.seq, table.state), "a proposal changes nothing"
    return judged


def code_of(judged: Any) -> str:
    assert isinstance(judged, Refusal)
    return judged.code


def test_a_move_is_accepted_once() -> None:
    table = dealt()
    seat, seen, text = seat_to_move(table), table.seq, legal(table)
    judged = propose(table, seat, "a", seen, text)
    assert judged.entry == Entry(seen + 1, seat, text, "a")
    table.accept(judged)
    assert propose(table, seat, "a", seen, text) == Repeated(seen + 1)
    with pytest.raises(ValueError):
        table.accept(judged)


def test_one_id_may_serve_at_two_seats() -> None:
    table = dealt()
    for _ in range(2):
        seat = seat_to_move(table)
        judged = propose(table, seat, "same", table.seq, legal(table))
        assert isinstance(judged, Proposal)
        table.accept(judged)


def test_stale_only_if_its_turn_has_passed() -> None:
    table = dealt()
    seat, seen = seat_to_move(table), table.seq
    table.accept(table.propose(seat, "a", seen, legal(table)))  # type: ignore[arg-type]
    assert code_of(propose(table, seat, "b", seen, "0")) == "stale"
    assert code_of(propose(table, seat, "c", seen + 1, "0")) == "not-your-turn"
    while table.turn != seat:
        if table.turn is DEALER:
            table.accept(table.dealt(Seeded(random.Random(2))))
        else:
            mover = table.game.seats[seat_to_move(table)]
            table.accept(table.chosen(mover, table.game.moves(table.state)[0]))
    # Its turn has come since; what others did meanwhile does not make the move late.
    assert isinstance(propose(table, seat, "d", seen + 1, legal(table)), Proposal)
    assert code_of(propose(table, seat, "e", seen, legal(table))) == "stale"
    assert code_of(propose(table, seat, "f", table.seq + 1, legal(table))) == "unreadable"


def test_the_dealers_turn_is_nobodys() -> None:
    table = Table(KIND, HOUSE)
    for seat in range(4):
        assert code_of(propose(table, seat, "a", 0, "0")) == "not-your-turn"
        assert code_of(propose(table, seat, "a", 0, "dealer 0 AS")) == "not-your-turn"


def test_a_seat_cannot_deal() -> None:
    table = dealt()
    seat, pack = seat_to_move(table), table.dealt
    assert pack is not None
    every_card = " ".join(sorted({card for card in KIND.universe if len(card) == 2}))
    assert code_of(propose(table, seat, "a", table.seq, f"deal {every_card}")) != ""


def test_codes_come_from_the_rules() -> None:
    table = dealt()
    seat = seat_to_move(table)
    assert code_of(propose(table, seat, "a", table.seq, "9")) == "bid-out-of-range"
    assert code_of(propose(table, seat, "a", table.seq, "AS")) == "wrong-phase"
    assert code_of(propose(table, seat, "a", table.seq, "hello")) == "unreadable"


def whole_match() -> tuple[Table, list[Entry]]:
    table, log = Table(KIND, HOUSE), []
    source = random.Random(4)
    while table.turn is not None:
        if table.turn is DEALER:
            judged = table.dealt(Seeded(source))
        else:
            seat = table.game.seats[seat_to_move(table)]
            judged = table.chosen(seat, source.choice(table.game.moves(table.state)))
        table.accept(judged)
        log.append(judged.entry)
    return table, log


def test_replay_gives_the_same_state() -> None:
    table, log = whole_match()
    again = Table(KIND, HOUSE)
    again.replay(log)
    assert (again.seq, again.state) == (table.seq, table.state)
    assert code_of(propose(again, 0, "a", again.seq, "0")) == "match-over"


def test_a_damaged_log_is_refused_with_a_sentence() -> None:
    _, log = whole_match()
    damaged = [
        log[1:],
        [*log[:5], *log[6:]],
        [*log[:5], Entry(6, 0, "no move"), *log[6:]],
        [log[0], log[1], *(Entry(entry.seq, 0, "9") for entry in log[2:])],
    ]
    for entries in damaged:
        with pytest.raises(RecordRefused, match=r"^Entry \d+ of the record .*\.$"):
            Table(KIND, HOUSE).replay(entries)


def test_headers() -> None:
    header = header_of(KIND, HOUSE, ["a", "b", "c", "d"])
    assert header.options.keys() == {option.name for option in KIND.options}
    assert read_header(write_header(header)) == header
    assert house_of(kind_of(header, GAMES), header) == HOUSE
    assert moves_of(KIND, []) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (f'"record":{RECORD_VERSION}', '"record":99', "newer Jokeri"),
        ('"record":1', '"record":"x"', "cannot be read"),
        ('"names"', '"nimes"', "cannot be read"),
        ('"game":"joker"', '"game":"chess"', "not known"),
        ('"rules":', '"rules":99', "version 99"),
        ('"schedule":"1-2-3/3"', '"schedule":"none"', "house cannot be read"),
    ],
)
def test_refused_headers(old: str, new: str, words: str) -> None:
    text = write_header(header_of(KIND, HOUSE, ["a", "b", "c", "d"]))
    assert old in text

    def opened() -> None:
        header = read_header(text.replace(old, new))
        house_of(kind_of(header, GAMES), header)

    with pytest.raises(RecordRefused, match=words):
        opened()
