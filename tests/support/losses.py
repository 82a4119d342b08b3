"""What each move of a position is worth: its points over many worlds, each played out.

A world is a deal that the seat to move cannot tell from the real one (``jokeri.fast.worlds``).
After each move the seats that are still to bid bid as ``careful`` does, ``careful`` plays until six
cards are left, and from there max^n plays exactly. A seat's value is its points less the mean of
the others'; the points are the deal's and, after a pulka's last deal, its premia and moshla.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from jokeri.bots.georgian.careful import CarefulBot
from jokeri.cards import JOKER, Card
from jokeri.fast.bridge import hand_masks, position_of
from jokeri.fast.maxn import MaxN
from jokeri.fast.moves import cards_of
from jokeri.fast.position import Position
from jokeri.fast.solver import MAXN_CARDS, max_n
from jokeri.fast.worlds import World, imagine, plays
from jokeri.games.georgian import schedule
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import Bid, Move, NameTrump, write_move
from jokeri.games.georgian.premia import settle
from jokeri.games.georgian.reading import whole_pack
from jokeri.games.georgian.results import DealResult
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.view import View
from jokeri.seats import Seat, clockwise_from, left_of

READINGS = ("difference", "own", "weighed", "careful")
"""Ways to see the same worlds; where the answer is clear they agree.

``difference``: every world counts alike, max^n plays; ``own``: the same, but only the seat's own
points; ``weighed``: a world counts half for each trick by which a bid heard is off what ``careful``
would have bid on that hand; ``careful``: in the first eighth of the worlds ``careful`` plays to
the end, who sees no cards of others. The last two answer what is said against the first: that
bids tell something of hands, and that nobody plays with open cards.
"""

PULKA_READINGS = ("difference", "weighed")
"""Those where others' points at the pulka's end are the matter: ``PulkaEnding`` plays."""

CAREFUL = CarefulBot()


@dataclass(frozen=True, slots=True)
class Values:
    """By reading: for each move in order, what it is worth in each world; and the weights."""

    moves: tuple[Move, ...]
    by_world: dict[str, list[list[float]]]
    weights: list[float]

    def means(self, reading: str) -> list[float]:
        """Return the mean worth of each move."""
        if reading != "weighed":
            return [fmean(each) for each in self.by_world[reading]]
        return [fmean(each, self.weights) for each in self.by_world["difference"]]

    def losses(self, reading: str) -> dict[str, float]:
        """Return what each move loses against the best one."""
        means = self.means(reading)
        top = max(means)
        return {
            write_move(move): round(top - mean, 1)
            for move, mean in zip(self.moves, means, strict=True)
        }


def values(state: State, house: House, worlds: int, seed: str, *, pulka: bool = False) -> Values:
    """Play every move of the seat to move in so many worlds; ``pulka``: all play for its end."""
    game = Joker(house)
    seat = game.turn(state)
    assert isinstance(seat, int)
    view, moves = game.view(state, Seat(seat)), tuple(game.moves(state))
    ending = PulkaEnding(view) if pulka else DealEnding()
    readings = ("difference",) if pulka else ("difference", "own", "careful")
    by_world: dict[str, list[list[float]]] = {each: [[] for _ in moves] for each in readings}
    weights = []
    for number, world in enumerate(imagine(view, worlds, random.Random(seed))):
        states = list(history(view, world))
        weights.append(weight(game, states, view.seat))
        for place, move in enumerate(moves):
            after = game.apply(states[-1], move).state
            late = played(game, after, MAXN_CARDS, number)
            points = gained(view, late, ending.taken(late, house))
            by_world["difference"][place].append(difference(points, seat))
            if pulka:
                continue
            by_world["own"][place].append(points[seat])
            if 8 * number < worlds:
                over = played(game, after, 0, number)
                points = gained(view, over, over.taken)
                by_world["careful"][place].append(difference(points, seat))
    return Values(moves, by_world, weights)


def difference(points: Sequence[float], seat: int) -> float:
    """Return a seat's points less the mean of the others'."""
    return points[seat] - (sum(points) - points[seat]) / 3


# A world as a state.


def history(view: View, world: World) -> Iterator[State]:
    """Yield the states of a view's deal from its first on, with the hands of a world."""
    game = Joker(view.house)
    state = State(Phase.DEAL, view.number, view.dealer, results=view.results, settled=view.settled)
    state = game.apply(state, whole_pack(pack_begun(view, world), view.house)).state
    yield state
    moves: list[Move] = []
    if state.phase is Phase.TRUMP and view.phase is not Phase.TRUMP:
        moves.append(NameTrump(view.trump))
    bids = [view.bids[seat] for seat in clockwise_from(left_of(view.dealer))]
    moves += [Bid(bid) for bid in bids if bid is not None]
    moves += plays(view)
    for move in moves:
        state = game.apply(state, move).state
        yield state


