"""What a seat may play, from hand and table alike, and with what code it is refused."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.game import IllegalMove
from jokeri.games.japanese.columns import lying
from jokeri.games.japanese.house import House
from jokeri.games.japanese.state import State
from jokeri.games.japanese.trick import height
from jokeri.games.tricks import (
    FOLLOWING_CALLS,
    LEADING_CALLS,
    Height,
    Play,
    check_call,
    highest,
    is_joker,
    of_suit,
)


@dataclass(frozen=True, slots=True)
class Duty:
    """The cards that a seat must choose from, jokers apart, and the code of breaking it."""

    code: str
    suit: Suit
    cards: tuple[Card, ...]


def table_closed(state: State, house: House) -> bool:
    """Whether the seat to play must lead from its hand: to the first trick of a round."""
    first_lead = not state.tricks and not state.trick.plays
    return first_lead and house.table_open == "after-first"


def low_allowed(house: House) -> bool:
    """Whether a joker may be played low."""
    return house.low_joker == "yes"


def playable(state: State, house: House) -> tuple[Card, ...]:
    """Return the cards that the seat to play may choose from, the hand's first."""
    seat = state.trick.to_play
    table = () if table_closed(state, house) else lying(state.up[seat])
    return (*state.hands[seat], *table)


def duty(cards: tuple[Card, ...], state: State) -> Duty | None:
    """Return what the lead demands of some cards, or ``None`` when any will do."""
    led = state.trick.led_suit
    if led is None:
        return None
    held = of_suit(cards, led)
    if held and state.trick.led_high:
        return Duty("must-play-highest", led, (highest(held),))
    if held:
        return Duty("must-follow", led, held)
    trumps = of_suit(cards, state.trump) if state.trump else ()
    return Duty("must-trump", trumps[0].suit or led, trumps) if trumps else None


def legal_plays(state: State, house: House) -> tuple[Play, ...]:
    """Return every legal play once, the jokers' calls last."""
    cards = playable(state, house)
    due = duty(cards, state)
    allowed = cards if due is None else due.cards
    calls = FOLLOWING_CALLS if state.trick.plays else LEADING_CALLS
    plays = [Play(card) for card in allowed if not is_joker(card)]
    plays += [
        Play(joker, call)
        for joker in filter(is_joker, cards)
        for call in calls
        if low_allowed(house) or call.height is Height.HIGH
    ]
    return tuple(plays)


def check_play(play: Play, state: State, house: House) -> None:
    """Raise ``IllegalMove`` unless the play is legal. The call is checked first, then holding."""
    check_call(play, leading=not state.trick.plays)
    if height(play) is Height.LOW and not low_allowed(house):
        raise IllegalMove("call-not-allowed", {"card": play.card.text})
    cards = playable(state, house)
    if play.card not in cards:
        raise IllegalMove("not-held", {"card": play.card.text})
    due = duty(cards, state)
    if due is not None and not is_joker(play.card) and play.card not in due.cards:
        detail = {"suit": due.suit.value, "cards": [card.text for card in due.cards]}
        raise IllegalMove(due.code, detail)
