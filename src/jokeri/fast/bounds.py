# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What can be said of a count of tricks without a search: sure winners, the last trick."""

import cython

PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)


class Bounds:
    """Four hands, and what one seat is asked: kind 0 at least, 1 at most, 2 exactly."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hands = [0] * 4

    def kinds_of(self, cards, others):
        """Return one card of each group that no card of the others stands between."""
        chosen: cython.ulonglong = 0
        low: cython.ulonglong
        above: cython.ulonglong
        while cards:
            low = cards & (~cards + ONE)
            chosen |= low
            above = others & ~(low + low - ONE)
            if not above:
                break
            above = above & (~above + ONE)
            cards &= ~(above - ONE)
        return chosen

    def sure(self, leader, left, k):
        """Answer from sure winners: 1 yes, 0 no, -1 not known.

        A trump loses only to a higher trump or a joker in its trick, and each of those stops one
        card at most: the trumps that find no higher one of their own to stop them are sure.
        """
        seat: cython.int
        mine: cython.ulonglong = self.hands[self.me]
        hand: cython.ulonglong
        trumps: cython.int = 0
        theirs: cython.int = 0
        cards: cython.int
        jokers: cython.int = cython.cast(cython.int, (mine >> 36 & ONE) + (mine >> 37))
        their_jokers: cython.int = 0
        forced: cython.int = 0
        most: cython.int = 0
        count: cython.int
        spare: cython.int
        card: cython.int
        shift: cython.int = 9 * self.trump
        if self.trump < 4:
            trumps = cython.cast(cython.int, mine >> shift & SUIT)
        for seat in range(4):
            if seat == self.me:
                continue
            hand = self.hands[seat]
            count = 0
            if self.trump < 4:
                cards = cython.cast(cython.int, hand >> shift & SUIT)
                theirs |= cards
                if cards:
                    spare = 0
                    card = 256
                    while card:
                        if trumps & card:
                            spare += 1
                        elif cards & card:
                            if spare:
                                spare -= 1
                            else:
                                count += 1
                        card >>= 1
            if hand > PLAIN:
                their_jokers += 1
                if self.kind != 1:
                    count += cython.cast(cython.int, (hand >> 36 & ONE) + (hand >> 37))
            most = max(most, count)
        if trumps:
            spare = 0
            card = 256
            while card:
                if theirs & card:
                    spare += 1
                elif trumps & card:
                    if spare:
                        spare -= 1
                    else:
                        forced += 1
                card >>= 1
        if k == 0 and self.kind != 0 and leader != self.me and their_jokers == 0 and trumps == 0:
            if self.ducks():
                return 1
        if self.kind == 1:
            if forced > k:
                return 0
            if left - most <= k:
                return 1
            return -1
        if most > jokers and left - most + jokers < k:
            return 0
        if self.kind == 0:
            if their_jokers == 0:
                if forced + jokers >= k:
                    return 1
                if leader == self.me and theirs == 0 and self.cashes() + jokers + forced >= k:
                    return 1
        elif forced > k:
            return 0
        return -1

    def last(self, leader):
        """Return who takes a last trick without jokers."""
        card: cython.ulonglong = self.hands[leader]
        suit: cython.int = (card > SUIT) + (card >= ONE << 18) + (card >= ONE << 27)
        led: cython.ulonglong = SUIT << 9 * suit
        trumps: cython.ulonglong = 0
        best: cython.ulonglong = card
        seat: cython.int
        taker: cython.int = leader
        if self.trump < 4 and suit != self.trump:
            trumps = SUIT << 9 * self.trump
        place: cython.int
        for place in range(1, 4):
            seat = (leader + place) & 3
            card = self.hands[seat]
            if card & trumps:
                if card > best or not best & trumps:
                    best = card
                    taker = seat
            elif card & led and card > best and not best & trumps:
                best = card
                taker = seat
        return taker

    def ducks(self):
        """Tell whether a seat that is not on lead, without trumps, can surely take no more trick.

        It can where nobody else holds a joker and in each suit its cards lie low enough: under the
        others' lowest one of its own, under their second lowest two, and so on. It then always
        throws the highest card that does not take the trick, and the same stays true.
        """
        mine: cython.ulonglong
        theirs: cython.ulonglong
        card: cython.ulonglong
        suit: cython.int
        below: cython.int
        count: cython.int
        hand: cython.ulonglong = self.hands[self.me] & PLAIN
        every: cython.ulonglong = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        every ^= self.hands[self.me]
        for suit in range(4):
            mine = hand >> 9 * suit & SUIT
            if not mine:
                continue
            theirs = every >> 9 * suit & SUIT
            below = 0
            count = 0
            card = ONE
            while card <= theirs and (card <= mine or count < below):
                if mine & card:
                    below += 1
                elif theirs & card:
                    count += 1
                    if count > below:
                        return False
                card <<= 1
        return True

    def cashes(self):
        """Return how many side cards a seat on lead can take tricks with, one after the other.

        The others hold neither jokers nor trumps.
        """
        mine: cython.ulonglong
        theirs: cython.ulonglong
        every: cython.ulonglong = 0
        suit: cython.int
        seat: cython.int
        length: cython.int
        top: cython.int
        run: cython.int
        longest: cython.int
        cards: cython.ulonglong
        total: cython.int = 0
        for seat in range(4):
            if seat != self.me:
                every |= self.hands[seat]
        for suit in range(4):
            if suit == self.trump:
                continue
            mine = self.hands[self.me] >> 9 * suit & SUIT
            theirs = every >> 9 * suit & SUIT
            theirs |= theirs >> 1
            theirs |= theirs >> 2
            theirs |= theirs >> 4
            theirs |= theirs >> 8
            top = 0
            length = 0
            while mine:
                length += 1
                if mine & (~mine + ONE) > theirs:
                    top += 1
                mine &= mine - ONE
            longest = 0
            for seat in range(4):
                if seat != self.me:
                    cards = self.hands[seat] >> 9 * suit & SUIT
                    run = 0
                    while cards:
                        cards &= cards - ONE
                        run += 1
                    longest = max(longest, run)
            total += length if top >= longest else top
        return total
