# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""max^n: every seat plays for its own score of the deal; of equal plays it takes the first.

The order is that of the readable engine's ``moves``: the hand as it was dealt, a joker's calls
last. As ties are settled by that order, cards that are equal for taking tricks are not equal here.
"""

from array import array

import cython

if not cython.compiled:
    from jokeri.fast.position import Position, bit_number

WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)
STAR = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def points_of(position: Position, seat: cython.int, taken: cython.int) -> cython.int:
    """Return a seat's points if it ends with so many tricks."""
    return position.points[(position.cards * 10 + position.bids[seat]) * 10 + taken]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def same_wishes(
    position: Position, seat: cython.int, taken: cython.int, other: cython.int, left: cython.int
) -> cython.bint:
    """Tell whether two counts taken put the outcomes of ``left`` more tricks in one order."""
    a: cython.int
    b: cython.int
    first: cython.int
    second: cython.int
    for a in range(left):
        for b in range(a + 1, left + 1):
            first = points_of(position, seat, taken + a) - points_of(position, seat, taken + b)
            second = points_of(position, seat, other + a) - points_of(position, seat, other + b)
            if (first > 0) != (second > 0) or (first < 0) != (second < 0):
                return False
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def alike_cards(
    one: cython.ulonglong, other: cython.ulonglong, others: cython.ulonglong
) -> cython.bint:
    """Tell whether two cards are of one suit with no card of ``others`` between them."""
    low: cython.ulonglong = one if one < other else other
    high: cython.ulonglong = one ^ other ^ low
    suit: cython.int = (low > SUIT) + (low >= ONE << 18) + (low >= ONE << 27)
    if high > SUIT << 9 * suit:
        return False
    return not others & (high - low)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def last_taker(position: Position) -> cython.int:
    """Return who takes a last trick without jokers."""
    card: cython.ulonglong = position.hands[position.leader]
    suit: cython.int = (card > SUIT) + (card >= ONE << 18) + (card >= ONE << 27)
    led: cython.ulonglong = SUIT << 9 * suit
    trumps: cython.ulonglong = 0
    best: cython.ulonglong = card
    taker: cython.int = position.leader
    seat: cython.int
    place: cython.int
    if position.trump < 4 and suit != position.trump:
        trumps = SUIT << 9 * position.trump
    for place in range(1, 4):
        seat = (position.leader + place) & 3
        card = position.hands[seat]
        if card & trumps:
            if card > best or not best & trumps:
                best = card
                taker = seat
        elif card & led and card > best and not best & trumps:
            best = card
            taker = seat
    return taker


