"""The end of a deal: its points, and the next deal or the end of the match."""

from dataclasses import replace

from jokeri.game import Step
from jokeri.games.five_hundred import events
from jokeri.games.five_hundred.auction import same_dealer_when_all_pass
from jokeri.games.five_hundred.ending import final_places, winners
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.results import DealResult, Outcome
from jokeri.games.five_hundred.scoring import deal_points, made
from jokeri.games.five_hundred.sides import by_side, seats_of, side_of, sides_of
from jokeri.games.five_hundred.state import Phase, State
from jokeri.seats import left_of

Told = tuple[events.Event, ...]


def contract_sides(state: State, house: House) -> frozenset[int]:
    """Return the contractor's side, and the called partner's."""
    seats = (state.contractor, state.partner)
    return frozenset(side_of(seat, house) for seat in seats if seat is not None)


def close_deal(state: State, house: House, told: Told) -> Step[State]:
    """Score a deal that has been played."""
    tricks = by_side(state.takers, house)
    sides = contract_sides(state, house)
    points = deal_points(state.contract, sides, tricks, state.total, house)
    outcome = Outcome.UNCALLED
    if state.contract is not None:
        kept = made(state.contract, sum(tricks[side] for side in sides))
        outcome = Outcome.MADE if kept else Outcome.FAILED
    result = _result(state, outcome, tricks, points)
    scored = events.DealScored(result, state.dealt, state.kitty, state.discards)
    after = replace(state, results=(*state.results, result))
    won = winners(
        after.total,
        sides if outcome is Outcome.MADE else frozenset(),
        len(after.results),
        house,
    )
    return _go_on(after, won, house, (*told, scored))


def throw_in(state: State, house: House, told: Told) -> Step[State]:
    """End a deal that everybody passed."""
    nothing = (0,) * sides_of(house)
    result = _result(state, Outcome.THROWN_IN, nothing, nothing)
    after = replace(state, results=(*state.results, result))
    won = winners(after.total, frozenset(), len(after.results), house)
    return _go_on(after, won, house, (*told, events.ThrownIn(result)))


def _result(
    state: State, outcome: Outcome, tricks: tuple[int, ...], points: tuple[int, ...]
) -> DealResult:
    return DealResult(
        dealer=state.dealer,
        contractor=state.contractor,
        partner=state.partner,
        contract=state.contract,
        outcome=outcome,
        tricks=tricks,
        points=points,
        total=tuple(map(int.__add__, state.total, points)),
    )


def _go_on(state: State, won: frozenset[int], house: House, told: Told) -> Step[State]:
    if won:
        places = final_places(state.total, won, house)
        over = events.MatchOver(state.total, places)
        return Step(replace(state, phase=Phase.OVER, places=places), (*told, over))
    again = state.results[-1].outcome is Outcome.THROWN_IN and same_dealer_when_all_pass(house)
    dealer = state.dealer if again else left_of(state.dealer, seats_of(house))
    return Step(replace(state, phase=Phase.DEAL, number=state.number + 1, dealer=dealer), told)
