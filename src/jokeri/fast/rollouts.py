# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What nets say of a world: how likely its players would have done what was seen, and its ends."""

import cython

from jokeri.fast.features import check_bid_net, check_play_net

if cython.compiled:
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from jokeri.fast.features import choice_of
    from jokeri.fast.maxn import MaxN
    from jokeri.fast.net import Net
    from jokeri.fast.policy import appeal, best_move, look, rule_bid, rule_play
    from jokeri.fast.position import Position, bit_number, popcount

ONE = cython.declare(cython.ulonglong, 1)

# Even the unlikeliest move is made now and then, by people above all.
SLIP = cython.declare(cython.double, 0.05)


def chances_of(net, position, move, heats, habits, chances):
    """Put in ``chances`` how likely the seat to move would have made this move, by either heat."""
    moves: cython.ulonglong = position.legal_set()
    one: cython.ulonglong
    n: cython.int = 0
    top: cython.double
    less: cython.double
    cold: cython.double = 0
    warm: cython.double = 0
    chances[0] = chances[1] = 1.0
    if moves & (moves - ONE) == 0:
        return
    look(net, position)
    top = appeal(net, position, bit_number(move), habits)
    while moves:
        one = moves & (~moves + ONE)
        moves ^= one
        less = appeal(net, position, bit_number(one), habits) - top
        cold += exp(less / heats[0])
        warm += exp(less / heats[1])
        n += 1
    chances[0] = SLIP / n + (1 - SLIP) / cold
    chances[1] = SLIP / n + (1 - SLIP) / warm


def weigh(nets, position: Position, history, seats: cython.int, heats) -> list[float]:
    """Make the moves of a deal; return how likely each seat's were, by each kind of player.

    Twelve logarithms: four seats by the nets strictly, loosely, and by the habits. ``nets``: a play
    and a bid net, then those of the habits. ``position`` holds a world's hands as dealt;
    ``history`` are moves' numbers. ``seats``: the set of seats whose moves count. ``heats``: how
    strictly bids and plays follow the nets, then how loosely, in hundreds of points.
    """
    play_net: Net
    bid_net: Net
    habit_play: Net
    habit_bid: Net
    play_net, bid_net, habit_play, habit_bid = nets
    check_play_net(play_net)
    check_bid_net(bid_net)
    check_play_net(habit_play)
    check_bid_net(habit_bid)
    bid_heats = cython.declare(cython.double[2])
    play_heats = cython.declare(cython.double[2])
    even = cython.declare(cython.double[2])
    chances = cython.declare(cython.double[2])
    if not cython.compiled:
        bid_heats, play_heats, even, chances = [0.0] * 2, [0.0] * 2, [0.0] * 2, [0.0] * 2
    (bid_heats[0], play_heats[0]), (bid_heats[1], play_heats[1]) = heats
    even[0] = even[1] = 1.0
    if not all(heat > 0 for heat in (*heats[0], *heats[1])):
        raise ValueError("heats are above 0")
    if position.phase == 2 and min(position.bids) < 0:
        raise ValueError("the deal is played without bids")
    move: cython.ulonglong
    number: cython.int
    turn: cython.int
    sums = [0.0] * 12
    for number in history:
        move = ONE << number if 0 <= number <= 60 else 0
        if not position.legal_set() & move:
            raise ValueError(f"move {number} is not legal in this world")
        turn = position.turn
        if seats >> turn & 1 and 1 <= position.phase <= 2:
            if position.phase == 1:
                chances_of(bid_net, position, move, bid_heats, False, chances)
            else:
                chances_of(play_net, position, move, play_heats, False, chances)
            sums[turn] += log(chances[0])
            sums[4 + turn] += log(chances[1])
            if position.phase == 1:
                chances_of(habit_bid, position, move, even, True, chances)
            else:
                chances_of(habit_play, position, move, even, True, chances)
            sums[8 + turn] += log(chances[0])
        position.do_move(move)
    return sums


def retrace(position: Position, history) -> None:
    """Make the moves of a deal in which some hands hold unknown cards, so without the duties."""
    number: cython.int
    move: cython.ulonglong
    for number in history:
        move = ONE << number if 0 <= number <= 60 else 0
        if position.phase != 2 or number >= 46:
            if not position.legal_set() & move:
                raise ValueError(f"move {number} is not legal here")
        elif number < 36:
            if not position.hands[position.turn] & move:
                raise ValueError(f"the seat to play does not hold card {number}")
        elif position.hands[position.turn] >> 36 == 0:
            raise ValueError("the seat to play holds no joker")
        elif (position.count == 0) != (number >= 38):
            raise ValueError("a joker is called when it leads, and only then")
        position.do_move(move)


def value_here(net, position, aims, found):
    """Put in ``found`` what the best play promises the seat to play, as ``rollouts`` tells it."""
    moves: cython.ulonglong = position.legal_plays()
    move: cython.ulonglong
    seat: cython.int = position.turn
    row: cython.int = (position.cards * 10 + position.bids[seat]) * 10 + position.taken[seat]
    need: cython.int = position.bids[seat] - position.taken[seat]
    left: cython.int = popcount(position.hands[seat])
    place: cython.int
    weight: cython.double
    total: cython.double
    points: cython.double
    exact: cython.double
    worth: cython.double
    rivals: cython.double = 0
    for place in range(4):
        if place != seat:
            rivals += aims[place]
    found[0] = -1e9
    look(net, position)
    while moves:
        move = moves & (~moves + ONE)
        moves ^= move
        net.foresee(choice_of(net, bit_number(move)))
        total = points = exact = 0
        for place in range(left + 1):
            weight = exp(net.out[place] - net.out[0])
            total += weight
            points += weight * position.points[row + place]
            if place == need:
                exact = weight
        points /= total
        exact /= total
        worth = aims[seat] * points + 100 * rivals * net.out[10] + aims[4 + seat] * exact
        if worth > found[0]:
            found[0] = worth
            found[1] = points
            found[2] = exact


