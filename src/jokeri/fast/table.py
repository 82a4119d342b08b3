# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The table of answers: positions that differ only in cards already gone are one entry.

Cards that no card in play stands between count as one; what matters of a suit is whose its cards
are, from the highest down. So each set of a suit's cards is known by the highest set of the deal
that has the same owners in the same order.
"""

from array import array

import cython

from jokeri.fast.bounds import Bounds
from jokeri.fast.checks import checked_hands

WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)
STAR = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)


class Table(Bounds):
    """What is known of one deal's positions; one table serves one deal after another."""

    def __init__(self, bits: int = 18) -> None:
        if not cython.compiled:
            self.hands, self.canon = [0] * 4, [0] * 2048
        if not 8 <= bits <= 28:
            raise ValueError(f"a table has 2^8 to 2^28 entries, not 2^{bits}")
        self.bits = bits
        self.table = array("Q", bytes(16 << bits))
        self.generation = 0
        self.nodes = 0

    def deal(self, flags: int, trump: int, hands) -> None:
        """Take another deal: the table's old entries no longer count."""
        dealt = checked_hands((1 << 38) - 1, hands)
        if self.bits == 0 or not 0 <= trump <= 4 or max(map(int.bit_count, dealt)) > 9:
            raise ValueError("there is no such deal")
        self.flags = flags
        self.trump = trump
        for seat in range(4):
            self.hands[seat] = dealt[seat]
        self.generation += 1
        if self.generation == 1 << 22:
            self.generation = 1
            self.table = array("Q", bytes(16 << self.bits))
        self.number_suits()
        self.nodes = 0

    def number_suits(self):
        """Find for each set of a suit's cards the highest one with the same owners in order."""
        suit: cython.int
        shift: cython.int
        cards: cython.int
        low: cython.int
        rest: cython.int
        found: cython.int
        own: cython.ulonglong
        seat: cython.int
        for suit in range(4):
            shift = 9 * suit
            self.canon[512 * suit] = 0
            for cards in range(1, 512):
                low = cards & -cards
                rest = self.canon[512 * suit + (cards ^ low)]
                own = 0
                for seat in range(4):
                    if self.hands[seat] >> shift & low:
                        own = self.hands[seat] >> shift & SUIT
                if own == 0:
                    self.canon[512 * suit + cards] = cards
                    continue
                found = 256
                if rest:
                    found = (rest & -rest) >> 1
                while found > low and not own & found:
                    found >>= 1
                self.canon[512 * suit + cards] = rest | found

    def key(self, leader):
        """Return the number under which the table knows a position."""
        alive: cython.ulonglong = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        number: cython.ulonglong = alive >> 36
        if number and self.flags & 8:
            number = alive
        else:
            number = alive & ~PLAIN
            number |= self.canon[alive & SUIT]
            number |= cython.cast(cython.ulonglong, self.canon[512 + (alive >> 9 & SUIT)]) << 9
            number |= cython.cast(cython.ulonglong, self.canon[1024 + (alive >> 18 & SUIT)]) << 18
            number |= cython.cast(cython.ulonglong, self.canon[1536 + (alive >> 27 & SUIT)]) << 27
        number |= cython.cast(cython.ulonglong, leader) << 38
        number |= cython.cast(cython.ulonglong, self.me) << 40
        return number | (self.generation << 42 & WORD)

    def known(self, key, k):
        """Return what the table knows of a question: 1 yes, 0 no, -1 nothing.

        A value holds, four bits each: the most that can surely be forced and the bound above it,
        the bound below the fewest and the fewest that can surely be kept to; then ten bits for
        the counts that can be hit exactly and ten for those that cannot; then the tricks left.
        """
        at: cython.ulonglong = ((key * STAR & WORD) >> (66 - self.bits)) << 3
        value: cython.ulonglong = 0
        slot: cython.int
        for slot in range(4):
            if self.table[at + 2 * slot] == key:
                value = self.table[at + 2 * slot + 1]
                break
        if value == 0:
            return -1
        if self.kind != 1:
            if self.kind == 0 and k <= cython.cast(cython.int, value & 15):
                return 1
            if k > cython.cast(cython.int, value >> 4 & 15):
                return 0
        if self.kind != 0:
            if self.kind == 1 and k >= cython.cast(cython.int, value >> 12 & 15):
                return 1
            if k < cython.cast(cython.int, value >> 8 & 15):
                return 0
        if self.kind == 2:
            if value >> (16 + k) & ONE:
                return 1
            if value >> (26 + k) & ONE:
                return 0
        return -1

    def keep(self, key, left, k, answer):
        """Write an answer down; in a full bucket the one with the fewest tricks left gives way."""
        at: cython.ulonglong = ((key * STAR & WORD) >> (66 - self.bits)) << 3
        place: cython.ulonglong = at
        value: cython.ulonglong = 0
        worst: cython.int = 99
        depth: cython.int
        slot: cython.int
        for slot in range(4):
            if self.table[at + 2 * slot] == key:
                place = at + 2 * slot
                value = self.table[place + 1]
                break
            depth = -1
            if self.table[at + 2 * slot] >> 42 == self.generation:
                depth = cython.cast(cython.int, self.table[at + 2 * slot + 1] >> 36 & 15)
            if depth < worst:
                worst = depth
                place = at + 2 * slot
        if value == 0:
            value = cython.cast(cython.ulonglong, left << 4 | left << 12)
            value |= cython.cast(cython.ulonglong, left) << 36
        if self.kind == 0:
            if answer:
                value = value & ~cython.cast(cython.ulonglong, 15) | k
            else:
                value = value & ~cython.cast(cython.ulonglong, 240) | (k - 1) << 4
        elif self.kind == 1:
            if answer:
                value = value & ~cython.cast(cython.ulonglong, 15 << 12) | k << 12
            else:
                value = value & ~cython.cast(cython.ulonglong, 15 << 8) | (k + 1) << 8
        elif answer:
            value |= ONE << (16 + k)
        else:
            value |= ONE << (26 + k)
        self.table[place] = key
        self.table[place + 1] = value
