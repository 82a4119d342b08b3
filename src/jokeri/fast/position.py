# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One deal as numbers: legal moves, playing, taking back, scoring, under every option of a house.

The same file is compiled where there is a C compiler and interpreted elsewhere; position.pxd
gives the C types. Integers do not wrap when interpreted, so every shift to the left is masked.
The methods without checks (``do_move``, ``play`` ...) are for compiled code and belong to it
alone there; Python code calls ``start``, ``legal``, ``apply``, ``undo``, ``copy``.
"""

import cython

from jokeri.fast.checks import checked_bids, checked_deal, whole
from jokeri.fast.rules import Rules

WORD = cython.declare(cython.ulonglong, (1 << 64) - 1)
PLAIN = cython.declare(cython.ulonglong, (1 << 36) - 1)
ONE = cython.declare(cython.ulonglong, 1)
SUIT = cython.declare(cython.ulonglong, 511)
CARDS = cython.declare(cython.ulonglong, (1 << 38) - 1)
JOKERS = cython.declare(cython.ulonglong, 3 << 36)
LEADS = cython.declare(cython.ulonglong, 255 << 38)
M1 = cython.declare(cython.ulonglong, 0x5555555555555555)
M2 = cython.declare(cython.ulonglong, 0x3333333333333333)
M4 = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
M8 = cython.declare(cython.ulonglong, 0x0101010101010101)

# How strongly a play holds the trick; within a suit the card's bit, 1 to 256, is added.
# A joker led low stands at 0, a card that cannot take the trick at -1.
# LED 512, a joker led high that trumps beat 1024, TRUMP 1280, led high else 2048, high 3072.


def popcount(mask):
    """Return how many bits are set."""
    mask -= mask >> 1 & M1
    mask = (mask & M2) + (mask >> 2 & M2)
    mask = (mask + (mask >> 4)) & M4
    return cython.cast(cython.int, (mask * M8 & WORD) >> 56)


def nth_bit(mask, n):
    """Return the bit of ``mask`` that has ``n`` set bits below it."""
    while n > 0:
        mask &= mask - ONE
        n -= 1
    return mask & (~mask + ONE)


def bit_number(bit):
    """Return the number of a single bit."""
    return popcount(bit - ONE)


class Position:
    """A deal from its trump to its score, with everything that a seat's play needs."""

    def __init__(self, rules: Rules) -> None:
        if not cython.compiled:
            self.points = [0] * 1000
            self.hands, self.bids, self.taken = [0] * 4, [-1] * 4, [0] * 4
            self.log, self.was_trick = [0] * 64, [0] * 64
            self.was_hand, self.was_voids = [0] * 64, [0] * 64
            self.pack, self.order = [0] * 38, [0] * 38
            self.random = 1
        if len(rules.points) != 1000:
            raise ValueError("rules have a thousand points")
        self.flags = rules.flags
        for place in range(1000):
            self.points[place] = rules.points[place]
        self.all_cards = rules.pack & CARDS
        self.pack_size = 0
        for card in range(38):
            if rules.pack >> card & 1:
                self.pack[self.pack_size] = card
                self.pack_size += 1
        self.begin(1, 4, 0)
        self.phase = 3

    # ------------------------------------------------------------ for Python, with checks

    def start(self, hands, cards, trump, dealer, bids=()) -> None:
        """Begin a deal: four sets of cards, the trump (None: forehand will name it), bids so far.

        Raises ``ValueError`` with a sentence where no such deal can be.
        """
        dealt = checked_deal(self.all_cards, hands, cards, trump, dealer)
        said = checked_bids(bids, cards, trump)
        self.begin(cards, 5 if trump is None else trump, dealer)
        for seat in range(4):
            self.hands[seat] = dealt[seat]
        for bid in said:
            self.apply(46 + bid)

    def again(self, hands) -> None:
        """Begin the deal again with other hands of its size; trump stays as it is, named or not.

        Raises ``ValueError``, quickly: a search asks this thousands of times.
        """
        seat: cython.int
        hand: cython.ulonglong
        left: cython.ulonglong = self.all_cards
        if len(hands) != 4:
            raise ValueError(f"a deal has four hands, not {len(hands)}")
        for seat in range(4):
            hand = hands[seat]
            if hand & ~left or popcount(hand) != self.cards:
                raise ValueError("the hands are not of this deal")
            left ^= hand
        self.begin(self.cards, self.trump, self.dealer)
        for seat in range(4):
            self.hands[seat] = hands[seat]

    def legal(self) -> int:
        """Return the set of legal moves; 0 when the deal is over."""
        return self.legal_set()

    def apply(self, move) -> None:
        """Make a legal move, by its number, or raise ``ValueError``."""
        legal: cython.ulonglong = self.legal_set()
        if not isinstance(move, int) or not 0 <= move <= 60:
            raise ValueError(f"a move is a number from 0 to 60, not {move!r}")
        if not legal >> move & 1:
            raise ValueError(f"move {move} is not legal here")
        self.do_move(ONE << move)

    def undo(self) -> None:
        """Take the last move back."""
        if self.length == 0:
            raise ValueError("there is no move to take back")
        self.undo_move()

    def history(self) -> list[int]:
        """Return the numbers of the moves made since the start."""
        return [int(bit_number(self.log[place])) for place in range(self.length)]

    def recall(self, gone, voids) -> None:
        """Have other cards gone and other voids shown: what a seat that forgets believes.

        For a look by the nets alone; moves cannot be taken back to before it.
        """
        if not (0 <= whole(gone, "cards gone") <= CARDS and 0 <= whole(voids, "voids") < 1 << 16):
            raise ValueError("there are no such cards, or no such voids")
        self.gone = gone
        self.voids = voids

    def scores(self) -> tuple[int, ...]:
        """Return the deal's points by seat; raises ``ValueError`` before it is over."""
        if self.phase != 3 or self.bids[self.dealer] < 0:
            raise ValueError("the deal is not over, or was played without bids")
        return tuple([self.score_of(seat) for seat in range(4)])

    def copy(self) -> object:
        """Return another position equal to this one."""
        other: Position = Position.__new__(Position)
        if not cython.compiled:
            for name, kept in vars(self).items():
                setattr(other, name, list(kept) if isinstance(kept, list) else kept)
        other.copy_from(self)
        return other

    def without_bids(self) -> object:
        """Return the same cards with the bidding left out: forehand leads, nothing is scored."""
        if self.phase == 0:
            raise ValueError("trump is not named yet")
        other: Position = self.copy()
        if self.phase == 1:
            other.again(self.hands)
            other.phase = 2
        return other

    # ------------------------------------------------------------ for compiled code

    def begin(self, cards, trump, dealer):
        """Set everything but the hands; trump 5: still to be named."""
        seat: cython.int
        self.cards = cards
        self.trump = trump
        self.dealer = dealer
        self.phase = 0 if trump == 5 else 1
        for seat in range(4):
            self.hands[seat] = 0
            self.bids[seat] = -1
            self.taken[seat] = 0
        self.leader = (dealer + 1) & 3
        self.turn = self.leader
        self.count = 0
        self.led = 4
        self.led_joker = 0
        self.best_seat = self.leader
        self.best = -1
        self.voids = 0
        self.gone = 0
        self.length = 0

    def legal_set(self):
        """Return the set of legal moves."""
        moves: cython.ulonglong = 0
        barred: cython.int
        if self.phase == 2:
            return self.legal_plays()
        if self.phase == 1:
            moves = ((ONE << (self.cards + 1)) - ONE) << 46
            if self.count == 3:
                barred = self.cards - self.bids[0] - self.bids[1] - self.bids[2] - self.bids[3] - 1
                if 0 <= barred <= self.cards:
                    moves ^= ONE << (46 + barred)
        elif self.phase == 0:
            moves = (ONE << 61) - (ONE << 56)
        return moves

    def legal_plays(self):
        """Return the set of legal plays: following, the duty of a high lead, trumping."""
        hand: cython.ulonglong = self.hands[self.turn]
        moves: cython.ulonglong = hand & PLAIN
        held: cython.ulonglong
        shift: cython.int
        if self.count == 0:
            return moves | LEADS if hand > PLAIN else moves
        shift = 9 * self.led
        held = moves >> shift & SUIT
        if held:
            if self.led_joker == 2 and self.flags & 2:
                held |= held >> 1
                held |= held >> 2
                held |= held >> 4
                held |= held >> 8
                held ^= held >> 1
            moves = held << shift
        elif self.flags & 1 and self.trump < 4:
            held = moves & SUIT << 9 * self.trump
            if held:
                moves = held
        return moves | JOKERS if hand > PLAIN else moves

    def do_move(self, move):
        """Make a move that is legal."""
        place: cython.int
        if self.phase == 2:
            self.play(move)
            return
        self.log[self.length] = move
        self.length += 1
        place = bit_number(move)
        if self.phase == 0:
            self.trump = place - 56
            self.phase = 1
            return
        self.bids[self.turn] = place - 46
        self.turn = (self.turn + 1) & 3
        self.count += 1
        if self.count == 4:
            self.count = 0
            self.phase = 2

    def play(self, move):
        """Make a play that is legal, and close the trick with its fourth."""
        seat: cython.int = self.turn
        hand: cython.ulonglong = self.hands[seat]
        card: cython.ulonglong = move
        high: cython.ulonglong
        suit: cython.int
        strength: cython.int = -1
        n: cython.int = self.length
        self.log[n] = move
        self.was_hand[n] = hand
        self.was_voids[n] = self.voids
        self.was_trick[n] = (
            self.leader
            | self.count << 2
            | self.led << 4
            | self.led_joker << 7
            | self.best_seat << 9
            | (self.best + 1) << 11
        )
        self.length = n + 1
        if move > PLAIN:
            card = hand & ~PLAIN
            card &= ~card + ONE
        self.hands[seat] = hand ^ card
        self.gone |= card
        if self.count == 0:
            self.best_seat = seat
            if move <= PLAIN:
                suit = (move > SUIT) + (move >= ONE << 18) + (move >= ONE << 27)
                self.led_joker = 0
                self.best = (512 if suit != self.trump else 1280) + (move >> 9 * suit)
            else:
                high = move >> 38
                self.led_joker = 2
                self.best = 2048
                if high > 15:
                    high >>= 4
                    self.led_joker = 1
                    self.best = 0
                suit = (high >> 1) - (high >> 3)
                if self.led_joker == 2 and self.flags & 4 and suit != self.trump:
                    self.best = 1024
            self.led = suit
        else:
            if move <= PLAIN:
                high = move >> 9 * self.led & SUIT
                if high:
                    strength = (512 if self.led != self.trump else 1280) + high
                else:
                    self.voids |= 1 << (4 * seat + self.led)
                    high = move >> 9 * self.trump & SUIT
                    if high and self.trump < 4:
                        strength = 1280 + high
                    else:
                        if self.flags & 1 and self.trump < 4:
                            self.voids |= 1 << (4 * seat + self.trump)
                        if self.led_joker == 1 and self.flags & 8:
                            suit = (move > SUIT) + (move >= ONE << 18) + (move >= ONE << 27)
                            strength = move >> 9 * suit
            elif move == ONE << 36:
                if self.flags & 16:
                    strength = 3072 + self.count
                elif self.led_joker != 2:
                    strength = 3072
            if strength > self.best:
                self.best = strength
                self.best_seat = seat
        self.count += 1
        self.turn = (seat + 1) & 3
        if self.count == 4:
            self.turn = self.best_seat
            self.leader = self.turn
            self.taken[self.turn] += 1
            self.count = 0
            self.led = 4
            self.led_joker = 0
            if self.hands[self.turn] == 0:
                self.phase = 3

    def undo_move(self):
        """Take the last move back; there is one."""
        n: cython.int = self.length - 1
        move: cython.ulonglong = self.log[n]
        trick: cython.ulonglong
        self.length = n
        if move >= ONE << 46:
            if move >= ONE << 56:
                self.trump = 5
                self.phase = 0
                return
            self.phase = 1
            self.count = (self.count - 1) & 3
            self.turn = (self.turn - 1) & 3
            self.bids[self.turn] = -1
            return
        if self.count == 0:
            self.taken[self.leader] -= 1
        self.phase = 2
        trick = self.was_trick[n]
        self.leader = trick & 3
        self.count = trick >> 2 & 3
        self.led = trick >> 4 & 7
        self.led_joker = trick >> 7 & 3
        self.best_seat = trick >> 9 & 3
        self.best = cython.cast(cython.int, trick >> 11) - 1
        self.turn = (self.leader + self.count) & 3
        self.gone ^= self.hands[self.turn] ^ self.was_hand[n]
        self.hands[self.turn] = self.was_hand[n]
        self.voids = self.was_voids[n]

    def score_of(self, seat):
        """Return a seat's points; the deal is over and had its bids."""
        return self.points[(self.cards * 10 + self.bids[seat]) * 10 + self.taken[seat]]

    def copy_from(self, other):
        """Become equal to another position."""
        place: cython.int
        self.flags = other.flags
        self.all_cards = other.all_cards
        self.pack_size = other.pack_size
        for place in range(1000):
            self.points[place] = other.points[place]
        for place in range(38):
            self.pack[place] = other.pack[place]
        self.begin(other.cards, other.trump, other.dealer)
        for place in range(4):
            self.hands[place] = other.hands[place]
            self.bids[place] = other.bids[place]
            self.taken[place] = other.taken[place]
        self.phase = other.phase
        self.turn = other.turn
        self.leader = other.leader
        self.count = other.count
        self.led = other.led
        self.led_joker = other.led_joker
        self.best_seat = other.best_seat
        self.best = other.best
        self.voids = other.voids
        self.gone = other.gone
        self.length = other.length
        self.random = other.random
        for place in range(other.length):
            self.log[place] = other.log[place]
            self.was_hand[place] = other.was_hand[place]
            self.was_voids[place] = other.was_voids[place]
            self.was_trick[place] = other.was_trick[place]
