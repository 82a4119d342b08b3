"""Reviews: what is a mistake and what is not, and that they know no more than the seat did."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from jokeri.analysis.georgian.decisions import Decision, decisions
from jokeri.analysis.georgian.judging import judge
from jokeri.analysis.georgian.luck import outcome
from jokeri.analysis.georgian.review import review_of, worst_of
from jokeri.bots.georgian.instant import InstantBot
from jokeri.game import DEALER
from jokeri.games import GAMES
from jokeri.games.georgian.moves import Bid
from jokeri.games.georgian.state import Phase
from jokeri.seats import Seat
from support.chance import Seeded
from support.georgian_secrets import dealt_otherwise
from support.matches import Match

JOKER = GAMES["joker"]
Choice = Callable[[int, Sequence[Any]], Any]
"""A move of a seat out of its legal ones, ``None`` where the nets are to choose."""


def played(house: str, seed: int, otherwise: Choice = lambda _seat, _moves: None) -> Match:
    """Return a finished match of the nets alone, some of whose moves are chosen otherwise."""
    match, source, bot = Match(JOKER, JOKER.house(house)), random.Random(seed), InstantBot()
    game = match.game
    while (turn := game.turn(match.state)) is not None:
        if turn is DEALER:
            match.apply(game.chance(match.state, Seeded(source)))
            continue
        moves = game.moves(match.state)
        chosen = otherwise(turn, moves)
        match.apply(chosen or bot.choose(game.view(match.state, turn), moves, source))
    return match


def bids(match: Match, seat: int) -> list[Decision]:
    found = decisions(match.house, match.moves, Seat(seat))
    return [each for each in found if each.view.phase is Phase.BID]


def test_a_planted_blunder_is_the_worst_decision() -> None:
    def boasts(seat: int, moves: Sequence[Any]) -> Any:
        return moves[-1] if seat == 2 and isinstance(moves[0], Bid) else None

    match = played("tamashebi schedule=6", seed=3, otherwise=boasts)
    worst = worst_of(judge(each, 1) for each in decisions(match.house, match.moves))[0]
    assert worst.decision.seat == 2
    assert worst.done.move == worst.decision.moves[-1]
    assert worst.best.move.tricks < 5
    assert worst.loss > 100


@pytest.mark.parametrize("seed", [1, 2])
def test_where_hidden_cards_lie_changes_no_judgement(seed: int) -> None:
    match = played("jokerx schedule=3", seed)
    seat = Seat(seed)
    other = dealt_otherwise(match, seat, random.Random(seed), swaps=20)
    assert other.moves != match.moves
    one, two = (
        [judge(each, 7) for each in decisions(each.house, each.moves, seat)]
        for each in (match, other)
    )
    assert one
    assert [(each.done, each.best) for each in one] == [(each.done, each.best) for each in two]


def test_a_right_bid_that_lost_is_no_mistake() -> None:
    """The best bid loses nothing, whether its seat then takes as many tricks or not."""
    begun = Match(JOKER, JOKER.house("tamashebi schedule=4"))
    source = Seeded(random.Random(1))
    while begun.game.turn(begun.state) is DEALER:
        begun.apply(begun.game.chance(begun.state, source))
    leader, moves = begun.game.turn(begun.state), begun.game.moves(begun.state)
    assert isinstance(leader, int)
    (first,) = decisions(begun.house, [*begun.moves, moves[0]])
    right = judge(first, 1).best.move
    losses = {}
    for seed in range(200):
        match = Match(JOKER, begun.house)
        for move in (*begun.moves, right):
            match.apply(move)
        match.play_on(random.Random(seed), 100)
        exact = match.state.results[0].exact(leader)
        if exact not in losses:
            losses[exact] = judge(bids(match, leader)[0], 1).loss
    assert losses == {True: 0, False: 0}


def test_luck_is_what_is_left_of_what_came() -> None:
    match = played("tamashebi schedule=2-2 premia=off", seed=8)
    judged = [judge(each, 1) for each in decisions(match.house, match.moves)]
    review = review_of(judged, match.state.results)
    assert review.seats == (0, 1, 2, 3)
    assert len(review.balances) == 8
    for seat in review.seats:
        whole = review.whole(seat)
        assert whole.came == pytest.approx(whole.expected + whole.luck - whole.losses)
        losses = [each.loss for each in judged if each.decision.seat == seat]
        assert whole.losses == pytest.approx(sum(losses))
        assert min(losses) >= 0


LONG = "/".join(["2-2-2"] * 8)


def first_outcomes(premia: str) -> tuple[list[float], tuple[int, ...]]:
    """Return what the first deal of a long match came to for each seat, and its points."""
    match = played(f"tamashebi schedule={LONG} premia={premia}", seed=8)
    result = match.state.results[0]
    views = [bids(match, seat)[0].view for seat in range(4)]
    return [outcome(view, Seat(seat), result) for seat, view in enumerate(views)], result.points


def test_far_from_the_end_a_deal_comes_to_its_points() -> None:
    came, points = first_outcomes("off")
    for seat in range(4):
        assert came[seat] == pytest.approx(points[seat] - (sum(points) - points[seat]) / 3, abs=3)


def test_an_exact_bid_counts_with_the_hope_of_premia_it_keeps() -> None:
    (plain, points), (with_premia, same) = (first_outcomes(premia) for premia in ("off", "on"))
    assert points == same
    assert plain != with_premia
