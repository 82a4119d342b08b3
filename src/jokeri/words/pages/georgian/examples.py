"""Examples on the rules page of Georgian Joker, each worked out by the engine's own functions."""

from typing import TypedDict

from jokeri.cards import JOKER, Suit
from jokeri.games.georgian.bidding import barred
from jokeri.games.georgian.house import House
from jokeri.games.georgian.moves import PLAYS
from jokeri.games.georgian.premia import SEATS, settle
from jokeri.games.georgian.results import DealResult
from jokeri.games.georgian.schedule import pulkas
from jokeri.games.georgian.scoring import score
from jokeri.games.georgian.taking import taker
from jokeri.games.georgian.trick import Trick
from jokeri.seats import Seat
from jokeri.words.document import Table
from jokeri.words.saying import Say
from jokeri.words.signs import added, card_sign, signed


class BarredBid(TypedDict):
    """Three bids, and the one that the dealer may not make after them."""

    cards: int
    first: int
    second: int
    third: int
    barred: int


def barred_bid(cards: int) -> BarredBid:
    """Return an example of a barred bid in a deal of so many cards: 2 2 3 in nine bars 2."""
    bids = (cards // 4, cards // 4, cards // 3)
    bar = barred(bids, cards)
    return BarredBid(
        cards=cards,
        first=bids[0],
        second=bids[1],
        third=bids[2],
        barred=cards if bar is None else bar,
    )


TRICKS: tuple[tuple[str, Suit | None, str], ...] = (
    ("rule-example-led-high", Suit.HEARTS, "X+D 7H AD KH"),
    ("rule-example-two-high", None, "9S X+ X+ AS"),
    ("rule-example-low-follower", None, "9S X- TD 7S"),
    ("rule-example-led-low", None, "X-S TD AD KH"),
)
"""A message that tells of a trick; its trump; its plays from the leader."""


def trick_examples(house: House, say: Say) -> tuple[str, ...]:
    """Return tricks, each with who takes it at this house."""
    return tuple(
        f"{_trick_told(message, plays, say)} {_outcome(trump, plays, house, say)}"
        for message, trump, plays in TRICKS
    )


def _trick_told(message: str, plays: str, say: Say) -> str:
    names = ("first", "second", "third", "fourth")
    cards = (PLAYS[play].card for play in plays.split())
    told = {name: card_sign(card) for name, card in zip(names, cards, strict=True)}
    return say(message, **told)


def _outcome(trump: Suit | None, plays: str, house: House, say: Say) -> str:
    trick = Trick(Seat(0), tuple(PLAYS[play] for play in plays.split()))
    place = taker(trick, trump, house)
    card = trick.plays[place].card
    if card != JOKER:
        return say("rule-outcome-card", card=card_sign(card))
    jokers = [at for at, play in enumerate(trick.plays) if play.card == JOKER]
    if len(jokers) == 1:
        return say("rule-outcome-led-joker")
    return say(f"rule-outcome-{'first' if place == jokers[0] else 'second'}-joker")


def score_table(house: House, say: Say) -> Table:
    """Return what bids are worth, in the largest deals under nine cards and in nines."""
    sizes = _sizes(house)
    least = min(sizes)
    bid = min(3, least - 1)
    pairs = [(0, 0), (0, min(2, least)), (bid, bid), (bid, bid + 1), (bid, bid - 1), (bid, 0)]
    pairs += [(1, 0)] if bid == 0 else []
    shown = [pair for at, pair in enumerate(pairs) if pair[1] >= 0 and pair not in pairs[:at]]
    every = say("rule-score-every")
    rows = [
        (str(b), str(t), *(signed(score(b, t, cards, house).points) for cards in sizes))
        for b, t in shown
    ]
    whole = tuple(signed(score(cards, cards, cards, house).points) for cards in sizes)
    return Table(
        say("rule-score-table"),
        (
            say("rule-score-bid"),
            say("rule-score-taken"),
            *(say("rule-score-cards", cards=cards) for cards in sizes),
        ),
        (*rows, (every, every, *whole)),
    )


def _sizes(house: House) -> tuple[int, ...]:
    """Return a deal size under nine, five where there is one, and nine: those that occur."""
    under = sorted({cards for cards in house.deals if cards < 9})
    small = (5 if 5 in under else under[-1],) if under else ()
    return small + ((9,) if 9 in house.deals else ())


def pulka_tables(house: House, say: Say) -> tuple[Table, ...]:
    """Return two pulkas, settled: one with one holder of premia, one with two neighbours."""
    sizes = max(pulkas(house.schedule), key=len)[-3:]
    return tuple(
        _pulka_table(
            caption,
            tuple(_deal(sizes, number, holders, house) for number in range(len(sizes))),
            house,
            say,
        )
        for caption, holders in (("rule-pulka-one", 1), ("rule-pulka-two", 2))
    )


def _deal(sizes: tuple[int, ...], number: int, holders: int, house: House) -> DealResult:
    """Return a deal of a pulka in which the first seats are always exact, the others not."""
    cards = sizes[number]
    others = range(holders, 4)
    missing = [seat for seat in others if (seat - holders) % len(sizes) == number]
    seats = _bid_and_taken(cards, missing or [others[number % len(others)]])
    return DealResult(
        cards=cards,
        dealer=SEATS[-1],
        bids=tuple(bid for bid, _ in seats),
        taken=tuple(taken for _, taken in seats),
        points=tuple(score(bid, taken, cards, house).points for bid, taken in seats),
    )


def _bid_and_taken(cards: int, missing: list[int]) -> tuple[tuple[int, int], ...]:
    """Return by seat a bid and what it took. The bids never add up to the number of cards."""
    if cards == 1 and len(missing) == 2:
        return tuple((1, 0) if seat in missing else (0, 0) if seat else (1, 1) for seat in SEATS)
    share = cards // 3
    rest = cards - share * (4 - len(missing))
    first, *others = missing
    misses = {first: (rest - 1, rest) if rest else (1, 0)}
    misses |= {seat: (2 // len(others), 0) for seat in others}
    return tuple(misses.get(seat, (share, share)) for seat in SEATS)


def _pulka_table(caption: str, deals: tuple[DealResult, ...], house: House, say: Say) -> Table:
    settled = settle(deals, house)
    total = [sum(deal.points[seat] for deal in deals) + settled.added[seat] for seat in SEATS]
    players = (say("rule-pulka-player", number=str(seat + 1)) for seat in SEATS)
    return Table(
        say(caption),
        (say("rule-pulka-deal"), *players),
        (
            *((str(deal.cards), *(_told(deal, seat) for seat in SEATS)) for deal in deals),
            (say("rule-pulka-added"), *map(added, settled.added)),
            (say("rule-pulka-total"), *map(signed, total)),
        ),
    )


def _told(deal: DealResult, seat: Seat) -> str:
    return f"{deal.bids[seat]}/{deal.taken[seat]}: {signed(deal.points[seat])}"
