# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the nets see of a position: the knowledge of the seat to move, as inputs that are 0 or 1.

Nothing of the other hands is read: what a seat cannot see is the pack less its own cards and the
cards gone. Suits stand in *slots*, so that alike positions look alike: trump in slot 0, the
others by the length and height of what the seat holds.
"""

import cython

if not cython.compiled:
    from jokeri.fast.net import Net
    from jokeri.fast.position import Position, popcount

SUIT = cython.declare(cython.ulonglong, 511)

# Groups of inputs that both nets have, by their first number.
OWN = cython.declare(cython.int, 0)  # 36 cards, one joker, two jokers
HOUSE = cython.declare(cython.int, 38)  # 11, see add_house
SIZE = cython.declare(cython.int, 49)  # the deal's size, 1 to 9
TRUMP = cython.declare(cython.int, 58)  # a suit, bezi
LENGTH = cython.declare(cython.int, 60)  # 4 slots x how many own cards (0 ... 9)
RUNGS = cython.declare(cython.int, 100)  # 4 slots x own card from the top (5) x cards above it (6)

# The play net's.
UNSEEN = cython.declare(cython.int, 220)  # as OWN, of what lies elsewhere
VOIDS = cython.declare(cython.int, 258)  # 3 other seats x 4 slots
LED = cython.declare(cython.int, 270)  # 4 slots
LED_JOKER = cython.declare(cython.int, 274)  # low, high
COUNT = cython.declare(cython.int, 276)  # plays of the trick so far, 0 to 3
WINNER = cython.declare(cython.int, 280)  # 3 other seats
BEST = cython.declare(cython.int, 283)  # the card that holds the trick, or how a joker does
NEED = cython.declare(cython.int, 324)  # 4 seats x (-2 or less, -1, ... 9)
BIDS = cython.declare(cython.int, 372)  # 4 seats x (0 ... 9)
LEFT = cython.declare(cython.int, 412)  # tricks to come, 1 to 9
OVER = cython.declare(cython.int, 421)  # needs less tricks to come, -4 ... 5
REST = cython.declare(cython.int, 431)  # 4 slots x how many cards lie elsewhere (0 ... 9)
BEATING = cython.declare(cython.int, 471)  # own cards of the led suit that beat it: 0 to 4 or more
LOSING = cython.declare(cython.int, 476)  # those that do not
NEEDED = cython.declare(cython.int, 481)  # of the seat that holds the trick: none, one, more
PLAY_INPUTS = 484
PLAY_CHOICES = 46

# The bid net's.
BID_COUNT = cython.declare(cython.int, 220)  # bids so far, 0 to 3
BID_BEFORE = cython.declare(cython.int, 224)  # 3 seats before x (0 ... 9)
BID_ROOM = cython.declare(cython.int, 254)  # the size less the bids so far, -3 or less ... 9
BID_INPUTS = 267
BID_CHOICES = 10


def order_suits(net, hand, unseen, trump):
    """Find the slot of each suit."""
    suit: cython.int
    other: cython.int
    slot: cython.int
    own: cython.ulonglong
    key: cython.ulonglong
    rival: cython.ulonglong
    for suit in range(4):
        if suit == trump:
            net.slot[suit] = 0
            continue
        slot = 1 if trump < 4 else 0
        own = hand >> 9 * suit & SUIT
        key = cython.cast(cython.ulonglong, popcount(own)) << 18 | own << 9
        key |= unseen >> 9 * suit & SUIT
        for other in range(4):
            if other in (suit, trump):
                continue
            own = hand >> 9 * other & SUIT
            rival = cython.cast(cython.ulonglong, popcount(own)) << 18 | own << 9
            rival |= unseen >> 9 * other & SUIT
            if rival > key or (rival == key and other < suit):
                slot += 1
        net.slot[suit] = slot


def add_cards(net, cards, first):
    """Add a set of cards: 36 inputs by slot, then one joker or two."""
    suit: cython.int
    rank: cython.int
    held: cython.ulonglong
    n: cython.int = net.count
    for suit in range(4):
        held = cards >> 9 * suit & SUIT
        rank = first + 9 * net.slot[suit]
        while held:
            if held & 1:
                net.active[n] = rank
                n += 1
            held >>= 1
            rank += 1
    held = cards >> 36
    if held:
        net.active[n] = first + (37 if held == 3 else 36)
        n += 1
    net.count = n


def add_house(net, position, first):
    """Add what of the house matters: five flags, the size of khishti, what a missed bid costs."""
    n: cython.int = net.count
    bit: cython.int
    costs: cython.int = position.points[(position.cards * 10 + 1) * 10]
    for bit in range(5):
        if position.flags >> bit & 1:
            net.active[n] = first + bit
            n += 1
    net.active[n] = first + (5 if costs <= -400 else 6 if costs <= -150 else 7 if costs < 0 else 8)
    n += 1
    if position.points[931] < 0:  # nine cards, bid 3, took 1
        net.active[n] = first + 9
        n += 1
    if position.points[913] < 0:  # nine cards, bid 1, took 3
        net.active[n] = first + 10
        n += 1
    net.count = n


def add_both(net, position, hand, unseen, trump):
    """Add what both nets see of a hand; ``unseen``: the cards that may lie elsewhere."""
    suit: cython.int
    slot: cython.int
    place: cython.int
    above: cython.int
    n: cython.int
    held: cython.ulonglong
    rest: cython.ulonglong
    card: cython.ulonglong
    net.count = 0
    add_cards(net, hand, OWN)
    add_house(net, position, HOUSE)
    n = net.count
    net.active[n] = SIZE + position.cards - 1
    net.active[n + 1] = TRUMP + (trump == 4)
    n += 2
    for suit in range(4):
        slot = net.slot[suit]
        held = hand >> 9 * suit & SUIT
        rest = unseen >> 9 * suit & SUIT
        net.active[n] = LENGTH + 10 * slot + popcount(held)
        n += 1
        card = 256
        place = 0
        above = 0
        while held and place < 5:
            if rest & card:
                above += 1
            elif held & card:
                held ^= card
                net.active[n] = RUNGS + 30 * slot + 6 * place + (above if above < 5 else 5)
                n += 1
                place += 1
            card >>= 1
    net.count = n


def see_play(net, position):
    """Set a net's inputs to what the seat to play sees."""
    turn: cython.int = position.turn
    hand: cython.ulonglong = position.hands[turn]
    unseen: cython.ulonglong = position.all_cards & ~(hand | position.gone)
    held: cython.ulonglong
    higher: cython.ulonglong
    seat: cython.int
    away: cython.int
    n: cython.int
    need: cython.int
    want: cython.int = 0
    left: cython.int = popcount(hand)
    best: cython.int
    order_suits(net, hand, unseen, position.trump)
    add_both(net, position, hand, unseen, position.trump)
    add_cards(net, unseen, UNSEEN)
    n = net.count
    for away in range(4):
        seat = (turn + away) & 3
        need = position.bids[seat] - position.taken[seat]
        if need > 0:
            want += need
        net.active[n] = NEED + 12 * away + (0 if need < -2 else need + 2)
        net.active[n + 1] = BIDS + 10 * away + position.bids[seat]
        net.active[n + 2] = REST + 10 * net.slot[away] + popcount(unseen >> 9 * away & SUIT)
        n += 3
        if away > 0:
            for best in range(4):
                if position.voids >> (4 * seat + best) & 1:
                    net.active[n] = VOIDS + 4 * (away - 1) + net.slot[best]
                    n += 1
    net.active[n] = COUNT + position.count
    net.active[n + 1] = LEFT + left - 1
    want -= left
    net.active[n + 2] = OVER + (0 if want < -4 else 9 if want > 5 else want + 4)
    n += 3
    if position.count > 0:
        net.active[n] = LED + net.slot[position.led]
        n += 1
        if position.led_joker:
            net.active[n] = LED_JOKER + position.led_joker - 1
            n += 1
        net.active[n] = WINNER + ((position.best_seat - turn) & 3) - 1
        need = position.bids[position.best_seat] - position.taken[position.best_seat]
        net.active[n + 1] = NEEDED + (0 if need <= 0 else 1 if need == 1 else 2)
        n += 2
        best = position.best
        held = hand >> 9 * position.led & SUIT
        higher = 0
        if best >= 3072:
            seat = 39
        elif best >= 2048:
            seat = 38
        elif best >= 1280:
            seat = 9 * net.slot[position.trump] + popcount(
                cython.cast(cython.ulonglong, best - 1280 - 1)
            )
            if position.led == position.trump:
                higher = held & ~cython.cast(cython.ulonglong, 2 * (best - 1280) - 1)
        elif best == 1024:
            seat = 37
        elif best >= 512:
            seat = 9 * net.slot[position.led] + popcount(
                cython.cast(cython.ulonglong, best - 512 - 1)
            )
            higher = held & ~cython.cast(cython.ulonglong, 2 * (best - 512) - 1)
        else:
            seat = 36 if best <= 0 else 40
            higher = held
        net.active[n] = BEST + seat
        need = popcount(higher)
        want = popcount(held) - need
        net.active[n + 1] = BEATING + (need if need < 4 else 4)
        net.active[n + 2] = LOSING + (want if want < 4 else 4)
        n += 3
    net.count = n


