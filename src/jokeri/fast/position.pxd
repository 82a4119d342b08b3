# The C side of position.py: what its compiled form keeps, and what other compiled code may call.
cimport cython

ctypedef unsigned long long u64

cdef int popcount(u64 mask) noexcept nogil
cdef u64 nth_bit(u64 mask, int n) noexcept nogil
cdef int bit_number(u64 bit) noexcept nogil

@cython.final
cdef class Position:
    cdef readonly int flags
    cdef int points[1000]
    cdef readonly int cards, trump, dealer, phase      # phase: 0 trump, 1 bid, 2 play, 3 over
    cdef readonly u64 hands[4]
    cdef readonly int bids[4]                          # by seat; -1 before it has bid
    cdef readonly int taken[4]
    cdef readonly int turn, leader, count              # count: plays of this trick, or bids made
    cdef readonly int led, led_joker                   # led suit, 4: none; 0: a card, 1: low, 2: high
    cdef readonly int best_seat, best                  # who would take the trick now, and how strongly
    cdef readonly unsigned int voids                   # bit 4 * seat + suit: shown to be out of it
    cdef readonly u64 gone                             # cards played, the trick's included
    cdef readonly int length
    cdef u64 log[64]                          # moves since the start, as bits
    cdef u64 was_trick[64]
    cdef u64 was_hand[64]
    cdef unsigned int was_voids[64]
    cdef u64 random
    cdef readonly u64 all_cards               # the pack, as a set
    cdef readonly int pack_size
    cdef unsigned char pack[38]
    cdef unsigned char order[38]              # the pack while it is shuffled

    cdef void begin(self, int cards, int trump, int dealer) noexcept nogil
    cdef u64 legal_set(self) noexcept nogil
    cdef u64 legal_plays(self) noexcept nogil
    cdef void do_move(self, u64 move) noexcept nogil
    cdef void play(self, u64 move) noexcept nogil
    cdef void undo_move(self) noexcept nogil
    cdef int score_of(self, int seat) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
