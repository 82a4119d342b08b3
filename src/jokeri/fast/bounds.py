# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What can be said of a count of tricks without a search: sure winners, the last trick."""

import cython

PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)


class Bounds:
    """Four hands, and what one seat is asked: kind 0 at least, 1 at most, 2 exactly.

    ``whoever``: it is asked whichever opponent has the lead whenever it is an opponent's.
    ``cuts``, ``anyhow``: what the last answer rests on, and that it does not rest on which opponent
    leads.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.hands, self.lengths = [0] * 4, [0] * 512
        for cards in range(1, 512):
            self.lengths[cards] = self.lengths[cards & (cards - 1)] + 1
        self.me = 0

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
        shift: cython.int = 9 * self.trump
        trumps: cython.ulonglong = 0
        theirs: cython.ulonglong = 0
        cards: cython.ulonglong
        jokers: cython.int = cython.cast(cython.int, (mine >> 36 & ONE) + (mine >> 37))
        their_jokers: cython.int = 0
        need: cython.int
        held: cython.int
        if self.trump < 4:
            trumps = mine >> shift & SUIT
        for seat in range(4):
            if seat != self.me:
                theirs |= self.hands[seat]
        if theirs > PLAIN:
            their_jokers = 1
        theirs = theirs >> shift & SUIT if self.trump < 4 else 0
        # can one other seat surely take so many that it settles the question?
        need = left - k if self.kind == 1 else left + jokers - k + 1
        for seat in range(4):
            if seat == self.me:
                continue
            hand = self.hands[seat]
            held = 0
            if self.kind != 1:
                held = cython.cast(cython.int, (hand >> 36 & ONE) + (hand >> 37))
            cards = hand >> shift & SUIT if self.trump < 4 else 0
            if self.outlasts(cards, trumps, need - held):
                return 1 if self.kind == 1 else 0
        if self.kind != 0:
            if self.outlasts(trumps, theirs, k + 1):
                return 0
            if self.kind == 1 and self.losers(leader, left - k):
                return 1
            if (self.kind == 1 or k == 0) and self.ducks(leader, left - k, 0):
                return 1
        elif their_jokers == 0:
            if self.outlasts(trumps, theirs, k - jokers):
                return 1
            if leader == self.me and theirs == 0:
                if self.cashes() + self.lengths[trumps] + jokers >= k:
                    return 1
        return -1

    def outlasts(self, own, against, need):
        """Tell whether so many of a seat's trumps find no higher one to stop them.

        Leaves in ``cuts`` what this rests on: where cards of the others come after one's own.
        """
        mine: cython.bint = (own & self.owned >> 9 * self.trump) != 0
        marks: cython.ulonglong = 0
        run: cython.ulonglong = 0
        card: cython.ulonglong = 256
        spare: cython.int = 0
        self.cuts = 0
        if need <= 0:
            return True
        if self.lengths[own] < need:
            return False
        while card:
            if against & card:
                spare += 1
                if run:
                    marks |= run if mine else card + card
                run = 0
                if need == 0:
                    break
            elif need == 0:
                pass
            elif own & card:
                if spare:
                    spare -= 1
                else:
                    need -= 1
                run = card
            card >>= 1
        if need == 0:
            self.cuts = marks << 9 * self.trump
        return need == 0

    def last(self, leader):
        """Return who takes a last trick without jokers; leave in ``cuts`` what parts its cards."""
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
        self.cuts = 0
        if self.whoever and taker != self.me:
            self.part(self.hands[self.me], best)
        else:
            self.part(self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3], best)
        return taker

    def part(self, played, best):
        """Add to ``cuts`` that the card which takes a trick is above the others of its suit."""
        suit: cython.int = (best > SUIT) + (best >= ONE << 18) + (best >= ONE << 27)
        below: cython.ulonglong = played & ~best & SUIT << 9 * suit
        below |= below >> 1
        below |= below >> 2
        below |= below >> 4
        below |= below >> 8
        below &= SUIT << 9 * suit
        # one cut anywhere above the others' highest, up to the card itself, is enough: best is one
        # that is there already, else one beside a card of the seat asked about
        if below and not self.cuts & (best + best - ONE) & (SUIT << 9 * suit) & ~below:
            below += ONE << 9 * suit
            self.cuts |= below if below >> 1 & self.owned else best

    def losers(self, leader, need):
        """Tell whether a seat can surely lose so many tricks by leading or following its losers.

        A loser is a low side card that one opponent must always beat. Whenever the seat takes a
        trick it leads the next loser, so that it needs two tricks at most for each.
        """
        mine: cython.ulonglong = self.hands[self.me]
        held: cython.ulonglong
        suit: cython.int
        span: cython.int
        count: cython.int
        self.cuts = 0
        if mine > PLAIN:
            need -= 1 if mine >> 36 < 3 else 2
        span = 2 * need - (1 if leader == self.me else 0)
        for suit in range(4):
            if need <= 0:
                break
            held = mine >> 9 * suit & SUIT
            if held and suit != self.trump:
                count = min(need, self.lengths[held])
                while count and not self.beaten(suit, held, count, span):
                    count -= 1
                need -= count
        return need <= 0

    def ducks(self, leader, need, more):
        """Tell whether a seat can surely lose so many tricks in a row.

        A joker of its own loses one. For the others each suit must be safe: one opponent must
        always beat its lowest cards, or they lie low enough, where nobody else has a joker. From
        the suits that it cannot follow it throws its highest cards, as long as it need not trump.
        ``more``: 1 where a trick that it has lost is still played out.
        """
        mine: cython.ulonglong = self.hands[self.me]
        every: cython.ulonglong = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        jokers: cython.bint = every ^ mine > PLAIN
        must: cython.bint = (self.flags & 1) != 0
        trumps: cython.ulonglong = mine >> 9 * self.trump & SUIT if self.trump < 4 else 0
        held: cython.ulonglong
        theirs: cython.ulonglong
        suit: cython.int
        span: cython.int
        throws: cython.int = 0
        led: cython.bint = leader != self.me
        self.cuts = 0
        if mine > PLAIN:
            need -= 1 if mine >> 36 < 3 else 2
        if need <= 0:
            return True
        if jokers and self.flags & 8:
            return False  # it may take a low joker with what it throws
        span = need + more
        if mine > PLAIN and not led:
            span += 1  # a joker is led first
            led = True
        every ^= mine
        for suit in range(4):
            held = mine >> 9 * suit & SUIT
            theirs = every >> 9 * suit & SUIT
            if suit != self.trump:
                throws += self.lengths[held]
                if trumps and must and (jokers or theirs) and self.lengths[held] < need:
                    return False
            if held:
                if self.beaten(suit, held, need, span):
                    led = True
                elif jokers or not self.below(suit, held, theirs, need):
                    return False
        return led and (must or not trumps or throws >= need)

    def beaten(self, suit, held, need, span):
        """Tell whether one opponent must beat a seat's cards of a suit, the lowest so many.

        It has no joker, and ``span`` cards of the suit, all higher, or trumps that it must play.
        """
        card: cython.ulonglong = 0
        cards: cython.ulonglong
        mark: cython.ulonglong
        seat: cython.int
        while held and need:
            card = held & (~held + ONE)
            held ^= card
            need -= 1
        for seat in range(4):
            cards = self.hands[seat]
            if seat == self.me or cards > PLAIN:
                continue
            mark = card + card
            held = cards >> 9 * suit & SUIT
            if held & (mark - ONE):
                continue
            if not held and self.flags & 1 and self.trump < 4 and suit != self.trump:
                held = cards >> 9 * self.trump & SUIT
                mark = 0
            if self.lengths[held] >= span:
                self.cuts |= mark << 9 * suit
                return True
        return False

    def below(self, suit, mine, theirs, need):
        """Tell whether a seat's cards of a suit lie low enough to lose so many tricks.

        Under the others' lowest lies one of its own, under their second lowest two, and so on: it
        then always throws the highest that does not take the trick, and the same stays true.
        """
        card: cython.ulonglong = ONE
        run: cython.ulonglong = 0
        under: cython.int = 0
        count: cython.int = 0
        while count < need and card <= theirs and (card <= mine or count < under):
            if mine & card:
                under += 1
                run = card
            elif theirs & card:
                count += 1
                if count > under:
                    return False
                self.cuts |= (run + run) << 9 * suit
                run = 0
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
        longest: cython.int
        low: cython.ulonglong
        cuts: cython.ulonglong = 0
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
            length = self.lengths[mine]
            while mine:
                low = mine & (~mine + ONE)
                if low > theirs:
                    if theirs and top == 0:
                        cuts |= low << 9 * suit
                    top += 1
                mine ^= low
            longest = 0
            for seat in range(4):
                if seat != self.me:
                    longest = max(longest, self.lengths[self.hands[seat] >> 9 * suit & SUIT])
            total += length if top >= longest else top
        self.cuts = cuts
        return total
