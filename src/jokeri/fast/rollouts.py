# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What nets say of a world: how likely its players would have done what was seen, and its ends."""

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from jokeri.fast.features import see_bid, see_play
    from jokeri.fast.net import Net
    from jokeri.fast.policy import best_bid, best_play, value_of_bid, value_of_play
    from jokeri.fast.position import Position, bit_number, popcount

ONE = cython.declare(cython.ulonglong, 1)

# Even the unlikeliest move is made now and then, by people above all.
SLIP = cython.declare(cython.double, 0.05)


def chance_of_bid(net, position, move, heat):
    """Return how likely the seat to bid would have bid so."""
    moves: cython.ulonglong = position.legal_set() >> 46
    bid: cython.int
    said: cython.int = bit_number(move) - 46
    n: cython.int = 0
    top: cython.double
    whole: cython.double = 0
    see_bid(net, position, position.hands[position.turn], position.trump)
    net.look()
    top = value_of_bid(net, position, said)
    for bid in range(position.cards + 1):
        if moves >> bid & 1:
            whole += exp((value_of_bid(net, position, bid) - top) / heat)
            n += 1
    return SLIP / n + (1 - SLIP) / whole


def chance_of_play(net, position, move, heat):
    """Return how likely the seat to play would have played so."""
    moves: cython.ulonglong = position.legal_plays()
    one: cython.ulonglong
    n: cython.int = 0
    top: cython.double
    whole: cython.double = 0
    if moves & (moves - ONE) == 0:
        return 1.0
    see_play(net, position)
    net.look()
    top = value_of_play(net, position, bit_number(move))
    while moves:
        one = moves & (~moves + ONE)
        moves ^= one
        whole += exp((value_of_play(net, position, bit_number(one)) - top) / heat)
        n += 1
    return SLIP / n + (1 - SLIP) / whole


def weigh(
    play_net: Net, bid_net: Net, position: Position, history, seat: cython.int, heats
) -> float:
    """Make the moves of a deal and return the logarithm of their likelihood by the nets.

    ``position`` holds a world's hands as dealt; ``history`` are moves' numbers. Moves of ``seat``,
    which knows why it made them, do not count. ``heats``: how loosely bids and plays follow the
    nets, in hundreds of points.
    """
    bid_heat: cython.double
    play_heat: cython.double
    bid_heat, play_heat = heats
    whole: cython.double = 0
    move: cython.ulonglong
    number: cython.int
    for number in history:
        move = ONE << number
        if not position.legal_set() & move:
            raise ValueError(f"move {number} is not legal in this world")
        if position.turn != seat:
            if position.phase == 1:
                whole += log(chance_of_bid(bid_net, position, move, bid_heat))
            elif position.phase == 2:
                whole += log(chance_of_play(play_net, position, move, play_heat))
        position.do_move(move)
    return whole


def retrace(position: Position, history) -> None:
    """Make the moves of a deal in which some hands hold unknown cards, so without the duties."""
    number: cython.int
    move: cython.ulonglong
    for number in history:
        move = ONE << number
        if number < 36 and not position.hands[position.turn] & move:
            raise ValueError(f"the seat to play does not hold card {number}")
        if number >= 36 and number < 46 and position.hands[position.turn] >> 36 == 0:
            raise ValueError("the seat to play holds no joker")
        position.do_move(move)


def value_here(net, position, stake):
    """Return what the best play is worth to the seat to play: points, with its stake."""
    moves: cython.ulonglong = position.legal_plays()
    move: cython.ulonglong
    need: cython.int = position.bids[position.turn] - position.taken[position.turn]
    left: cython.int = popcount(position.hands[position.turn])
    place: cython.int
    worth: cython.double
    total: cython.double
    most: cython.double = -1e9
    see_play(net, position)
    net.look()
    while moves:
        move = moves & (~moves + ONE)
        moves ^= move
        worth = 100 * value_of_play(net, position, bit_number(move))
        if stake > 0 and 0 <= need <= left:
            total = 0
            for place in range(left + 1):
                total += exp(net.out[place] - net.out[need])
            worth += stake / total
        if worth > most:
            most = worth
    return most


def rollouts(
    play_net: Net,
    bid_net: Net,
    position: Position,
    moves,
    stakes,
    depth: cython.int,
    scratch: Position,
) -> list[float]:
    """Return what each move is worth when the nets go on: points less the mean of the others'.

    A seat that hits its bid has its ``stakes`` on top, four numbers: what it wins by that beyond
    the deal. With a ``depth`` above 0 the nets go on only to the mover's next turn to play, or the
    one after it, and so on, and say what it is worth there (the others' stakes are then left out);
    with 0 to the deal's end. ``scratch`` is a position of the same house to play in.
    """
    place: cython.int
    number: cython.int
    turns: cython.int
    seat: cython.int = position.turn
    worth: cython.double
    one: cython.double
    if len(stakes) != 4:
        raise ValueError("there is a stake for each of four seats")
    at_stake = cython.declare(cython.double[4])
    if not cython.compiled:
        at_stake = [0.0] * 4
    for place in range(4):
        at_stake[place] = stakes[place]
    found = []
    for number in moves:
        if not position.legal_set() >> number & 1:
            raise ValueError(f"move {number} is not legal here")
        with cython.nogil:
            scratch.copy_from(position)
            scratch.do_move(ONE << number)
            turns = 0
            worth = 0
            while scratch.phase == 1:
                scratch.do_move(best_bid(bid_net, scratch))
            while scratch.phase == 2:
                if scratch.turn == seat:
                    turns += 1
                    if turns == depth:
                        worth = value_here(play_net, scratch, at_stake[seat])
                        break
                scratch.play(best_play(play_net, scratch))
            if scratch.phase == 3:
                for place in range(4):
                    one = scratch.score_of(place)
                    if scratch.taken[place] == scratch.bids[place]:
                        one += at_stake[place]
                    worth += one if place == seat else -one / 3
        found.append(worth)
    return found
