"""What may be known in a match of Georgian Joker, by its rules, and deals that look alike."""

import random

from jokeri.cards import Card
from jokeri.games.georgian.moves import Deal
from jokeri.games.georgian.state import Phase, State
from jokeri.seats import Seat
from support.matches import Match
from support.secrecy import replayed


def own_cards(state: State, seat: Seat | None, choice_view: str) -> tuple[Card, ...]:
    """Return the cards of its own that a seat has seen, in the order in which they arrived."""
    if seat is None:
        return ()
    if state.phase is not Phase.TRUMP:
        return state.dealt[seat]
    chooser = choice_view == "all" or seat == state.forehand
    return state.dealt[seat][:3] if chooser else ()


def known(match: Match, at: int, seat: Seat | None) -> set[Card]:
    """Return the cards whose place an audience may know after ``at`` moves."""
    state: State = match.states[at]
    if not state.cards:
        drawn = match.moves[0].drawn if at else ()
        return set(drawn)
    played = {play.card for trick, _ in state.tricks for play in trick.plays}
    played |= {play.card for play in state.trick.plays}
    opened = {card for card in (state.turn_up, state.last_turned) if card is not None}
    return played | opened | set(own_cards(state, seat, match.house.choice_view))


def hidden_places(match: Match, at: int, seat: Seat | None) -> list[int]:
    """Return the places of the pack of move ``at`` whose cards an audience has not seen there."""
    following = [n for n in range(at + 1, len(match.moves)) if isinstance(match.moves[n], Deal)]
    until = following[0] if following else len(match.moves)
    last: State = match.states[until]
    state: State = match.states[at + 1]
    open_places = set()
    if seat is not None:
        first = (seat - state.forehand) % 4
        seen = len(own_cards(last, seat, match.house.choice_view))
        open_places = {first + 4 * place for place in range(seen)}
    if state.turn_up is not None:
        open_places.add(4 * state.cards)
    if state.last_turned is not None:
        open_places.add(4 * state.cards - 1)
    return [place for place in range(len(match.moves[at].pack)) if place not in open_places]


def dealt_otherwise(
    match: Match, seat: Seat | None, source: random.Random, swaps: int = 6
) -> Match:
    """Return a match in which hidden cards lie elsewhere and every public move was legal too."""
    other = match
    deals = [at for at, move in enumerate(match.moves) if isinstance(move, Deal)]
    for at in deals[-2:]:
        places = hidden_places(match, at, seat)
        for _ in range(swaps if len(places) > 1 else 0):
            one, two = source.sample(places, 2)
            pack = list(other.moves[at].pack)
            pack[one], pack[two] = pack[two], pack[one]
            moves = [Deal(tuple(pack)), *other.moves[at + 1 :]]
            other = replayed(other, moves, at) or other
    return other
