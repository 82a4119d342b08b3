# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact search of an open deal: can one seat, against the other three together, force a count?

Cards that no card in play stands between are one card. With each answer comes what it rests on:
``cuts``, a set of cards, each of which with those above it in its suit beats those below. Where one
play fails, all fail that no cut parts from it, and the answer holds for every position that is
the same at its cuts: see table.py.
"""

import cython

from jokeri.fast.checks import checked_trick
from jokeri.fast.plays import Plays

PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)


class Search(Plays):
    """One deal's table and what is asked of it."""

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
        held: cython.ulonglong
        answer: cython.bint
        place, leader, led, led_joker, best, best_seat = trick
        if not (0 <= seat <= 3 and 0 <= kind <= 2):
            raise ValueError("there is no such question")
        now = checked_trick([int(self.dealt[each]) for each in range(4)], hands, trick)
        left = max(hand.bit_count() for hand in now)
        for each in range(4):
            self.hands[each] = now[each]
        self.me = seat
        self.kind = kind
        self.owned = self.dealt[seat]
        self.whoever = False
        with cython.nogil:
            if place == 0:
                answer = self.tricks(leader, left, count)
            else:
                held = self.holder(led, best)
                answer = self.follow(
                    place, leader, led, led_joker, best, best_seat, left, count, held
                )
        return bool(answer)

    def tricks(self, leader, left, k):
        """Answer at the beginning of a trick.

        What a seat can do whichever opponent has the lead is asked first: that question needs
        fewer cuts and has more equal cards. If the answer is no, only this leader counts.
        """
        answer: cython.int = self.glance(leader, left, k)
        opponent: cython.bint = leader != self.me
        if answer >= 0:
            return answer == 1
        if self.whoever:
            answer = self.any_leader(left, k) if opponent else self.lead(leader, left, k, 0)
            if left > 1:
                self.keep(self.key(4 if opponent else 5), left, k, answer)
            self.anyhow = opponent
            return answer == 1
        if self.kind != 0 and left > 2:
            self.whoever = True
            answer = self.tricks(leader, left, k)
            self.whoever = False
            if answer == 1:
                return True
        answer = self.lead(leader, left, k, 0)
        if left > 1:
            self.keep(self.key(leader), left, k, answer)
        self.anyhow = False
        return answer == 1

    def any_leader(self, left, k):
        """Try the leads of all opponents, as if they chose who of them leads.

        A suit is best led by the opponent who sits last before the seat and has it: to the same
        cards on the table the others may then play knowing the seat's. That holds for an opponent
        without jokers, and where high jokers of both sides cannot meet.
        """
        cuts: cython.ulonglong = 0
        skip: cython.ulonglong = 0
        every: cython.ulonglong = 0
        place: cython.int
        seat: cython.int
        suit: cython.int
        meet: cython.bint
        for place in range(1, 4):
            every |= self.hands[(self.me - place) & 3]
        meet = every > PLAIN and self.hands[self.me] > PLAIN
        for place in range(1, 4):
            seat = (self.me - place) & 3
            if not self.lead(seat, left, k, skip):
                return False
            cuts |= self.cuts
            if self.hands[seat] <= PLAIN and not meet:
                for suit in range(4):
                    if self.hands[seat] >> 9 * suit & SUIT:
                        skip |= SUIT << 9 * suit
        self.cuts = cuts
        return True

    def lead(self, leader, left, k, skip):
        """Try every lead."""
        hand: cython.ulonglong = self.hands[leader]
        mine: cython.ulonglong = self.hands[self.me]
        others: cython.ulonglong = 0
        parts: cython.ulonglong
        every: cython.ulonglong = 0
        cards: cython.ulonglong
        card: cython.ulonglong
        kinds: cython.ulonglong
        held: cython.ulonglong
        theirs: cython.ulonglong
        first: cython.ulonglong
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
        cuts: cython.ulonglong = 0
        done: cython.ulonglong = 0
        self.nodes += 1
        for seat in range(4):
            every |= self.hands[seat]
            if seat != leader:
                others |= self.hands[seat]
        exact = (self.flags & 8) != 0 and every > PLAIN
        first = self.answers[4 * left - 4 + leader]
        parts = mine if self.whoever and not is_me else others
        for suit in range(4):
            cards = (hand & ~skip) >> 9 * suit & SUIT
            if not cards:
                continue
            theirs = others >> 9 * suit & SUIT
            kinds = cards if exact else self.kinds_of(cards, parts >> 9 * suit & SUIT)
            while kinds:
                card = kinds & (~kinds + ONE)
                kinds ^= card
                grade = self.lead_grade(card, suit, leader, theirs, up)
                if card << 9 * suit == first:
                    grade += 4000
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
                if ONE << (38 + suit) == first:
                    grade += 4000
                end = self.rank_move(base, end, ONE << (38 + suit), grade)
        for at in range(base, end):
            card = self.moves[at]
            if card & done:
                continue
            if card <= PLAIN:
                suit = (card > SUIT) + (card >= ONE << 18) + (card >= ONE << 27)
                best = (512 if suit != self.trump else 1280) + cython.cast(
                    cython.int, card >> 9 * suit
                )
                self.hands[leader] = hand ^ card
                answer = self.follow(1, leader, suit, 0, best, leader, left, k, card)
            else:
                held = hand & ~PLAIN
                self.hands[leader] = hand ^ (held & (~held + ONE))
                held = card >> 38
                if held > 15:
                    held >>= 4
                    suit = cython.cast(cython.int, (held >> 1) - (held >> 3))
                    answer = self.follow(1, leader, suit, 1, 0, leader, left, k, 0)
                else:
                    suit = cython.cast(cython.int, (held >> 1) - (held >> 3))
                    best = 1024 if self.flags & 4 and suit != self.trump else 2048
                    answer = self.follow(1, leader, suit, 2, best, leader, left, k, 0)
            self.hands[leader] = hand
            if answer == is_me:
                self.answers[4 * left - 4 + leader] = self.moves[at]
                return answer
            if self.moves[at] <= PLAIN:
                done |= self.widen(self.moves[at], hand, parts)
            cuts |= self.cuts
        self.cuts = cuts
        return not is_me

    def follow(self, place, leader, led, led_joker, best, best_seat, left, k, played):
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
        cuts: cython.ulonglong = 0
        done: cython.ulonglong = 0
        self.nodes += 1
        hand = self.hands[seat]
        is_me = seat == self.me
        up = self.kind == 0 or (self.kind == 2 and 3 * k >= left)
        me_played = ((self.me - leader) & 3) < place
        if me_played and best_seat != self.me and place < 3 and self.lost(left - 1, k):
            self.settle(0, led, best, played, best_seat)
            return True
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
        # of the cards on the table only the one that holds the trick counts
        if self.whoever and not is_me:
            others = self.hands[self.me]
            if best_seat == self.me:
                others |= self.holder(led, best)
        else:
            others |= self.holder(led, best)
        for suit in range(first, last + 1):
            held = plain >> 9 * suit & SUIT
            if not held:
                continue
            kinds = others >> 9 * suit & SUIT
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
            return self.close(
                base, end, leader, led, led_joker, best, best_seat, left, k, played, plain, others
            )
        for at in range(base, end):
            card = self.moves[at]
            if card & done:
                continue
            strength = self.strength(card, led, led_joker, place)
            self.hands[seat] = hand ^ self.card_of(card, hand)
            card = played | card & PLAIN
            if strength > best:
                answer = self.follow(
                    place + 1, leader, led, led_joker, strength, seat, left, k, card
                )
            else:
                answer = self.follow(
                    place + 1, leader, led, led_joker, best, best_seat, left, k, card
                )
            self.hands[seat] = hand
            if answer == is_me:
                return answer
            if self.moves[at] <= PLAIN:
                done |= self.widen(self.moves[at], plain, others)
            cuts |= self.cuts
        self.cuts = cuts
        return not is_me

    def close(
        self, base, end, leader, led, led_joker, best, best_seat, left, k, played, plain, others
    ):
        """Try every play of the last follower: first what needs no search, then the rest."""
        seat: cython.int = (leader + 3) & 3
        hand: cython.ulonglong = self.hands[seat]
        card: cython.ulonglong
        cuts: cython.ulonglong = 0
        done: cython.ulonglong = 0
        taker: cython.int
        strength: cython.int
        at: cython.int
        rest: cython.int = base
        answer: cython.int
        wanted: cython.int = 1 if seat == self.me else 0
        for at in range(base, end):
            card = self.moves[at]
            if card & done:
                continue
            strength = self.strength(card, led, led_joker, 3)
            taker = seat if strength > best else best_seat
            self.hands[seat] = hand ^ self.card_of(card, hand)
            answer = self.glance(taker, left - 1, k - (1 if taker == self.me else 0))
            self.hands[seat] = hand
            if answer < 0:
                self.moves[rest] = card
                self.grades[rest] = strength
                rest += 1
                continue
            self.settle(card, led, max(best, strength), played, taker)
            if answer == wanted:
                return wanted == 1
            if card <= PLAIN:
                done |= self.widen(card, plain, others)
            cuts |= self.cuts
        for at in range(base, rest):
            card = self.moves[at]
            if card & done:
                continue
            strength = self.grades[at]
            taker = seat if strength > best else best_seat
            self.hands[seat] = hand ^ self.card_of(card, hand)
            answer = self.tricks(taker, left - 1, k - (1 if taker == self.me else 0))
            self.hands[seat] = hand
            self.settle(card, led, max(best, strength), played, taker)
            if answer == wanted:
                return wanted == 1
            if card <= PLAIN:
                done |= self.widen(card, plain, others)
            cuts |= self.cuts
        self.cuts = cuts
        return wanted == 0