def exact_end(maxn, position, seat, aims, found):
    """Put in ``found`` what max^n from a trick's beginning promises a seat, all cards open."""
    packed: cython.ulonglong = maxn.value(position)
    each: cython.int
    taken: cython.int
    points: cython.int
    found[0] = 0
    for each in range(4):
        taken = position.taken[each] + cython.cast(cython.int, packed >> 4 * each & 15)
        points = position.points[(position.cards * 10 + position.bids[each]) * 10 + taken]
        found[0] += aims[each] * points
        if taken == position.bids[each]:
            found[0] += aims[4 + each]
        if each == seat:
            found[1] = points
            found[2] = taken == position.bids[each]


def rollouts(
    play_net: Net | None,
    bid_net: Net | None,
    position: Position,
    moves,
    aims,
    ends,
    maxn: MaxN,
    scratch: Position,
    habits=None,
) -> list[tuple[float, float, float]]:
    """Return what each move promises the seat to move when the nets go on.

    Three numbers a move: what it is worth by the seat's ``aims``, its points, and the chance (in
    one world to the end: 0 or 1) that its bid is exact. ``aims``: what a point of each seat is
    worth to the mover, then what the exact bid of each is. ``ends``: a depth, and with how many
    cards left in each hand max^n plays on. With a depth above 0 the nets go on only to the mover's
    next turn to play, or the one after it, and so on, and say what it is worth there (the others'
    exact bids are then left out); with 0 to the deal's end. Without nets (``None``, and depth 0)
    the plain player goes on. ``scratch`` is another position to play in. ``habits``: a play and a
    bid net of somebody's habits, and four flags: which seats go on by these instead.
    """
    place: cython.int
    number: cython.int
    turns: cython.int
    depth: cython.int
    open_cards: cython.int
    depth, open_cards = ends
    ready: cython.bint = False
    seat: cython.int = position.turn
    if len(aims) != 8:
        raise ValueError("there are two aims for each of four seats")
    want = cython.declare(cython.double[8])
    end = cython.declare(cython.double[3])
    if not cython.compiled:
        want, end = [0.0] * 8, [0.0] * 3
    for place in range(8):
        want[place] = aims[place]
    bidding: cython.bint = position.phase < 2
    plain: cython.bint = play_net is None or bid_net is None
    if plain and depth > 0:
        raise ValueError("without nets nobody can say what a position is worth")
    if not plain:
        check_play_net(play_net)
        check_bid_net(bid_net)
    if scratch is position:
        raise ValueError("a position cannot be its own scratch")
    if position.phase == 2 and min(position.bids) < 0:
        raise ValueError("the deal is played without bids")
    habit_play: Net = play_net
    habit_bid: Net = bid_net
    by_habit = cython.declare(cython.int[4])
    if not cython.compiled:
        by_habit = [0] * 4
    for place in range(4):
        by_habit[place] = 0
    if habits is not None:
        habit_play, habit_bid, flags = habits
        check_play_net(habit_play)
        check_bid_net(habit_bid)
        if len(flags) != 4:
            raise ValueError("there is a flag for each of four seats")
        for place in range(4):
            by_habit[place] = flags[place]
    maxn.begin()
    found = []
    for number in moves:
        if not 0 <= number <= 60 or not position.legal_set() >> number & 1:
            raise ValueError(f"move {number} is not legal here")
        if bidding:  # other bids, another game
            maxn.begin()
            ready = False
        with cython.nogil:
            scratch.copy_from(position)
            scratch.do_move(ONE << number)
            turns = 0
            while scratch.phase == 1:
                if by_habit[scratch.turn]:
                    scratch.do_move(best_move(habit_bid, scratch, True))
                elif plain:
                    scratch.do_move(rule_bid(scratch))
                else:
                    scratch.do_move(best_move(bid_net, scratch, False))
            while scratch.phase == 2:
                if scratch.count == 0 and popcount(scratch.hands[scratch.turn]) <= open_cards:
                    if not ready:
                        if bidding:
                            maxn.prepare(scratch)
                        else:  # with all cards that any of the moves leaves
                            maxn.prepare(position)
                        ready = True
                    exact_end(maxn, scratch, seat, want, end)
                    break
                if scratch.turn == seat:
                    turns += 1
                    if turns == depth:
                        value_here(play_net, scratch, want, end)
                        break
                if by_habit[scratch.turn]:
                    scratch.play(best_move(habit_play, scratch, True))
                elif plain:
                    scratch.play(rule_play(scratch))
                else:
                    scratch.play(best_move(play_net, scratch, False))
            if scratch.phase == 3:
                end[0] = 0
                for place in range(4):
                    end[0] += want[place] * scratch.score_of(place)
                    if scratch.taken[place] == scratch.bids[place]:
                        end[0] += want[4 + place]
                end[1] = scratch.score_of(seat)
                end[2] = scratch.taken[seat] == scratch.bids[seat]
        found.append((end[0], end[1], end[2]))
    return found
