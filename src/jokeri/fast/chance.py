# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Random deals and random play, and the inner loops of batched playouts.

No Python object is touched inside the loops, so other threads run meanwhile.
"""

import cython

if not cython.compiled:
    from jokeri.fast.position import Position, nth_bit, popcount

WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
ONE = cython.declare(cython.ulonglong, 1)
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
STAR = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)


def seed_with(position, seed, stream):
    """Begin a random sequence of its own for each seed and stream (splitmix64 of both)."""
    x: cython.ulonglong = (seed + stream * GOLDEN) & WORD
    for _ in range(2):
        x = (x + GOLDEN) & WORD
        x = (x ^ x >> 30) * MIX_1 & WORD
        x = (x ^ x >> 27) * MIX_2 & WORD
        x ^= x >> 31
    position.random = x if x != 0 else GOLDEN


def below(position, bound):
    """Return a random number from 0 to ``bound - 1`` (xorshift64*; off by at most 2^-26)."""
    x: cython.ulonglong = position.random
    x ^= x >> 12
    x ^= x << 25 & WORD
    x ^= x >> 27
    position.random = x
    return cython.cast(cython.uint, ((x * STAR & WORD) >> 32) * bound >> 32)


def shuffle(position, cards, dealer, how):
    """Deal from a shuffled pack; ``how`` finds trump: 0 turned, 1 the dealer's last, 2 named."""
    dealt: cython.int = 4 * cards
    size: cython.int = position.pack_size
    place: cython.int
    other: cython.int
    card: cython.uchar
    position.begin(cards, 5, dealer)
    for place in range(size):
        position.order[place] = position.pack[place]
    for place in range(dealt + (1 if how == 0 else 0)):
        other = place + cython.cast(
            cython.int, below(position, cython.cast(cython.uint, size - place))
        )
        card = position.order[other]
        position.order[other] = position.order[place]
        position.order[place] = card
        if place < dealt:
            position.hands[(dealer + 1 + place) & 3] |= ONE << card
    if how != 2:
        card = position.order[dealt - 1 if how == 1 else dealt]
        position.trump = (card > 8) + (card > 17) + (card > 26) + (card > 35)
        position.phase = 1


def random_bids(position):
    """Name a trump where it is due, and bid, uniformly."""
    moves: cython.ulonglong
    n: cython.int
    while position.phase < 2:
        moves = position.legal_set()
        n = popcount(moves)
        position.do_move(nth_bit(moves, below(position, cython.cast(cython.uint, n))))


def random_plays(position):
    """Play the deal to its end, every legal play as likely as the others."""
    moves: cython.ulonglong
    n: cython.int
    while position.phase == 2:
        moves = position.legal_plays()
        if moves & (moves - ONE):
            n = popcount(moves)
            moves = nth_bit(moves, below(position, cython.cast(cython.uint, n)))
        position.play(moves)


def first_plays(position):
    """Play the deal to its end, always the legal play of the lowest number."""
    moves: cython.ulonglong
    while position.phase == 2:
        moves = position.legal_plays()
        position.play(moves & (~moves + ONE))


def check_columns(columns) -> None:
    """Raise ``ValueError`` unless the columns are of one length: trump, bids, taken, points."""
    trump, bids, taken, points = columns
    rows = len(trump)
    if {len(bids), len(taken), len(points)} != {4 * rows}:
        raise ValueError("the columns are not of one length")


def run_random(
    position: Position, first: cython.longlong, shape, seed: cython.ulonglong, rows_out
) -> None:
    """Deal and play random deals. ``shape``: cards, how trump is found, lowest plays or random.

    Row ``i`` of the arrays (trump, bids, taken, points) is deal ``first + i``, which has a random
    sequence of its own and the dealer ``(first + i) % 4``: any split over threads gives the same.
    """
    cards: cython.int
    how: cython.int
    lowest: cython.bint
    check_columns(rows_out)
    cards, how, lowest = shape
    trump_out: cython.schar[::1] = rows_out[0]
    bids_out: cython.schar[::1] = rows_out[1]
    taken_out: cython.schar[::1] = rows_out[2]
    points_out: cython.int[::1] = rows_out[3]
    rows: cython.longlong = len(rows_out[0])
    if not 1 <= cards <= 9 or not 0 <= how <= 2 or 4 * cards + (how == 0) > position.pack_size:
        raise ValueError("there is no such deal")
    row: cython.longlong
    seat: cython.int
    with cython.nogil:
        for row in range(rows):
            seed_with(position, seed, first + row)
            shuffle(position, cards, (first + row) & 3, how)
            random_bids(position)
            if lowest:
                first_plays(position)
            else:
                random_plays(position)
            trump_out[row] = position.trump
            for seat in range(4):
                bids_out[4 * row + seat] = position.bids[seat]
                taken_out[4 * row + seat] = position.taken[seat]
                points_out[4 * row + seat] = position.score_of(seat)


def run_given(
    position: Position,
    first: cython.longlong,
    starts,
    lowest: cython.bint,
    seed: cython.ulonglong,
    rows_out,
) -> None:
    """Play given positions, at any point of their deals, to the end; the rows as above."""
    start: Position
    row: cython.longlong = 0
    seat: cython.int
    check_columns(rows_out)
    trump_out: cython.schar[::1] = rows_out[0]
    bids_out: cython.schar[::1] = rows_out[1]
    taken_out: cython.schar[::1] = rows_out[2]
    points_out: cython.int[::1] = rows_out[3]
    if len(rows_out[0]) != len(starts):
        raise ValueError("there is a row for each deal")
    for start in starts:
        if start is None or start.cards < 1 or (start.phase >= 2 and min(start.bids) < 0):
            raise ValueError("a deal without bids cannot be scored")
        with cython.nogil:
            position.copy_from(start)
            seed_with(position, seed, first + row)
            random_bids(position)
            if lowest:
                first_plays(position)
            else:
                random_plays(position)
            trump_out[row] = position.trump
            for seat in range(4):
                bids_out[4 * row + seat] = position.bids[seat]
                taken_out[4 * row + seat] = position.taken[seat]
                points_out[4 * row + seat] = position.score_of(seat)
        row += 1