class MaxN:
    """The values of one deal's positions, remembered at the beginnings of tricks."""

    def __init__(self, bits: int = 18) -> None:
        if not cython.compiled:
            self.order, self.held = [0] * 36, [0] * 4
            self.highest, self.alike = [0] * 400, [0] * 400
        if not 8 <= bits <= 28:
            raise ValueError(f"a table has 2^8 to 2^28 entries, not 2^{bits}")
        self.bits = bits
        self.table = array("Q", bytes(16 << bits))
        self.generation = 0
        self.nodes = 0

    def tricks(self, position, hands) -> tuple[int, ...]:
        """Return the tricks by seat at the end; ``hands``: card numbers by seat, as dealt."""
        packed: cython.ulonglong
        seat: cython.int
        own: Position = position.copy()
        if own.phase < 2 or own.cards < 1 or min(own.bids) < 0:
            raise ValueError("max^n needs every seat's bid")
        if len(hands) != 4 or any(len(hand) > 9 for hand in hands):
            raise ValueError("four hands of at most nine cards are due")
        self.begin()
        for seat in range(4):
            plain = [card for card in hands[seat] if 0 <= card < 36]
            self.held[seat] = len(plain)
            for place in range(len(plain)):
                self.order[9 * seat + place] = plain[place]
        self.compare_scores(own)
        with cython.nogil:
            packed = self.value(own)
        return tuple([int(position.taken[seat] + (packed >> 4 * seat & 15)) for seat in range(4)])

    def begin(self):
        """Forget what was found of other deals."""
        if self.bits == 0:
            raise ValueError("this table was never made")
        self.generation += 1
        if self.generation == 256:
            self.generation = 1
            self.table = array("Q", bytes(16 << self.bits))
        self.nodes = 0

    def prepare(self, position):
        """Make ready for ``value`` of a deal with all its bids; equal plays by number."""
        seat: cython.int
        cards: cython.ulonglong
        card: cython.ulonglong
        for seat in range(4):
            self.held[seat] = 0
            cards = position.hands[seat] & PLAIN
            while cards:
                card = cards & (~cards + ONE)
                cards ^= card
                self.order[9 * seat + self.held[seat]] = bit_number(card)
                self.held[seat] += 1
        self.compare_scores(position)

    def compare_scores(self, position):
        """Find the best scores still open, and which counts taken lead to the same wishes.

        With as many tricks to come, two counts are alike for a seat when they put the outcomes in
        the same order; the table need not tell them apart.
        """
        seat: cython.int
        taken: cython.int
        left: cython.int
        other: cython.int
        most: cython.int
        for seat in range(4):
            for taken in range(position.cards + 1):
                for left in range(position.cards + 1 - taken):
                    most = -1000000
                    for other in range(left + 1):
                        most = max(most, points_of(position, seat, taken + other))
                    self.highest[100 * seat + 10 * taken + left] = most
                    other = 0
                    while not same_wishes(position, seat, taken, other, left):
                        other += 1
                    self.alike[100 * seat + 10 * taken + left] = other

    def others(self, position):
        """Return what may part two cards of the seat to move: all else in hands and on the table.

        Where the highest card thrown may take a trick, ranks of different suits meet: then every
        card stands for itself.
        """
        cards: cython.ulonglong = 0
        seat: cython.int
        place: cython.int
        for seat in range(4):
            cards |= position.hands[seat]
        if position.flags & 8 and (cards > PLAIN or position.led_joker == 1):
            return WORD
        cards ^= position.hands[position.turn]
        for place in range(position.length - position.count, position.length):
            cards |= position.log[place]
        return cards & PLAIN

    def value(self, position):
        """Return the tricks still to be taken, four bits a seat."""
        key: cython.ulonglong
        at: cython.ulonglong
        found: cython.ulonglong
        seat: cython.int
        left: cython.int
        if position.phase == 3:
            return 0
        if position.count > 0:
            return self.choose(position)
        key = position.hands[0] | position.hands[1] | position.hands[2] | position.hands[3]
        left = position.cards - position.taken[0] - position.taken[1]
        left -= position.taken[2] + position.taken[3]
        if left == 1:
            if key <= PLAIN:
                return ONE << 4 * last_taker(position)
            return self.choose(position)
        key |= cython.cast(cython.ulonglong, position.leader) << 38
        for seat in range(4):
            key |= cython.cast(
                cython.ulonglong, self.alike[100 * seat + 10 * position.taken[seat] + left]
            ) << (40 + 4 * seat)
        key |= self.generation << 56
        at = ((key * STAR & WORD) >> (64 - self.bits)) << 1
        if self.table[at] == key:
            return self.table[at + 1] & 65535
        if self.table[at ^ 2] == key:
            return self.table[(at ^ 2) + 1] & 65535
        found = self.choose(position)
        # Of two places the one whose entry cost less gives way.
        if self.table[at] >> 56 == self.generation:
            if (
                self.table[(at ^ 2)] >> 56 != self.generation
                or self.table[(at ^ 2) + 1] >> 16 < self.table[at + 1] >> 16
            ):
                at ^= 2
        self.table[at] = key
        self.table[at + 1] = found | cython.cast(cython.ulonglong, left) << 16
        return found

    def choose(self, position):
        """Return the tricks still to be taken after the best play of the seat to move."""
        legal: cython.ulonglong = position.legal_plays()
        calls: cython.ulonglong = legal & ~PLAIN
        seat: cython.int = position.turn
        place: cython.int = 0
        best: cython.int = -1000000
        points: cython.int
        base: cython.int = (position.cards * 10 + position.bids[seat]) * 10 + position.taken[seat]
        left: cython.int = position.cards
        limit: cython.int
        each: cython.int
        move: cython.ulonglong
        found: cython.ulonglong
        chosen: cython.ulonglong = 0
        others: cython.ulonglong
        last: cython.ulonglong = 0
        empty: cython.bint = False
        shift: cython.int
        self.nodes += 1
        for each in range(4):
            left -= position.taken[each]
        limit = self.highest[100 * seat + 10 * position.taken[seat] + left]
        others = self.others(position)
        while True:
            if place < self.held[seat]:
                move = ONE << self.order[9 * seat + place]
                place += 1
                if not position.hands[seat] & move:
                    continue
                if not legal & move:
                    last = 0
                    continue
                if last and alike_cards(last, move, others):
                    continue  # it follows an equal card: the same game again
                last = move
            elif calls:
                move = calls & (~calls + ONE)
                calls ^= move
                if move > ONE << 37:
                    shift = bit_number(move) - 38
                    if shift == 4:
                        empty = False
                    shift = shift & 3
                    if not others >> 9 * shift & SUIT and shift != position.trump:
                        if empty:
                            continue  # suits that nobody else holds are one
                        empty = True
            else:
                return chosen
            position.play(move)
            found = self.value(position)
            if position.count == 0:
                found += ONE << 4 * position.leader
            position.undo_move()
            points = position.points[base + (found >> 4 * seat & 15)]
            if points > best:
                best = points
                chosen = found
                if best >= limit:
                    return chosen