def pack_begun(view: View, world: World) -> list[Card]:
    """Return the cards that were dealt and turned in this world, in the order of the deal."""
    hands = [list(cards_of(world[seat])) for seat in range(4)]
    for trick in (*(trick for trick, _ in view.tricks), view.trick):
        for place, play in enumerate(trick.plays):
            hands[trick.seat_of(place)].append(play.card)
    assert view.seat is not None
    own = hands[view.seat]
    own.sort(key=lambda card: card not in view.hand)  # before trump is named: the three seen
    if view.cards == 9 and view.house.nines_trump == "last-card":
        dealers = hands[view.dealer]
        shows = view.last_turned or next(card for card in dealers if shows_trump(card, view))
        dealers.remove(shows)
        dealers.append(shows)
    order = clockwise_from(left_of(view.dealer))
    dealt = [hands[seat][place] for place in range(view.cards) for seat in order]
    return dealt if view.turn_up is None else [*dealt, view.turn_up]


def shows_trump(card: Card, view: View) -> bool:
    """Whether a card turned up would have made the view's trump."""
    return card == JOKER if view.trump is None else card.suit is view.trump


def weight(game: Joker, states: Sequence[State], own: Seat | None) -> float:
    """Return how well a world agrees with the bids heard: a half for each trick they are off."""
    off = 0
    for state, after in pairwise(states):
        if state.phase is Phase.BID and state.bidder != own:
            view = game.view(state, state.bidder)
            bid = CAREFUL.choose(view, game.moves(state), random.Random(0))
            off += abs(bid.tricks - after.bids[-1])
    return float(0.5**off)


# From a move to the points.


def played(game: Joker, state: State, left: int, seed: int) -> State:
    """Return the state when ``careful`` has bid, and played until so many cards are left."""
    rng = random.Random(seed)
    while state.phase in (Phase.TRUMP, Phase.BID) or (
        state.phase is Phase.PLAY and state.cards - len(state.tricks) > left
    ):
        seat = game.turn(state)
        assert isinstance(seat, int)
        move = CAREFUL.choose(game.view(state, Seat(seat)), game.moves(state), rng)
        state = game.apply(state, move).state
    return state


def gained(view: View, state: State, taken: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of a view's deal by seat, and of its pulka where that ends with it."""
    if len(state.results) > len(view.results):
        return tuple(after - before for after, before in zip(state.total, view.total, strict=True))
    bids = tuple(state.bid_of(Seat(seat)) or 0 for seat in range(4))
    points = tuple(
        score(bid, tricks, view.cards, view.house).points
        for bid, tricks in zip(bids, taken, strict=True)
    )
    _, deals = schedule.pulka_of(view.house.schedule, view.number)
    if view.number + 1 < deals.stop:
        return points
    results = (*view.results, DealResult(view.cards, view.dealer, bids, taken, points))
    added = settle(results[deals.start :], view.house).added
    return tuple(map(sum, zip(points, added, strict=True)))


class DealEnding:
    """max^n for the score of the deal."""

    def __init__(self) -> None:
        self.solver = MaxN()

    def taken(self, state: State, house: House) -> tuple[int, ...]:
        """Return the deal's tricks by seat, played on from a state in its play or at its end."""
        if state.phase is not Phase.PLAY:
            return state.taken
        hands = tuple(
            tuple(card for card in range(38) if hand >> card & 1)
            for hand in hand_masks(state.dealt)
        )
        return max_n(position_of(state, house), hands, self.solver)


class PulkaEnding:
    """max^n where every seat wants the greatest difference at the pulka's end."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.worth: dict[tuple[int, ...], tuple[float, ...]] = {}

    def taken(self, state: State, house: House) -> tuple[int, ...]:
        """Return the deal's tricks by seat, played on from a state in its play or at its end."""
        if state.phase is not Phase.PLAY:
            return state.taken
        return self._best(position_of(state, house), state, {})

    def _best(
        self, position: Position, state: State, known: dict[tuple[int, ...], tuple[int, ...]]
    ) -> tuple[int, ...]:
        if position.phase == 3:
            return tuple(position.taken)
        key = (*position.hands, *position.taken, position.leader)
        if position.count == 0 and key in known:
            return known[key]
        seat, found = position.turn, list[tuple[int, ...]]()
        for move in range(46):
            if position.legal() >> move & 1:
                position.apply(move)
                found.append(self._best(position, state, known))
                position.undo()
        best = max(found, key=lambda taken: self._worth(state, taken)[seat])
        if position.count == 0:
            known[key] = best
        return best

    def _worth(self, state: State, taken: tuple[int, ...]) -> tuple[float, ...]:
        if taken not in self.worth:
            points = gained(self.view, state, taken)
            self.worth[taken] = tuple(difference(points, seat) for seat in range(4))
        return self.worth[taken]
