"""The stakes of a deal: what the match makes of its points, and where that changes a move."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jokeri.bots.georgian.instant import InstantBot
from jokeri.bots.georgian.normal import LEVEL
from jokeri.bots.georgian.outcomes import FILE, hits, prospect
from jokeri.bots.georgian.outlook import Standing, outlook, place_worth
from jokeri.bots.georgian.search import SearchBot
from jokeri.bots.georgian.stakes import Stakes, usual
from jokeri.fast import mode
from jokeri.games.georgian import schedule
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import read_house
from jokeri.games.georgian.moves import write_move
from jokeri.games.georgian.premia import places, settle
from jokeri.games.georgian.results import DealResult
from jokeri.games.georgian.scoring import score
from jokeri.seats import Seat
from support.stakes import FOLDER, Flat, ends, read

compiled = pytest.mark.skipif(mode() != "compiled", reason="interpreted, a search takes seconds")

POSITIONS = {
    # The pulka's last deal, all bids exact so far: a surer bid.
    "safer-with-a-big-best": ("2", "1"),  # 300 points to gain once more, the others miss out
    "safer-against-moshla": ("3", "2"),  # and by tamashebi's rules the others lose their best
    "safer-next-seat": ("2", "1"),  # or the next seat does
    # The match's last deal.
    "bolder-behind": ("0", "1"),  # 60, with 150, 150 and 250 ahead: a made pass passes nobody
    "safer-ahead": (
        "2",
        "1",
    ),  # 350, with 150 behind: first whatever the others do, but for khishti
    # Another is exact so far in the pulka's last deal: to spoil it.
    "spoil-tamashebi": ("JH", "X+"),
}
"""By position: the move that the deal alone makes best, and the one that the match does."""

JOKERX = read_house("jokerx")
by_name = pytest.mark.parametrize("name", POSITIONS)


def test_every_position_of_the_folder_is_told_of() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(POSITIONS)


@compiled
@by_name
def test_the_match_changes_the_move(name: str) -> None:
    house, state, view = read(name)
    moves = Joker(house).moves(state)
    for bot, move in zip(
        (SearchBot(LEVEL, stakes=Flat), SearchBot(LEVEL)), POSITIONS[name], strict=True
    ):
        chosen = [bot.choose(view, moves, random.Random(seed)) for seed in range(3)]
        assert [write_move(each) for each in chosen].count(move) >= 2


@compiled
@by_name
def test_and_rightly_so(name: str) -> None:
    """Played on by the nets in many worlds, points and places by the rules."""
    house, _, view = read(name)
    seat = view.turn or 0

    def worth(total: tuple[int, ...]) -> float:
        ahead = total[seat] - (sum(total) - total[seat]) / 3
        return ahead - place_worth(house) * places(total, house)[seat]

    tempting, right = (ends(house, view, move, 80, "w") for move in POSITIONS[name])
    assert right.mean(worth) > tempting.mean(worth)
    if name.startswith("safer"):
        assert right.hit(seat) > tempting.hit(seat)
    elif name.startswith("spoil"):
        rival = min(range(4), key=lambda each: Stakes(view).aims[4 + each])
        assert right.hit(rival) < tempting.hit(rival)
    else:
        place = (each.mean(lambda total: places(total, house)[seat]) for each in (right, tempting))
        assert next(place) < next(place)


@by_name
def test_instant_knows_nothing_of_the_match(name: str) -> None:
    house, state, view = read(name)
    other = replace(view, results=(), settled=(), total=(900, -300, 40, 0))
    moves = Joker(house).moves(state)
    one, two = (InstantBot().choose(each, moves, random.Random(1)) for each in (view, other))
    assert one == two


@by_name
def test_without_premia_an_exact_bid_brings_only_its_points(name: str) -> None:
    _, _, view = read(name)
    plain = replace(view, house=replace(view.house, premia="off"))
    assert Stakes(plain).aims[4:] == pytest.approx((0.0,) * 4)


@by_name
def test_premia_are_at_stake_for_who_was_exact_in_the_pulka(name: str) -> None:
    """Rules, section 7: premia are for who has been exact in all deals of the pulka."""
    _, _, view = read(name)
    _, numbers = schedule.pulka_of(view.house.schedule, view.number)
    so_far = view.results[numbers.start :]
    mine = view.turn or 0
    for seat, stake in enumerate(Stakes(view).aims[4:]):
        if not all(result.exact(Seat(seat)) for result in so_far):
            assert stake == pytest.approx(0)
        elif so_far and usual(view, seat).hit and view.house.moshla != "next":
            assert stake > 0 if seat == mine else stake < 0


@by_name
def test_the_usual_outcomes_are_worth_what_the_aims_say(name: str) -> None:
    _, _, view = read(name)
    stakes, own = Stakes(view), usual(view, view.turn or 0)
    missed = round(own.missed, -1)
    worth, stake = stakes.aims[stakes.seat], stakes.aims[4 + stakes.seat]
    told = worth * (own.made - missed) + stake
    gained = stakes.own(own.made, exact=True) - stakes.own(missed, exact=False)
    assert gained == pytest.approx(told, abs=10 + 0.1 * abs(told))


def test_who_has_taken_too_many_or_cannot_take_enough_hits_no_more() -> None:
    _, _, view = read("spoil-tamashebi")
    later = replace(view, taken=(2, 0, 0, 0), bids=(1, 3, 0, 1))
    assert [usual(later, seat).hit > 0 for seat in range(4)] == [False, False, True, True]


seats_of = st.tuples(*[st.integers(0, 4)] * 4)
deal_results = st.builds(
    lambda dealer, bids, taken: (dealer, bids, taken), st.integers(0, 3), seats_of, seats_of
)


@given(
    st.lists(deal_results, min_size=2, max_size=2),
    st.sampled_from(["jokerx", "tamashebi", "next-seat", "tamashebi partners=pairs",
                     "jokerx premia_many=cancel moshla=others", "jokerx premia=off"]),
)  # fmt: skip
def test_over_a_match_is_worth_what_the_rules_say(
    deals: list[tuple[int, tuple[int, ...], tuple[int, ...]]], name: str
) -> None:
    house = read_house(f"{name} schedule=4-4")
    results = tuple(
        DealResult(4, Seat(dealer), bids, taken, tuple(
            score(bid, tricks, 4, house).points for bid, tricks in zip(bids, taken, strict=True)
        ))
        for dealer, bids, taken in deals
    )  # fmt: skip
    counted = results[:1] if house.best_last == "excluded" else results
    ended = Standing(
        tuple(float(sum(result.points[seat] for result in results)) for seat in range(4)),
        sum(1 << seat for seat in range(4) if all(each.exact(Seat(seat)) for each in results)),
        tuple(max((0, *(each.points[seat] for each in counted))) for seat in range(4)),
    )
    total = tuple(
        sum(parts)
        for parts in zip(*(result.points for result in results), settle(results, house).added,
                         strict=True)
    )  # fmt: skip
    for seat in range(4):
        found = outlook(house, 2, 0)
        mine = next(side for side in found.sides if seat in side)
        own = sum(total[each] for each in mine)
        others = (sum(total) - own) / (len(found.sides) - 1)
        assert found.difference(ended, seat) == pytest.approx(own - others)
        place = places(total, house)[seat]
        assert found.places(ended, seat)[place - 1] == pytest.approx(1)
        ahead = found.worth(ended, seat) - (own - others)
        assert ahead == pytest.approx(place_worth(house) * (len(found.sides) - place))


@given(st.integers(1, 23), st.tuples(*[st.integers(-500, 1500)] * 4), st.integers(0, 15))
def test_places_are_shared_out(done: int, totals: tuple[int, ...], exact: int) -> None:
    standing = Standing(tuple(map(float, totals)), exact, (50.0, 100.0, 0.0, 150.0))
    found = outlook(JOKERX, done, done % 4)
    chances = [found.places(standing, seat) for seat in range(4)]
    assert all(sum(each) == pytest.approx(1) for each in chances)
    assert [sum(of) for of in zip(*chances, strict=True)] == pytest.approx([1.0] * 4, abs=0.1)
    assert sum(found.difference(standing, seat) for seat in range(4)) == pytest.approx(0, abs=1e-6)
    for seat in range(4):
        score_of = sum(chance * (3 - place) for place, chance in enumerate(chances[seat]))
        expected = found.difference(standing, seat) + place_worth(JOKERX) * score_of
        assert found.worth(standing, seat) == pytest.approx(expected, abs=15)


def test_the_tallies_are_chances_and_small() -> None:
    assert FILE.stat().st_size < 60_000
    for cards in range(1, 10):
        assert sum(hits(cards, Seat(2)).values()) == pytest.approx(1, abs=1e-3)
        assert hits(cards, Seat(2))[0b1111] == 0  # rules, section 3: at most three are exact
        for place in range(4):
            found = prospect(JOKERX, cards, place)
            assert 0.3 < found.hit < 1
            assert sum(found.made.chances.values()) == pytest.approx(1)
            assert sum(found.missed.chances.values()) == pytest.approx(1)
            assert found.missed.mean < found.made.mean
