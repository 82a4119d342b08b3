# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The table of answers: one entry for all positions that the same reasons settle.

What an answer rests on is a set of cuts: a cut is a card of a suit, and says that it and those
above it beat those below. An answer holds wherever each seat has as many cards of each suit, as
many of them above each cut, the same jokers and the same lead. So an entry keeps, by suit, how many
cards each seat has above each cut; cards that no cut parts are all alike. Where the reasons compare
ranks of different suits (cards thrown to a low joker) it keeps the cuts as cards too, and holds
only where as many cards in play are above each.
"""

from array import array

import cython

from jokeri.fast.bounds import Bounds
from jokeri.fast.checks import checked_hands

WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)
STAR = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
HALF = cython.declare(cython.ulonglong, (1 << 32) - 1)
CROSSED = cython.declare(cython.ulonglong, 1 << 36)


class Table(Bounds):
    """What is known of one deal's positions; one table serves one deal after another."""

    def __init__(self, bits: int = 18) -> None:
        if not cython.compiled:
            self.dealt, self.wide = [0] * 4, [0] * 256
            self.shape, self.order = [0] * 2048, [0] * 2048
        Bounds.__init__(self)
        if not 8 <= bits <= 28:
            raise ValueError(f"a table has 2^8 to 2^28 entries, not 2^{bits}")
        self.bits = bits
        self.table = array("Q", bytes(64 << bits))
        self.heads = array("Q", bytes(1 << bits))
        self.used = 0
        self.floor = 0
        self.nodes = 0
        self.cuts = 0
        for byte in range(256):
            self.wide[byte] = sum(255 << 8 * bit for bit in range(8) if byte >> bit & 1)

    def deal(self, flags: int, trump: int, hands) -> None:
        """Take another deal: the table's old entries no longer count."""
        dealt = checked_hands((1 << 38) - 1, hands)
        if self.bits == 0 or not 0 <= trump <= 4 or max(map(int.bit_count, dealt)) > 9:
            raise ValueError("there is no such deal")
        self.flags = flags
        self.trump = trump
        for seat in range(4):
            self.dealt[seat] = dealt[seat]
        self.forget()
        self.number_suits()
        self.nodes = 0

    def forget(self):
        """Let no entry count that was made so far."""
        at: cython.Py_ssize_t
        if self.used >> 31:  # numbers of entries have 32 bits
            for at in range(1 << (self.bits - 3)):
                self.heads[at] = 0
            self.used = 0
        self.floor = self.used

    def number_suits(self):
        """Number, for each set of a suit's cards, how many of them each seat has."""
        suit: cython.int
        cards: cython.int
        low: cython.int
        seat: cython.int
        held: cython.ulonglong
        unit: cython.ulonglong
        factor: cython.ulonglong
        for suit in range(4):
            for cards in range(1, 512):
                low = cards & -cards
                unit = 0
                factor = ONE  # a seat's cards count as many as the seats before it can have sets
                for seat in range(4):
                    held = self.dealt[seat] >> 9 * suit & SUIT
                    if held & low:
                        unit = factor
                    factor *= self.lengths[held] + 1
                unit += self.shape[512 * suit + (cards ^ low)]
                self.shape[512 * suit + cards] = unit
                if self.lengths[cards] < 9:
                    unit = unit << 8 * (self.lengths[cards] - 1)
                    self.order[512 * suit + cards] = unit | self.order[512 * suit + (cards ^ low)]

    def key(self, leader):
        """Return the number of all positions that an entry may hold for.

        ``leader``: 4 whichever opponent leads, 5 the seat itself, then whichever of them.
        """
        alive: cython.ulonglong = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        number: cython.ulonglong = alive >> 36 << 28
        number |= self.shape[alive & SUIT]
        number |= self.shape[512 + (alive >> 9 & SUIT)] << 7
        number |= self.shape[1024 + (alive >> 18 & SUIT)] << 14
        number |= self.shape[1536 + (alive >> 27 & SUIT)] << 21
        if leader >= 4:
            number |= cython.cast(cython.ulonglong, leader - 3) << 43
        else:
            number |= cython.cast(cython.ulonglong, leader) << 38
        return number | cython.cast(cython.ulonglong, self.me) << 40

    def counted(self, cuts, alive):
        """Return cuts as counts: eight bits a suit, by how many cards in play are above."""
        counts: cython.ulonglong = 0
        cards: cython.ulonglong
        cut: cython.ulonglong
        suit: cython.int
        above: cython.int
        for suit in range(4):
            cut = cuts >> 9 * suit & SUIT
            cards = alive >> 9 * suit & SUIT
            while cut:
                above = self.lengths[cards & ~((cut & (~cut + ONE)) - ONE)]
                if 0 < above < self.lengths[cards]:
                    counts |= ONE << (8 * suit + above - 1)
                cut &= cut - ONE
        return counts

    def placed(self, counts, alive):
        """Return the cuts that stand at such counts."""
        cuts: cython.ulonglong = 0
        cards: cython.ulonglong
        want: cython.ulonglong
        suit: cython.int
        above: cython.int
        for suit in range(4):
            want = counts >> 8 * suit & 255
            if want:
                cards = alive >> 9 * suit & SUIT
                above = self.lengths[cards]
                want += want
                while cards:
                    if want >> above & ONE:
                        cuts |= (cards & (~cards + ONE)) << 9 * suit
                    cards &= cards - ONE
                    above -= 1
        return cuts

    def known(self, key, k):
        """Return what the table knows of a question: 1 yes, 0 no, -1 nothing."""
        alive: cython.ulonglong = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        a: cython.ulonglong = self.order[alive & SUIT]
        b: cython.ulonglong = self.order[512 + (alive >> 9 & SUIT)]
        c: cython.ulonglong = self.order[1024 + (alive >> 18 & SUIT)]
        d: cython.ulonglong = self.order[1536 + (alive >> 27 & SUIT)]
        counts: cython.ulonglong
        found: cython.int
        crossed: cython.ulonglong
        mask: cython.ulonglong = (ONE << self.bits) - ONE
        at: cython.ulonglong = self.heads[(key * STAR & WORD) >> (67 - self.bits)]
        while at > self.floor:
            at = (at & mask) << 3
            if self.table[at] == key:
                counts = self.table[at + 1] & HALF
                crossed = self.table[at + 7]
                if (
                    (self.table[at + 3] ^ a) & self.wide[counts & 255] == 0
                    and (self.table[at + 4] ^ b) & self.wide[counts >> 8 & 255] == 0
                    and (self.table[at + 5] ^ c) & self.wide[counts >> 16 & 255] == 0
                    and (self.table[at + 6] ^ d) & self.wide[counts >> 24] == 0
                    and (crossed == 0 or self.counted(crossed, alive) == counts)
                ):
                    found = self.answer(self.table[at + 2], k)
                    if found >= 0:
                        self.cuts = crossed or self.placed(counts, alive)
                        return found
            at = self.table[at + 1] >> 32
        return -1

    def answer(self, value, k):
        """Return what an entry's value says of a question: 1 yes, 0 no, -1 nothing.

        A value holds, four bits each: the most that can surely be forced and the bound above it,
        the bound below the fewest and the fewest that can surely be kept to; then ten bits for
        the counts that can be hit exactly and ten for those that cannot.
        """
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
        """Write an answer and its cuts down, in a full table over the oldest."""
        alive: cython.ulonglong = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        counts: cython.ulonglong = self.counted(self.cuts, alive)
        crossed: cython.ulonglong = self.cuts if self.cuts & CROSSED else 0
        mask: cython.ulonglong = (ONE << self.bits) - ONE
        a: cython.ulonglong = self.order[alive & SUIT] & self.wide[counts & 255]
        b: cython.ulonglong = self.order[512 + (alive >> 9 & SUIT)] & self.wide[counts >> 8 & 255]
        c: cython.ulonglong = (
            self.order[1024 + (alive >> 18 & SUIT)] & self.wide[counts >> 16 & 255]
        )
        d: cython.ulonglong = self.order[1536 + (alive >> 27 & SUIT)] & self.wide[counts >> 24]
        value: cython.ulonglong
        place: cython.ulonglong = (key * STAR & WORD) >> (67 - self.bits)
        first: cython.ulonglong = self.heads[place]
        at: cython.ulonglong = first
        found: cython.bint = False
        while at > self.floor and not found:
            at = (at & mask) << 3
            found = (
                self.table[at] == key
                and self.table[at + 1] & HALF == counts
                and self.table[at + 3] == a
                and self.table[at + 4] == b
                and self.table[at + 5] == c
                and self.table[at + 6] == d
                and self.table[at + 7] == crossed
            )
            if not found:
                at = self.table[at + 1] >> 32
        if not found:
            if self.used >= HALF:
                self.forget()
                first = 0
            self.used += 1
            if self.used > self.floor + mask:
                self.floor = self.used - mask
            self.heads[place] = self.used
            at = (self.used & mask) << 3
            self.table[at] = key
            self.table[at + 1] = first << 32 | counts
            self.table[at + 2] = cython.cast(cython.ulonglong, left << 4 | left << 12)
            self.table[at + 3] = a
            self.table[at + 4] = b
            self.table[at + 5] = c
            self.table[at + 6] = d
            self.table[at + 7] = crossed
        value = self.table[at + 2]
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
        self.table[at + 2] = value
