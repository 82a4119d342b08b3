"""Writing the text form: canonical, so that what was read is written back byte for byte."""

from collections.abc import Iterator, Sequence

from jokeri.cards import SECOND_JOKER
from jokeri.games.five_hundred import events
from jokeri.games.five_hundred.engine import FiveHundred
from jokeri.games.five_hundred.house import House, write_unseated
from jokeri.games.five_hundred.moves import CallCard, FirstDealer, Move, notate, write_move
from jokeri.games.five_hundred.packs import pack_of
from jokeri.games.five_hundred.playing import namings_of
from jokeri.games.five_hundred.state import Phase, State
from jokeri.games.five_hundred.trick import Trick
from jokeri.games.writing import barred, spaced, words_of

BETWEEN = (Phase.FIRST_DEALER, Phase.DEAL, Phase.OVER)


def write_transcript(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write a match, or as much of it as the moves tell; every card is shown."""
    return "".join(f"{line}\n" for line in _lines(house, names, moves))


def write_record(house: House, names: Sequence[str], moves: Sequence[Move]) -> str:
    """Write what may be shown to anybody: of a match under way, its finished deals only."""
    game, finished = FiveHundred(house), 0
    state = game.begin()
    for count, move in enumerate(moves, start=1):
        state = game.apply(state, move).state
        if state.phase in BETWEEN:
            finished = count
    return write_transcript(house, words_of(names), moves[:finished])


def _lines(house: House, names: Sequence[str], moves: Sequence[Move]) -> Iterator[str]:
    yield "game five-hundred"
    yield f"house {write_unseated(house)}"
    yield f"seats {spaced(names)}"
    game = FiveHundred(house)
    state, deal = game.begin(), _Deal(house)
    for move in moves:
        step = game.apply(state, move)
        if isinstance(move, FirstDealer):
            yield f"dealer {move.dealer}"
            if move.start:
                yield f"start {spaced(move.start)}"
        elif isinstance(move, CallCard):
            yield write_move(move)
        state = step.state
        yield from deal.lines(state, step.events)
    if state.phase not in BETWEEN:
        yield from deal.unfinished(state)


class _Deal:
    """Writes the lines of a deal as its events complete them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heading = False  # whether the line before the tricks is still to be written

    def lines(self, state: State, told: Sequence[events.Event]) -> Iterator[str]:
        for event in told:
            match event:
                case events.Dealt():
                    self.heading = True
                    yield ""
                    yield "deal"
                    yield f"hands {barred(state.dealt)}"
                    yield f"kitty {spaced(state.kitty)}"
                case events.AuctionClosed():
                    yield _auction(state)
                case events.Discarded(_, 0):
                    yield f"discard {spaced(state.discards)}"
                case events.TrickTaken(_, trick):
                    yield _trick(trick)
                case events.DealScored(result):
                    yield f"score {spaced(result.points)}"
                case events.MatchOver(total):
                    yield ""
                    yield f"total {spaced(total)}"
        yield from self.before_tricks(state)

    def before_tricks(self, state: State) -> Iterator[str]:
        """Write what comes before the first trick, once nothing can be named any more."""
        if self.heading and state.phase is Phase.PLAY and not namings_of(state, self.house):
            self.heading = False
            if state.named:
                yield _named(state, self.house)
            yield "tricks"

    def unfinished(self, state: State) -> Iterator[str]:
        """Write the line that is not complete."""
        if state.phase is Phase.BID and state.auction.calls:
            yield _auction(state)
        elif state.phase is Phase.DISCARD and state.discards:
            yield f"discard {spaced(state.discards)}"
        elif self.heading and state.named:
            yield _named(state, self.house)
        elif state.trick.plays:
            yield _trick(state.trick)


def _auction(state: State) -> str:
    return f"auction {spaced(notate(call) for _, call in state.auction.calls)}"


def _named(state: State, house: House) -> str:
    two = SECOND_JOKER in pack_of(house)
    words = (f"{joker}={suit.value}" if two else suit.value for joker, suit in state.named)
    return f"joker {spaced(words)}"


def _trick(trick: Trick) -> str:
    return f"{trick.leader}: {spaced(trick.plays)}"
