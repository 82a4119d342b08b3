# The C side of plays.py.
cimport cython
from jokeri.fast.table cimport Table

ctypedef unsigned long long u64

cdef class Plays(Table):
    cdef u64 moves[2304]                      # 48 for each ply, the best first
    cdef int grades[2304]
    cdef u64 answers[36]                      # by tricks left and seat: the lead that last settled it

    cdef int glance(self, int leader, int left, int k) noexcept nogil
    cdef bint lost(self, int left, int k) noexcept nogil
    cdef int last_whoever(self, int k) noexcept nogil
    cdef int lead_grade(self, u64 card, int suit, int leader, u64 theirs, bint up) noexcept nogil
    cdef void settle(self, u64 card, int led, int best, u64 played, int taker) noexcept nogil
    cdef void compare(self, u64 played, int best, bint among) noexcept nogil
    cdef u64 holder(self, int led, int best) noexcept nogil
    cdef u64 widen(self, u64 card, u64 plain, u64 others) noexcept nogil
    cdef u64 card_of(self, u64 move, u64 hand) noexcept nogil
    cdef int strength(self, u64 card, int led, int led_joker, int place) noexcept nogil
    cdef int rank_move(self, int base, int end, u64 move, int grade) noexcept nogil
