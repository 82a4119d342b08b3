# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact search of an open deal: can one seat, against the other three together, force a count?

Cards that no card in play stands between are one card; positions equal up to that share one entry
of the table, which holds what is known of all three questions: at least, at most, exactly.
"""

import cython

from jokeri.fast.checks import checked_hands
from jokeri.fast.table import Table

PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)


class Search(Table):
    """One deal's table and what is asked of it."""

    def __init__(self, bits: int = 18) -> None:
        Table.__init__(self, bits)
        if not cython.compiled:
            self.moves, self.grades = [0] * 2304, [0] * 2304

    def ask(self, hands, seat: int, kind: int, k: int, trick) -> bool:
        """Tell whether a seat can force a count of the tricks to come.

        ``kind``: 0 at least ``k``, 1 at most, 2 exactly. ``trick``: the number of plays made, the
        leader, the led suit, how a joker was led, the strength and the seat of the best play.
        """
        place: cython.int
        leader: cython.int
        led: cython.int
        led_joker: cython.int
        best: cython.int
        best_seat: cython.int
        count: cython.int = k
        left: cython.int
        answer: cython.bint
        place, leader, led, led_joker, best, best_seat = trick
        now = checked_hands((1 << 38) - 1, hands)
        left = max(hand.bit_count() for hand in now)
        if self.generation == 0 or left > 9 or not (0 <= seat <= 3 and 0 <= kind <= 2):
            raise ValueError("there is no such question")
        if not (0 <= place <= 3 and 0 <= leader <= 3 and 0 <= best_seat <= 3 and best < 4096):
            raise ValueError("there is no such trick")
        if place and not (0 <= led <= 3 and 0 <= led_joker <= 2):
            raise ValueError("there is no such trick")
        for each in range(4):
            if now[each].bit_count() != left - ((each - leader) & 3 < place):
                raise ValueError("the hands do not fit the trick")
            self.hands[each] = now[each]
        self.me = seat
        self.kind = kind
        with cython.nogil:
            if place == 0:
                answer = self.tricks(leader, left, count)
            else:
                answer = self.follow(place, leader, led, led_joker, best, best_seat, left, count)
        return bool(answer)

    def tricks(self, leader, left, k):
        """Answer at the beginning of a trick."""
        answer: cython.int = self.glance(leader, left, k)
        if answer < 0:
            answer = self.lead(leader, left, k)
            if left > 1:
                self.keep(self.key(leader), left, k, answer)
        return answer == 1

    def glance(self, leader, left, k):
        """Answer without a search where that can be done: 1 yes, 0 no, -1 not."""
        answer: cython.int
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
                return 1 if (self.last(leader) == self.me) == (k == 1) else 0
            return self.sure(leader, left, k)
        answer = self.sure(leader, left, k)
        if answer >= 0:
            return answer
        return self.known(self.key(leader), k)

    def lead(self, leader, left, k):
        """Try every lead."""
        hand: cython.ulonglong = self.hands[leader]
        mine: cython.ulonglong = self.hands[self.me]
        others: cython.ulonglong = 0
        every: cython.ulonglong = 0
        cards: cython.ulonglong
        card: cython.ulonglong
        kinds: cython.ulonglong
        held: cython.ulonglong
        theirs: cython.ulonglong
        low: cython.ulonglong
        suit: cython.int
        seat: cython.int
        base: cython.int = (4 * (9 - left)) * 48
        end: cython.int = base
        at: cython.int
        grade: cython.int
        best: cython.int
        empty: cython.int
        is_me: cython.bint = leader == self.me
        up: cython.bint = self.kind == 0 or (self.kind == 2 and 3 * k >= left)
        answer: cython.bint
        exact: cython.bint
        self.nodes += 1
        for seat in range(4):
            every |= self.hands[seat]
            if seat != leader:
                others |= self.hands[seat]
        exact = (self.flags & 8) != 0 and every > PLAIN
        for suit in range(4):
            cards = hand >> 9 * suit & SUIT
            if not cards:
                continue
            theirs = others >> 9 * suit & SUIT
            kinds = cards if exact else self.kinds_of(cards, theirs)
            held = mine >> 9 * suit & SUIT
            while kinds:
                card = kinds & (~kinds + ONE)
                kinds ^= card
                grade = 0
                if is_me:
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
                end = self.rank_move(base, end, card << 9 * suit, grade)
        if hand > PLAIN:
            empty = 0
            for suit in range(8):
                seat = suit & 3
                if seat == 0:
                    empty = 0
                # suits that nobody else can follow or trump are one
                if not others >> 9 * seat & SUIT and seat != self.trump:
                    if empty:
                        continue
                    empty = 1
                grade = 100 + (50 if seat == self.trump else 0)
                if (suit < 4) == up:
                    grade += 650
                end = self.rank_move(base, end, ONE << (38 + suit), grade)
        for at in range(base, end):
            card = self.moves[at]
            if card <= PLAIN:
                suit = (card > SUIT) + (card >= ONE << 18) + (card >= ONE << 27)
                best = (512 if suit != self.trump else 1280) + cython.cast(
                    cython.int, card >> 9 * suit
                )
                self.hands[leader] = hand ^ card
                answer = self.follow(1, leader, suit, 0, best, leader, left, k)
            else:
                held = hand & ~PLAIN
                self.hands[leader] = hand ^ (held & (~held + ONE))
                held = card >> 38
                if held > 15:
                    held >>= 4
                    suit = cython.cast(cython.int, (held >> 1) - (held >> 3))
                    answer = self.follow(1, leader, suit, 1, 0, leader, left, k)
                else:
                    suit = cython.cast(cython.int, (held >> 1) - (held >> 3))
                    best = 1024 if self.flags & 4 and suit != self.trump else 2048
                    answer = self.follow(1, leader, suit, 2, best, leader, left, k)
            self.hands[leader] = hand
            if answer == is_me:
                return answer
        return not is_me

    def follow(self, place, leader, led, led_joker, best, best_seat, left, k):
        """Try every play of a follower; after the fourth the next trick begins."""
        seat: cython.int = (leader + place) & 3
        hand: cython.ulonglong
        plain: cython.ulonglong
        held: cython.ulonglong
        others: cython.ulonglong
        kinds: cython.ulonglong
        card: cython.ulonglong
        suit: cython.int
        first: cython.int
        last: cython.int
        base: cython.int
        end: cython.int
        at: cython.int
        grade: cython.int
        strength: cython.int
        rank: cython.int
        is_me: cython.bint
        up: cython.bint
        me_played: cython.bint
        answer: cython.bint
        exact: cython.bint
        if place == 4:
            return self.tricks(best_seat, left - 1, k - (1 if best_seat == self.me else 0))
        self.nodes += 1
        hand = self.hands[seat]
        is_me = seat == self.me
        up = self.kind == 0 or (self.kind == 2 and 3 * k >= left)
        me_played = ((self.me - leader) & 3) < place
        base = (4 * (9 - left) + place) * 48
        end = base
        plain = hand & PLAIN
        held = plain >> 9 * led & SUIT
        first = led
        last = led
        if held:
            if led_joker == 2 and self.flags & 2:
                held |= held >> 1
                held |= held >> 2
                held |= held >> 4
                held |= held >> 8
                held ^= held >> 1
            plain = held << 9 * led
        elif self.flags & 1 and self.trump < 4 and plain >> 9 * self.trump & SUIT:
            first = self.trump
            last = self.trump
            plain &= SUIT << 9 * self.trump
        else:
            first = 0
            last = 3
        others = (
            self.hands[(seat + 1) & 3] | self.hands[(seat + 2) & 3] | self.hands[(seat + 3) & 3]
        )
        exact = (self.flags & 8) != 0 and (led_joker == 1 or (others | hand) > PLAIN)
        for suit in range(first, last + 1):
            held = plain >> 9 * suit & SUIT
            if not held:
                continue
            kinds = others >> 9 * suit & SUIT
            # of the cards on the table only the one that holds the trick counts
            if suit == led and 512 < best < 1024:
                kinds |= cython.cast(cython.ulonglong, best - 512)
            elif suit == self.trump and 1280 < best < 2048:
                kinds |= cython.cast(cython.ulonglong, best - 1280)
            if not exact:
                held = self.kinds_of(held, kinds)
            while held:
                card = held & (~held + ONE)
                held ^= card
                rank = cython.cast(cython.int, card)
                strength = -1
                if suit == self.trump:
                    strength = 1280 + rank
                elif suit == led:
                    strength = 512 + rank
                elif led_joker == 1 and self.flags & 8:
                    strength = rank
                if not up:
                    if strength <= best:
                        grade = 1000 + rank
                    else:
                        grade = 300 + rank if place == 3 else 500 - rank
                elif me_played and not is_me and best_seat != self.me:
                    grade = 600 - rank
                elif strength > best:
                    grade = 1000 - rank if place == 3 else 1000 + rank
                    if suit == self.trump and suit != led:
                        grade -= 300
                else:
                    grade = 500 - rank
                end = self.rank_move(base, end, card << 9 * suit, grade)
        if hand > PLAIN:
            for suit in range(2):
                if not up:
                    grade = 700 if suit else 100
                elif me_played and not is_me and best_seat != self.me:
                    grade = 350 if suit else 100
                else:
                    grade = 350 if suit else 800
                end = self.rank_move(base, end, ONE << (36 + suit), grade)
        if place == 3:
            return self.close(base, end, leader, led, led_joker, best, best_seat, left, k)
        for at in range(base, end):
            card = self.moves[at]
            strength = self.strength(card, led, led_joker, place)
            self.hands[seat] = hand ^ self.card_of(card, hand)
            if strength > best:
                answer = self.follow(place + 1, leader, led, led_joker, strength, seat, left, k)
            else:
                answer = self.follow(place + 1, leader, led, led_joker, best, best_seat, left, k)
            self.hands[seat] = hand
            if answer == is_me:
                return answer
        return not is_me

    def close(self, base, end, leader, led, led_joker, best, best_seat, left, k):
        """Try every play of the last follower: first what needs no search, then the rest."""
        seat: cython.int = (leader + 3) & 3
        hand: cython.ulonglong = self.hands[seat]
        card: cython.ulonglong
        taker: cython.int
        at: cython.int
        rest: cython.int = base
        answer: cython.int
        wanted: cython.int = 1 if seat == self.me else 0
        for at in range(base, end):
            card = self.moves[at]
            taker = seat if self.strength(card, led, led_joker, 3) > best else best_seat
            self.hands[seat] = hand ^ self.card_of(card, hand)
            answer = self.glance(taker, left - 1, k - (1 if taker == self.me else 0))
            self.hands[seat] = hand
            if answer == wanted:
                return wanted == 1
            if answer < 0:
                self.moves[rest] = card
                self.grades[rest] = taker
                rest += 1
        for at in range(base, rest):
            taker = self.grades[at]
            self.hands[seat] = hand ^ self.card_of(self.moves[at], hand)
            answer = self.tricks(taker, left - 1, k - (1 if taker == self.me else 0))
            self.hands[seat] = hand
            if answer == wanted:
                return wanted == 1
        return wanted == 0

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
