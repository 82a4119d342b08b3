# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Single plays in the search: how strong they are, what an answer rests on, which are alike."""

import cython

from jokeri.fast.table import Table

PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)
COLUMN = cython.declare(cython.ulonglong, 1 | 1 << 9 | 1 << 18 | 1 << 27)
CROSSED = cython.declare(cython.ulonglong, 1 << 36)


class Plays(Table):
    """What the search asks of single plays, and of positions before it looks into them."""

    def __init__(self, bits: int = 18) -> None:
        Table.__init__(self, bits)
        if not cython.compiled:
            self.moves, self.grades, self.answers = [0] * 2304, [0] * 2304, [0] * 36

    def glance(self, leader, left, k):
        """Answer without a search where that can be done: 1 yes, 0 no, -1 not."""
        answer: cython.int
        self.cuts = 0
        self.anyhow = True
        if self.kind == 0:
            if k <= 0:
                return 1
            if k > left:
                return 0
        elif self.kind == 1:
            if k >= left:
                return 1
            if k < 0:
                return 0
        else:
            if k < 0 or k > left:
                return 0
            if left == 0:
                return 1
        if left == 1:
            if (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) <= PLAIN:
                self.anyhow = False
                if self.whoever and leader != self.me:
                    return self.last_whoever(k)
                return 1 if (self.last(leader) == self.me) == (k == 1) else 0
            return self.sure(leader, left, k)
        answer = self.sure(leader, left, k)
        if answer >= 0:
            return answer
        if self.kind != 0:
            answer = self.known(self.key(4 if leader != self.me else 5), k)
            if answer == 1 or self.whoever:
                return answer
        self.anyhow = False
        return self.known(self.key(leader), k)

    def lost(self, left, k):
        """Tell whether no search is needed where a seat has lost a trick that is still played."""
        self.anyhow = True
        if self.kind == 1 or (self.kind == 2 and k == 0):
            return self.ducks(self.me ^ 1, left - k, 1)  # an opponent will lead
        return False

    def last_whoever(self, k):
        """Answer for a last trick without jokers, whichever opponent leads."""
        cuts: cython.ulonglong = 0
        seat: cython.int
        for seat in range(4):
            if seat != self.me:
                if (self.last(seat) == self.me) != (k == 1):
                    return 0
                cuts |= self.cuts
        self.cuts = cuts
        self.anyhow = True
        return 1

    def lead_grade(self, card, suit, leader, theirs, up):
        """Return how early a lead is worth trying; ``up``: the seat asked about wants tricks."""
        mine: cython.ulonglong = self.hands[self.me]
        held: cython.ulonglong = mine >> 9 * suit & SUIT
        low: cython.ulonglong
        seat: cython.int
        grade: cython.int = 0
        if leader == self.me:
            if up:
                if card > theirs:
                    grade = 1200 + (300 if suit == self.trump else 0)
                else:
                    grade = 600 - cython.cast(cython.int, card)
            elif card < (theirs & (~theirs + ONE)) or not theirs:
                grade = 1000 - cython.cast(cython.int, card) + (0 if theirs else -900)
            else:
                grade = 700 - cython.cast(cython.int, card)
        elif up:  # it wants that this seat does not take the trick
            if held:
                grade = 1000 if card > held else 500 - cython.cast(cython.int, card)
            elif self.trump < 4 and mine >> 9 * self.trump & SUIT:
                grade = 300
            else:
                grade = 900
        elif held:  # it wants that this seat takes it
            if card < (held & (~held + ONE)):
                grade = 1000
                for seat in range(4):
                    if seat != leader and seat != self.me:
                        low = self.hands[seat] >> 9 * suit & SUIT
                        low &= ~low + ONE
                        if low and low < (held & (~held + ONE)):
                            grade += 500
            else:
                grade = 800 if held > card else 300
            grade -= cython.cast(cython.int, card)
        elif self.trump < 4 and mine >> 9 * self.trump & SUIT:
            grade = 900
        return grade

    def settle(self, card, led, best, played, taker):
        """Add to ``cuts`` what a trick rests on that ends with this play."""
        holder: cython.ulonglong = self.holder(led, best)
        among: cython.bint = True
        played |= card & PLAIN
        if (self.whoever or self.anyhow) and taker != self.me:
            played &= self.owned  # whoever takes it, as long as it is another
            among = False
        if holder:
            self.part(played, holder)
        elif 0 < best < 512:
            self.compare(played, best, among)

    def compare(self, played, best, among):
        """Add to ``cuts`` that the highest card thrown to a low joker is above those of all suits.

        ``among``: it is one of the cards played.
        """
        equal: cython.ulonglong = played & COLUMN * best
        marks: cython.ulonglong = 0
        if among:
            equal &= equal - ONE
        if equal:
            marks = COLUMN * best
            if best < 256:
                marks |= COLUMN * (best + best)
        elif played & COLUMN * (best - 1):
            marks = COLUMN * best
        if marks:
            self.cuts |= marks | CROSSED

    def holder(self, led, best):
        """Return the card that holds a trick by its rank, 0 if none does."""
        if 512 < best < 1024:
            return cython.cast(cython.ulonglong, best - 512) << 9 * led
        if 1280 < best < 2048:
            return cython.cast(cython.ulonglong, best - 1280) << 9 * self.trump
        return 0

    def widen(self, card, plain, others):
        """Let ``cuts`` hold for the cards too that are one with a card; return what is alike.

        ``plain``: the plays there were, ``others``: what may stand between them. A card that no cut
        parts from one that failed fails for the same reasons.
        """
        suit: cython.int = (card > SUIT) + (card >= ONE << 18) + (card >= ONE << 27)
        under: cython.ulonglong = card + card - ONE
        whole: cython.ulonglong = SUIT << 9 * suit
        cuts: cython.ulonglong = self.cuts & whole
        group: cython.ulonglong = plain & whole & ~under if self.cuts & CROSSED == 0 else 0
        above: cython.ulonglong = cuts & ~under
        below: cython.ulonglong = cuts & under
        alike: cython.ulonglong = whole
        if above:
            alike &= (above & (~above + ONE)) - ONE
        below >>= 1
        below |= below >> 1
        below |= below >> 2
        below |= below >> 4
        below |= below >> 8
        alike &= ~below
        if group and above:
            below = others & whole & ~under
            if below:
                group &= (below & (~below + ONE)) - ONE
            group |= group >> 1
            group |= group >> 2
            group |= group >> 4
            group |= group >> 8
            group &= ~under  # from above the group's lowest card to its highest
            if cuts & group:
                self.cuts |= card | (group + card + card) & whole
                alike |= group
        return alike

    def card_of(self, move, hand):
        """Return the card of a hand that a follower's move plays."""
        jokers: cython.ulonglong
        if move <= PLAIN:
            return move
        jokers = hand & ~PLAIN
        return jokers & (~jokers + ONE)

    def strength(self, card, led, led_joker, place):
        """Return how strongly a follower's play would hold the trick, -1 for not at all."""
        suit: cython.int
        if card <= PLAIN:
            if card >> 9 * led & SUIT:
                return (512 if led != self.trump else 1280) + cython.cast(
                    cython.int, card >> 9 * led & SUIT
                )
            if self.trump < 4 and card >> 9 * self.trump & SUIT:
                return 1280 + cython.cast(cython.int, card >> 9 * self.trump & SUIT)
            if led_joker == 1 and self.flags & 8:
                suit = (card > SUIT) + (card >= ONE << 18) + (card >= ONE << 27)
                return cython.cast(cython.int, card >> 9 * suit)
        elif card == ONE << 36:
            if self.flags & 16:
                return 3072 + place
            if led_joker != 2:
                return 3072
        return -1

    def rank_move(self, base, end, move, grade):
        """Put a move in its place among those from ``base`` to ``end``; return the new end."""
        at: cython.int = end
        while at > base and self.grades[at - 1] < grade:
            self.grades[at] = self.grades[at - 1]
            self.moves[at] = self.moves[at - 1]
            at -= 1
        self.grades[at] = grade
        self.moves[at] = move
        return end + 1
