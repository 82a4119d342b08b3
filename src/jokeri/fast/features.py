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

ONE = cython.declare(cython.ulonglong, 1)
PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
SUIT = cython.declare(cython.ulonglong, 511)

# The play net's inputs, by the first number of each group.
OWN = cython.declare(cython.int, 0)  # 36 cards, one joker, two jokers
UNSEEN = cython.declare(cython.int, 38)  # the same of what lies elsewhere
VOIDS = cython.declare(cython.int, 76)  # 3 other seats x 4 slots
LED = cython.declare(cython.int, 88)  # 4 slots
LED_JOKER = cython.declare(cython.int, 92)  # low, high
COUNT = cython.declare(cython.int, 94)  # plays of the trick so far, 0 to 3
WINNER = cython.declare(cython.int, 98)  # 3 other seats
BEST = cython.declare(cython.int, 101)  # the card that holds the trick, or how a joker does
TRUMP = cython.declare(cython.int, 142)  # a suit, bezi
NEED = cython.declare(cython.int, 144)  # 4 seats x (-2 or less, -1, ... 9)
BIDS = cython.declare(cython.int, 192)  # 4 seats x (0 ... 9)
LEFT = cython.declare(cython.int, 232)  # tricks to come, 1 to 9
SIZE = cython.declare(cython.int, 241)  # the deal's size
OVER = cython.declare(cython.int, 250)  # needs less tricks to come, -4 ... 5
HOUSE = cython.declare(cython.int, 260)  # see add_house
PLAY_INPUTS = 271
PLAY_CHOICES = 46

# The bid net's.
BID_SIZE = cython.declare(cython.int, 38)
BID_TRUMP = cython.declare(cython.int, 47)
BID_COUNT = cython.declare(cython.int, 49)  # bids so far, 0 to 3
BID_BEFORE = cython.declare(cython.int, 53)  # 3 seats before x (0 ... 9)
BID_ROOM = cython.declare(cython.int, 83)  # the size less the bids so far, -3 or less ... 9
BID_HOUSE = cython.declare(cython.int, 96)
BID_INPUTS = 107
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
            if other == suit or other == trump:
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


def see_play(net, position):
    """Set a net's inputs to what the seat to play sees."""
    turn: cython.int = position.turn
    hand: cython.ulonglong = position.hands[turn]
    unseen: cython.ulonglong = 0
    seat: cython.int
    away: cython.int
    n: cython.int
    need: cython.int
    want: cython.int = 0
    left: cython.int = popcount(hand)
    best: cython.int
    for n in range(position.pack_size):
        unseen |= ONE << position.pack[n]
    unseen &= ~(hand | position.gone)
    order_suits(net, hand, unseen, position.trump)
    net.count = 0
    add_cards(net, hand, OWN)
    add_cards(net, unseen, UNSEEN)
    add_house(net, position, HOUSE)
    n = net.count
    for away in range(4):
        seat = (turn + away) & 3
        need = position.bids[seat] - position.taken[seat]
        if need > 0:
            want += need
        net.active[n] = NEED + 12 * away + (0 if need < -2 else need + 2)
        net.active[n + 1] = BIDS + 10 * away + position.bids[seat]
        n += 2
        if away > 0:
            for best in range(4):
                if position.voids >> (4 * seat + best) & 1:
                    net.active[n] = VOIDS + 4 * (away - 1) + net.slot[best]
                    n += 1
    net.active[n] = COUNT + position.count
    net.active[n + 1] = TRUMP + (position.trump == 4)
    net.active[n + 2] = LEFT + left - 1
    net.active[n + 3] = SIZE + position.cards - 1
    want -= left
    net.active[n + 4] = OVER + (0 if want < -4 else 9 if want > 5 else want + 4)
    n += 5
    if position.count > 0:
        net.active[n] = LED + net.slot[position.led]
        n += 1
        if position.led_joker:
            net.active[n] = LED_JOKER + position.led_joker - 1
            n += 1
        net.active[n] = WINNER + ((position.best_seat - turn) & 3) - 1
        best = position.best
        if best >= 3072:
            seat = 39
        elif best >= 2048:
            seat = 38
        elif best >= 1280:
            seat = 9 * net.slot[position.trump] + popcount(
                cython.cast(cython.ulonglong, best - 1280 - 1)
            )
        elif best == 1024:
            seat = 37
        elif best >= 512:
            seat = 9 * net.slot[position.led] + popcount(
                cython.cast(cython.ulonglong, best - 512 - 1)
            )
        else:
            seat = 36 if best <= 0 else 40
        net.active[n + 1] = BEST + seat
        n += 2
    net.count = n


def see_bid(net, position, hand, trump):
    """Set a net's inputs to what the seat to bid sees, were the hand and trump these."""
    n: cython.int
    away: cython.int
    room: cython.int = position.cards
    order_suits(net, hand, 0, trump)
    net.count = 0
    add_cards(net, hand, OWN)
    add_house(net, position, BID_HOUSE)
    n = net.count
    net.active[n] = BID_SIZE + position.cards - 1
    net.active[n + 1] = BID_TRUMP + (trump == 4)
    net.active[n + 2] = BID_COUNT + position.count
    n += 3
    for away in range(position.count):
        net.active[n] = BID_BEFORE + 10 * away + position.bids[(position.turn - away - 1) & 3]
        room -= position.bids[(position.turn - away - 1) & 3]
        n += 1
    net.active[n] = BID_ROOM + (0 if room < -3 else room + 3)
    net.count = n + 1


def slotted(net, move):
    """Return a set of plays with their suits' slots in the places of the suits."""
    suit: cython.int
    slots: cython.ulonglong = move >> 36 & 3
    slots <<= 36
    for suit in range(4):
        slots |= (move >> 9 * suit & SUIT) << 9 * net.slot[suit]
        slots |= (move >> (38 + suit) & 1) << (38 + net.slot[suit])
        slots |= (move >> (42 + suit) & 1) << (42 + net.slot[suit])
    return slots


def slot_of_move(net, move):
    """Return the play net's output for a play, by its number."""
    if move < 36:
        return 9 * net.slot[move // 9] + move % 9
    if move < 38:
        return move
    return move - (move - 38) % 4 + net.slot[(move - 38) % 4]


def play_inputs(net: Net, position: Position):
    """Return the inputs that are 1 for the seat to play, and each legal play's output."""
    see_play(net, position)
    place: cython.int
    outputs = []
    for place in range(46):
        if position.legal() >> place & 1:
            outputs.append(slot_of_move(net, place))
    return [net.active[place] for place in range(net.count)], outputs


def bid_inputs(net: Net, position: Position):
    """Return the inputs that are 1 for the seat to bid."""
    see_bid(net, position, position.hands[position.turn], position.trump)
    place: cython.int
    return [net.active[place] for place in range(net.count)]
