"""What a deal handed to the fast twin must be: refused with a sentence where it cannot be."""

from collections.abc import Iterable, Sequence

BEZI = 4


def checked_deal(
    pack: int, hands: Iterable[int], cards: int, trump: int | None, dealer: int
) -> tuple[int, ...]:
    """Return the four hands, or raise ``ValueError`` where no such deal can be."""
    if not 1 <= whole(cards, "the deal's size") <= 9:
        raise ValueError(f"a deal has 1 to 9 cards, not {cards}")
    if not 0 <= whole(dealer, "the dealer") <= 3:
        raise ValueError(f"the dealer is a seat, 0 to 3, not {dealer}")
    if trump is not None and not 0 <= whole(trump, "trump") <= BEZI:
        raise ValueError(f"trump is 0 to 3, or 4 for bezi, not {trump}")
    dealt = checked_hands(pack, hands)
    for hand in dealt:
        if hand.bit_count() != cards:
            raise ValueError(f"a hand holds {hand.bit_count()} cards in a deal of {cards}")
    return dealt


def checked_hands(pack: int, hands: Iterable[int]) -> tuple[int, ...]:
    """Return four sets of cards of a pack that share no card, or raise ``ValueError``."""
    four = tuple(hands)
    if len(four) != 4:
        raise ValueError(f"a deal has four hands, not {len(four)}")
    dealt = 0
    for hand in four:
        if whole(hand, "a hand") < 0 or hand & ~pack:
            raise ValueError("a hand holds a card that is not in the pack")
        if hand & dealt:
            raise ValueError("two hands hold the same card")
        dealt |= hand
    return four


def checked_trick(
    dealt: Sequence[int], hands: Iterable[int], trick: Sequence[int]
) -> tuple[int, ...]:
    """Return four hands in the middle of a trick, or raise ``ValueError``.

    ``trick``: the plays made, the leader, the led suit, how a joker was led, the strength and the
    seat of the best play.
    """
    place, leader, led, led_joker, best, best_seat = trick
    if not (0 <= place <= 3 and 0 <= leader <= 3 and 0 <= best_seat <= 3 and best < 4096):
        raise ValueError("there is no such trick")
    if place and not (0 <= led <= 3 and 0 <= led_joker <= 2):
        raise ValueError("there is no such trick")
    now = checked_hands((1 << 38) - 1, hands)
    left = max(map(int.bit_count, now))
    for seat in range(4):
        if now[seat].bit_count() != left - ((seat - leader) & 3 < place):
            raise ValueError("the hands do not fit the trick")
        if now[seat] & ~dealt[seat]:
            raise ValueError("the hands are not of this deal")
    return now


def checked_bids(bids: Iterable[int], cards: int, trump: int | None) -> Sequence[int]:
    """Return the bids so far, each in its range, or raise ``ValueError``."""
    said = tuple(bids)
    if len(said) > 4 or (said and trump is None):
        raise ValueError("there are at most four bids, and trump comes before them")
    for bid in said:
        if not 0 <= whole(bid, "a bid") <= cards:
            raise ValueError(f"a bid here is 0 to {cards}, not {bid}")
    return said


def whole(number: int, what: str) -> int:
    """Return a whole number as it is, or raise ``ValueError``."""
    if not isinstance(number, int):
        raise ValueError(f"{what} is a whole number, not {number!r}")  # noqa: TRY004 - one refusal
    return number


def checked_seed(seed: int) -> int:
    """Return a seed of 0 to 2^64 - 1, or raise ``ValueError``."""
    if not 0 <= whole(seed, "a seed") < 1 << 64:
        raise ValueError(f"a seed is 0 to 2^64 - 1, not {seed}")
    return seed
