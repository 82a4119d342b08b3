"""What an audience of any game may know of the cards, from the contract alone.

A card is anybody's to know once a public event of the deal has named it, and a seat's once it has
been in its ``hand``. What a hand may hold is bounded in its turn: by ``held``, which all are told,
and by the pack, of which no card is in two hands.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from jokeri.cards import CARDS, Card
from jokeri.game import DEALER, IllegalMove
from jokeri.seats import Seat
from support.matches import Match
from support.scanner import named, renamed

COMMON = ("phase", "turn", "deal", "held", "total")
"""What every view tells alike."""


def audiences(match: Match) -> tuple[Seat | None, ...]:
    """Return every seat, and ``None`` for who watches."""
    return (*match.game.seats, None)


def wire(match: Match, at: int, seat: Seat | None) -> dict[str, Any]:
    """Return the view that an audience is sent after ``at`` moves."""
    return match.kind.view_wire(match.game.view(match.states[at], seat))


def sheet(match: Match, at: int) -> bytes:
    """Return the sheet after ``at`` moves."""
    state = match.states[at]
    return msgspec.json.encode(match.kind.sheet_wire(match.game.view(state, None)))


def told(match: Match, at: int) -> list[dict[str, Any]]:
    """Return the events of the move that led to the state after ``at`` moves."""
    return [match.kind.event_wire(event) for event in match.events[at - 1]] if at else []


def listed(match: Match, at: int, seat: Seat | None) -> list[str]:
    """Return the moves that an audience is told it may make."""
    state = match.states[at]
    if seat is None or match.game.turn(state) != seat:
        return []
    return [match.kind.write_move(move) for move in match.game.moves(state)]


def sent(match: Match, seat: Seat | None, since: int = 0) -> list[bytes]:
    """Return what an audience has been sent after each move, byte by byte."""
    return [
        msgspec.json.encode(
            {
                "view": wire(match, at, seat),
                "sheet": match.kind.sheet_wire(match.game.view(match.states[at], seat)),
                "events": told(match, at),
                "moves": listed(match, at, seat),
            }
        )
        for at in range(since, len(match.states))
    ]


def in_deal(match: Match, at: int) -> bool:
    """Tell whether a deal is under way; what lies open after it is the rules' affair."""
    return match.game.turn(match.states[at]) not in (DEALER, None)


def last_deal(match: Match) -> int:
    """Return the number of the dealer's last move."""
    turns = [match.game.turn(state) for state in match.states[:-1]]
    return max((at for at, turn in enumerate(turns) if turn is DEALER), default=0)


def learned(match: Match, seat: Seat | None) -> list[set[Card]]:
    """Return, after each move, the cards of the deal that an audience may know."""
    found: list[set[Card]] = [set()]
    for at in range(1, len(match.states)):
        dealt = match.game.turn(match.states[at - 1]) is DEALER
        known = set() if dealt else set(found[-1])
        known |= set(cards_of(match, told(match, at)))
        if seat is not None:
            known |= set(cards_of(match, wire(match, at, seat)["hand"]))
        found.append(known)
    return found


def cards_of(match: Match, value: Any) -> Counter[Card]:
    """Return the cards that something for the wire names."""
    return named(msgspec.json.encode(value), match.kind)


def faults(match: Match) -> list[str]:
    """Return what is wrong in all that was ever sent; each begins with what was told too much."""
    return [*_faults_of_views(match), *_faults_of_events(match), *_faults_of_hands(match)]


def _faults_of_views(match: Match) -> Iterator[str]:
    for seat in audiences(match):
        for at, known in enumerate(learned(match, seat)):
            shown = cards_of(match, [wire(match, at, seat), listed(match, at, seat)])
            if more := set(shown) - known:
                yield f"view: {seat} is shown {sorted(map(str, more))} after {at} moves"


def _faults_of_events(match: Match) -> Iterator[str]:
    for at in range(1, len(match.states)):
        if in_deal(match, at):
            public = cards_of(match, [wire(match, at - 1, None), wire(match, at, None)])
            if more := set(cards_of(match, told(match, at))) - set(public):
                yield f"event: all are told {sorted(map(str, more))} after {at} moves"
            if in_deal(match, at - 1) and sheet(match, at) != sheet(match, at - 1):
                yield f"sheet: it changed while a deal went on, after {at} moves"


def _faults_of_hands(match: Match) -> Iterator[str]:
    pack: Counter[Card] = Counter()
    for at in range(1, len(match.states)):
        if match.game.turn(match.states[at - 1]) is DEALER:
            pack = named(match.kind.write_move(match.moves[at - 1]), match.kind)
        views = {seat: wire(match, at, seat) for seat in audiences(match)}
        hands = {seat: view["hand"] for seat, view in views.items()}
        held = views[None]["held"]
        if any(len(hand) > (0 if seat is None else held[seat]) for seat, hand in hands.items()):
            yield f"hand: somebody sees more cards than it holds after {at} moves"
        if in_deal(match, at) and cards_of(match, list(hands.values())) - pack:
            yield f"hand: a card is in two hands after {at} moves"
        if any(view[key] != views[None][key] for view in views.values() for key in COMMON):
            yield f"common: views differ in what all may know after {at} moves"


def dealt_otherwise(
    match: Match, seat: Seat | None, source: random.Random, swaps: int = 6
) -> Match | None:
    """Return a match in which hidden cards of the last deal lie elsewhere, all else being equal.

    Moves that name one of them, as only hidden moves can, are made with the card in its place.
    ``None``: there is no such match, or none was found.
    """
    if not match.moves:
        return None
    begun, other = last_deal(match), match
    known = learned(match, seat)[-1]
    words = match.kind.write_move(match.moves[begun]).split(" ")
    places = [at for at, word in enumerate(words) if word in CARDS and CARDS[word] not in known]
    for _ in range(swaps if len(places) > 1 else 0):
        other = _swapped(other, begun, source.sample(places, 2)) or other
    return None if other.moves[begun] == match.moves[begun] else other


def _swapped(match: Match, begun: int, places: list[int]) -> Match | None:
    texts = [match.kind.write_move(move) for move in match.moves]
    words = texts[begun].split(" ")
    one, two = (words[place] for place in places)
    if one == two:
        return None
    for place, word in zip(places, (two, one), strict=True):
        words[place] = word
    after = texts[begun + 1 :]
    if words.count(one) == words.count(two) == 1:
        after = [renamed(text, {one: two, two: one}) for text in after]
    try:
        later = [match.kind.read_move(text) for text in (" ".join(words), *after)]
    except IllegalMove:
        return None
    return replayed(match, later, begun)


def replayed(match: Match, later: list[Any], begun: int = 0) -> Match | None:
    """Return the match with other moves from one on, or ``None`` when one of them is illegal."""
    again = Match(match.kind, match.house)
    again.moves, again.events = match.moves[:begun], match.events[:begun]
    again.states = match.states[: begun + 1]
    try:
        for move in later:
            again.apply(move)
    except IllegalMove:
        return None
    return again
