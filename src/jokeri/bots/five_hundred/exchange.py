"""After the auction: what the careful player lays away, whom it calls, which suit a joker gets."""

from collections.abc import Sequence

from jokeri.bots.five_hundred.dangers import most_dangerous
from jokeri.cards import CARDS, Card, Rank, Suit
from jokeri.games.five_hundred.bids import Bid
from jokeri.games.five_hundred.moves import CallCard, NameJoker, Play, SeatMove
from jokeri.games.five_hundred.packs import pack_of
from jokeri.games.five_hundred.ranking import Ranking, left_bower, right_bower
from jokeri.games.five_hundred.view import View


def choose_discard(view: View, plays: Sequence[SeatMove]) -> SeatMove:
    """Return the card that the contract misses least."""
    contract = view.contract
    assert contract is not None  # noqa: S101 - cards are laid away after the auction
    hand = tuple(play.card for play in plays if isinstance(play, Play))
    if contract.misere:
        return Play(most_dangerous(hand, pack_of(view.house)))
    return Play(min(hand, key=lambda card: keeping(card, hand, contract)))


def keeping(card: Card, hand: tuple[Card, ...], contract: Bid) -> tuple[float, int]:
    """Return how much a card is worth keeping: trumps, high cards, and none of a short suit."""
    ranking = Ranking(contract.trump)
    suit = ranking.suit_of(card)
    if suit is None or suit is ranking.trump:
        return 100.0, ranking.rank_of(card)
    length = sum(ranking.suit_of(each) is suit for each in hand)
    guarded = {Rank.ACE: 40.0, Rank.KING: 12.0 * (length > 1), Rank.QUEEN: 5.0 * (length > 2)}
    high = guarded.get(card.rank or Rank.TWO, 0.0)
    per_card = 3.0 if contract.trump is None else 1.0  # without trumps length takes tricks
    return high + per_card * length, ranking.rank_of(card)


def choose_partner(view: View, moves: Sequence[SeatMove]) -> SeatMove:
    """Call the best missing trump, or else an ace that is not held."""
    callable_cards = {move.card for move in moves if isinstance(move, CallCard)}
    trump = view.contract.trump if view.contract else None
    wanted: list[Card] = []
    if trump:
        wanted += [right_bower(trump), left_bower(trump), CARDS[f"A{trump.value}"]]
    held = {suit: sum(card.suit is suit for card in view.hand) for suit in Suit}
    suits = sorted(Suit, key=lambda suit: -held[suit])
    wanted += [CARDS[f"A{suit.value}"] for suit in suits]
    wanted += [CARDS[f"K{suit.value}"] for suit in suits]
    best = next((card for card in wanted if card in callable_cards), None)
    return CallCard(best)


def choose_naming(view: View, moves: Sequence[SeatMove]) -> SeatMove | None:
    """Return the naming of a joker's suit in a misere, where it can then be thrown away."""
    namings = [move for move in moves if isinstance(move, NameJoker)]
    if not namings or view.contract is None or not view.contract.misere:
        return None
    held = {suit: sum(card.suit is suit for card in view.hand) for suit in Suit}
    return max(namings, key=lambda naming: held[naming.suit])
