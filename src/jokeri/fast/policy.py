# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the nets would do, and a plain player by rules that training plays against too.

Values are differences: a seat's points less the mean of the others', in hundreds.
"""

import cython

from jokeri.fast.features import check_bid_net, check_to_bid, check_to_play
from jokeri.fast.net import HABIT

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from jokeri.fast.chance import below, seed_with
    from jokeri.fast.features import choice_of, see_bid, see_play
    from jokeri.fast.net import Net
    from jokeri.fast.position import Position, bit_number, nth_bit, popcount

ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)
LOGIT = cython.declare(cython.int, HABIT)


def look(net, position):
    """Have a net look at what the seat to bid or to play sees."""
    if position.phase == 1:
        see_bid(net, position, position.hands[position.turn], position.trump)
    else:
        see_play(net, position)
    net.look()


def value_of(net, position, number):
    """Return what a bid or a play is worth to the seat to move, after a look at the position."""
    seat: cython.int = position.turn
    bid: cython.int = number - 46 if number >= 46 else position.bids[seat]
    row: cython.int = (position.cards * 10 + bid) * 10 + position.taken[seat]
    left: cython.int = popcount(position.hands[seat])
    top: cython.float
    tricks: cython.int
    weight: cython.double
    total: cython.double = 0
    points: cython.double = 0
    net.foresee(choice_of(net, number))
    top = net.out[0]
    for tricks in range(1, left + 1):
        if net.out[tricks] > top:
            top = net.out[tricks]
    for tricks in range(left + 1):
        weight = exp(net.out[tricks] - top)
        total += weight
        points += weight * position.points[row + tricks]
    return points / total / 100 - net.out[10]


def appeal(net, position, number, habits):
    """Return a move's worth, or with a net of somebody's ``habits`` the logit of its chance."""
    if not habits:
        return value_of(net, position, number)
    net.foresee(choice_of(net, number))
    return net.out[LOGIT]


def best_move(net, position, habits):
    """Return the legal bid or play that is worth the most, or the likeliest by ``habits``."""
    moves: cython.ulonglong = position.legal_set()
    best: cython.ulonglong = moves & (~moves + ONE)
    move: cython.ulonglong
    most: cython.double = -1e9
    worth: cython.double
    if best == moves:
        return moves
    look(net, position)
    while moves:
        move = moves & (~moves + ONE)
        moves ^= move
        worth = appeal(net, position, bit_number(move), habits)
        if worth > most:
            most = worth
            best = move
    return best


def weigh_trumps(net, position, seen, completions):
    """Put in ``out`` what each trump is worth over random completions of the cards seen."""
    worth: cython.double
    most: cython.double
    sums = cython.declare(cython.double[5])
    trump: cython.int
    bid: cython.int
    left: cython.int
    hand: cython.ulonglong
    rest: cython.ulonglong
    unseen: cython.ulonglong = position.all_cards & ~seen
    card: cython.ulonglong
    if not cython.compiled:
        sums = [0.0] * 5
    for trump in range(5):
        sums[trump] = 0
    for _ in range(completions):
        hand = seen
        rest = unseen
        left = position.cards - popcount(seen)
        while left > 0:
            card = nth_bit(rest, below(position, cython.cast(cython.uint, popcount(rest))))
            hand |= card
            rest ^= card
            left -= 1
        for trump in range(5):
            see_bid(net, position, hand, trump)
            net.look()
            most = -1e9
            for bid in range(position.cards + 1):
                worth = value_of(net, position, 46 + bid)
                if worth > most:
                    most = worth
            sums[trump] += most
    for trump in range(5):
        net.out[trump] = cython.cast(cython.float, sums[trump] / completions)


def best_trump(net, position, seen, completions):
    """Return the trump that is worth the most over random completions of the three cards seen."""
    trump: cython.int
    best: cython.int = 0
    weigh_trumps(net, position, seen, completions)
    for trump in range(1, 5):
        if net.out[trump] > net.out[best]:
            best = trump
    return ONE << (56 + best)


# ------------------------------------------------------------ the plain player


def rule_trump(seen):
    """Name the suit of the most cards seen, the higher ones breaking ties."""
    suit: cython.int
    best: cython.int = 0
    size: cython.ulonglong
    most: cython.ulonglong = 0
    for suit in range(4):
        size = seen >> 9 * suit & SUIT
        size |= cython.cast(cython.ulonglong, popcount(size)) << 9
        if size > most:
            most = size
            best = suit
    return ONE << (56 + best)


def rule_bid(position):
    """Bid the number of tricks that the high cards, the trumps and the jokers promise."""
    hand: cython.ulonglong = position.hands[position.turn]
    moves: cython.ulonglong = position.legal_set() >> 46
    promise: cython.double = 0.95 * popcount(hand >> 36)
    suit: cython.int
    rank: cython.int
    bid: cython.int
    away: cython.int
    for suit in range(4):
        for rank in range(9):
            if hand >> (9 * suit + rank) & 1:
                if suit == position.trump:
                    promise += 0.3 + 0.65 * rank * rank / 64.0
                elif rank >= 6:
                    promise += 0.75 if rank == 8 else 0.4 if rank == 7 else 0.15
    bid = cython.cast(cython.int, promise + 0.4)
    if bid > position.cards:
        bid = position.cards
    for away in range(position.cards + 1):
        if bid - away >= 0 and moves >> (bid - away) & 1:
            return ONE << (46 + bid - away)
        if bid + away <= position.cards and moves >> (bid + away) & 1:
            return ONE << (46 + bid + away)
    return moves << 46 & (~(moves << 46) + ONE)


def rule_play(position):
    """Win cheaply while tricks are needed, then throw the highest card that does not win."""
    seat: cython.int = position.turn
    moves: cython.ulonglong = position.legal_plays()
    needs: cython.int = position.bids[seat] - position.taken[seat]
    leads: cython.bint = position.count == 0
    wins: cython.bint
    move: cython.ulonglong
    best: cython.ulonglong = 0
    number: cython.int
    height: cython.int
    worth: cython.int
    most: cython.int = -100000
    while moves:
        move = moves & (~moves + ONE)
        moves ^= move
        number = bit_number(move)
        if number < 36:
            height = number % 9 + (9 if number // 9 == position.trump else 0)
        else:
            height = 5 if number == 37 or number >= 42 else 30
        position.play(move)
        wins = position.best_seat == seat and not (leads and number >= 42)
        position.undo_move()
        if leads:
            worth = height if needs > 0 else -height
        elif needs > 0:
            worth = 1000 - height if wins else -height
        else:
            worth = -height if wins else 1000 + height
        if worth > most:
            most = worth
            best = move
    return best


# ------------------------------------------------------------ for Python


def chances(net: Net, position: Position) -> list[float]:
    """Return how likely the seat to move is to end with 0, 1, ... tricks after the choice seen."""
    left: cython.int = popcount(position.hands[position.turn])
    weights = [exp(net.out[place] - net.out[0]) for place in range(left + 1)]
    return [0.0] * position.taken[position.turn] + [each / sum(weights) for each in weights]


def plays(net: Net, position: Position) -> dict[int, tuple[float, list[float]]]:
    """Return for each legal play, by number, its worth in points and the chances of final tricks.

    The worth is the difference that the deal will bring; the chances are those of 0, 1, ... tricks.
    """
    check_to_play(net, position)
    return foreseen(net, position)


def bids(net: Net, position: Position) -> dict[int, tuple[float, list[float]]]:
    """Return for each legal bid, by its move's number, the same."""
    check_to_bid(net, position)
    return foreseen(net, position)


def foreseen(net: Net, position: Position) -> dict[int, tuple[float, list[float]]]:
    """Return for each legal bid or play its worth in points and the chances of final tricks."""
    number: cython.int
    look(net, position)
    found = {}
    for number in range(56):
        if position.legal_set() >> number & 1:
            worth = 100 * value_of(net, position, number)
            found[number] = (worth, chances(net, position))
    return found


def trumps(net: Net, position: Position, seen, completions, seed) -> dict[int, float]:
    """Return what each trump is worth from the cards seen, by its move's number."""
    if position.phase != 0:
        raise ValueError("no trump is to be named in this position")
    if seen & ~position.all_cards or popcount(seen) > position.cards or completions < 1:
        raise ValueError("no hand can be made of these cards, or none is asked for")
    check_bid_net(net)
    seed_with(position, seed, 0)
    weigh_trumps(net, position, seen, completions)
    return {56 + trump: 100 * net.out[trump] for trump in range(5)}
