# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Perft: the leaves below a position, counted by the tricks that each seat has taken there."""

import cython

if not cython.compiled:
    from jokeri.fast.position import Position

ONE = cython.declare(cython.ulonglong, 1)


def fill(position: Position, depth: cython.int, counters) -> None:
    """Add to ``counters``, 10,000 of them: ``t0 * 1000 + t1 * 100 + t2 * 10 + t3`` is a leaf's."""
    tally: cython.longlong[::1] = counters
    if len(counters) != 10000:
        raise ValueError("a tally has 10,000 counters")
    with cython.nogil:
        count(position, depth, tally)


def count(position, depth, tally):
    """Count the leaves ``depth`` plies below, or at the end of the bidding or of the deal."""
    moves: cython.ulonglong
    move: cython.ulonglong
    bidding: cython.bint = position.phase < 2
    if depth <= 0 or position.phase == 3:
        tally[
            position.taken[0] * 1000
            + position.taken[1] * 100
            + position.taken[2] * 10
            + position.taken[3]
        ] += 1
        return
    moves = position.legal_set()
    while moves:
        move = moves & (~moves + ONE)
        moves ^= move
        position.do_move(move)
        count(position, 0 if bidding and position.phase == 2 else depth - 1, tally)
        position.undo_move()
