# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Walking through one trick in all ways: the inner loop of counting leaves."""

import cython

from jokeri.fast.checks import checked_hands

if not cython.compiled:
    from jokeri.fast.position import Position

ONE = cython.declare(cython.ulonglong, 1)


def after_trick(position: Position, plies: int) -> tuple[dict, int]:
    """Return what may stand at the end of the trick, and in how many ways; and the ways cut off.

    The keys are the four hands and the taker; ways are cut off after ``plies`` plays.
    """
    found: dict = {}
    if position.phase != 2:
        raise ValueError("no trick is being played")
    return found, walk(position, plies, found)


def set_trick(position: Position, hands, leader: int) -> None:
    """Set a position to the beginning of a trick; what came before is not told."""
    seat: cython.int
    sizes = {hand.bit_count() for hand in checked_hands((1 << 38) - 1, hands)}
    if len(sizes) != 1 or not 1 <= max(sizes) <= 9 or not 0 <= leader <= 3:
        raise ValueError("no trick begins so")
    cards: cython.int = max(sizes)
    position.begin(cards, position.trump, (leader + 3) & 3)
    for seat in range(4):
        position.hands[seat] = hands[seat]
    position.phase = 2


def bids_left(position: Position, plies: cython.int) -> int:
    """Return in how many ways the bidding may go on to its end, or for so many moves."""
    return count_bids(position, plies)


def walk(position, plies, found):
    """Play the trick on in every way; return the ways cut off."""
    moves: cython.ulonglong
    move: cython.ulonglong
    cut: cython.longlong = 0
    if plies == 0:
        return 1
    moves = position.legal_plays()
    while moves:
        move = moves & (~moves + ONE)
        moves ^= move
        position.play(move)
        if position.count == 0:
            key = (
                position.hands[0],
                position.hands[1],
                position.hands[2],
                position.hands[3],
                position.leader,
            )
            found[key] = found.get(key, 0) + 1
        else:
            cut += walk(position, plies - 1, found)
        position.undo_move()
    return cut


def count_bids(position, plies):
    """Count the ways to the end of the bidding."""
    moves: cython.ulonglong
    move: cython.ulonglong
    ways: cython.longlong = 0
    if position.phase == 2 or plies <= 0:
        return 1
    moves = position.legal_set()
    while moves:
        move = moves & (~moves + ONE)
        moves ^= move
        position.do_move(move)
        ways += count_bids(position, plies - 1)
        position.undo_move()
    return ways
