"""Examples on the rules page of Five Hundred, each worked out by the engine's own functions."""

from jokeri.cards import CARDS, JOKER, Card, Suit
from jokeri.games.five_hundred.bids import BIDS, NUMBERED, Bid
from jokeri.games.five_hundred.following import Turn, legal_plays
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.moves import PLAYS
from jokeri.games.five_hundred.packs import HAND
from jokeri.games.five_hundred.ranking import Ranking
from jokeri.games.five_hundred.scoring import deal_points
from jokeri.games.five_hundred.trick import Trick, taker
from jokeri.seats import Seat, clockwise_from
from jokeri.words.document import Table
from jokeri.words.saying import Say
from jokeri.words.signs import SUIT_SIGNS, card_sign, signed

TAKEN = (("S", "AS JC 9S KS"), ("H", "AD JD KD 9C"), ("N", "KD X AD 9D"))
"""Trumps, N for none, and a trick from its leader."""

FOLLOWED = (("S", "JC", "AC 9S 8D"), ("H", "9D", "JD AC 8S"), ("N", "KH", "X 9H AS"))
"""Trumps, a card led, and what somebody holds."""

IN_MISERE = ("M", "KH", "X 9C AS")

SCORED = (("7S", 7), ("8H", 5), ("6S", HAND), ("9H", HAND))
"""Contracts, and how many tricks were taken."""


def sign(card: Card, say: Say) -> str:
    """Write a card with its suit's sign, a joker in words."""
    return say("joker") if card == JOKER else card_sign(card)


def signs(text: str, say: Say) -> str:
    """Write cards of the text form one after another."""
    return ", ".join(sign(CARDS[card], say) for card in text.split())


def trick_examples(house: House, say: Say, *, misere: bool) -> tuple[str, ...]:
    """Return tricks with who takes them, and hands with what may be played from them."""
    followed = (*FOLLOWED, *([IN_MISERE] if misere else []))
    return (
        *(_taken(trump, plays, say) for trump, plays in TAKEN),
        *(_followed(trump, led, hand, house, say) for trump, led, hand in followed),
    )


def _ranking(trump: str) -> Ranking:
    return Ranking(None if trump in "NM" else Suit(trump))


def _taken(trump: str, plays: str, say: Say) -> str:
    order = clockwise_from(Seat(0), 4)
    trick = Trick(order, tuple(PLAYS[play] for play in plays.split()))
    taken = trick.plays[taker(trick, _ranking(trump))].card
    return say("rule-example-take", trump=trump, plays=signs(plays, say), taker=sign(taken, say))


def _followed(trump: str, led: str, hand: str, house: House, say: Say) -> str:
    turn = Turn(
        hand=tuple(CARDS[card] for card in hand.split()),
        trick=Trick(clockwise_from(Seat(0), 4), (PLAYS[led],)),
        ranking=_ranking(trump),
        led_before=frozenset(),
        misere=trump == "M",
        house=house,
    )
    may = ", ".join(sign(play.card, say) for play in legal_plays(turn))
    told = {"led": signs(led, say), "hand": signs(hand, say), "may": may}
    return say("rule-example-follow", trump=trump, **told)


def bid_table(say: Say) -> Table:
    """Return the value of each bid of tricks, numbers down and denominations across."""
    heads = (*(SUIT_SIGNS[Suit(suit.value)] for suit in NUMBERED[:4]), say("rule-bid-nt"))
    rows = tuple(
        (str(tricks), *(str(Bid(tricks, suit).value) for suit in NUMBERED))
        for tricks in range(6, 11)
    )
    return Table(say("rule-bid-table"), (say("rule-bid-tricks"), *heads), rows)


def score_table(house: House, say: Say, *, misere: bool) -> Table:
    """Return what some deals bring to the contractors and to the others together."""
    rows = [_scored(BIDS[bid], bid_sign(bid), tricks, house) for bid, tricks in SCORED]
    if misere:
        named = say("rule-score-misere")
        rows += [_scored(BIDS["misere"], named, tricks, house) for tricks in (0, 1)]
    heads = ("contract", "tricks", "contractors", "opponents")
    return Table(
        say("rule-score-table"), tuple(say(f"rule-score-{head}") for head in heads), tuple(rows)
    )


def bid_sign(bid: str) -> str:
    """Write a bid of tricks in a suit: ``7♠``."""
    return bid[:-1] + SUIT_SIGNS[Suit(bid[-1])]


def _scored(bid: Bid, named: str, tricks: int, house: House) -> tuple[str, ...]:
    sides = (tricks, HAND - tricks)
    points = deal_points(bid, frozenset({0}), sides, (0, 0), house)
    return (named, str(tricks), *map(signed, points))