def see_bid(net, position, hand, trump):
    """Set a net's inputs to what the seat to bid sees, were the hand and trump these."""
    n: cython.int
    away: cython.int
    room: cython.int = position.cards
    unseen: cython.ulonglong = position.all_cards & ~hand
    order_suits(net, hand, unseen, trump)
    add_both(net, position, hand, unseen, trump)
    n = net.count
    net.active[n] = BID_COUNT + position.count
    n += 1
    for away in range(position.count):
        net.active[n] = BID_BEFORE + 10 * away + position.bids[(position.turn - away - 1) & 3]
        room -= position.bids[(position.turn - away - 1) & 3]
        n += 1
    net.active[n] = BID_ROOM + (0 if room < -3 else room + 3)
    net.count = n + 1


def choice_of(net, move):
    """Return the choice that a move is to its net, after a look at the position."""
    if move >= 46:
        return move - 46
    if move < 36:
        return 9 * net.slot[move // 9] + move % 9
    if move < 38:
        return move
    return move - (move - 38) % 4 + net.slot[(move - 38) % 4]


def check_play_net(net: Net) -> None:
    """Raise ``ValueError`` where a net does not take what is seen of a play."""
    if net.inputs != PLAY_INPUTS or net.choices != PLAY_CHOICES:
        raise ValueError("this is no play net")


def check_bid_net(net: Net) -> None:
    """Raise ``ValueError`` where a net does not take what is seen of a bid."""
    if net.inputs != BID_INPUTS or net.choices != BID_CHOICES:
        raise ValueError("this is no bid net")


def check_to_play(net: Net, position: Position) -> None:
    """Raise ``ValueError`` unless somebody is to play, and this is a play net."""
    check_play_net(net)
    if position.phase != 2 or min(position.bids) < 0:
        raise ValueError("nobody is to play in this position, or it has no bids")


def check_to_bid(net: Net, position: Position) -> None:
    """Raise ``ValueError`` unless somebody is to bid, and this is a bid net."""
    check_bid_net(net)
    if position.phase != 1:
        raise ValueError("nobody is to bid in this position")


def inputs_of(net: Net) -> list[int]:
    """Return the inputs that are 1."""
    return [net.active[place] for place in range(net.count)]


def play_inputs(net: Net, position: Position) -> tuple[list[int], list[int]]:
    """Return the inputs that are 1 for the seat to play, and each legal play's choice."""
    check_to_play(net, position)
    see_play(net, position)
    legal = position.legal()
    choices = [choice_of(net, number) for number in range(46) if legal >> number & 1]
    return inputs_of(net), choices


def bid_inputs(net: Net, position: Position) -> list[int]:
    """Return the inputs that are 1 for the seat to bid."""
    check_to_bid(net, position)
    see_bid(net, position, position.hands[position.turn], position.trump)
    return inputs_of(net)
