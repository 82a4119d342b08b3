"""What a seat may play: following, the led high joker's duty, trumping. Rules, section 4."""

from dataclasses import dataclass

from jokeri.cards import JOKER, Card, Suit
from jokeri.game import IllegalMove
from jokeri.games.georgian.house import House
from jokeri.games.georgian.trick import Trick
from jokeri.games.tricks import (
    FOLLOWING_CALLS,
    LEADING_CALLS,
    Height,
    Play,
    check_call,
    highest,
    of_suit,
)


@dataclass(frozen=True, slots=True)
class Duty:
    """The cards that a seat must choose from, jokers apart, and the code of breaking it."""

    code: str
    suit: Suit
    cards: tuple[Card, ...]


def duty(hand: tuple[Card, ...], trick: Trick, trump: Suit | None, house: House) -> Duty | None:
    """Return what the trick so far demands of a hand, or ``None`` when any card will do."""
    led = trick.led_suit
    if led is None:
        return None
    held = of_suit(hand, led)
    if held and trick.led_joker is Height.HIGH and high_lead_takes_highest(house):
        return Duty("must-play-highest", led, (highest(held),))
    if held:
        return Duty("must-follow", led, held)
    if trump is not None and must_trump(house):
        trumps = of_suit(hand, trump)
        if trumps:
            return Duty("must-trump", trump, trumps)
    return None


def must_trump(house: House) -> bool:
    """Whether a seat void in the led suit must play a trump if it holds one."""
    return house.must_trump == "yes"


def high_lead_takes_highest(house: House) -> bool:
    """Whether a joker led high demands the highest card of the named suit."""
    return house.led_high_duty == "highest"


def legal_plays(
    hand: tuple[Card, ...], trick: Trick, trump: Suit | None, house: House
) -> tuple[Play, ...]:
    """Return every legal play once, cards in the hand's order, the joker's calls last."""
    due = duty(hand, trick, trump, house)
    allowed = hand if due is None else due.cards
    plays = [Play(card) for card in allowed if card != JOKER]
    if JOKER in hand:
        plays += [Play(JOKER, call) for call in (FOLLOWING_CALLS if trick.plays else LEADING_CALLS)]
    return tuple(plays)


def check_play(
    play: Play, hand: tuple[Card, ...], trick: Trick, trump: Suit | None, house: House
) -> None:
    """Raise ``IllegalMove`` unless the play is legal. The call is checked first, then holding."""
    check_call(play, leading=not trick.plays)
    if play.card not in hand:
        raise IllegalMove("not-held", {"card": play.card.text})
    due = duty(hand, trick, trump, house)
    if due is not None and play.card != JOKER and play.card not in due.cards:
        raise IllegalMove(
            due.code, {"suit": due.suit.value, "cards": [card.text for card in due.cards]}
        )
