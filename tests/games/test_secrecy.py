"""In no game is anybody sent a card that is not theirs to see, nor anything that depends on one.

Two ways, both from the contract alone (``support.secrecy``): all that is sent names only cards that
its audience may know; and wherever the other cards could lie otherwise with the same moves, every
byte sent is the same. The last tests plant a leak in each game and see it found.
"""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jokeri.game import DEALER, IllegalMove, Kind
from jokeri.games import GAMES
from jokeri.seats import Seat
from support.leaking import LeakingKind, another_hand, checksum
from support.matches import Match, matches
from support.secrecy import (
    audiences,
    cards_of,
    dealt_otherwise,
    faults,
    in_deal,
    last_deal,
    learned,
    sent,
)

every_game = pytest.mark.parametrize(
    "kind", [pytest.param(kind, id=name) for name, kind in GAMES.items()]
)
sources = st.randoms(use_true_random=False)


def differing(match: Match, source: random.Random) -> list[Seat | None]:
    """Return the audiences that are sent something else where hidden cards lie otherwise."""
    found, since = [], last_deal(match)
    for seat in audiences(match):
        other = dealt_otherwise(match, seat, source)
        if other is not None and sent(other, seat, since) != sent(match, seat, since):
            found.append(seat)
    return found


def refusals(match: Match) -> list[tuple[str, Any] | None]:
    """Return with what each move is refused, ``None`` where it is legal."""
    found: list[tuple[str, Any] | None] = []
    for text in match.kind.universe:
        try:
            match.game.apply(match.state, match.kind.read_move(text))
            found.append(None)
        except IllegalMove as refused:
            found.append((refused.code, refused.detail))
    return found


@every_game
@given(st.data())
def test_only_cards_that_an_audience_may_know_are_named(kind: Kind, data: st.DataObject) -> None:
    assert faults(data.draw(matches(kind, 80))) == []


@every_game
@given(st.data(), sources)
def test_nothing_sent_depends_on_hidden_cards(
    kind: Kind, data: st.DataObject, source: random.Random
) -> None:
    assert differing(data.draw(matches(kind)), source) == []


@every_game
@given(st.data(), sources)
def test_no_refusal_depends_on_hidden_cards(
    kind: Kind, data: st.DataObject, source: random.Random
) -> None:
    match = data.draw(matches(kind))
    turn = match.game.turn(match.state)
    if turn not in (DEALER, None):
        other = dealt_otherwise(match, turn, source)
        assert other is None or refusals(other) == refusals(match)


# the suite finds what is planted


def under_way(kind: Kind, moves: int = 40, seed: int = 1) -> Match:
    """Return a match of which a deal goes on after so many moves, or some more."""
    source = random.Random(seed)
    match = Match(kind, kind.house(next(iter(kind.presets)))).play_on(source, moves)
    while not in_deal(match, len(match.moves)):
        match.play_on(source, 1)
    return match


def planted(match: Match, place: str, leak: Any) -> Match:
    """Return the match in a game that leaks."""
    again = Match(LeakingKind(match.kind, place, leak), match.house)
    for move in match.moves:
        again.apply(move)
    return again


@every_game
def test_other_deals_are_really_found(kind: Kind) -> None:
    several = [under_way(kind, moves=5 + seed, seed=seed) for seed in range(30)]
    for seat in audiences(several[0]):
        others = [dealt_otherwise(match, seat, random.Random(1)) for match in several]
        pairs = zip(several, others, strict=True)
        found = [(match, other) for match, other in pairs if other is not None]
        assert len(found) > 10
        for match, other in found:
            assert other.moves[last_deal(match)] != match.moves[last_deal(match)]


@every_game
@pytest.mark.parametrize("place", ["view", "event", "sheet"])
def test_a_shown_hand_is_found(kind: Kind, place: str) -> None:
    match = under_way(kind)
    assert faults(match) == []
    found = faults(planted(match, place, another_hand(kind, match.house)))
    assert {fault.split(":")[0] for fault in found} >= {place}


@every_game
def test_every_hidden_card_shown_is_found(kind: Kind) -> None:
    # Whoever holds it, and also where nobody does: a kitty, a pile, what lies face down.
    match = under_way(kind)
    pack = cards_of(match, kind.write_move(match.moves[last_deal(match)]).split(" "))
    hidden = {
        seat: sorted(map(str, set(pack) - learned(match, seat)[-1])) for seat in audiences(match)
    }
    assert all(hidden.values())

    def leak(state: Any, seat: Seat | None) -> list[str]:
        return hidden[seat] if state == match.state else []

    at = len(match.moves)
    assert faults(planted(match, "view", leak)) == [
        f"view: {seat} is shown {cards} after {at} moves" for seat, cards in hidden.items()
    ]


@every_game
@pytest.mark.parametrize("place", ["view", "event", "sheet"])
def test_what_only_depends_on_hidden_cards_is_found(kind: Kind, place: str) -> None:
    match = planted(under_way(kind), place, checksum)
    assert faults(match) == [] or place == "sheet"
    assert set(differing(match, random.Random(1))) == set(audiences(match))


@every_game
def test_the_dealers_move_itself_would_be_found(kind: Kind) -> None:
    match = under_way(kind)
    deal = msgspec.json.encode(kind.write_move(match.moves[last_deal(match)]))
    for seat in audiences(match):
        assert set(cards_of(match, deal.decode().split(" "))) - learned(match, seat)[-1]
