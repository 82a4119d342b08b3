"""What a seat may play, and with what code it is refused."""

from dataclasses import dataclass

from jokeri.cards import Card, Suit
from jokeri.game import IllegalMove
from jokeri.games.five_hundred.house import House
from jokeri.games.five_hundred.joker_leads import joker_leads
from jokeri.games.five_hundred.moves import SUITS, Play
from jokeri.games.five_hundred.ranking import Ranking
from jokeri.games.five_hundred.trick import Trick


@dataclass(frozen=True, slots=True)
class Turn:
    """All that decides what the seat to play may do.

    ``led_before``: suits led to the tricks before this one. ``misere``: a misere is played.
    """

    hand: tuple[Card, ...]
    trick: Trick
    ranking: Ranking
    led_before: frozenset[Suit]
    misere: bool
    house: House

    @property
    def leading(self) -> bool:
        """Whether the seat leads."""
        return not self.trick.plays


def legal_plays(turn: Turn) -> tuple[Play, ...]:
    """Return every legal play once, cards in the hand's order."""
    possible = [
        Play(card, suit)
        for card in turn.hand
        for suit in ((None, *SUITS) if turn.ranking.suitless(card) else (None,))
    ]
    return tuple(play for play in possible if refusal(play, turn) is None)


def refusal(play: Play, turn: Turn) -> IllegalMove | None:
    """Return why a play is refused, or ``None``. The call is checked first, then holding."""
    named = _naming(play, turn)
    if named is not None:
        return named
    if play.card not in turn.hand:
        return IllegalMove("not-held", {"card": play.card.text})
    if not turn.leading:
        return _following(play, turn)
    return _leading(play, turn) if turn.ranking.suitless(play.card) else None


def _naming(play: Play, turn: Turn) -> IllegalMove | None:
    """A joker led that has no suit names one, unless it must be led bare; nothing else does."""
    if not (turn.leading and turn.ranking.suitless(play.card)):
        wrong = play.names is not None
        return IllegalMove("call-not-allowed", {"card": play.card.text}) if wrong else None
    leads = joker_leads(turn.hand, turn.led_before, turn.ranking, turn.house)
    if leads == (None,) and play.names is not None:
        return IllegalMove("call-not-allowed", {"card": play.card.text})
    if leads and None not in leads and play.names is None:
        return IllegalMove("call-missing", {"card": play.card.text})
    return None


def _leading(play: Play, turn: Turn) -> IllegalMove | None:
    leads = joker_leads(turn.hand, turn.led_before, turn.ranking, turn.house)
    if not leads:
        return IllegalMove("joker-last-only", {"card": play.card.text})
    if play.names not in leads:
        return IllegalMove("suit-led-before", {"suits": [suit for suit in leads if suit]})
    return None


def _following(play: Play, turn: Turn) -> IllegalMove | None:
    led = turn.trick.led_suit(turn.ranking)
    if led is None:  # a joker led bare: nobody need follow
        return None
    own = [card for card in turn.hand if turn.ranking.suit_of(card) is led]
    if own and play.card not in own:
        detail = {"suit": led.value, "cards": [card.text for card in own]}
        return IllegalMove("must-follow", detail)
    if own or not (turn.misere and joker_is_forced(turn.house)):
        return None
    jokers = [card for card in turn.hand if turn.ranking.suitless(card)]
    if jokers and play.card not in jokers:
        return IllegalMove("must-play-joker", {"cards": [card.text for card in jokers]})
    return None


def joker_is_forced(house: House) -> bool:
    """Whether in a misere a void follower must play a joker without a suit."""
    return house.joker_misere == "must"
