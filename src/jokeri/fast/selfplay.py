# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals played by nets, fast, and what there is to learn from them."""

import cython

from jokeri.fast.features import check_bid_net, check_play_net

if not cython.compiled:
    from jokeri.fast.chance import below, seed_with, shuffle
    from jokeri.fast.features import choice_of, see_bid
    from jokeri.fast.net import Net
    from jokeri.fast.policy import best_move, best_trump, rule_bid, rule_play, rule_trump
    from jokeri.fast.position import Position, bit_number, nth_bit, popcount

WIDTH = 128
"""Numbers in a row of samples: the inputs that are 1, then -1."""

ONE = cython.declare(cython.ulonglong, 1)
ROW = cython.declare(cython.int, 128)


def run_deals(position: Position, nets, plan, sizes, seats, samples, points_out):
    """Play deals, write down what the present net decided, return how many plays and bids.

    ``nets``: the present play and bid nets, older ones, and those of somebody's habits. ``plan``:
    the first deal's number, the seed, how trump is found in nines, how many of 1000 plays and of
    1000 bids are tried at random, completions for a trump. ``sizes``: the cards of each deal;
    ``seats``: four numbers a deal, 0 the present nets, 1 the older, 2 the plain rules, 3 the
    habits. ``samples``, of the
    plays and then of the bids: rows of inputs; ten times the choice, plus the tricks that it took
    from there; the others' mean points, in hundreds. There must be room for 36 and 4 a deal.
    ``points_out``: four a deal. The same deal number gives the same cards.
    """
    first: cython.longlong
    seed: cython.ulonglong
    nines: cython.int
    try_plays: cython.uint
    try_bids: cython.uint
    completions: cython.int
    first, seed, nines, try_plays, try_bids, completions = plan
    if len(nets) != 6:
        raise ValueError(f"three pairs of nets sit at the table, not {len(nets)} nets")
    if len(samples) != 6:
        raise ValueError(f"samples are written in six columns, not {len(samples)}")
    for each in nets[::2]:
        check_play_net(each)
    for each in nets[1::2]:
        check_bid_net(each)
    play_net: Net = nets[0]
    bid_net: Net = nets[1]
    old_play: Net = nets[2]
    old_bid: Net = nets[3]
    habit_play: Net = nets[4]
    habit_bid: Net = nets[5]
    deal_sizes: cython.schar[::1] = sizes
    kinds: cython.schar[::1] = seats
    play_rows: cython.short[::1] = samples[0]
    play_out: cython.short[::1] = samples[1]
    play_worth: cython.float[::1] = samples[2]
    bid_rows: cython.short[::1] = samples[3]
    bid_out: cython.short[::1] = samples[4]
    bid_worth: cython.float[::1] = samples[5]
    points: cython.int[::1] = points_out
    deals: cython.int = len(sizes)
    if len(seats) != 4 * deals or len(points_out) != 4 * deals:
        raise ValueError("there are four seats to a deal")
    if len(samples[0]) < 36 * WIDTH * deals or len(samples[3]) < 4 * WIDTH * deals:
        raise ValueError("there is no room for the samples")
    if min(len(samples[1]), len(samples[2])) < 36 * deals:
        raise ValueError("there is no room for the plays")
    if min(len(samples[4]), len(samples[5])) < 4 * deals:
        raise ValueError("there is no room for the bids")
    plays: cython.int = 0
    bids: cython.int = 0
    plays_before: cython.int
    bids_before: cython.int
    deal: cython.int
    place: cython.int
    seat: cython.int
    kind: cython.int
    at: cython.int
    whole: cython.int
    turned: cython.bint
    play_seat = cython.declare(cython.int[36])
    play_taken = cython.declare(cython.int[36])
    bid_seat = cython.declare(cython.int[4])
    if not 0 <= nines <= 2 or completions < 1:
        raise ValueError("trump is found in no such way")
    for deal in range(deals):
        place = deal_sizes[deal]
        turned = place < 9 or nines == 0
        if not 1 <= place <= 9 or 4 * place + turned > position.pack_size:
            raise ValueError(f"there is no deal of {place} cards")
    if not cython.compiled:
        play_seat, play_taken, bid_seat = [0] * 36, [0] * 36, [0] * 4
    seen: cython.ulonglong
    moves: cython.ulonglong
    move: cython.ulonglong
    with cython.nogil:
        for deal in range(deals):
            seed_with(position, seed, first + deal)
            shuffle(
                position,
                deal_sizes[deal],
                (first + deal) & 3,
                nines if deal_sizes[deal] == 9 else 0,
            )
            plays_before = plays
            bids_before = bids
            if position.phase == 0:
                seen = (
                    ONE << position.order[0] | ONE << position.order[4] | ONE << position.order[8]
                )
                kind = kinds[4 * deal + position.turn]
                if kind >= 2:
                    move = rule_trump(seen)
                elif try_bids > 0 and below(position, 1000) < try_bids:
                    move = ONE << (56 + below(position, 5))
                elif kind == 0:
                    move = best_trump(bid_net, position, seen, completions)
                else:
                    move = best_trump(old_bid, position, seen, completions)
                position.do_move(move)
            while position.phase == 1:
                kind = kinds[4 * deal + position.turn]
                if kind == 2:
                    position.do_move(rule_bid(position))
                    continue
                if kind == 3:
                    position.do_move(best_move(habit_bid, position, True))
                    continue
                if kind == 0:
                    move = best_move(bid_net, position, False)
                else:
                    move = best_move(old_bid, position, False)
                if try_bids > 0 and below(position, 1000) < try_bids:
                    moves = position.legal_set()
                    if below(position, 3) > 0:  # near the best bid more often than far from it
                        moves &= move << 1 | move | move >> 1 | move >> 2 | move << 2
                    move = nth_bit(moves, below(position, popcount(moves)))
                if kind == 0:
                    see_bid(bid_net, position, position.hands[position.turn], position.trump)
                    for place in range(bid_net.count):
                        bid_rows[ROW * bids + place] = bid_net.active[place]
                    for place in range(bid_net.count, ROW):
                        bid_rows[ROW * bids + place] = -1
                    bid_out[bids] = bit_number(move) - 46
                    bid_seat[bids - bids_before] = position.turn
                    bids += 1
                position.do_move(move)
            while position.phase == 2:
                kind = kinds[4 * deal + position.turn]
                moves = position.legal_plays()
                if moves & (moves - 1) == 0:
                    position.play(moves)
                    continue
                if kind == 2:
                    position.play(rule_play(position))
                    continue
                if kind == 3:
                    position.play(best_move(habit_play, position, True))
                    continue
                if kind == 0:
                    move = best_move(play_net, position, False)
                else:
                    move = best_move(old_play, position, False)
                if try_plays > 0 and below(position, 1000) < try_plays:
                    move = nth_bit(moves, below(position, popcount(moves)))
                if kind == 0:
                    for place in range(play_net.count):
                        play_rows[ROW * plays + place] = play_net.active[place]
                    for place in range(play_net.count, ROW):
                        play_rows[ROW * plays + place] = -1
                    play_out[plays] = choice_of(play_net, bit_number(move))
                    play_seat[plays - plays_before] = position.turn
                    play_taken[plays - plays_before] = position.taken[position.turn]
                    plays += 1
                position.play(move)
            whole = 0
            for seat in range(4):
                points[4 * deal + seat] = position.score_of(seat)
                whole += points[4 * deal + seat]
            for place in range(plays - plays_before):
                seat = play_seat[place]
                at = plays_before + place
                play_out[at] = 10 * play_out[at] + position.taken[seat] - play_taken[place]
                play_worth[at] = (whole - points[4 * deal + seat]) / 300.0
            for place in range(bids - bids_before):
                seat = bid_seat[place]
                at = bids_before + place
                bid_out[at] = 10 * bid_out[at] + position.taken[seat]
                bid_worth[at] = (whole - points[4 * deal + seat]) / 300.0
    return plays, bids
