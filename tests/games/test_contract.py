"""The contract, for every game of GAMES: a later game gets these tests for nothing."""

import json
import random
import statistics
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jokeri.game import DEALER, IllegalHouse, IllegalMove, Kind
from jokeri.games import GAMES
from jokeri.notation import read_transcript
from support.chance import Seeded
from support.matches import Match, houses, matches

KINDS = [pytest.param(kind, id=name) for name, kind in GAMES.items()]
every_game = pytest.mark.parametrize("kind", KINDS)
MOST_MOVES = 64


def audiences(match: Match) -> list[Any]:
    """Return every seat, and None for a spectator."""
    return [*match.game.seats, None]


def refused(match: Match, state: Any, move: Any) -> str:
    """Return the code with which a move is refused; empty when it is legal."""
    try:
        match.game.apply(state, move)
    except IllegalMove as fault:
        return fault.code
    return ""


def texts(match: Match, state: Any) -> list[str]:
    return [match.kind.write_move(move) for move in match.game.moves(state)]


@every_game
@given(st.data())
def test_a_move_is_listed_if_and_only_if_it_is_legal(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(matches(kind))
    for state in match.states:
        turn = match.game.turn(state)
        listed = texts(match, state)
        assert bool(listed) == (turn not in (DEALER, None))
        assert len(listed) == len(set(listed)) <= MOST_MOVES
        assert set(listed) <= set(kind.universe)
        assert list(match.game.moves(state)) == list(match.game.moves(state))
        for text in kind.universe:
            code = refused(match, state, kind.read_move(text))
            assert bool(code) != (text in listed), text
            if turn is None:
                assert code == "match-over"
    # built anew from the log, every state is equal to the one that all this was asked of
    again = Match(kind, match.house)
    for move in match.moves:
        again.apply(move)
    assert again.states == match.states
    assert again.events == match.events
    assert [hash(state) for state in again.states] == [hash(state) for state in match.states]


@every_game
@given(st.data())
def test_the_dealers_moves(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(matches(kind))
    for state, move in zip(match.states, match.moves, strict=False):
        if match.game.turn(state) is DEALER:
            source = Seeded(random.Random(7))
            drawn = match.game.chance(state, source)
            assert drawn == match.game.chance(state, Seeded(random.Random(7)))
            assert refused(match, state, drawn) == ""
        else:
            with pytest.raises(IllegalMove):
                match.game.chance(state, Seeded(random.Random(7)))
        assert kind.read_move(kind.write_move(move)) == move
        assert "\n" not in kind.write_move(move)


@every_game
def test_every_move_of_the_universe_is_written_as_it_is_read(kind: Kind) -> None:
    assert len(set(kind.universe)) == len(kind.universe)
    for text in kind.universe:
        assert kind.write_move(kind.read_move(text)) == text


@every_game
@given(
    st.text(max_size=40) | st.sampled_from(["deal", "deal ", "dealer", "dealer 9", " AS", "AS "])
)
def test_other_text_is_no_move(kind: Kind, text: str) -> None:
    if text not in kind.universe:
        with pytest.raises(IllegalMove) as fault:
            kind.read_move(text)
        assert fault.value.code == "unreadable"


@every_game
@pytest.mark.parametrize("text", [None, 5, 1.5, [], {}, True, b"AS"], ids=repr)
def test_what_is_no_text_is_no_move(kind: Kind, text: Any) -> None:
    with pytest.raises(IllegalMove) as fault:
        kind.read_move(text)
    assert fault.value.code == "unreadable"


@every_game
@given(st.data())
def test_a_match_is_written_and_read_back(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(matches(kind))
    text = kind.write_transcript(match.house, match.names, match.moves)
    found, read = read_transcript(text.encode())
    assert found is kind
    assert (read.house, read.names) == (match.house, match.names)
    assert read.whole == (match.game.turn(match.state) is None)
    assert read.state == match.state
    assert read.legal == tuple(match.game.moves(match.state))
    assert kind.write_transcript(read.house, read.names, read.moves) == text
    sums = match.game.scores(match.state).points
    by_side = len(read.total) < len(sums)
    assert read.total == (sums[: len(read.total)] if by_side else sums)


@every_game
@given(st.data())
def test_a_record_for_anybody_is_a_beginning_of_the_whole(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(matches(kind))
    record = kind.write_record(match.house, match.names, match.moves)
    assert kind.write_transcript(match.house, match.names, match.moves).startswith(record)
    _, read = read_transcript(record.encode())
    assert match.game.turn(read.state) in (DEALER, None)  # no deal is under way


@every_game
@given(st.data())
def test_what_goes_to_the_page_is_json(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(matches(kind))
    before: dict[Any, tuple[int, bytes]] = {}
    for state in match.states:
        for seat in audiences(match):
            view = match.game.view(state, seat)
            assert hash(view) == hash(match.game.view(state, seat))
            wire = kind.view_wire(view)
            assert msgspec.json.decode(msgspec.json.encode(wire)) == json.loads(json.dumps(wire))
            version, sheet = kind.sheet_wire(view)
            written = msgspec.json.encode(sheet)
            told, last = before.get(seat, (version, written))
            assert version in (told, told + 1)
            assert (version != told) == (written != last)
            before[seat] = version, written
    for events in match.events:
        for event in events:
            wire = kind.event_wire(event)
            assert isinstance(wire["is"], str)
            assert msgspec.json.encode(wire)


@every_game
def test_a_usual_view_is_small(kind: Kind) -> None:
    house = kind.house(next(iter(kind.presets)))
    match = Match(kind, house).play_on(random.Random(1), 5000)
    assert match.game.turn(match.state) is None
    sizes = [
        len(msgspec.json.encode(kind.view_wire(match.game.view(state, seat))))
        for state in match.states
        for seat in audiences(match)
    ]
    assert statistics.median(sizes) < 700


@every_game
@given(st.data())
def test_scores_and_places(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(matches(kind))
    scores = match.game.scores(match.state)
    assert len(scores.points) == len(scores.places) == len(match.game.seats)
    assert 1 in scores.places
    assert max(scores.places) <= len(match.game.seats)


@every_game
@given(st.data())
def test_a_house_is_written_as_it_is_read(kind: Kind, data: st.DataObject) -> None:
    house = data.draw(houses(kind))
    assert kind.house(kind.house_text(house)) == house
    assert kind.game(house) == kind.game(house)
    assert hash(kind.game(house)) == hash(kind.game(house))


@every_game
def test_presets_name_every_option_in_order(kind: Kind) -> None:
    names = [option.name for option in kind.options]
    for preset, chosen in kind.presets.items():
        assert list(chosen) == names
        words = [f"{name}={value}" for name, value in chosen.items()]
        assert kind.house_text(kind.house(" ".join([preset, *words]))) == preset
    with pytest.raises(IllegalHouse):
        kind.house("no-such-preset")


@every_game
def test_a_whole_match_of_every_preset(kind: Kind) -> None:
    for preset in kind.presets:
        match = Match(kind, kind.house(preset)).play_on(random.Random(2), 10_000)
        assert match.game.turn(match.state) is None
        text = kind.write_transcript(match.house, match.names, match.moves)
        _, read = read_transcript(text.encode())
        assert read.whole
        assert kind.write_record(match.house, match.names, match.moves) == text
        assert kind.replay_wire(text.encode())["partial"] is False


@every_game
def test_the_ways_of_one_move_are_the_legal_moves(kind: Kind) -> None:
    match = Match(kind, kind.house(next(iter(kind.presets)))).play_on(random.Random(3), 60)
    for state in match.states:
        listed = len(match.game.moves(state))
        assert kind.perft(match.house, state, 1).count == max(listed, 1)
        assert kind.perft(match.house, state, 0).count == 1
